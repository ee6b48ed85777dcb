import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saturdayIn } from '../browser/agency.ts'
import { rawRequest } from './raw-request.ts'
import { graphqlUrlOf, keyHeader, searchKey, serviceKey, urlOf } from './services.ts'
import { book, freeWeek, requestOf, statistics } from './stays.ts'

const stack = /\bat .+\(.+:\d+:\d+\)|node_modules|\.tsx?:\d+|D1_ERROR|SQLITE/

const services = {
  broker: () => graphqlUrlOf('broker'),
  content: () => graphqlUrlOf('content'),
  search: () => `${urlOf('search')}/indexes/lodgingOptions_duration-_lan-1/search`,
  searchWithSlash: () => `${urlOf('search')}/indexes/freetext_lan-1_locale-da-DK/search/`,
  multiSearch: () => `${urlOf('search')}/multi-search`,
  booking: () => `${urlOf('booking')}/rest/v1/booking/`,
}
type ServiceName = keyof typeof services
const serviceNames = Object.keys(services) as ServiceName[]

async function send(name: ServiceName, body: string | Uint8Array<ArrayBuffer>, contentType = 'application/json') {
  const response = await fetch(services[name](), {
    method: 'POST',
    headers: {
      'content-type': contentType,
      authorization: `Bearer ${searchKey}`,
      [keyHeader]: serviceKey,
      'idempotency-key': crypto.randomUUID(),
    },
    body,
  })
  return { status: response.status, text: await response.text() }
}

/** The sentence in a refusal, wherever the service's contract has it. */
function messageOf(text: string): string {
  const body: { message?: string; error?: { message: string }; errors?: { message: string }[] } = JSON.parse(text)
  return body.message ?? body.error?.message ?? body.errors?.[0]?.message ?? ''
}

function expectRefusal({ status, text }: { status: number; text: string }, what: string): void {
  expect(status, what).toBeGreaterThanOrEqual(400)
  expect(status, what).toBeLessThan(500)
  expect(messageOf(text).length, `${what}: ${text}`).toBeGreaterThan(15)
  expect(text, what).not.toMatch(stack)
}

const unreadable: [string, string | Uint8Array<ArrayBuffer>, string?][] = [
  ['nothing', ''],
  ['half an object', '{"query":'],
  ['a word', 'book it'],
  ['a number', '5'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a list of lists', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0xd8])],
  ['a form', 'query=%7B__typename%7D&q=hus', 'application/x-www-form-urlencoded'],
  ['a form in parts', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
  ['XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'application/xml'],
]

test.each(serviceNames)('%s refuses what is no JSON object with a sentence', async (name) => {
  const before = await statistics()
  for (const [what, body, type] of unreadable) expectRefusal(await send(name, body, type), what)
  expect(await statistics()).toEqual(before)
})

test.each(serviceNames)(
  '%s refuses 10 MB by their stated length, and stops reading where no length is stated',
  async (name) => {
    const { port, pathname } = new URL(services[name]())
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${searchKey}`,
      [keyHeader]: serviceKey,
    }
    for (const isEndless of [false, true]) {
      const body = 'a'.repeat((isEndless ? 2 : 10) * 1024 * 1024)
      const { status, text } = await rawRequest({ port: Number(port), path: pathname, headers, body, isEndless })
      expectRefusal({ status, text }, `endless: ${isEndless}`)
      expect(status).toBe(413)
      const isSearch = name.toLowerCase().includes('search')
      expect(JSON.parse(text)).toMatchObject(
        isSearch ? { code: 'payload_too_large' } : { error: { code: 'body_too_large' } },
      )
    }
  },
)

test.each(serviceNames)('%s answers no JSON whatever with a failure of its own', async (name) => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), async (body) => {
      const { status, text } = await send(name, JSON.stringify(body))
      expect(status, text).toBeLessThan(500)
      expect(text).not.toMatch(stack)
    }),
    { numRuns: 40 },
  )
})

test('a booking with any one part replaced is refused or stays one that expects another price', async () => {
  const arrival = saturdayIn(330)
  const { lodgingId } = await freeWeek(arrival)
  const right = requestOf(lodgingId, arrival)
  const paths = [
    ...Object.keys(right).map((key) => [key]),
    ...Object.keys(right.option).map((key) => ['option', key]),
    ...Object.keys(right.guest).map((key) => ['guest', key]),
  ]
  const hostile = fc.constantFrom<unknown>(
    '<script>alert(1)</script>',
    '../../etc/passwd',
    "1'; DROP TABLE booking; --",
    '\u0000',
    1e308,
    -1,
    Number.MAX_SAFE_INTEGER,
    '9999-12-31',
    '0000-01-01',
    'x'.repeat(5000),
    [{ itemId: 1e300, quantity: 1 }],
    [{ itemId: 1, quantity: -1 }],
    {},
    null,
  )
  const before = await statistics()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.oneof(hostile, fc.jsonValue()),
      async ([outer = '', inner], value) => {
        const body: Record<string, unknown> = { ...structuredClone(right), expectedTotal: -5 }
        body[outer] = inner === undefined ? value : { ...Object(body[outer]), [inner]: value }
        const answer = await book(body)
        expectRefusal(
          { status: answer.status, text: await answer.text() },
          `${outer}.${inner} = ${JSON.stringify(value)}`,
        )
      },
    ),
    { numRuns: 150 },
  )
  expect(await statistics()).toEqual(before)
})

const hostileVariables = [
  '{ lodging(name: "../../etc/passwd", lan: 1) { id } }',
  '{ lodging(name: "<script>alert(1)</script>", lan: 1) { id } }',
  '{ lodging(name: "\\u0000", lan: 1) { id } }',
  '{ lodging(id: -2147483648, lan: 1) { id } }',
  '{ redirects(specifier: "http://evil.example/%00", lan: 1, limit: -1, skip: -1) { to } }',
  '{ metas(keys: ["constructor", "__proto__"], limit: 2147483647) { value } }',
  '{ text(name: "x\' OR 1=1 --", lan: 1) { html } }',
  '{ bookingOptions(lan: 1, lodgingId: 1, arrival: "", duration: -7, limit: -5) { arrival } }',
  '{ areaWeather(contentfulAreaId: "../x", limit: -1) { time } }',
  '{ portalReviews(domain: "http://evil.example", minStars: -1, limit: -1) { id } }',
]
test.each(hostileVariables)('the broker finds nothing for %s', async (query) => {
  const { status, text } = await send('broker', JSON.stringify({ query }))
  expect(status).toBe(200)
  const body: { data: Record<string, unknown>; errors?: unknown } = JSON.parse(text)
  expect(body.errors).toBeUndefined()
  expect([null, '[]']).toContainEqual(Object.values(body.data)[0] && JSON.stringify(Object.values(body.data)[0]))
})
