import { expect, test } from 'vitest'
import type { TelemetryBatch } from '../../src/contracts/telemetry.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { openSite, origins } from './site.ts'

const batch: TelemetryBatch = {
  service: 'site',
  lan: 1,
  traces: ['4bf92f3577b34da6a3ce929d0e0e4736'],
  events: [{ type: 'vital', name: 'CLS', value: 0.01, rating: 'good', page: 'lodging', at: 1_763_000_000_000 }],
}
const agreed = { cookie: 'marehalm_consent=necessary.statistic', origin: origins.da, 'sec-fetch-site': 'same-origin' }
const lines = [
  ['/bridge/telemetry/', (body: unknown) => body],
  ['/bridge/telemetry/unsafe/', (body: unknown) => ({ body })],
] as const

/** A site that remembers what it passes on. */
function siteWithTelemetry(most?: number) {
  const passedOn: unknown[] = []
  const telemetry = async (given: TelemetryBatch) => {
    passedOn.push(given)
    if (most === 0) throw new ServiceError('workers', 503, undefined)
    return given.events.length
  }
  return { ...openSite({ workers: { telemetry } }), passedOn }
}

test.each(lines)('%s passes a batch on, and nothing of who has sent it', async (path, wrap) => {
  const site = siteWithTelemetry()
  const headers = { ...agreed, 'cf-connecting-ip': '192.0.2.1', 'user-agent': 'Karens browser' }
  const response = await site.fetch(path, { method: 'POST', headers, body: JSON.stringify(wrap(batch)) })
  expect([response.status, await response.json()]).toEqual([202, { data: { accepted: 1 } }])
  expect(site.passedOn).toEqual([batch])
})

test.each(lines)('%s takes nothing without consent to statistics', async (path, wrap) => {
  for (const consent of [undefined, 'necessary', 'necessary.marketing', 'statistic.x', 'statistics', 'true']) {
    const site = siteWithTelemetry()
    const cookie = consent === undefined ? '' : `marehalm_consent=${consent}`
    const response = await site.fetch(path, {
      method: 'POST',
      headers: { ...agreed, cookie },
      body: JSON.stringify(wrap(batch)),
    })
    expect([consent, response.status]).toEqual([consent, 403])
    expect(site.passedOn).toEqual([])
  }
})

test.each(lines)('%s refuses what is no batch of this edition', async (path, wrap) => {
  const site = siteWithTelemetry()
  const wrong = [
    JSON.stringify(wrap({ ...batch, lan: 2 })),
    JSON.stringify(wrap({ ...batch, ip: '192.0.2.1' })),
    JSON.stringify(wrap({ ...batch, events: [{ ...batch.events[0], page: '/soeg/?email=karen@example.org' }] })),
    JSON.stringify({ body: wrap(batch) }),
    '[]',
    'null',
    '{',
    '['.repeat(100_000),
    '',
  ]
  for (const body of wrong) {
    expect((await site.fetch(path, { method: 'POST', headers: agreed, body })).status, body.slice(0, 80)).toBe(400)
  }
  expect(site.passedOn).toEqual([])
})

test.each(lines)('%s reads a million characters of events, and no body of more than 1 MB', async (path, wrap) => {
  const site = siteWithTelemetry()
  const events = Array(10_000).fill(batch.events[0])
  const large = JSON.stringify(wrap({ ...batch, events }))
  expect(large.length).toBeGreaterThan(900_000)
  expect((await site.fetch(path, { method: 'POST', headers: agreed, body: large })).status).toBe(202)
  const tooLarge = JSON.stringify(wrap({ ...batch, events: [...events, ...events] }))
  const refused = await site.fetch(path, { method: 'POST', headers: agreed, body: tooLarge })
  expect(refused.status).toBe(413)
  expect(site.passedOn).toHaveLength(1)
})

test('another site’s page can’t tell anything, a service that fails is said to, and GET is nothing', async () => {
  const foreign = siteWithTelemetry()
  const body = JSON.stringify(batch)
  const headers = { ...agreed, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await foreign.fetch('/bridge/telemetry/', { method: 'POST', headers, body })).status).toBe(403)
  expect(foreign.passedOn).toEqual([])
  const failing = siteWithTelemetry(0)
  expect((await failing.fetch('/bridge/telemetry/', { method: 'POST', headers: agreed, body })).status).toBe(502)
  expect(failing.problems).toHaveLength(1)
  expect((await foreign.fetch('/bridge/telemetry/', { headers: agreed })).status).toBe(405)
})

test('a page tells its scripts which page record it is of', async () => {
  const site = openSite()
  for (const [path, page] of [
    ['/soeg/', 'search'],
    ['/favorite-houses/', 'favorites'],
    ['/no-such-page/', 'error'],
  ]) {
    expect(await (await site.fetch(path ?? '')).text()).toMatch(new RegExp(`<html [^>]*data-page="${page}"`))
  }
})
