import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { endpoints } from './contracts/endpoints.ts'
import { errorTexts } from './contracts/error-texts.ts'
import type { Deps } from './deps.ts'
import { hostsOf } from './env.ts'
import { getSession } from './features/account/session-endpoint.ts'
import { getBookingCalendar } from './features/booking/calendar-endpoint.ts'
import { getPrice } from './features/booking/price-endpoint.ts'
import { getArchivedAsset } from './features/builds/archived-assets.ts'
import { getBuildRules, getLatestBuild } from './features/builds/builds-endpoint.ts'
import { postVersion } from './features/builds/version-endpoint.ts'
import { answerConsent } from './features/consent/answer-consent.ts'
import { postPurge } from './features/content-changes/purge-endpoint.ts'
import { postRoute } from './features/content-changes/route-endpoint.ts'
import { postContentWebhook } from './features/content-changes/webhook-endpoint.ts'
import { handleCspReports } from './features/csp-reports/endpoint.ts'
import { createEditor, editorHeaders } from './features/editor/editor.ts'
import { showMarks } from './features/editor/show-marks.ts'
import { handleFavorites } from './features/favorites/endpoint.ts'
import { getFind } from './features/find/endpoint.ts'
import { getHealth } from './features/health/endpoint.ts'
import { getCalendar } from './features/lodging/calendar-endpoint.ts'
import { getPicture } from './features/media/endpoint.ts'
import { handleScheduled, scheduledPath } from './features/scheduled/endpoint.ts'
import { getCounts, getSearch } from './features/search/endpoint.ts'
import { getMap } from './features/search/map-endpoint.ts'
import { getStreets } from './features/search/streets-endpoint.ts'
import { answerFeed } from './features/seo/feeds.ts'
import { answerLlms } from './features/seo/llms.ts'
import { answerManifest } from './features/seo/manifest.ts'
import { markdownRenderer } from './features/seo/markdown-renderer.ts'
import { answerRobots } from './features/seo/robots.ts'
import { securityTxtPath, serveSecurityTxt } from './features/seo/security-txt.ts'
import { answerSitemap, answerSitemapIndex } from './features/seo/sitemaps.ts'
import { getShortlistLive } from './features/shortlist/live-endpoint.ts'
import { postTelemetry } from './features/telemetry/endpoint.ts'
import { canonicalUrl } from './middleware/canonical-url.ts'
import { clearCookies } from './middleware/clear-cookies.ts'
import { guardForms } from './middleware/guard-forms.ts'
import { haveMessages } from './middleware/have-messages.ts'
import { limitBodies } from './middleware/limit-bodies.ts'
import { limitRates } from './middleware/limit-rates.ts'
import { ownRedirects } from './middleware/own-redirects.ts'
import { refuseMethod } from './middleware/refuse-method.ts'
import { requireHttps } from './middleware/require-https.ts'
import { retryAfter } from './middleware/retry-after.ts'
import { setCacheStatus } from './middleware/say-cache-status.ts'
import { setIndexing } from './middleware/say-indexing.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { selectMarket } from './middleware/select-market.ts'
import { serverTiming } from './middleware/server-timing.ts'
import { startDeadline } from './middleware/start-deadline.ts'
import { traceRequest } from './middleware/trace-request.ts'
import { fragments, pages } from './routes.ts'
import { checkMiddlewares } from './routing/middleware.ts'
import { serveFragment } from './routing/serve-fragment.ts'
import { answerOnward, methodsOfPage, refuseWith, servePages } from './routing/serve-page.ts'
import { failedStatus, ServiceError } from './services/service-error.ts'
import { executionContextOf, placeOf, type SiteContext, type SiteRequest } from './site-context.ts'
import { feedUrls } from './urls/feeds.ts'
import { fragmentFolder } from './urls/fragment-address.ts'
import { href } from './urls/paths.ts'
import { cspReportPath, isForPrograms } from './urls/program-paths.ts'

/** Every middleware in order, then every route. */
export function createApp(deps: Deps): Hono<SiteContext> {
  const app = new Hono<SiteContext>({ strict: true })
  const hosts = hostsOf(deps.variables)
  const refuse = refuseWith(deps)

  app.use(setCacheStatus)
  app.use(traceRequest)
  app.use(serverTiming(deps.variables.EDITOR_SECRET))
  app.use(startDeadline)
  app.use(retryAfter)
  app.use('/editor/*', editorHeaders)
  app.use(securityHeaders(deps.variables.EMBED_HOSTS))
  app.use(setIndexing(deps.variables.NOINDEX_HOSTS))
  app.use(selectMarket(hosts))
  app.use(requireHttps(deps.origins))
  app.use(haveMessages(deps))
  app.on(
    ['GET', 'POST'],
    scheduledPath,
    handleScheduled(deps, (address, c) => app.request(address, undefined, c.env, executionContextOf(c))),
  )
  app.use(ownRedirects(Object.values(hosts).flat(), { refuse: (c) => refuse(c, 404), log: deps.log }))
  app.use(canonicalUrl(answerOnward(deps, pages)))
  app.use(guardForms((c) => refuse(c, 403)))
  app.use(showMarks(deps.variables.EDITOR_SECRET))
  app.use(limitBodies((c) => refuse(c, 413)))
  app.use(limitRates(deps.limits, (c) => refuse(c, 429)))
  app.use(answerConsent(deps.variables.COOKIE_DOMAIN))
  app.use(href.forget(), clearCookies)
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod((c) => refuse(c, 405)) }))

  app.get('/assets/:file', getArchivedAsset(deps))
  app.get('/media/*', getPicture(deps))
  app.get(endpoints.search.path, getSearch(deps))
  app.get('/api/search/counts/', getCounts(deps))
  app.get(endpoints.streets.path, getStreets(deps))
  app.get('/api/find/', getFind(deps))
  app.get(endpoints.map.path, getMap(deps))
  app.get('/api/session/', getSession(deps))
  app.get('/api/health/', getHealth(deps))
  app.get(endpoints.price.path, getPrice(deps))
  app.get(endpoints.calendar.path, getCalendar(deps))
  app.on(['GET', 'POST'], '/api/favorites/', handleFavorites(deps))
  app.get('/booking/calendar.ics', getBookingCalendar(deps))
  app.get(href.shortlistLive(':secret'), getShortlistLive(deps))
  app.post('/api/version/', postVersion(deps))
  app.post(cspReportPath, handleCspReports(deps))
  app.post('/bridge/telemetry/', postTelemetry(deps, 'batch'))
  app.post('/bridge/telemetry/unsafe/', postTelemetry(deps, 'beacon'))
  app.post('/api/route/', postRoute(deps))
  app.post(
    '/api/purge/',
    postPurge(deps, (address, c) => app.request(address, {}, c.env, executionContextOf(c))),
  )

  app.post('/api/webhooks/content/', postContentWebhook(deps))

  for (const folder of ['/api/*', '/bridge/*'])
    app.all(folder, (c) =>
      c.json({ error: { code: 'not_found', message: errorTexts.unmatchedRoute(c.req.path) } }, 404),
    )
  app.get('/robots.txt', answerRobots(deps))
  app.get(securityTxtPath, serveSecurityTxt(deps))
  app.get('/sitemap.xml', answerSitemapIndex(deps))
  app.get('/sitemaps/:file', answerSitemap(deps))
  app.get(feedUrls.blog, answerFeed(deps, 'blog'))
  app.get(feedUrls.lastMinute, answerFeed(deps, 'lastMinute'))
  app.get('/llms.txt', answerLlms(deps))
  app.get('/manifest.webmanifest', answerManifest(deps))
  app.get('/builds/latest.json', getLatestBuild)
  app.get('/builds/meta/:file', getBuildRules)

  app.route(
    '/editor/',
    createEditor(deps, (asked, c) => app.request(asked, undefined, c.env, executionContextOf(c))),
  )
  app.get(`${fragmentFolder}*`, serveFragment(deps, fragments))

  checkMiddlewares(pages)
  const page = servePages(deps, pages, markdownRenderer)
  app.use((c, next) => (isRead(c) || c.req.method === 'POST' ? page(c) : next()))
  app.use((c) => {
    const allow = methodsOfPage(pages, c.get('market'), c.req.path)
    return refuseMethod((refused) => refuse(refused, 405))(c, allow.split(', '))
  })

  app.onError(async (error, c) => {
    deps.log(error, placeOf(c))
    if (!c.get('market')) return c.text('Internal Server Error', 500)
    const isApi = isForPrograms(c.req.path)
    if (!isApi) return refuse(c, error instanceof ServiceError ? pageStatus(error) : 500)
    const status = error instanceof ServiceError ? failedStatus(error, 503) : 500
    return c.json({ error: { code: 'unavailable', message: 'This can not be answered now.' } }, status, {
      'cache-control': 'no-store',
    })
  })
  return app
}

/** Of a page that a service's failure leaves nothing of. Only logging in is counted by visitor: other limits are the site's. */
function pageStatus(error: ServiceError): 429 | 503 {
  return error.service === 'auth' ? failedStatus(error, 503) : 503
}

function isRead(c: SiteRequest): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}
