import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { storeTelemetry } from '../../src/backend/workers/app.ts'
import type { TelemetryBatch } from '../../src/contracts/telemetry.ts'
import { postJson } from './call.ts'

const path = '/workers/bridge/telemetry/'
const beaconPath = '/workers/bridge/telemetry/unsafe/'
const batch: TelemetryBatch = {
  service: 'site',
  lan: 2,
  traces: ['4bf92f3577b34da6a3ce929d0e0e4736'],
  events: [
    { type: 'vital', name: 'LCP', value: 812.5, rating: 'good', page: 'lodging', at: 1_763_000_000_000 },
    {
      type: 'failure',
      name: 'TypeError',
      script: '/assets/entry-a1.js',
      line: 3,
      page: 'search',
      at: 1_763_000_000_001,
    },
  ],
}

async function rows() {
  const { results } = await env.DB.prepare('SELECT * FROM telemetry_event ORDER BY id').all()
  return results
}

test('a batch is kept event by event, by the kind of page, and nothing tells of whom', async () => {
  const response = await postJson(path, batch)
  expect([response.status, await response.json()]).toEqual([202, { data: { accepted: 2 }, meta: {} }])
  const kept = await rows()
  expect(kept).toMatchObject([
    { service: 'site', lan: 2, type: 'vital', name: 'LCP', page: 'lodging', traces: JSON.stringify(batch.traces) },
    { type: 'failure', name: 'TypeError', page: 'search' },
  ])
  expect(JSON.parse(String(kept[0]?.event))).toEqual({ value: 812.5, rating: 'good', at: 1_763_000_000_000 })
  expect(Object.keys(kept[0] ?? {})).toEqual([
    'id',
    'received_at',
    'service',
    'lan',
    'traces',
    'type',
    'name',
    'page',
    'event',
  ])
})

test('a beacon brings its key in its body', async () => {
  const before = (await rows()).length
  const noHeader = { 'x-service-public-key': '' }
  expect((await postJson(beaconPath, { body: batch }, noHeader)).status).toBe(401)
  expect((await postJson(beaconPath, { body: batch, key: 'wrong-key' }, noHeader)).status).toBe(401)
  expect((await postJson(beaconPath, 'null', noHeader)).status).toBe(401)
  expect(await rows()).toHaveLength(before)
  expect((await postJson(beaconPath, { body: batch, key: env.SERVICE_KEY }, noHeader)).status).toBe(202)
  expect(await rows()).toHaveLength(before + 2)
})

test.each([
  [401, path, batch, { 'x-service-public-key': 'wrong-key' }],
  [400, path, { ...batch, lan: 3 }, {}],
  [400, path, { ...batch, ip: '192.0.2.1' }, {}],
  [400, path, { ...batch, events: [{ ...batch.events[0], guest: 'Karen' }] }, {}],
  [400, path, '{', {}],
  [400, beaconPath, { body: { ...batch, lan: 3 }, key: 'local-service-key' }, {}],
  [413, path, { ...batch, padding: 'x'.repeat(1024 * 1024) }, {}],
] as const)('%i for what is no batch', async (status, url, body, headers) => {
  const before = (await rows()).length
  const response = await postJson(url, body, headers)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: { message: expect.stringMatching(/.{15,}/) } })
  expect(await rows()).toHaveLength(before)
})

test('a batch without events is taken and keeps nothing', async () => {
  const before = (await rows()).length
  expect((await postJson(path, { ...batch, events: [] })).status).toBe(202)
  expect(await rows()).toHaveLength(before)
})

test('of too many events the oldest are forgotten', async () => {
  const now = Date.now()
  await env.DB.prepare('DELETE FROM telemetry_event').run()
  for (let count = 0; count < 4; count += 1) await storeTelemetry(env.DB, batch, now + count, 5)
  const kept = await rows()
  expect(kept).toHaveLength(5)
  expect(kept.at(-1)?.received_at).toBe(now + 3)
})
