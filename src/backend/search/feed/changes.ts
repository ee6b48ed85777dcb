import * as v from 'valibot'

const ChangesSchema = v.array(
  v.object({
    number: v.number(),
    kind: v.picklist(['house', 'text', 'offer', 'stay', 'night', 'entry']),
    lodging_id: v.number(),
    arrival: v.string(),
    duration: v.number(),
  }),
)
type Change = v.InferOutput<typeof ChangesSchema>[number]

/** Which documents some changes concern. */
export interface Scope {
  /** The number of the last of the changes. */
  upTo: number
  /** Houses with any change: each has a document that represents all its stays. */
  houses: readonly number[]
  /** Those of which words have changed. */
  texts: readonly number[]
  /** Stays that are free now, were, or have never been: house, arrival, nights. */
  stays: readonly (readonly [lodgingId: number, arrival: string, duration: number])[]
  areEntries: boolean
}

/** Changes of one batch, of which so many may concern all stays of a house. */
const [maxChanges, maxHouses] = [500, 10]

/** The oldest changes that the engine has not confirmed; null: it has all. */
export async function nextScope(db: D1Database, cursor: number): Promise<Scope | null> {
  const { results } = await db
    .prepare('SELECT * FROM search_change WHERE number > ?1 ORDER BY number LIMIT ?2')
    .bind(cursor, maxChanges)
    .all()
  const changes = firstOf(v.parse(ChangesSchema, results))
  const last = changes.at(-1)
  if (!last) return null
  const houses = idsOf(changes.filter(({ kind }) => kind !== 'entry'))
  const whole = idsOf(changes.filter(({ kind }) => kind === 'house'))
  return {
    upTo: last.number,
    houses,
    texts: idsOf(changes.filter(({ kind }) => kind === 'house' || kind === 'text')),
    stays: await staysOf(db, changes, whole),
    areEntries: changes.some(({ kind }) => kind === 'entry'),
  }
}

/** As many as fit into a batch. */
function firstOf(changes: readonly Change[]): readonly Change[] {
  let houses = 0
  const end = changes.findIndex(({ kind }) => {
    if (kind === 'house') houses += 1
    return houses > maxHouses
  })
  return end < 0 ? changes : changes.slice(0, end)
}

function idsOf(changes: readonly Change[]): number[] {
  return [...new Set(changes.map(({ lodging_id }) => lodging_id))]
}

const StaysSchema = v.array(v.object({ lodging_id: v.number(), arrival: v.string(), duration: v.number() }))

async function staysOf(db: D1Database, changes: readonly Change[], whole: readonly number[]): Promise<Scope['stays']> {
  const nights = changes.filter(({ kind }) => kind === 'night').map(({ lodging_id, arrival }) => [lodging_id, arrival])
  const { results } = await db
    .prepare(
      `SELECT lodging_id, arrival, duration FROM booking_option WHERE lodging_id IN (SELECT value FROM json_each(?1))
       UNION
       SELECT o.lodging_id, o.arrival, o.duration FROM json_each(?2) night
       JOIN booking_option o ON o.lodging_id = night.value ->> 0 AND o.arrival <= night.value ->> 1
       WHERE date(o.arrival, '+' || o.duration || ' days') > night.value ->> 1`,
    )
    .bind(JSON.stringify(whole), JSON.stringify(nights))
    .all()
  const own = changes.filter(({ kind }) => kind === 'stay')
  const all = [...v.parse(StaysSchema, results), ...own]
  return [
    ...new Map(
      all.map(({ lodging_id, arrival, duration }) => [
        `${lodging_id}-${arrival}-${duration}`,
        [lodging_id, arrival, duration] as const,
      ]),
    ).values(),
  ]
}

/** The engine has them: they are not sent again, but for those that came since a full push began. */
export async function confirmChanges(
  db: D1Database,
  { upTo, houses, texts, stays }: Scope,
  now: number,
): Promise<void> {
  const words = new Set(texts)
  // Of a house whose cheapest stay alone is another, any week.
  const nights = [...houses.filter((id) => !words.has(id)).map((id) => [id, '1970-01-01']), ...stays]
  await db.batch([
    // A search since the change may have cached the earlier state.
    db.prepare("INSERT INTO tell SELECT 'lodging:' || value FROM json_each(?1)").bind(JSON.stringify(texts)),
    db.prepare("INSERT INTO tell SELECT 'cheapest:' || value FROM json_each(?1)").bind(JSON.stringify(houses)),
    db
      .prepare('INSERT INTO tell_nights SELECT DISTINCT value ->> 0, value ->> 1 FROM json_each(?1)')
      .bind(JSON.stringify(nights)),
    db
      .prepare('DELETE FROM search_change WHERE number <= min(?1, (SELECT coalesce(push_after, ?1) FROM search_feed))')
      .bind(upTo),
    db
      .prepare(
        `UPDATE search_feed SET cursor = ?1, failure = NULL,
           confirmed_at = iif(EXISTS (SELECT 1 FROM search_change WHERE number > ?1), confirmed_at, ?2)`,
      )
      .bind(upTo, now),
  ])
}
