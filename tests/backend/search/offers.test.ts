import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { holdStay, releaseHold } from '../../../src/backend/booking/holds.ts'
import { notHeldSql } from '../../../src/backend/booking/night-holder.ts'
import { momentOf } from '../../../src/backend/search/indexes/search-index.ts'
import { addDays, today } from '../../../src/domain/stays.ts'
import { fill, makeHouses, makeStays } from './fixture.ts'
import { ask } from './search-call.ts'

const houses = makeHouses(9)
const stays = makeStays(houses.slice(0, 8), 4)

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
        FROM booking_option o WHERE status = 1 AND arrival >= ?1 AND ${notHeldSql('o', null)} GROUP BY lodging_id ORDER BY lodging_id`,
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

test('a held week is no offer, whatever changes of it and of the other stays of its house, and is one again when its hold ends', async () => {
  const week = "lodging_id = 9 AND duration = 7 AND arrival = '2027-06-05'"
  const rows = ['2027-06-05', '2027-06-12', '2027-06-19'].map(
    (arrival, place) => `(9, '${arrival}', 7, 1, 1, ${100 + place}, 1, 1, 1, ${100 + place}, 1, '[]', 1)`,
  )
  await env.DB.prepare(`INSERT INTO booking_option VALUES ${rows.join(', ')}`).run()
  const now = new Date()
  const hold = { lodgingId: 9, arrival: '2027-06-05', duration: 7, languageId: 1 as const }
  const held = await holdStay(env.DB, 'a hold', hold, { now, seconds: 900, visitor: { isProven: true } })
  expect(held.kind).toBe('held')
  await expectOffers()
  for (const change of [
    `UPDATE booking_option SET total_dkk = 99, total_eur = 99 WHERE ${week}`,
    "UPDATE booking_option SET total_dkk = 120, total_eur = 120 WHERE lodging_id = 9 AND arrival = '2027-06-12'",
    "UPDATE booking_option SET status = 0 WHERE lodging_id = 9 AND arrival = '2027-06-19'",
    "DELETE FROM booking_option WHERE lodging_id = 9 AND arrival = '2027-06-12'",
    `INSERT OR REPLACE INTO booking_option SELECT * FROM booking_option WHERE ${week}`,
  ]) {
    await env.DB.prepare(change).run()
    await expectOffers()
  }
  await releaseHold(env.DB, 'a hold', now)
  await expectOffers()
  expect((await ask('lodgingOptions_duration-_lan-1', { filter: 'lodgingId = 9' })).body.hits).toHaveLength(1)
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
