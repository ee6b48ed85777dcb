import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { type FeedChanges, FeedChangesReplySchema } from '../../src/contracts/purge.ts'
import { factsTag, housesTag, staysTag, weekOf } from '../../src/domain/change-tags.ts'
import { addDays } from '../../src/domain/stays.ts'
import { call, postJson } from './call.ts'
import { bookingOf, house, petFreeHouse, saturday, seedAgency } from './fixtures/agency.ts'

const ofHouse = [`lodging:${house.id}`, 'location:141']
const ofItself = [`house:${house.id}`, housesTag({ location: 141 })]
/** Its cheapest stay is another, which a list of houses anywhere may show. */
const ofCheapest = [...ofItself, housesTag()]
const ofFacts = [...ofHouse, ...ofItself, factsTag]
/** Tags of stays in the house's place, from the week of the first Saturday on. */
const ofStays = (weeks: number) => [
  ...[...ofHouse, staysTag(), staysTag({ location: 141 })],
  ...Array.from({ length: weeks }, (_, place) => weekOf(saturday) + place).flatMap((week) => [
    staysTag({ week }),
    staysTag({ location: 141, week }),
  ]),
]
let place = { stamp: '', number: 0 }

/** Changes since that position. */
async function changesSince({ stamp, number }: typeof place): Promise<FeedChanges> {
  const reply = await call(`/changes/?${new URLSearchParams({ stamp, after: String(number) })}`)
  return v.parse(FeedChangesReplySchema, await reply.json()).data
}

/** Changes since the last call. */
async function newChanges(): Promise<FeedChanges> {
  const changes = await changesSince(place)
  place = changes
  return changes
}

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

beforeEach(async () => {
  await run('DELETE FROM told_feed')
  await seedAgency()
  place = await changesSince({ stamp: '', number: 0 })
})

test('who asks for the first time is told a place and nothing of before, and then nothing until something changes', async () => {
  expect(place.stamp).not.toBe('')
  expect(await newChanges()).toEqual({ ...place, isMore: false, tags: [], entries: [] })
})

const held = (arrival = saturday) =>
  call(`/booking/rest/v1/holds/${'a'.repeat(32)}/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lodgingId: house.id, arrival, duration: 7, languageId: 1 }),
  })

test.each<[string, () => Promise<unknown>, string[]]>([
  [
    'a booking',
    async () => {
      const reply = await postJson('/booking/rest/v1/booking/', bookingOf(), { 'idempotency-key': 'told-of-a-sale' })
      expect(reply.status).toBe(201)
    },
    [...ofStays(2), ...ofCheapest],
  ],
  ['a hold of the cheapest stay', held, [...ofStays(2), ...ofCheapest]],
  [
    'a hold of another stay',
    () => held(addDays(saturday, 21)),
    [
      ...[...ofHouse, staysTag(), staysTag({ location: 141 })],
      ...[3, 4].flatMap((later) => {
        const week = weekOf(saturday) + later
        return [staysTag({ week }), staysTag({ location: 141, week })]
      }),
    ],
  ],
  [
    'a price',
    () => run('UPDATE booking_option SET total_dkk = total_dkk + 100 WHERE lodging_id = ?1', house.id),
    [...ofStays(6), ...ofCheapest],
  ],
  [
    'a price of one stay',
    () =>
      run(
        'UPDATE booking_option SET total_dkk = total_dkk + 100 WHERE lodging_id = ?1 AND arrival = ?2 AND duration = 14',
        ...[house.id, saturday],
      ),
    ofStays(1),
  ],
  [
    'a discount of the cheapest stay',
    () =>
      run(
        'UPDATE booking_option SET normal_price_eur = normal_price_eur + 100 WHERE lodging_id = ?1 AND arrival = ?2 AND duration = 7',
        ...[house.id, saturday],
      ),
    [...ofStays(1), ...ofCheapest],
  ],
  [
    'a stay that begins on another day',
    () =>
      run(
        'UPDATE booking_option SET arrival = ?3 WHERE lodging_id = ?1 AND arrival = ?2 AND duration = 14',
        ...[house.id, saturday, addDays(saturday, 15)],
      ),
    [...ofStays(1), staysTag({ week: weekOf(saturday) + 2 }), staysTag({ location: 141, week: weekOf(saturday) + 2 })],
  ],
  ['an item’s price', () => run('UPDATE lodging_item SET unit_price_dkk = 1 WHERE lodging_id = ?1', house.id), ofFacts],
  ['a text', () => run("UPDATE lodging_text SET title = 'Nyt navn' WHERE lodging_id = ?1", house.id), ofFacts],
  ['a picture', () => run('DELETE FROM lodging_image WHERE lodging_id = ?1', house.id), ofFacts],
  ['a facility', () => run('UPDATE lodging_facility SET value = 0 WHERE lodging_id = ?1', house.id), ofFacts],
  [
    'a review',
    () =>
      run(
        "UPDATE review SET response_text = 'Tak' WHERE id = (SELECT min(id) FROM review WHERE lodging_id = ?1)",
        house.id,
      ),
    [...ofFacts, 'reviews'],
  ],
  [
    'a house that moves',
    () => run('UPDATE lodging SET location_id = 201 WHERE id = ?1', house.id),
    [...ofFacts, 'location:201', housesTag({ location: 201 }), 'lodgings'],
  ],
  ['a facility’s name', () => run("UPDATE facility SET name = 'Badstue' WHERE lan = 1"), ['broker', factsTag]],
  [
    'the weather',
    () =>
      run(
        "INSERT INTO area_weather (contentful_area_id, time, lat, lng, air_pressure, air_temperature, cloud_area_fraction, relative_humidity, wind_from_direction, wind_speed, source) VALUES ('area-x', '2026-01-01T00:00:00Z', 1, 1, 1, 1, 1, 1, 1, 1, 'met')",
      ),
    ['weather'],
  ],
])('%s is told of, once', async (_, change, tags) => {
  await change()
  expect(new Set((await newChanges()).tags)).toEqual(new Set(tags))
  expect((await newChanges()).tags).toEqual([])
})

test('a hold that nobody extends is told of when its time ends', async () => {
  await held()
  await newChanges()
  await run('UPDATE night SET expires_at = unixepoch() + 3600 WHERE expires_at IS NOT NULL')
  await newChanges()
  expect((await newChanges()).tags).toEqual([])
  await run('UPDATE night SET expires_at = unixepoch() - 1 WHERE expires_at IS NOT NULL')
  const { tags } = await newChanges()
  expect(new Set(tags)).toEqual(new Set([...ofStays(2), ...ofCheapest]))
  const { results } = await env.DB.prepare('SELECT 1 FROM night WHERE expires_at IS NOT NULL').all()
  expect(results).toEqual([])
})

test('what was read and got lost is told again, and so is what changes while it is read', async () => {
  const before = place
  await run("UPDATE lodging_text SET title = 'Et' WHERE lodging_id = ?1", house.id)
  const lost = await changesSince(before)
  await run("UPDATE lodging_text SET title = 'To' WHERE lodging_id = ?1", house.id)
  await run("UPDATE lodging_text SET title = 'Tre' WHERE lodging_id = ?1", petFreeHouse.id)
  expect((await changesSince(before)).tags).toContain(`lodging:${house.id}`)
  const next = await changesSince(lost)
  expect(next.tags).toEqual([
    `lodging:${house.id}`,
    `house:${house.id}`,
    'location:141',
    housesTag({ location: 141 }),
    factsTag,
    `lodging:${petFreeHouse.id}`,
    `house:${petFreeHouse.id}`,
  ])
  expect(next.number).toBeGreaterThan(lost.number)
})

test('a thousand changes of one house are one', async () => {
  for (let price = 0; price < 20; price += 1) await run('UPDATE booking_option SET total_dkk = ?1', price)
  const { results } = await env.DB.prepare('SELECT tag FROM told_change WHERE number > ?1').bind(place.number).all()
  // Two houses and their cheapest stays, and six weeks in one place.
  expect(results).toHaveLength(10)
})

test('a failed transaction is told of nobody', async () => {
  const { DB } = env
  await expect(
    DB.batch([
      DB.prepare('UPDATE booking_option SET total_dkk = 1'),
      DB.prepare('INSERT INTO night (lodging_id, date, holder) VALUES (NULL, 1, 1)'),
    ]),
  ).rejects.toThrow()
  expect((await newChanges()).tags).toEqual([])
})

test('an entry is told of with its type and version, a gone one without', async () => {
  const insert =
    "INSERT INTO entry (id, locale, type, published_version, published_at, first_published_at, fields) VALUES ('told', 'da-DK', 'faq', 3, '', '', '{}')"
  await run(insert)
  const published = await newChanges()
  expect(published.tags).toEqual(['entry:told', 'type:faq'])
  expect(published.entries).toEqual([{ id: 'told', kind: 'entry', contentType: 'faq', version: 3 }])
  await run("DELETE FROM entry WHERE id = 'told'")
  expect((await newChanges()).entries).toEqual([{ id: 'told', kind: 'entry', contentType: null, version: null }])
})

test('under another stamp than the one that was named nothing is told, but the place from which to go on', async () => {
  const before = place
  await run('DELETE FROM told_feed')
  const again = await changesSince(before)
  expect(again.stamp).not.toBe(before.stamp)
  expect(again.tags).toEqual([])
})

test('a database that was put back to an earlier moment has another stamp, for its next changes have numbers that were read', async () => {
  await run('UPDATE lodging SET persons = persons WHERE id = ?1', house.id)
  const earlier = await newChanges()
  const changes = await env.DB.prepare('SELECT number, tag FROM told_change').all<{ number: number; tag: string }>()
  await run('UPDATE lodging SET persons = persons WHERE id = ?1', petFreeHouse.id)
  expect((await newChanges()).number).toBeGreaterThan(earlier.number)

  await run('DELETE FROM told_change')
  for (const { number, tag } of changes.results) await run('INSERT INTO told_change VALUES (?1, ?2)', number, tag)
  await run("UPDATE sqlite_sequence SET seq = ?1 WHERE name = 'told_change'", earlier.number)
  await run('UPDATE told_feed SET read_number = ?1', earlier.number)
  for (const { id } of [house, petFreeHouse, house]) {
    await run('UPDATE lodging SET persons = persons WHERE id = ?1', id)
  }
  const { stamp, number } = await newChanges()
  expect(stamp).not.toBe(earlier.stamp)
  await run('UPDATE lodging SET persons = persons WHERE id = ?1', house.id)
  const next = await newChanges()
  expect([next.stamp, next.number > number]).toEqual([stamp, true])
  expect(next.tags).toContain(`lodging:${house.id}`)
})

test.each([
  ['without the key', '/changes/', 'another', 401],
  ['after what is no number', '/changes/?after=1;DROP', env.SERVICE_KEY, 400],
])('a question %s is refused', async (_, path, key, status) => {
  expect((await call(path, { headers: { 'x-service-public-key': key } })).status).toBe(status)
})
