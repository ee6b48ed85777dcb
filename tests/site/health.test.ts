import { afterEach, expect, test, vi } from 'vitest'
import type { EngineLag } from '../../src/contracts/engine-lag.ts'
import { serviceNames } from '../../src/contracts/services.ts'
import { SettingsReplySchema } from '../../src/contracts/settings.ts'
import { maxAgeMs } from '../../src/features/health/endpoint.ts'
import { failuresToOpen } from '../../src/services/breaker.ts'
import { parseReply, ServiceError } from '../../src/services/service-error.ts'
import { openSite } from './site.ts'

/** A site of which every service has just answered. */
function healthySite() {
  const site = openSite()
  for (const name of serviceNames) site.breakers[name].record({ operation: 'read', input: '' }, 'call', 'success')
  return site
}

test('a site whose services all answer is well, and nothing but that is told', async () => {
  const response = await healthySite().fetch('/api/health/')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const answering = { answers: true, breaker: 'closed', lastSuccess: 0 }
  expect(await response.json()).toEqual({
    status: 'ok',
    configuration: null,
    services: Object.fromEntries(serviceNames.map((name) => [name, answering])),
    kept: {
      ...{ content: 'until told', broker: 'until told' },
      search: 'by age',
      related: 'by age',
      urgency: 'by age',
    },
    fragments: { requested: 0, rendered: 0 },
  })
})

test('a service that fails again and again is named, with its breaker and the age of its last answer', async () => {
  const site = healthySite()
  for (let count = 0; count < failuresToOpen; count += 1) {
    site.breakers.search.record({ operation: 'read', input: String(count) }, 'call', 'failure')
  }
  const response = await site.fetch('/api/health/')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({
    status: 'failing',
    services: { search: { answers: false, breaker: 'open', lastSuccess: 0 }, content: { answers: true } },
  })
})

test('a service of which nothing is known is asked, and fails where it does not answer', async () => {
  const response = await openSite().fetch('/api/health/')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({
    services: { broker: { answers: false, breaker: 'closed', lastSuccess: null } },
  })
})

test('a back end that is configured wrongly is named, for none of its services answers', async () => {
  const fault = 'Configuration is not valid. SERVICE_KEY is not set'
  const site = openSite()
  const response = await site.fetch('/api/health/')
  expect(await response.json()).toMatchObject({ status: 'failing', configuration: null })
  const named = await openSite({ backendFault: async () => fault }).fetch('/api/health/')
  expect(named.status).toBe(503)
  expect(await named.json()).toMatchObject({ status: 'failing', configuration: fault })
})

test('a service of others that refuses its key is named, though it answers everybody', async () => {
  const refused = vi.fn(async () => Promise.reject(new ServiceError('urgency', 401, undefined)))
  const site = openSite({
    urgency: { decide: refused },
    variables: { URGENCY_URL: 'https://urgency.example', AUTH_URL: 'https://auth.example' },
    auth: { whoami: async () => Promise.reject(new ServiceError('auth', 401, undefined)) },
  })
  for (const name of serviceNames) site.breakers[name].record({ operation: 'read', input: '' }, 'call', 'success')
  const response = await site.fetch('/api/health/')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({
    configuration: 'URGENCY_KEY: the service at URGENCY_URL refuses it (401)',
    services: { urgency: { answers: true } },
  })
})

test('what nobody has filled yet is named with what fills it: settings, houses, compiled routes', async () => {
  const site = openSite({
    content: { ContentSettings: async () => parseReply('content', SettingsReplySchema, noSettings) },
    broker: async () => ({ lodgingCount: 0 }) as never,
    compiled: null,
    backendFault: async () => 'Configuration is not valid. the bucket MEDIA is empty',
  })
  for (const name of serviceNames) site.breakers[name].record({ operation: 'read', input: '' }, 'call', 'success')
  const response = await site.fetch('/api/health/')
  expect(response.status).toBe(503)
  const { configuration }: { configuration: string } = await response.json()
  const faults = [/MEDIA/, /no settings: .*npm run seed/, /no houses: docs\/operations\.md/, /ROUTES .*kv -- push/]
  for (const fault of faults) expect(configuration).toMatch(fault)
})

const noSettings = { settingsCollection: { items: [] } }

const lag = { waiting: 7, seconds: 3, isPushing: false, pushedAt: 1, drift: null, isFailing: true }

const engineCases: [string, string, () => Promise<EngineLag | null>, object?][] = [
  ['how far the search engine lags is told', 'https://search.example', async () => lag, lag],
  ['a back end that feeds none is named', 'https://search.example', async () => null, reason(/feeds no engine/)],
  [
    'one that does not say is named',
    'https://search.example',
    async () => Promise.reject(new Error('down')),
    reason(/did not say/),
  ],
  ['nothing is told of the embedded search', '', async () => lag],
]
function reason(words: RegExp): object {
  return { unknown: expect.stringMatching(words) }
}

test.each(engineCases)('%s, and is no failure of the site', async (_, url, engineLag, told) => {
  const site = openSite({ engineLag, variables: { SEARCH_URL: url } })
  for (const name of serviceNames) site.breakers[name].record({ operation: 'read', input: '' }, 'call', 'success')
  const response = await site.fetch('/api/health/')
  expect(response.status).toBe(200)
  const { status, engine }: { status: string; engine?: object } = await response.json()
  expect(status).toBe('ok')
  expect(engine).toEqual(told)
})

test('the search engine itself is asked, not what stands in for it', async () => {
  const site = openSite({ variables: { SEARCH_URL: 'https://search.example' } })
  const services = vi.spyOn(site.deps, 'services')
  await site.fetch('/api/health/')
  expect(services.mock.calls.map(([options]) => options.hasStandIns)).toEqual([false])
})

afterEach(() => void vi.useRealTimers())

test('however often it is asked, the services are asked once in two seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const whoami = vi.fn(async () => Promise.reject(new Error('down')))
  const site = openSite({ auth: { whoami } })
  const bodies = await Promise.all(Array.from({ length: 50 }, async () => (await site.fetch('/api/health/')).text()))
  bodies.push(await (await site.fetch('/api/health/?junk=1')).text())
  expect(new Set(bodies).size).toBe(1)
  expect(whoami).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + maxAgeMs)
  await site.fetch('/api/health/')
  expect(whoami).toHaveBeenCalledTimes(2)
})
