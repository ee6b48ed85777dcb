import * as v from 'valibot'
import { expect, test } from 'vitest'
import worker from '../../../src/mcp/index.ts'
import { maxBatch } from '../../../src/mcp/tool.ts'

const quote = {
  arrival: '2027-06-05',
  departure: '2027-06-12',
  duration: 7,
  currency: 'EUR',
  lines: [{ kind: 'rent', itemId: null, description: '', quantity: 1, unitPrice: 51900, amount: 51900 }],
  total: 51900,
  saving: 0,
  metered: [],
  deposits: [],
}
const price = {
  data: { state: 'free', quote, room: { persons: 5, pets: 0 }, signed: 'signed', arrivals: [], durations: [7] },
  meta: {},
}

/** What the worker answers, and what it asked its site meanwhile. */
async function ask(method: string, params: object, { headers = {}, text = '' } = {}) {
  const requests: string[] = []
  const site: Pick<Fetcher, 'fetch'> = {
    async fetch(url) {
      requests.push(String(url))
      return Response.json(price)
    },
  }
  const request = new Request('http://127.0.0.1:8789/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: text || JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const response = await worker.fetch(request, {
    SITE: site as Fetcher,
    ...{ BRAND: 'Marehalm', SITE_DA: 'http://da.test', SITE_DE: 'http://de.test', SITE_EN: 'http://en.test' },
  })
  return { status: response.status, body: await response.text(), requests }
}

const ResultSchema = v.object({
  result: v.object({ isError: v.optional(v.boolean(), false), content: v.array(v.object({ text: v.string() })) }),
})
async function call(name: string, input: object) {
  const { body, requests } = await ask('tools/call', { name, arguments: input })
  const { isError, content } = v.parse(ResultSchema, JSON.parse(body)).result
  return { isError, words: content[0]?.text ?? '', requests }
}

test('a party that the home does not take gets no price and no quote', async () => {
  const stay = { code: 'BK4444', arrival: '2027-06-05', nights: 7 }
  expect(await call('get_quote', { ...stay, adults: 6 })).toMatchObject({
    isError: true,
    words: 'The home takes 5 persons, 2 infants besides, and 0 pets.',
  })
  expect((await call('get_quote', { ...stay, pets: 1 })).isError).toBe(true)
  const fitting = await call('get_quote', { ...stay, adults: 5, infants: 2 })
  expect(fitting.isError).toBe(false)
  const query = 'arrival=2027-06-05&duration=7&adults=5&infants=2&quote=signed'
  expect(JSON.parse(fitting.words)).toMatchObject({
    ...{ total: 519, quote: 'signed' },
    url: `http://en.test/holiday-home-bk4444/?${query}`,
  })
})

test.each([
  ['search_homes', { areas: ['rome'] }, /areas\.0: .*"blavand"/],
  ['search_homes', { adults: 4 }, /adults/],
  ['get_calendar', { code: 'BK4444', night: 3 }, /night/],
  ['get_quote', { code: 'BK4444', arrival: '2027-06-05', nights: 7, dogs: 1 }, /dogs/],
])('%s with %o is refused rather than answered as if it had not been asked', async (name, input, words) => {
  const result = await call(name, input)
  expect(result.isError).toBe(true)
  expect(result.words).toMatch(words)
  expect(result.requests).toEqual([])
})

test.each([
  ['search_homes', { areas: Array.from({ length: 20_000 }, () => '') }],
  ['search_homes', { areas: Array.from({ length: 20 }, () => 'x'.repeat(3_000)) }],
  ['search_homes', { ['x'.repeat(60_000)]: 1 }],
  ['x'.repeat(60_000), {}],
])('a call of %.20s that is wrong all over is refused in a few words', async (name, input) => {
  const { isError, words, requests } = await call(name, input)
  expect([isError, requests]).toEqual([true, []])
  expect(words).not.toBe('')
  expect(words.length).toBeLessThanOrEqual(1_000)
})

test('no page asks, not one whose host leads here either', async () => {
  const rebound = await ask('tools/list', {}, { headers: { origin: 'http://127.0.0.1:8789' } })
  expect([rebound.status, rebound.body]).toEqual([403, 'Forbidden'])
})

test('a body counts by what comes, not by what it says of its length', async () => {
  const listed = await ask('tools/list', {})
  expect(listed.status).toBe(200)
  const great = await ask('', {}, { text: `"${'x'.repeat(70_000)}"`, headers: { 'content-length': '9' } })
  expect(great.status).toBe(413)
})

/** A batch of so many questions, with a counter that lets so many through a minute. */
async function askBatch(size: number, most = Number.POSITIVE_INFINITY) {
  const requests: string[] = []
  const limit = async ({ key = '' }: RateLimitOptions) => ({ success: requests.push(key) <= most })
  const message = { jsonrpc: '2.0', method: 'tools/list', params: {} }
  const request = new Request('http://127.0.0.1:8789/', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'cf-connecting-ip': '192.0.2.1',
    },
    body: JSON.stringify(Array.from({ length: size }, (_, id) => ({ ...message, id }))),
  })
  const response = await worker.fetch(request, {
    SITE: { fetch: async () => Response.json(price) } as unknown as Fetcher,
    MCP_LIMIT: { limit } as RateLimit,
    ...{ BRAND: 'Marehalm', SITE_DA: 'http://da.test', SITE_DE: 'http://de.test', SITE_EN: 'http://en.test' },
  })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text: await response.text(),
    requests,
  }
}

test('each question of a batch counts, and a batch has so many at most', async () => {
  const whole = await askBatch(maxBatch)
  expect(whole.status).toBe(200)
  expect(JSON.parse(whole.text)).toHaveLength(maxBatch)
  expect(whole.requests).toEqual(Array.from({ length: maxBatch }, () => '192.0.2.1'))
  const tooMany = await askBatch(maxBatch, maxBatch - 1)
  expect([tooMany.status, tooMany.retryAfter]).toEqual([429, '60'])
  const tooLong = await askBatch(maxBatch + 1)
  expect(tooLong.status).toBe(400)
  expect(tooLong.text).toContain(String(maxBatch))
  expect((await askBatch(100)).status).toBe(400)
})
