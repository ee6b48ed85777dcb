import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { standInHeader } from '../../services/search/meilisearch-request.ts'
import { type Env, readVariables } from '../env.ts'
import { isSameText } from '../tokens.ts'
import { lagOf } from './feed/feed-row.ts'
import { findIndex } from './indexes/find-index.ts'
import { settingsOf } from './indexes/index-settings.ts'
import { momentOf, type SearchIndex } from './indexes/search-index.ts'
import { kindOfValue, readBody } from './json-body.ts'
import { multiSearch } from './multi-search.ts'
import { bodyOfParameters, pagingOfParameters, readSearchQuery } from './query.ts'
import { search } from './run/search.ts'
import { indexNames, lastUpdate, statsOf, statsOfAll } from './run/stats.ts'
import { SearchError } from './search-error.ts'

type SearchEnv = { Bindings: Env }

/** The bearer check of the search service. */
const authorize = createMiddleware<SearchEnv>(async (c, next) => {
  const [, key] = /^bearer\s+(.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (key === undefined) {
    throw new SearchError(
      'missing_authorization_header',
      'The Authorization header is missing. It must use the bearer authorization method.',
    )
  }
  if (!isSameText(key, c.env.SERVICE_KEY)) {
    throw new SearchError('invalid_api_key', 'The provided API key is invalid.')
  }
  await next()
})

/** Answers as a fallback only for an engine that this back end feeds: only then are its houses the same. */
const refuseUnlessFed = createMiddleware<SearchEnv>(async (c, next) => {
  if (c.req.header(standInHeader) !== undefined && !readVariables(c.env).fedEngine) {
    throw new SearchError('not_found', 'No search engine is fed from here.')
  }
  await next()
})

/** The part of Meilisearch's HTTP API that the site calls (specification, section 7), with its own bearer check. */
export const searchApp = new Hono<SearchEnv>({ strict: false })

searchApp.onError((error, c) => {
  if (error instanceof SearchError) return c.json(error, error.status)
  console.error(`${c.req.method} ${new URL(c.req.url).pathname}`, error)
  const internal = new SearchError('internal', 'The search could not be answered. Please try again in a moment.')
  return c.json(internal, internal.status)
})

searchApp.get('/', (c) => c.json({ status: 'Meilisearch is running' }))
searchApp.get('/health', (c) => c.json({ status: 'available' }))
searchApp.use(authorize, refuseUnlessFed)
// Not Meilisearch's own: how far the engine that is fed lags behind the tables.
searchApp.get('/feed', async (c) => c.json({ data: await lagOf(c.env.DB, Date.now()), meta: {} }))
searchApp.post('/indexes/:uid/search', async (c) => {
  const query = readSearchQuery(await readBody(c))
  return c.json(await search(c.env.DB, indexOf(c), query))
})
searchApp.get('/indexes/:uid/search', async (c) => {
  const index = indexOf(c)
  const query = readSearchQuery(bodyOfParameters(new URL(c.req.url).searchParams))
  return c.json(await search(c.env.DB, index, query))
})
searchApp.post('/indexes/:uid/facet-search', async (c) => {
  const { facetName } = await readBody(c)
  if (facetName === undefined) throw new SearchError('missing_facet_search_facet_name', 'Missing field `facetName`')
  if (facetName !== null && typeof facetName !== 'string') {
    const found = `${kindOfValue(facetName)}: \`${JSON.stringify(facetName)}\``
    const text = `Invalid value type at \`.facetName\`: expected a string, but found ${found}`
    throw new SearchError('invalid_facet_search_facet_name', text)
  }
  indexOf(c)
  throw new SearchError('facet_search_disabled', 'The facet search is disabled for this index')
})
searchApp.post('/multi-search', async (c) => {
  const results = await multiSearch(c.env.DB, await readBody(c), momentOf(new Date()))
  return c.json({ results })
})
searchApp.get('/indexes', async (c) => {
  const uids = (await indexNames(c.env.DB)).toSorted()
  const { offset = 0, limit = 20 } = pagingOfParameters(new URL(c.req.url).searchParams)
  const updatedAt = await lastUpdate(c.env.DB)
  const results = uids.slice(offset, offset + limit).map((uid) => described(uid, updatedAt))
  return c.json({ results, offset, limit, total: uids.length })
})
searchApp.get('/indexes/:uid', async (c) => c.json(described(indexOf(c).uid, await lastUpdate(c.env.DB))))
searchApp.get('/indexes/:uid/settings', (c) => c.json(settingsOf(indexOf(c))))
searchApp.get('/indexes/:uid/stats', async (c) => c.json(await statsOf(c.env.DB, indexOf(c))))
searchApp.get('/stats', async (c) => {
  return c.json(await statsOfAll(c.env.DB, momentOf(new Date())))
})
/** The version of Meilisearch whose API is spoken. */
searchApp.get('/version', (c) => c.json({ commitSha: 'unknown', commitDate: 'unknown', pkgVersion: '1.50.0' }))
/** As with a search key: documents and tasks are not accessible. */
searchApp.on(
  ['GET', 'POST'],
  ['/indexes/:uid/documents/*', '/indexes/:uid/documents', '/keys', '/tasks', '/batches'],
  () => {
    throw new SearchError('invalid_api_key', 'The provided API key is invalid.')
  },
)
searchApp.all('*', (c) => {
  if (c.req.method === 'GET' || c.req.method === 'POST') {
    throw new SearchError('not_found', 'The requested resources could not be found.')
  }
  throw new SearchError(
    'method_not_allowed',
    `The indexes follow the agency's data: ${c.req.method} is not supported. They can be searched and their settings read.`,
  )
})

function described(uid: string, updatedAt: string | null) {
  return { uid, createdAt: updatedAt, updatedAt, primaryKey: 'id' }
}

function indexOf(c: Context<SearchEnv>): SearchIndex {
  return findIndex(c.req.param('uid') ?? '', momentOf(new Date()))
}
