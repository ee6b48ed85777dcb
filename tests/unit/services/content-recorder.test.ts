import { buildSchema, parse } from 'graphql'
import { afterEach, expect, test, vi } from 'vitest'
import { complexityOf } from '../../../src/backend/content/complexity.ts'
import { contentSchema } from '../../../src/backend/content/sdl.ts'
import { queryLimits } from '../../../src/contracts/content-model.ts'
import { parseVariables } from '../../../src/env.ts'
import { Deadline } from '../../../src/services/deadline.ts'
import { createBreakers, createServices } from '../../../src/services/services.ts'
import { contentQueries } from '../../content-queries.ts'

afterEach(() => vi.restoreAllMocks())

const endpoint = 'https://graphql.contentful.com/content/v1/spaces/abc123/environments/master'
const keys = {
  ...{ SERVICE_KEY: 'our key between the workers', AUTH_PUBLIC_KEY: 'our key of the auth service' },
  ...{ CONTENT_KEY: 'the delivery key', CONTENT_PREVIEW_KEY: 'the preview key' },
  ...{
    BROKER_KEY: 'the key of the broker',
    SEARCH_KEY: 'the key of the search',
    EDITOR_SECRET: 'a secret of the editors',
  },
}
const embedded = ['BROKER', 'SEARCH', 'BOOKING', 'IMAGES', 'WORKERS', 'URGENCY', 'FAVORITES', 'RELATED', 'AUTH']
const variables = parseVariables({
  ...Object.fromEntries(embedded.map((name) => [`${name}_URL`, ''])),
  ...{
    HOSTS_DA: 'da.localhost',
    HOSTS_DE: 'de.localhost',
    HOSTS_EN: 'en.localhost',
    BRAND: 'Marehalm',
    COOKIE_DOMAIN: '',
  },
  ...keys,
  CONTENT_URL: endpoint,
})
const schema = buildSchema(contentSchema())
const queries = await contentQueries()

/** What is sent to a Contentful space for one query. The binding to our own back end is never asked. */
async function record(name: string, isPreview: boolean): Promise<Request> {
  const sent: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push(new Request(input as string, init))
    return Response.json({ data: {} })
  })
  const BACKEND = { fetch: () => expect.fail('Our own back end was asked') } as unknown as Fetcher
  const deadline = new Deadline(2_000)
  const { content } = createServices({ BACKEND }, variables, createBreakers(Date.now), { deadline, isPreview })
  const query = queries.get(name)
  if (!query) return expect.fail(name)
  // The reply has nothing of what the query's contract asks for.
  await content.query({ name, ...query }, { locale: 'da-DK', ...query.variables }).catch(() => undefined)
  expect(sent).toHaveLength(1)
  return sent[0] as Request
}

test.each([
  ['published content', false, keys.CONTENT_KEY],
  ['drafts', true, keys.CONTENT_PREVIEW_KEY],
])(
  'every query for %s goes to the space exactly as configured, with that key and no other',
  async (_, isPreview, key) => {
    expect(queries.size).toBeGreaterThan(40)
    for (const name of queries.keys()) {
      const request = await record(name, isPreview)
      expect([request.method, request.url], name).toEqual(['POST', endpoint])
      const headers = Object.fromEntries(request.headers)
      expect(headers.authorization, name).toBe(`Bearer ${key}`)
      expect(
        Object.keys(headers).filter((header) => !['accept', 'authorization', 'content-type'].includes(header)),
        name,
      ).toEqual([])
      const text = await request.text()
      for (const secret of Object.values(keys).filter((each) => each !== key)) {
        expect(`${JSON.stringify(headers)} ${text}`, name).not.toContain(secret)
      }
      const body = JSON.parse(text) as { query: string; variables: Record<string, unknown> }
      expect(Object.keys(body).toSorted(), name).toEqual(['query', 'variables'])
      expect(/preview: true/.test(body.query), name).toBe(isPreview)
      expect(Buffer.byteLength(body.query), name).toBeLessThanOrEqual(queryLimits.bytes)
      const complexity = complexityOf({ schema, document: parse(body.query), variables: body.variables })
      expect(complexity, name).toBeLessThanOrEqual(queryLimits.complexity)
    }
  },
)
