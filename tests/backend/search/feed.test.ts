import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { feedEngine } from '../../../src/backend/search/feed/feed.ts'
import { endFeed, lagOf } from '../../../src/backend/search/feed/feed-row.ts'
import { indexNames } from '../../../src/backend/search/run/stats.ts'
import { addDays, agencyInstant, firstBookableArrival, today } from '../../../src/domain/stays.ts'
import { documentsOf } from '../../documents-of.ts'
import { RecorderEngine } from '../../recorder-engine.ts'
import { fedEngine, openEngine } from './engine-stub.ts'
import { fill, makeHouses, makeStays } from './fixture.ts'

const houses = makeHouses(4)
const stays = makeStays(houses, 4)
const week = 'lodgingOptions_duration-7_lan-1'
const ofHouses = 'lodgingOptions_duration-_lan-2'
const pages = 'freetext_lan-1_locale-da-DK'
const turn = { holder: 'test', maxLength: 1_000_000, pushes: 'due' } as const
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()
const waiting = async () => (await lagOf(env.DB, Date.now()))?.waiting
const feed = (options: { pushes?: 'all' | 'none' | readonly string[]; until?: number } = {}) =>
  feedEngine(env.DB, fedEngine, { ...turn, ...options })

/** One for all tests: each begins where the engine has what the tables have. */
const engine = new RecorderEngine(fedEngine.key)

beforeAll(() => fill(env.DB, houses, stays))
beforeEach(() => void openEngine(engine))
afterEach(() => void vi.restoreAllMocks())

/** The engine has what a search of the tables finds, and nothing else. */
async function expectSame(): Promise<void> {
  const names = await indexNames(env.DB)
  expect([...engine.indexes.keys()].toSorted()).toEqual(names.toSorted())
  for (const uid of names) {
    const there = new Map(
      [...engine.documents(uid)].map(([id, { checksum: _, daysPublished: __, bsDaysPublished: ___, ...document }]) => [
        id,
        document,
      ]),
    )
    const own = new Map<string, unknown>()
    for await (const { daysPublished: _, bsDaysPublished: __, ...document } of documentsOf(env.DB, uid)) {
      own.set(String(document.id), document)
    }
    expect(there, uid).toEqual(own)
  }
}

test('while no engine is fed, nothing is written down', async () => {
  await run('UPDATE lodging SET rating = 2 WHERE id = 1')
  await run('UPDATE booking_option SET status = 0 WHERE lodging_id = 1')
  await run("INSERT INTO night VALUES (1, ?1, 'hold:a', ?2, 1, NULL)", today(), Date.now())
  expect(await env.DB.prepare('SELECT count(*) AS n FROM search_change').first('n')).toBe(0)
})

test('an empty engine is given everything, each index in its place once it is whole', async () => {
  expect(await feed()).toBe('done')
  await expectSame()
  const names = await indexNames(env.DB)
  expect(engine.calls.filter((call) => call === 'POST /swap-indexes')).toHaveLength(names.length)
  expect(engine.indexes.get(week)?.settings).toMatchObject({ pagination: { maxTotalHits: 200_000 } })
  const requestCount = engine.calls.length
  expect(await feed()).toBe('done')
  expect(engine.calls).toHaveLength(requestCount)
})

test('a push beside what answers changes places in one task, and says how much was otherwise', async () => {
  await feed()
  const [one, two, other] = [...engine.documents(week).keys()]
  engine.documents(week).delete(one ?? '')
  engine.documents(week).delete(two ?? '')
  Object.assign(engine.documents(week).get(other ?? '') ?? {}, { checksum: 'old' })
  engine.documents(pages).set('lodging-99', { id: 'lodging-99', type: 'lodging' })
  engine.calls.length = 0
  expect(await feed({ pushes: 'all' })).toBe('done')
  expect(engine.calls.filter((call) => call === 'POST /swap-indexes')).toHaveLength(1)
  expect(engine.calls.filter((call) => call.includes(`/indexes/${week}/`))).toEqual([])
  await expectSame()
  expect((await lagOf(env.DB, Date.now()))?.drift).toEqual({ missing: 2, changed: 1, extra: 1 })
})

const anyHouse = fc.integer({ min: 1, max: houses.length })
const anyStay = fc.constantFrom(...stays)
const stayIs = 'lodging_id = ?1 AND arrival = ?2 AND duration = ?3'
const changes = {
  sale: fc.tuple(anyStay).map(([stay]) => [`UPDATE booking_option SET status = 0 WHERE ${stayIs}`, ...keyOf(stay)]),
  cancellation: fc
    .tuple(anyStay)
    .map(([stay]) => [`UPDATE booking_option SET status = 1 WHERE ${stayIs}`, ...keyOf(stay)]),
  price: fc
    .tuple(anyStay, fc.integer({ min: 1, max: 900_000 }))
    .map(([stay, price]) => [
      `UPDATE booking_option SET price_dkk = ?4, total_dkk = ?4 + 1, total_eur = ?4 / 7 WHERE ${stayIs}`,
      ...keyOf(stay),
      price,
    ]),
  gone: fc.tuple(anyStay).map(([stay]) => [`DELETE FROM booking_option WHERE ${stayIs}`, ...keyOf(stay)]),
  hold: fc
    .tuple(anyHouse, fc.integer({ min: 0, max: 30 }))
    .map(([house, day]) => [
      "INSERT OR REPLACE INTO night VALUES (?1, ?2, 'hold:a', ?3, 1, NULL)",
      ...[house, addDays(today(), day), Math.floor(Date.now() / 1000) + 900],
    ]),
  letGo: fc.tuple(anyHouse).map(([house]) => ['DELETE FROM night WHERE lodging_id = ?1', house]),
  text: fc
    .tuple(anyHouse, fc.constantFrom('Nyt navn', 'Et andet'))
    .map(([house, title]) => ['UPDATE lodging_text SET title = ?2 WHERE lodging_id = ?1', house, title]),
  review: fc
    .tuple(anyHouse, fc.integer({ min: 1, max: 5 }))
    .map(([house, stars]) => ['UPDATE lodging SET review_average = ?2, review_count = 9 WHERE id = ?1', house, stars]),
  facility: fc
    .tuple(anyHouse, fc.constantFrom(10, 12, 14))
    .map(([house, id]) => ['INSERT OR REPLACE INTO lodging_facility VALUES (?1, ?2, 1, NULL, NULL)', house, id]),
  street: fc.constantFrom('Nygade', 'Søvej').map((name) => ['UPDATE street SET name = ?1 WHERE id = 2', name]),
  pets: fc
    .tuple(anyHouse)
    .map(([house]) => ['INSERT OR REPLACE INTO pet_charge VALUES (?1, 7, 10000, 1500, 0, 0, 2)', house]),
  entry: fc
    .tuple(fc.constantFrom('en', 'to'), fc.constantFrom('Havet', 'Klitten'))
    .map(([slug, title]) => [
      "INSERT OR REPLACE INTO entry VALUES (?1, 'da-DK', 'page', ?1, 1, '', '', ?2)",
      ...[slug, JSON.stringify({ title, slug })],
    ]),
  noEntry: fc.constant(["DELETE FROM entry WHERE id = 'en'"]),
}

function keyOf({ lodgingId, arrival, duration }: (typeof stays)[number]) {
  return [lodgingId, arrival, duration]
}

test('whatever changes, the engine then has what the tables have, and nothing waits', async () => {
  await feed()
  const several = fc.array(fc.oneof(...Object.values(changes)), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(several, async (list) => {
      for (const [sql, ...values] of list) await run(String(sql), ...values)
      expect(await feed()).toBe('done')
      expect(await waiting()).toBe(0)
      await expectSame()
    }),
    { numRuns: 6 },
  )
})

test('a sale costs the engine the stays that it closes, and no stay of another day', async () => {
  const stay = stays.find(({ arrival, duration }) => duration === 14 && arrival > today())
  if (!stay) throw new Error('The fixture has no such stay')
  await run('DELETE FROM night')
  await run(
    `INSERT OR REPLACE INTO booking_option SELECT lodging_id, ?2, ?3, price_dkk, normal_price_dkk, total_dkk,
    fee_dkk, price_eur, normal_price_eur, total_eur, fee_eur, discount_tags, 1 FROM booking_option WHERE lodging_id = ?1
    LIMIT 1`,
    ...keyOf(stay),
  )
  await feed()
  expect(engine.documents('lodgingOptions_duration-14_lan-1').has(keyOf(stay).join('-'))).toBe(true)
  engine.calls.length = 0
  await run(`UPDATE booking_option SET status = 0 WHERE ${stayIs}`, ...keyOf(stay))
  await feed()
  const id = keyOf(stay).join('-')
  expect(engine.documents('lodgingOptions_duration-14_lan-1').has(id)).toBe(false)
  expect(engine.calls).toContain('POST /indexes/lodgingOptions_duration-14_lan-1/documents/delete-batch')
  expect(engine.calls.some((call) => call.includes('duration-28') || call.includes('freetext'))).toBe(false)
})

test('what is sold is gone from every edition before the engine is given anything else', async () => {
  await feed()
  const [cheapest] = [...engine.documents(ofHouses).values()]
  const id = `${cheapest?.id}-${cheapest?.date}-${cheapest?.duration}`
  expect(engine.documents(week).has(id)).toBe(true)
  engine.calls.length = 0
  await run("UPDATE booking_option SET status = 0 WHERE lodging_id || '-' || arrival || '-' || duration = ?1", id)
  await feed()
  expect(engine.calls.slice(0, 3)).toEqual(
    [1, 2, 7].map((lan) => `POST /indexes/lodgingOptions_duration-7_lan-${lan}/documents/delete-batch`),
  )
  // Its house is sent again, with another cheapest stay.
  const firstAdded = engine.calls.findIndex((call) => call.endsWith('/documents'))
  expect(engine.calls.slice(firstAdded)).toContain(`POST /indexes/${ofHouses}/documents`)
  expect(engine.calls.slice(0, firstAdded).every((call) => call.endsWith('/delete-batch'))).toBe(true)
  expect(engine.calls.slice(firstAdded).filter((call) => call.endsWith('/delete-batch'))).toEqual([])
  // Its other stays are as they were.
  expect(engine.calls.filter((call) => /(duration-\d+|LastMinute)_lan-\d\/documents$/.test(call))).toEqual([])
  await expectSame()
})

test('the engine lacks the indexes of a length that no house is let for any more, and offers no stay of it', async () => {
  await feed()
  expect(engine.indexes.has('lodgingOptions_duration-14_lan-1')).toBe(true)
  await run('DELETE FROM booking_option WHERE duration = 14')
  await feed()
  await expectSame()
  expect([...engine.indexes.keys()].filter((uid) => uid.includes('duration-14'))).toEqual([])
})

test('what the engine has not done is sent again, and none of it is lost', async () => {
  await feed()
  await run('UPDATE lodging SET rating = 1 WHERE id = 3')
  const before = await waiting()
  engine.refused = '3'
  await expect(feed()).rejects.toThrow('Bad document.')
  expect(await waiting()).toBe(before)
  const lag = await lagOf(env.DB, Date.now() + 5000)
  expect(lag?.isFailing).toBe(true)
  expect(lag?.seconds).toBeGreaterThanOrEqual(5)
  engine.refused = undefined
  engine.isDown = true
  await expect(feed()).rejects.toThrow()
  await run('UPDATE lodging SET rating = 2 WHERE id = 4')
  engine.isDown = false
  await feed()
  expect(await lagOf(env.DB, Date.now())).toMatchObject({ waiting: 0, seconds: 0, isFailing: false })
  await expectSame()
})

test('what changes after it was read, while the engine is busy, waits for the next batch', async () => {
  await feed()
  await run('UPDATE lodging SET rating = 1 WHERE id = 3')
  engine.isPaused = true
  const sending = feed()
  await expect.poll(() => engine.calls.filter((call) => call.includes('status')).length).toBeGreaterThan(0)
  await run('UPDATE lodging SET rating = 5 WHERE id = 3')
  engine.isPaused = false
  await sending
  await feed()
  expect(engine.documents('lodging_data_status_lan-1').get('3')).toMatchObject({ rating: 5 })
  expect(await waiting()).toBe(0)
  await expectSame()
})

test('an engine that was started empty, even in the middle of a push, is filled again', async () => {
  await feed()
  engine.empty()
  await run('UPDATE lodging SET rating = 1 WHERE id = 3')
  await feed()
  await expectSame()
  await feed({ pushes: 'all', until: 0 })
  engine.empty()
  await expect(feed()).rejects.toThrow('begun anew')
  await feed()
  await expectSame()
})

test('a push that ends in the middle goes on where it was, and loses nothing that changes meanwhile', async () => {
  await feed()
  engine.calls.length = 0
  let turns = 0
  let outcome = await feed({ pushes: 'all', until: 0 })
  while (outcome === 'more') {
    turns += 1
    await run('UPDATE lodging SET rating = ?1 WHERE id = ?2', 1 + (turns % 5), 1 + (turns % houses.length))
    outcome = await feed({ until: 0 })
  }
  expect(turns).toBeGreaterThan(5)
  await feed()
  expect(await waiting()).toBe(0)
  await expectSame()
  // Every index was made once.
  expect(engine.calls.filter((call) => call === 'POST /indexes')).toHaveLength((await indexNames(env.DB)).length)
})

test('each index is compacted before it takes its place, and takes it where that can’t be done too', async () => {
  await feed()
  engine.calls.length = 0
  await feed({ pushes: 'all' })
  const compacted = engine.calls.flatMap((call) => /^POST \/indexes\/(.+)_next\/compact$/.exec(call)?.[1] ?? [])
  expect(compacted.toSorted()).toEqual((await indexNames(env.DB)).toSorted())
  expect(engine.calls.findLastIndex((call) => call.endsWith('/compact'))).toBeLessThan(
    engine.calls.indexOf('POST /swap-indexes'),
  )
  engine.refused = 'compact'
  expect(await feed({ pushes: 'all' })).toBe('done')
  engine.refused = undefined
  await expectSame()
})

test('a push that ended between the change of places and its note does not change them back', async () => {
  await feed()
  const client = { deaf: false }
  const answer = engine.answer.bind(engine)
  // The answer to the change of places is lost.
  vi.spyOn(engine, 'answer').mockImplementation((received) => {
    if (client.deaf) throw new Error('Network connection lost.')
    if (received.url.pathname === '/swap-indexes') client.deaf = true
    return answer(received)
  })
  await run('UPDATE lodging SET rating = 1 WHERE id = 3')
  await expect(feed({ pushes: 'all' })).rejects.toThrow()
  client.deaf = false
  vi.mocked(engine.answer).mockImplementation(answer)
  const url = new URL('http://engine.test/tasks?uids=0')
  answer({ method: 'GET', url, text: '', contentType: null, authorization: `Bearer ${fedEngine.key}` })
  await feed()
  await feed()
  await expectSame()
  expect(engine.documents(ofHouses).get('3')).toMatchObject({ rating: 1 })
})

test('an index that another push has made anew meanwhile, in part or without settings, never takes the place of one', async () => {
  await feed()
  const live = engine.indexes.get(week)
  const answer = engine.answer.bind(engine)
  const lost = live?.documents.keys().next().value ?? ''
  const ofAnother: (() => unknown)[] = [
    () => engine.documents(`${week}_next`).delete(lost),
    () => Object.assign(engine.indexes.get(`${week}_next`) ?? {}, { settings: {} }),
  ]
  for (const disturb of ofAnother) {
    const answering = vi.spyOn(engine, 'answer').mockImplementation((received) => {
      if (received.url.pathname.endsWith('/compact')) disturb()
      return answer(received)
    })
    await expect(feed({ pushes: [week] })).rejects.toThrow('Another push')
    expect(engine.indexes.get(week)).toBe(live)
    answering.mockRestore()
  }
  await feed()
  await expectSame()
})

test('two do not send at the same time, and another engine begins anew', async () => {
  await endFeed(env.DB)
  engine.empty()
  const another = () => feedEngine(env.DB, fedEngine, { ...turn, holder: 'the other' })
  expect((await Promise.all([feed(), another()])).toSorted()).toEqual(['busy', 'done'])
  await expectSame()
  // One that waits for the engine for minutes is not taken for dead.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await run('UPDATE lodging SET rating = 1 WHERE id = 3')
  engine.isPaused = true
  engine.calls.length = 0
  const sending = feed()
  await expect.poll(() => engine.calls).not.toEqual([])
  await run('UPDATE search_feed SET held_until = 0')
  vi.advanceTimersByTime(60_000)
  await expect.poll(() => env.DB.prepare('SELECT held_until FROM search_feed').first('held_until')).toBeGreaterThan(0)
  expect(await another()).toBe('busy')
  engine.isPaused = false
  await sending
  vi.useRealTimers()
  await run('UPDATE search_feed SET holder = ?1, held_until = ?2', 'another', Date.now() + 60_000)
  expect(await feed()).toBe('busy')
  await run('UPDATE search_feed SET held_until = ?1', Date.now() - 1)
  expect(await feed()).toBe('done')
  await run("UPDATE search_feed SET engine = 'http://old.test'")
  engine.empty()
  await feed()
  await expectSame()
})

test('from the hour of last bookings the engine offers no stay of that day, before a push is due', async () => {
  await run('UPDATE booking_option SET status = 1')
  await feed()
  const days = () =>
    [...engine.indexes.values()].flatMap(({ documents }) =>
      [...documents.values()].flatMap(({ date, dateTs }) => (dateTs === undefined ? [] : [String(date)])),
    )
  const [first = ''] = days().toSorted()
  vi.useFakeTimers({ now: agencyInstant(first, '13:00'), toFake: ['Date'] })
  try {
    expect(firstBookableArrival()).toBe(addDays(first, 1))
    await feed({ pushes: 'none' })
    expect(days()).not.toContain(first)
    expect(days().length).toBeGreaterThan(0)
    // It is not asked to do so again.
    engine.calls.length = 0
    await feed({ pushes: 'none' })
    expect(engine.calls).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})
