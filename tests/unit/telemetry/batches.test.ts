import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  maxEventCharacters,
  type TelemetryBatch,
  TelemetryBatchSchema,
  TelemetryBeaconSchema,
  type TelemetryEvent,
} from '../../../src/contracts/telemetry.ts'
import { createQueue, type Envelope, splitEvents } from '../../../src/features/telemetry/session.browser.ts'

const envelope: Envelope = { service: 'site', lan: 1, traces: ['4bf92f3577b34da6a3ce929d0e0e4736'] }
const vital: TelemetryEvent = {
  type: 'vital',
  name: 'LCP',
  value: 812.5,
  rating: 'good',
  page: 'search',
  at: 1_763_000_000_000,
}
const many = (count: number) => Array.from({ length: count }, (_, index): TelemetryEvent => ({ ...vital, at: index }))

test('however events are, each list holds no more characters than it may, and none but too long ones is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()))),
      fc.integer({ min: 2, max: 60 }),
      (events, most) => {
        const lists = splitEvents(events, most)
        for (const list of lists) {
          expect(list.length).toBeGreaterThan(0)
          expect(JSON.stringify(list).length).toBeLessThanOrEqual(most)
        }
        expect(lists.flat()).toEqual(events.filter((event) => JSON.stringify([event]).length <= most))
        // No two neighbours would have fitted into one.
        for (const [index, list] of lists.entries()) {
          const [first] = lists[index + 1] ?? []
          if (index + 1 < lists.length) expect(JSON.stringify([...list, first]).length).toBeGreaterThan(most)
        }
      },
    ),
  )
})

/** A queue whose lines the test looks at. */
function openQueue({
  maySend = () => true,
  send = async () => true,
  beacon = () => true,
}: Partial<Parameters<typeof createQueue>[0]> = {}) {
  const sent: TelemetryBatch[] = []
  const beacons: string[] = []
  const queue = createQueue({
    envelope,
    maySend,
    send(batch) {
      sent.push(batch)
      return send(batch)
    },
    beacon(body) {
      const isTaken = beacon(body)
      if (isTaken) beacons.push(body)
      return isTaken
    },
  })
  return { queue, sent, beacons }
}

test('a request holds no more than a million characters of events, a beacon less than 64 kB; larger batches go in several', async () => {
  const { queue, sent, beacons } = openQueue()
  for (const event of many(9_900)) queue.add(event)
  await queue.flush()
  expect(sent.length).toBe(Math.ceil(JSON.stringify(many(9_900)).length / maxEventCharacters))
  for (const batch of sent) {
    expect(JSON.stringify(batch.events).length).toBeLessThanOrEqual(1_000_000)
    expect(v.is(TelemetryBatchSchema, batch)).toBe(true)
  }
  expect(sent.flatMap(({ events }) => events)).toHaveLength(9_900)

  for (const event of many(2_000)) queue.add(event)
  queue.flushByBeacon()
  expect(beacons.length).toBeGreaterThan(2)
  for (const body of beacons) {
    expect(new TextEncoder().encode(body).length).toBeLessThan(64_000)
    expect(v.is(TelemetryBeaconSchema, JSON.parse(body))).toBe(true)
  }
  await queue.flush()
  expect(sent.length).toBeLessThan(3)
})

test('what does not arrive is kept for the next time, in order', async () => {
  let isUp = false
  const { queue, sent, beacons } = openQueue({ send: async () => isUp, beacon: () => isUp })
  queue.add({ ...vital, at: 1 })
  await queue.flush()
  queue.add({ ...vital, at: 2 })
  queue.flushByBeacon()
  expect(beacons).toEqual([])
  isUp = true
  await queue.flush()
  expect(sent.at(-1)?.events.map(({ at }) => at)).toEqual([1, 2])
})

test('who withdraws consent has nothing more told of them, not even what was waiting', async () => {
  let agrees = true
  const { queue, sent, beacons } = openQueue({ maySend: () => agrees })
  queue.add(vital)
  agrees = false
  queue.flushByBeacon()
  await queue.flush()
  agrees = true
  queue.flushByBeacon()
  await queue.flush()
  expect([sent, beacons]).toEqual([[], []])
})

test.each([
  ['an address', { ...vital, url: 'https://www.marehalm.dk/?email=karen@example.org' }],
  ['a page that is no page record', { ...vital, page: '/soeg/?email=karen@example.org' }],
  ['a message', { type: 'failure', name: 'TypeError', script: null, line: 1, page: 'search', at: 1, message: 'karen' }],
  [
    'another site’s script',
    { type: 'failure', name: 'TypeError', script: 'https://evil.example/x.js', line: 1, page: 'search', at: 1 },
  ],
  ['a number that is none', { ...vital, value: Number.NaN }],
  ['a kind of its own', { ...vital, type: 'click' }],
])('an event with %s breaks the contract', (_, event) => {
  expect(v.is(TelemetryBatchSchema, { ...envelope, events: [vital] })).toBe(true)
  expect(v.is(TelemetryBatchSchema, { ...envelope, events: [event] })).toBe(false)
  expect(v.is(TelemetryBatchSchema, { ...envelope, events: [vital], ip: '192.0.2.1' })).toBe(false)
})

test('events of more than a million characters break the contract', () => {
  const count = Math.ceil(maxEventCharacters / JSON.stringify(vital).length) + 1
  expect(v.is(TelemetryBatchSchema, { ...envelope, events: Array(count).fill(vital) })).toBe(false)
})
