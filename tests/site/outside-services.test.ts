import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { departmentsQuery } from '../../src/contracts/queries/departments.ts'
import { type ServiceName, serviceNames, servicePrefix } from '../../src/contracts/services.ts'
import { Deadline } from '../../src/services/deadline.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { type CallOptions, createBreakers, createServices, type Services } from '../../src/services/services.ts'
import { siteVariables } from './site.ts'

const ours = { SERVICE_KEY: 'our key between the workers', AUTH_PUBLIC_KEY: 'our key of the auth service' }

/** One call of each service; its reply does not matter here. */
const calls: Record<ServiceName, (services: Services) => Promise<unknown>> = {
  content: ({ content }) => content.query(departmentsQuery, { locale: 'da-DK' }),
  broker: ({ broker }) =>
    broker.query(
      { name: 'LodgingCount', document: 'query LodgingCount { lodgingCount }', schema: v.unknown(), caching: null },
      {},
    ),
  search: ({ search }) => search.freeTexts([{ kind: 'freeText', locale: 'da-DK', parameters: { text: 'sauna' } }]),
  booking: ({ booking }) => booking.deferredPeriods(),
  images: ({ images }) => images.picture('/pictures/1', '', new Headers()),
  workers: ({ workers }) => workers.telemetry({ service: 'site', lan: 1, traces: [], events: [] }),
  urgency: ({ urgency }) => urgency.decide(new Map(), 1),
  favorites: ({ favorites }) => favorites.lodgings('a token of sixteen'),
  related: ({ related }) => related.lodgings(1, 1, 3),
  auth: ({ auth }) => auth.whoami('a token of sixteen'),
}

const missing = () => Response.json({ code: 'index_not_found' }, { status: 404 })

/** URL and headers of a service's calls, by way of the binding and of the network. */
async function record(name: ServiceName, variables: Partial<typeof siteVariables>) {
  const bound: Request[] = []
  const sent: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push(new Request(input as string, init))
    return missing()
  })
  const BACKEND = {
    fetch: async (input: string, init: RequestInit) => {
      bound.push(new Request(input, init))
      return missing()
    },
  } as unknown as Fetcher
  const services = createServices({ BACKEND }, { ...siteVariables, ...ours, ...variables }, createBreakers(Date.now), {
    deadline: new Deadline(2_000),
  })
  await calls[name](services).catch(() => undefined)
  return { bound, sent }
}

const headersOf = (requests: readonly Request[]) => requests.flatMap(({ headers }) => [...headers.values()]).join('\n')

test.each(serviceNames)('an outside %s service gets its own key and none of ours', async (name) => {
  const outside = {
    [`${servicePrefix(name)}_URL`]: 'https://outside.example/base',
    [`${servicePrefix(name)}_KEY`]: 'their own key',
  }
  const { bound, sent } = await record(name, { ...outside, AUTH_OUTSIDE_PUBLIC_KEY: 'their public key' })
  // What the engine lacks the embedded search is asked, with our key.
  expect(bound.map(({ url }) => url)).toEqual(name === 'search' ? ['http://backend/search/multi-search'] : [])
  expect(headersOf(bound)).not.toContain('their own key')
  expect(sent.length).toBeGreaterThan(0)
  expect(new URL(sent[0]?.url ?? '').host).toBe('outside.example')
  expect(headersOf(sent)).toContain('their own key')
  expect(headersOf(sent)).not.toMatch(/our key/)
  expect(sent[0]?.headers.get('x-public-key')).toBe(name === 'auth' ? 'their public key' : null)
})

test.each(serviceNames)('an outside %s service without a key of its own gets none', async (name) => {
  const { sent } = await record(name, { [`${servicePrefix(name)}_URL`]: 'https://outside.example' })
  expect(sent.length).toBeGreaterThan(0)
  for (const { headers } of sent) {
    expect([headers.get('x-service-public-key'), headers.get('x-public-key')]).toEqual([null, null])
    expect(headers.get('authorization') ?? '').not.toMatch(/our key|^Bearer ?$/)
  }
})

test.each(serviceNames)(
  'the embedded %s service gets ours by the binding, whatever outside key is set',
  async (name) => {
    const { bound, sent } = await record(name, { [`${servicePrefix(name)}_KEY`]: 'their own key' })
    expect(sent).toEqual([])
    expect(bound.length).toBeGreaterThan(0)
    expect(headersOf(bound)).toContain(ours.SERVICE_KEY)
    expect(headersOf(bound)).not.toContain('their own key')
    expect(bound[0]?.headers.get('x-public-key')).toBe(name === 'auth' ? ours.AUTH_PUBLIC_KEY : null)
  },
)

test('a Contentful space is asked exactly where it is, with its key as bearer and no other header that opens anything', async () => {
  const endpoint = 'https://graphql.contentful.com/content/v1/spaces/abc123/environments/master'
  const { bound, sent } = await record('content', { CONTENT_URL: endpoint, CONTENT_KEY: 'key of the space' })
  expect(bound).toEqual([])
  expect(sent.map(({ method, url }) => [method, url])).toEqual(sent.map(() => ['POST', endpoint]))
  for (const { headers } of sent) {
    expect(headers.get('authorization')).toBe('Bearer key of the space')
    expect(headers.get('x-service-public-key')).toBeNull()
  }
})

test('the broker is asked below its URL', async () => {
  const { sent } = await record('broker', { BROKER_URL: 'https://outside.example/base/' })
  expect(sent[0]?.url).toBe('https://outside.example/base/graphql')
})

/** Result of a search, or the status of its failure, where the engine and the embedded search answer so. */
async function searched(engine: Response | 'down', standIn: Response, options: CallOptions = {}): Promise<unknown> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (engine === 'down') throw new TypeError('Connection refused')
    return engine.clone()
  })
  const BACKEND = { fetch: async () => standIn.clone() } as unknown as Fetcher
  const variables = { ...siteVariables, SEARCH_URL: 'https://outside.example' }
  const call = { deadline: new Deadline(2_000), ...options }
  const { search } = createServices({ BACKEND }, variables, createBreakers(Date.now), call)
  return search
    .counts('houses', [{ kind: 'lodging', market: 1 }])
    .catch((error: unknown) => (error instanceof ServiceError ? error.status : error))
}

const finds = (totalHits: number) => Response.json({ results: [{ hits: [], totalHits }] })
// As an engine answers several searches at once; to one it is a 404.
const lacksIndex = Response.json({ code: 'index_not_found' }, { status: 400 })
const ofEarlierRelease = ['sort', 'filter', 'facets', 'distinct'].map((part) =>
  Response.json({ code: `invalid_search_${part}` }, { status: 400 }),
)

test('where the engine does not answer or lacks an index or an attribute, the embedded search answers in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await searched(finds(7), finds(8))).toEqual([7])
  expect(await searched(lacksIndex, finds(8))).toEqual([8])
  for (const refusal of ofEarlierRelease) expect(await searched(refusal, finds(8))).toEqual([8])
  expect(await searched(Response.json({}, { status: 503 }), finds(8))).toEqual([8])
  expect(await searched('down', finds(8))).toEqual([8])
})

test.each([401, 403])(
  'where the engine refuses the key (%i), the embedded search answers, and the log names the key',
  async (status) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const refusal = Response.json({ code: 'invalid_api_key' }, { status })
    expect(await searched(refusal, finds(8))).toEqual([8])
    expect(logged.mock.calls.flat().join()).toContain(`SEARCH_KEY: the service at SEARCH_URL refuses it (${status})`)
    expect(await searched(refusal, finds(8), { hasStandIns: false })).toBe(status)
  },
)

test('what the engine refuses is refused, and its own failure is told where nothing may stand in for it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const status of [400, 413, 429]) {
    expect(await searched(Response.json({}, { status }), finds(8))).toBe(status)
  }
  expect(await searched('down', lacksIndex)).toBe(0)
  expect(await searched(Response.json({}, { status: 500 }), lacksIndex)).toBe(500)
})
