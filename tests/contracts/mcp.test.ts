import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchSitePage } from '../../src/commands/crawl/page.ts'
import { thisSite } from '../this-site.ts'
import { rawRequest } from './raw-request.ts'

const client = new Client({ name: 'test', version: '1' })
beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${thisSite().mcpPort}/`))))
afterAll(() => client.close())

const HomesSchema = v.object({
  total_homes: v.number(),
  homes: v.array(
    v.looseObject({
      code: v.string(),
      total: v.number(),
      currency: v.string(),
      url: v.string(),
      quote: v.optional(v.string()),
    }),
  ),
})
const CalendarSchema = v.object({
  code: v.string(),
  currency: v.string(),
  stays: v.array(v.object({ arrival: v.string(), departure: v.string(), total: v.number() })),
})
const QuoteSchema = v.object({
  state: v.string(),
  is_the_asked_stay: v.boolean(),
  total: v.number(),
  quote: v.string(),
  url: v.string(),
  lines: v.array(v.object({ amount: v.number() })),
})

async function ask<Schema extends v.GenericSchema>(name: string, input: Record<string, unknown>, schema: Schema) {
  const { structuredContent } = await client.callTool({ name, arguments: input })
  return v.parse(schema, structuredContent)
}

test('an assistant finds three tools that only read', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search_homes', 'get_calendar', 'get_quote'])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
})

test('what an assistant says of a price is what the page shows, to the cent', async () => {
  const { homes } = await ask('search_homes', { language: 'de', persons: 2 }, HomesSchema)
  const code = homes[0]?.code ?? ''
  const { stays } = await ask('get_calendar', { language: 'de', code }, CalendarSchema)
  const stay = stays.at(-1)
  expect(stay).toBeDefined()
  const quote = await ask('get_quote', { language: 'de', code, arrival: stay?.arrival, nights: 7 }, QuoteSchema)
  expect(quote).toMatchObject({ state: 'free', is_the_asked_stay: true, total: stay?.total })
  expect(quote.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(quote.total * 100))
  // The quote is the site's own: the page that it leads to knows it, and shows that very total.
  expect(new URL(quote.url).searchParams.get('quote')).toBe(quote.quote)
  expect(quote.quote).not.toBe('')
  const page = await (await fetchSitePage(quote.url)).text()
  expect(page).toContain(new Intl.NumberFormat('de-DE').format(Math.trunc(quote.total)))
})

test('homes that are requested with dates carry the signed quote of their stay', async () => {
  const { homes: some } = await ask('search_homes', {}, HomesSchema)
  const { stays } = await ask('get_calendar', { code: some[0]?.code }, CalendarSchema)
  const { homes } = await ask('search_homes', { arrival: stays.at(-1)?.arrival, nights: 7 }, HomesSchema)
  expect(homes.length).toBeGreaterThan(0)
  for (const { quote, url, currency } of homes) {
    expect(url).toContain(`quote=${quote}`)
    expect(currency).toBe('EUR')
  }
})

test.each([
  ['get_quote', { code: 'BL1', arrival: '2027-02-30', nights: 7 }, /arrival/],
  ['get_calendar', { code: '../../secret' }, /code/],
  ['get_calendar', { code: 'ZZ9999' }, /no such house/],
  ['search_homes', { areas: ['<script>'] }, /areas/],
  ['book_home', {}, /no tool/],
])('%s with %o is refused in words', async (name, input, words) => {
  const result = await client.callTool({ name, arguments: input })
  expect(result.isError).toBe(true)
  expect(JSON.stringify(result.content)).toMatch(words)
})

test('pages of other sites, other methods and great bodies are refused', async () => {
  const { mcpPort: port } = thisSite()
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const foreign = await rawRequest({
    port,
    path: '/',
    headers: { ...headers, origin: 'https://elsewhere.example' },
    body: '{}',
  })
  const great = await rawRequest({ port, path: '/', headers, body: `"${'x'.repeat(70_000)}"` })
  const read = await rawRequest({ port, path: '/', method: 'GET', headers })
  expect([foreign.status, great.status, read.status]).toEqual([403, 413, 405])
})
