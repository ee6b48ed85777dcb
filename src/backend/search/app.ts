import { type Context, Hono } from 'hono'
import type { Env } from '../env.ts'
import { authorize } from './authorize.ts'
import { findIndex } from './indexes/find-index.ts'
import { type Moment, momentOf } from './indexes/moment.ts'
import { isJsonObject, kindOfValue } from './json-kinds.ts'
import { mostQueries } from './limits.ts'
import { readSearchQuery } from './query.ts'
import { readBody } from './read-body.ts'
import { search } from './run/search.ts'
import { SearchError } from './search-error.ts'

type SearchEnv = { Bindings: Pick<Env, 'DB' | 'SERVICE_KEY'> }
type SearchContext = Context<SearchEnv>

/** The part of Meilisearch's HTTP API that the site calls (specification, section 7). */
export const searchApp = new Hono<SearchEnv>({ strict: false })

searchApp.onError((error, c) => {
  if (error instanceof SearchError) return c.json(error, error.status)
  console.error(`${c.req.method} ${new URL(c.req.url).pathname}`, error)
  const internal = new SearchError(
    'internal',
    'An internal error has occurred. The service could not answer the search.',
  )
  return c.json(internal, internal.status)
})
searchApp.notFound((c) => {
  const unknown = new SearchError('not_found', 'The requested resources could not be found.')
  return c.json(unknown, unknown.status)
})

searchApp.get('/health', (c) => c.json({ status: 'available' }))
searchApp.use(authorize)
searchApp.post('/indexes/:uid/search', searchIndex)
searchApp.post('/multi-search', searchSeveral)

async function searchIndex(c: SearchContext): Promise<Response> {
  const body = await readBody(c)
  const query = readSearchQuery(body)
  const index = findIndex(c.req.param('uid') ?? '', momentOf(new Date()))
  return c.json(await search(c.env.DB, index, query))
}

/** Searches of several indexes at once, answered in their order; the first that fails says which it was. */
async function searchSeveral(c: SearchContext): Promise<Response> {
  const { queries, ...rest } = await readBody(c)
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw new SearchError('bad_request', `Unknown field \`${unknown}\`: expected \`queries\``)
  if (!Array.isArray(queries) || queries.length > mostQueries) {
    throw new SearchError(
      'invalid_multi_search_queries',
      `Invalid value at \`.queries\`: expected an array of at most ${mostQueries}`,
    )
  }
  const moment = momentOf(new Date())
  const results = await Promise.all(
    queries.map((query: unknown, place) => searchOne(c, query, `.queries[${place}]`, moment)),
  )
  return c.json({ results })
}

async function searchOne(c: SearchContext, body: unknown, at: string, moment: Moment): Promise<unknown> {
  if (!isJsonObject(body)) {
    throw new SearchError(
      'bad_request',
      `Invalid value type at \`${at}\`: expected an object, but found ${kindOfValue(body)}`,
    )
  }
  const { indexUid, ...rest } = body
  if (typeof indexUid !== 'string') throw new SearchError('bad_request', `Missing field \`indexUid\` inside \`${at}\``)
  const query = readSearchQuery(rest, at)
  try {
    return { indexUid, ...(await search(c.env.DB, findIndex(indexUid, moment), query)) }
  } catch (error) {
    if (error instanceof SearchError) throw new SearchError(error.code, `Inside \`${at}\`: ${error.message}`)
    throw error
  }
}
