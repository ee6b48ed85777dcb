import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { momentOf } from '../../../src/backend/search/indexes/search-index.ts'
import { addDays, today } from '../../../src/domain/stays.ts'
import { fill, makeHouses, makeStays } from './fixture.ts'
import { ask } from './search-call.ts'

const houses = makeHouses(8)
const stays = makeStays(houses, 4)

beforeAll(() => fill(env.DB, houses, stays))

/** Compares the index without dates with the tables. */
async function expectOffers(): Promise<void> {
  const { firstArrival } = momentOf(new Date())
  for (const [lan, currency] of [
    [1, 'dkk'],
    [2, 'eur'],
  ] as const) {
    const { results } = await env.DB.prepare(
      `SELECT lodging_id AS id, coalesce(min(iif(duration = 7, total_${currency}, NULL)), min(total_${currency})) AS total
        FROM booking_option WHERE status = 1 AND arrival >= ?1 GROUP BY lodging_id ORDER BY lodging_id`,
    )
      .bind(firstArrival)
      .all<{ id: number; total: number }>()
    const { body } = await ask(`lodgingOptions_duration-_lan-${lan}`, { sort: ['lodgingId:asc'], hitsPerPage: 100 })
    const hits = body.hits.map((hit: { lodgingId: number; totalPrice: number }) => [
      hit.lodgingId,
      Math.round(hit.totalPrice * 100),
    ])
    expect(hits).toEqual(results.map(({ id, total }) => [id, total]))
  }
}

test('a house is offered with its cheapest free week, without one with its cheapest stay, whatever is booked, freed, repriced, removed or added', async () => {
  const change = fc.record({
    place: fc.nat({ max: stays.length - 1 }),
    kind: fc.constantFrom('book', 'free', 'reprice', 'remove', 'add', 'replace'),
    total: fc.integer({ min: 1, max: 900_000 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      await env.DB.batch(
        changes.map(({ place, kind, total }) => {
          const { lodgingId, arrival, duration } = stays[place] ?? { lodgingId: 1, arrival: today(), duration: 7 }
          const key = 'lodging_id = ?1 AND arrival = ?2 AND duration = ?3'
          const statement = {
            book: `UPDATE booking_option SET status = 0 WHERE ${key}`,
            free: `UPDATE booking_option SET status = 1 WHERE ${key}`,
            reprice: `UPDATE booking_option SET total_dkk = ${total}, total_eur = ${total % 7919} WHERE ${key}`,
            remove: `DELETE FROM booking_option WHERE ${key}`,
            add: `INSERT OR IGNORE INTO booking_option VALUES (?1, ?2, ?3, 1, 1, ${total}, 1, 1, 1, ${total % 7919}, 1, '[]', 1)`,
            replace: `INSERT OR REPLACE INTO booking_option VALUES (?1, ?2, ?3, 1, 1, ${total}, 1, 1, 1, ${total % 7919}, 1, '[]', ${total % 2})`,
          }[kind]
          return env.DB.prepare(statement).bind(lodgingId, arrival, duration)
        }),
      )
      await expectOffers()
    }),
    { numRuns: 40 },
  )
})

test('an offer that has passed gives way to the next', async () => {
  await env.DB.prepare("INSERT OR REPLACE INTO booking_option VALUES (2, ?1, 7, 1, 1, 1, 1, 1, 1, 1, 1, '[]', 1)")
    .bind(addDays(today(), -30))
    .run()
  await expectOffers()
})

test('a house without a free stay is left out, and comes back with one', async () => {
  await env.DB.prepare('UPDATE booking_option SET status = 0 WHERE lodging_id = 4').run()
  await expectOffers()
  const left = await ask('lodgingOptions_duration-_lan-1', { filter: 'lodgingId = 4' })
  expect(left.body.hits).toEqual([])
  await env.DB.prepare("INSERT OR REPLACE INTO booking_option VALUES (4, ?1, 7, 1, 1, 1, 1, 1, 1, 1, 1, '[]', 1)")
    .bind(addDays(today(), 30))
    .run()
  const back = await ask('lodgingOptions_duration-_lan-1', { filter: 'lodgingId = 4' })
  expect(back.body.hits).toHaveLength(1)
})

test('filling the table again, replacing every row, leaves the offers right', async () => {
  await env.DB.prepare('DELETE FROM booking_option').run()
  await fill(env.DB, houses, stays)
  await expectOffers()
  await fill(env.DB, houses, stays)
  await expectOffers()
})
