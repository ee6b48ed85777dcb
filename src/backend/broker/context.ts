import { GraphQLError } from 'graphql'
import * as v from 'valibot'
import { HoldIdSchema } from '../../contracts/booking.ts'
import { errorTexts } from '../../contracts/error-texts.ts'
import { IsoDateSchema, MarketIdSchema } from '../../contracts/lodging.ts'
import { type Market, marketById } from '../../markets/market.ts'
import { holderOf } from '../booking/night-holder.ts'

export type BrokerContext = {
  db: Database
  now: Date
  batches: Batches
  /** Holder whose hold does not count; empty for none. */
  holder: string
}

/** @param holdId what a guest who is booking holds the house by */
export async function createBrokerContext(db: D1Database, holdId: string | null): Promise<BrokerContext> {
  const holder = v.is(HoldIdSchema, holdId) ? await holderOf(holdId) : ''
  return { db: batchQueries(db), now: new Date(), batches: new Batches(), holder }
}

/** The edition of a `lan` argument. Throws the specification's sentence for anything but 1, 2 and 7. */
export function editionOf(lan: number): Market {
  const parsed = v.safeParse(MarketIdSchema, lan)
  if (!parsed.success) {
    throw new GraphQLError(errorTexts.invalidLan(String(lan)), { extensions: { code: 'BAD_USER_INPUT' } })
  }
  return marketById(parsed.output)
}

const DaySchema = v.nullish(IsoDateSchema)

/** An optional ISO day of an argument; an empty text counts as none. */
export function dayArgument(name: string, value: string | null | undefined): string | undefined {
  const parsed = v.safeParse(DaySchema, value === '' ? undefined : value)
  if (!parsed.success) {
    throw new GraphQLError(`${name} "${value}" was not an ISO day`, { extensions: { code: 'BAD_USER_INPUT' } })
  }
  return parsed.output ?? undefined
}

/** Whole øre or cents → decimal kroner or euro, as the wire has it. */
export function toMajor(minor: number): number {
  return minor / 100
}

/** On first load the calendar shows this many months from today. */
export const firstLoadMonths = 12

/** The number of items that a caller gets: none for a negative number, never more than the list's limit. */
export function limited(requested: number, max: number): number {
  return Math.min(Math.max(requested, 0), max)
}

/** Loads the values of many keys at once; a key without a value is left out of the map. */
type BatchLoad<Value> = (keys: number[]) => Promise<Map<number, Value>>

/**
 * Collects the keys that are requested in one turn of the event loop and loads them together, so that a list of
 * houses costs one statement a field instead of one a house. Lives as long as one request.
 */
class Batches {
  readonly #waiting = new Map<string, Batch<unknown>>()

  /** `name` identifies the load and its arguments: calls with the same name share a statement. */
  load<Value>(name: string, key: number, load: BatchLoad<Value>): Promise<Value | undefined> {
    let batch = this.#waiting.get(name) as Batch<Value> | undefined
    if (!batch) {
      batch = { keys: new Set(), values: afterThisTurn(() => this.#run(name, load)) }
      this.#waiting.set(name, batch)
    }
    batch.keys.add(key)
    return batch.values.then((values) => values.get(key))
  }

  #run<Value>(name: string, load: BatchLoad<Value>): Promise<Map<number, Value>> {
    const keys = [...(this.#waiting.get(name)?.keys ?? [])]
    this.#waiting.delete(name)
    return load(keys)
  }
}

interface Batch<Value> {
  keys: Set<number>
  values: Promise<Map<number, Value>>
}

/** GraphQL resolves the fields of siblings within microtasks of each other; a timer comes after all of them. */
function afterThisTurn<Value>(run: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => setTimeout(() => run().then(resolve, reject), 0))
}

/** Rows → lists by key, in the order of the rows. */
export function groupBy<Row, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  toValue: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(toValue(row))
    else groups.set(keyOf(row), [toValue(row)])
  }
  return groups
}

/** What resolvers read from: the part of D1 that runs queries. */
export interface Database {
  prepare(sql: string): { bind(...values: unknown[]): BoundStatement }
}

interface BoundStatement {
  all<Row>(): Promise<{ results: Row[] }>
  first<Row>(): Promise<Row | null>
}

interface Waiting {
  statement: D1PreparedStatement
  resolve(result: D1Result): void
  reject(cause: unknown): void
}

/**
 * D1 with one batch for all queries of the same turn of the event loop, as the fields of a GraphQL query make them.
 * When a batch fails every query is sent alone, so that only the faulty one fails.
 */
function batchQueries(db: D1Database): Database {
  let waiting: Waiting[] = []

  function enqueue<Row>(statement: D1PreparedStatement): Promise<D1Result<Row>> {
    return new Promise((settle, reject) => {
      if (waiting.length === 0) setTimeout(flush, 0)
      waiting.push({ statement, resolve: (result: D1Result<Row>) => settle(result), reject })
    })
  }

  async function flush(): Promise<void> {
    const queued = waiting
    waiting = []
    const results = queued.length > 1 ? await db.batch(queued.map(statementOf)).catch(() => []) : []
    for (const [place, each] of queued.entries()) {
      const result = results[place]
      if (result) each.resolve(result)
      else each.statement.all().then(each.resolve, each.reject)
    }
  }

  return {
    prepare: (sql) => ({
      bind: (...values) => {
        const statement = db.prepare(sql).bind(...values)
        return {
          all: <Row>() => enqueue<Row>(statement),
          first: async <Row>() => (await enqueue<Row>(statement)).results[0] ?? null,
        }
      },
    }),
  }
}

function statementOf({ statement }: Waiting): D1PreparedStatement {
  return statement
}
