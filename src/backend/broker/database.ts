/** What resolvers read from: the part of D1 that asks questions. */
export interface Database {
  prepare(sql: string): { bind(...values: unknown[]): Question }
}

interface Question {
  all<Row>(): Promise<{ results: Row[] }>
  first<Row>(): Promise<Row | null>
}

interface Waiting {
  statement: D1PreparedStatement
  resolve(result: D1Result): void
  reject(cause: unknown): void
}

/**
 * D1 with one journey for all questions of the same turn of the event loop, as the fields of a GraphQL query ask
 * them. When a journey fails every question goes alone, so that only the one at fault fails.
 */
export function inOneJourney(db: D1Database): Database {
  let waiting: Waiting[] = []

  function ask<Row>(statement: D1PreparedStatement): Promise<D1Result<Row>> {
    return new Promise((settle, reject) => {
      if (waiting.length === 0) setTimeout(travel, 0)
      waiting.push({ statement, resolve: (result: D1Result<Row>) => settle(result), reject })
    })
  }

  async function travel(): Promise<void> {
    const travellers = waiting
    waiting = []
    const results = travellers.length > 1 ? await db.batch(travellers.map(statementOf)).catch(() => []) : []
    for (const [place, traveller] of travellers.entries()) {
      const result = results[place]
      if (result) traveller.resolve(result)
      else traveller.statement.all().then(traveller.resolve, traveller.reject)
    }
  }

  return {
    prepare: (sql) => ({
      bind: (...values) => {
        const statement = db.prepare(sql).bind(...values)
        return {
          all: <Row>() => ask<Row>(statement),
          first: async <Row>() => (await ask<Row>(statement)).results[0] ?? null,
        }
      },
    }),
  }
}

function statementOf({ statement }: Waiting): D1PreparedStatement {
  return statement
}
