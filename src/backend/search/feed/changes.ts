import * as v from 'valibot'
import type { Key } from './read-documents.ts'

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
  /** Houses of which anything has changed: each has a document that stands for all its stays. */
  houses: readonly number[]
  /** Those of which words have changed. */
  texts: readonly number[]
  /** Stays that are free now, were, or have never been: house, arrival, nights. */
  stays: readonly (readonly [lodgingId: number, arrival: string, duration: number])[]
  areEntries: boolean
  /** What the houses' cheapest stays cost before the documents are made. */
  offers: readonly Key[]
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
  const { offers, changed } = await offersOf(db, houses)
  const whole = [...new Set([...idsOf(changes.filter(({ kind }) => kind === 'house')), ...changed])]
  return {
    upTo: last.number,
    houses,
    texts: idsOf(changes.filter(({ kind }) => kind === 'house' || kind === 'text')),
    stays: await staysOf(db, changes, whole),
    areEntries: changes.some(({ kind }) => kind === 'entry'),
    offers,
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

const OffersSchema = v.array(v.object({ currency: v.string(), lodging_id: v.number(), total: v.number() }))

/** What their cheapest stays cost, and the houses of which the engine's stays say otherwise. */
async function offersOf(db: D1Database, houses: readonly number[]) {
  const [now, before] = await db.batch(
    ['search_offer', 'search_sent_offer'].map((table) =>
      db
        .prepare(
          `SELECT currency, lodging_id, total FROM ${table}
           WHERE currency IN ('DKK', 'EUR') AND lodging_id IN (SELECT value FROM json_each(?1))`,
        )
        .bind(JSON.stringify(houses)),
    ),
  )
  const offers = v.parse(OffersSchema, now?.results ?? [])
  const sent = new Map(
    v.parse(OffersSchema, before?.results ?? []).map((each) => [`${each.currency} ${each.lodging_id}`, each.total]),
  )
  const changed = offers.filter(({ currency, lodging_id, total }) => sent.get(`${currency} ${lodging_id}`) !== total)
  return {
    offers: offers.map(({ currency, lodging_id, total }) => [currency, lodging_id, total]),
    changed: changed.map(({ lodging_id }) => lodging_id),
  }
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
export async function confirmChanges(db: D1Database, { upTo, offers }: Scope, now: number): Promise<void> {
  await db.batch([
    db
      .prepare('DELETE FROM search_change WHERE number <= min(?1, (SELECT coalesce(push_after, ?1) FROM search_feed))')
      .bind(upTo),
    db
      .prepare(
        `INSERT OR REPLACE INTO search_sent_offer (currency, lodging_id, total)
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)`,
      )
      .bind(JSON.stringify(offers)),
    db
      .prepare(
        `UPDATE search_feed SET cursor = ?1, failure = NULL,
           confirmed_at = iif(EXISTS (SELECT 1 FROM search_change WHERE number > ?1), confirmed_at, ?2)`,
      )
      .bind(upTo, now),
  ])
}
