import type { Hono } from 'hono'
import { HonoBase } from 'hono/hono-base'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { TrieRouter } from 'hono/router/trie-router'
import { getPath } from 'hono/utils/url'
import { errorTexts } from './contracts/error-texts.ts'
import type { Deps } from './deps.ts'
import { hostsOf } from './env.ts'
import { postConsent } from './features/consent/store-consent.ts'
import { editorHeaders, showMarks, showPreview } from './features/editor/middleware.ts'
import { handleScheduled, scheduledPath } from './features/scheduled/endpoint.ts'
import { endpointsOf, pages } from './features.ts'
import { markets } from './markets/market.ts'
import { haveMessages, selectMarket, startDeadline, traceRequest } from './middleware/begin-request.ts'
import { limitRates } from './middleware/limit-rates.ts'
import { createReadyReplies } from './middleware/ready-replies.ts'
import { canonicalUrl, ownRedirects, requireHttps } from './middleware/redirects.ts'
import { guardForms, limitBodies, refuseMethod } from './middleware/refusals.ts'
import { clearCookies, retryAfter, setCacheStatus, setIndexing } from './middleware/reply-headers.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { serverTiming } from './middleware/server-timing.ts'
import { addEndpoints, createEndpointTable } from './routing/endpoint.ts'
import type { VisitWithin } from './routing/feature.ts'
import { notifyReplied } from './routing/plain-reply.ts'
import { handlePages, methodsOfPage, refuseWith, respondOnward } from './routing/serve-page.ts'
import { failedStatus, ServiceError, toSetUpOf } from './services/service-error.ts'
import { executionContextOf, isRead, placeOf, type SiteContext, withoutRuntime } from './site-context.ts'
import { routedPath } from './urls/page-path.ts'
import { href } from './urls/paths.ts'
import { isForPrograms, previewPaths } from './urls/program-paths.ts'

/** Every middleware in order, then every route. */
export function createApp(deps: Deps): Hono<SiteContext> {
  const app = new HonoBase<SiteContext>({
    router: new TrieRouter(),
    strict: true,
    getPath: (request) => routedPath(getPath(request)),
  })
  const hosts = hostsOf(deps.variables)
  const byHost = new Map(markets.flatMap((market) => hosts[market.key].map((host) => [host, market] as const)))
  const refuse = refuseWith(deps)
  const visit: VisitWithin = (requested, c) => app.request(requested, undefined, c.env, executionContextOf(c))
  const endpoints = endpointsOf({ deps, visit })
  const endpointAt = createEndpointTable(endpoints)

  const respondFromCache = createReadyReplies(deps, pages, byHost)
  const { fetch: route } = app
  app.fetch = async (request, ...others) =>
    (await respondFromCache(request, others[1] ?? withoutRuntime)) ?? route(request, ...others)
  app.use(notifyReplied)
  app.use(setCacheStatus)
  app.use(traceRequest)
  app.use(serverTiming(deps.variables.EDITOR_SECRET))
  app.use(startDeadline(deps))
  app.use(retryAfter)
  for (const folder of ['/editor/*', `${previewPaths.begin}*`]) app.use(folder, editorHeaders)
  app.use(securityHeaders(deps.variables.EMBED_HOSTS))
  app.use(setIndexing(deps.variables.NOINDEX_HOSTS))
  app.use(selectMarket(byHost))
  app.use(requireHttps(deps.origins))
  app.use(haveMessages(deps))
  app.on(['GET', 'POST'], scheduledPath, handleScheduled(deps, visit))
  app.use(ownRedirects(byHost, { refuse: (c) => refuse(c, 404), log: deps.log }))
  app.use(canonicalUrl(respondOnward(deps, pages)))
  app.use(guardForms(endpointAt, (c) => refuse(c, 403)))
  app.use(showMarks(deps.variables.EDITOR_SECRET))
  app.use(showPreview(deps.variables.EDITOR_SECRET))
  app.use(limitRates(deps.limits, endpointAt, (c) => refuse(c, 429)))
  app.use(limitBodies(endpointAt, (c) => refuse(c, 413)))
  app.use(postConsent(deps.variables.COOKIE_DOMAIN))
  app.use(href.forget(), clearCookies)
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod((c) => refuse(c, 405)) }))

  addEndpoints(app, endpoints)
  for (const folder of ['/api/*', '/bridge/*'])
    app.all(folder, (c) =>
      c.json({ error: { code: 'not_found', message: errorTexts.unmatchedRoute(c.req.path) } }, 404),
    )

  const page = handlePages(
    deps,
    pages,
    async () => (await import('./routing/markdown/markdown-renderer.ts')).markdownRenderer,
  )
  app.use((c, next) => (isRead(c) || c.req.method === 'POST' ? page(c) : next()))
  app.use((c) => {
    const allow = methodsOfPage(pages, c.get('market'), c.req.path)
    return refuseMethod((refused) => refuse(refused, 405))(c, allow.split(', '))
  })

  app.onError(async (error, c) => {
    deps.log(error, placeOf(c))
    if (!c.get('market')) return c.text('Internal Server Error', 500)
    const isApi = isForPrograms(c.req.path)
    if (!isApi) return refuse(c, statusOfPage(error))
    const status = error instanceof ServiceError ? failedStatus(error, 503) : 500
    return c.json({ error: { code: 'unavailable', message: 'This can not be answered now.' } }, status, {
      'cache-control': 'no-store',
    })
  })
  return app
}

/**
 * Status of the error page of a failed request. Only the login is limited by visitor; other limits of services are the
 * whole site's, and a 503 here.
 */
function statusOfPage(error: unknown): 429 | 500 | 503 {
  if (toSetUpOf(error) !== null) return 503
  if (!(error instanceof ServiceError)) return 500
  return error.service === 'auth' ? failedStatus(error, 503) : 503
}
