import { slugOfPath } from '../../kv/keys.ts'
import type { Resolved } from '../../kv/shadows.ts'
import type { RouteStore } from '../../kv/store.ts'
import { errorTexts } from '../contracts/error-texts.ts'
import { withoutAmounts } from '../domain/search-criteria.ts'
import { isFile } from '../domain/slashes.ts'
import type { Market } from '../markets/market.ts'
import { canonicalPath, mergeQuery, withSearchPage } from '../urls/canonical-path.ts'
import { splitPageNumber, withPageNumber } from '../urls/page-path.ts'
import { observedRequest } from './observer.ts'
import type { RenderContext } from './page.ts'
import type { PageTable } from './page-table.ts'
import { withMembers } from './render-context.ts'

interface FoundRedirect {
  kind: 'redirect'
  to: string
  status: 301 | 302
  /** From an editor's record: it may lead to another host. */
  isCompiled: boolean
}

interface Step {
  to: string
  /** The edition whose page it is; an editor's redirect has none. */
  from?: Market
  isPermanent: boolean
  isCompiled: boolean
}

/** Longest chain of redirects; the visitor is sent once, to its end. */
const maxSteps = 5
const nowhere = 'http://redirect.invalid'

/**
 * The redirect of a path without a page in this edition: a compiled one, or to this edition's path of another edition's
 * page. It keeps the query of the request without amounts of another currency. Null for none, and for a circle.
 */
export async function findRedirect(pages: PageTable, request: RenderContext): Promise<FoundRedirect | null> {
  const seen = new Set<string>()
  let path = canonicalPath(withPageNumber(request.path, request.pageNumber))
  let { query } = request
  let fragment = ''
  let found = null as FoundRedirect | null
  while (seen.size < maxSteps) {
    if (seen.has(path)) return null
    seen.add(path)
    if (found && (await isPage(pages, request, path))) return found
    const step = await nextStep(pages, request, path)
    if (!step) return found
    const isOfOtherCurrency = step.from !== undefined && step.from.currency !== request.market.currency
    const remaining = isOfOtherCurrency ? withoutAmounts(query) : query
    const to = withSearchPage(request.market, mergeQuery(onOwnHost(step.to, request.origin), remaining))
    const url = new URL(to, nowhere)
    fragment = url.hash || fragment
    found = {
      kind: 'redirect',
      to: url.hash === '' ? to + fragment : to,
      status: step.isPermanent && found?.status !== 302 ? 301 : 302,
      isCompiled: step.isCompiled || found?.isCompiled === true,
    }
    if (!to.startsWith('/')) return found
    path = canonicalPath(url.pathname)
    query = url.searchParams
  }
  return null
}

/** The path of a web URL on the edition's own host, in its canonical form; any other in ASCII, as a header has it. */
function onOwnHost(to: string, origin: string): string {
  const url = /^https?:\/\/[^\s\\]+$/i.test(to) ? URL.parse(to) : null
  if (!url) return to
  if (url.host !== new URL(origin).host || url.username !== '' || url.password !== '') return url.href
  return (isFile(url.pathname) ? url.pathname : canonicalPath(url.pathname)) + url.search + url.hash
}

/** Whether a route of the site other than the catch-all has a page at the path. */
export async function isPage(pages: PageTable, request: RenderContext, requestedPath: string): Promise<boolean> {
  const { path, page: pageNumber } = splitPageNumber(requestedPath)
  const match = pages.at(path, request.market)
  if (!match || match.page === pages.content || (pageNumber > 1 && !match.page.numbered)) return false
  const { page, params } = match
  if (page.validate?.(path, request.market) === false) return false
  return page.exists ? page.exists(withMembers(request, { path, pageNumber, params })) : true
}

async function nextStep(pages: PageTable, request: RenderContext, whole: string): Promise<Step | null> {
  const { path, page } = splitPageNumber(whole)
  for (const each of new Set([whole, path])) {
    const route = await routeOf(request, each)
    if (route?.kind === 'entry') return null
    if (route) return { ...route.redirect, isCompiled: true }
  }
  const other = pages.alternateOf(path, request.market)
  if (other && other.to !== whole) {
    const { page: found, params, to, from } = other
    const isThere = await (found.exists?.(withMembers(request, { path: to, pageNumber: page, params })) ?? true)
    if (isThere) return { to, from, isPermanent: true, isCompiled: false }
  }
  for (const { alternate } of pages.all) {
    const found = await alternate?.(withMembers(request, { path, pageNumber: page }))
    if (found && found.to !== whole) return { ...found, isCompiled: false }
  }
  return null
}

async function routeOf({ routes, market }: RenderContext, path: string) {
  try {
    return await routes.route(market, slugOfPath(path))
  } catch (error) {
    throw new Error(errorTexts.compiledRouteUndetermined, { cause: error })
  }
}

/** The site's response at that URL, through all of its middleware and routes. */
export async function resolveUrl(
  url: string,
  routes: RouteStore,
  visit: (request: Request) => Promise<Response> | Response,
): Promise<Resolved> {
  const resolved: Resolved[] = []
  const probe = { kind: 'probe', routes, tell: (found: Resolved) => resolved.push(found) } as const
  const { status, headers } = await visit(observedRequest(url, probe))
  const location = headers.get('location')
  return resolved[0] ?? (location === null ? { kind: 'other', status } : { kind: 'redirect', to: location })
}

/** What a request for the path would resolve to, without loading the page. */
export async function resolvePath(pages: PageTable, request: RenderContext): Promise<Resolved> {
  const { path, market, routes } = request
  if (await isPage(pages, request, path)) {
    const match = pages.at(splitPageNumber(path).path, market)
    return { kind: 'page', name: match?.page.name ?? '', entry: null }
  }
  const route = await routes.route(market, slugOfPath(path))
  if (route?.kind === 'entry') return { kind: 'page', name: route.entry.type, entry: route.entry.id }
  const found = await findRedirect(pages, request)
  return found ? { kind: 'redirect', to: found.to } : { kind: 'missing' }
}
