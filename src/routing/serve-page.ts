import { cacheStatus } from '../cache/cache-status.ts'
import type { Deps } from '../deps.ts'
import { Deadline } from '../services/deadline.ts'
import { pinOf, type SiteRequest } from '../site-context.ts'
import { isBot } from './bots.ts'
import { keptPage, stampedPage } from './kept-page.ts'
import { beginMaking, type Making, pageTag } from './making.ts'
import type { Opened, Page, PageRequest } from './page.ts'
import { pageRequest, readForm } from './page-request.ts'
import { respondWithError, respondWithPage } from './respond.tsx'

/** Query keys that no page looks at: they lead to the same page. */
const unread = /^(utm_\w+|gclid|fbclid|msclkid)$/
/** Queries longer than this are somebody's own. */
const longestQuery = 300

/**
 * Answers with the page that the path leads to: as it was kept, or as it is made now. A page that looks the same to
 * everyone is kept as long as the shortest-lived thing in it.
 */
export function servePage(deps: Deps, pages: readonly Page[]) {
  return async function servePageOfPath(c: SiteRequest): Promise<Response> {
    const context = pinOf(c)
    const making = { ...beginMaking(context, c.req.raw.signal, c.get('deadline')), nonce: c.get('nonce') }
    const request = pageRequest(c, deps, making)
    const page = pages.find((candidate) => candidate.matches(request.path, request.market))
    const key = page && keyOf(c, deps, page, request)
    if (!page || key === null || key === undefined) return openPage(c, deps, page, request, making)

    const { found, keep } = await deps.pages(context, key)
    const tags = [pageTag(request.path), `market:${request.market.key}`]
    if (found) {
      if (found.freshness === 'stale') {
        const again = beginMaking(context, new AbortController().signal, new Deadline())
        const remake = async () =>
          keepPage(await openPage(c, deps, page, pageRequest(c, deps, again), again), again, tags, keep)
        context.waitUntil(remake().catch((error) => deps.log(error, request)))
      }
      return stampedPage(found.value, {
        nonce: making.nonce,
        cacheStatus: cacheStatus(found, Date.now()),
        ifNoneMatch: c.req.header('if-none-match'),
      })
    }
    const response = await openPage(c, deps, page, request, making)
    if (!response.body) return response
    const [sent, copied] = response.body.tee()
    context.waitUntil(
      keepPage(new Response(copied, response), making, tags, keep).catch((error) => deps.log(error, request)),
    )
    const reply = new Response(sent, response)
    reply.headers.set('cache-status', 'marehalm; fwd=uri-miss')
    return reply
  }
}

/** The error page of that status, whatever was asked. */
export function refuseWith(deps: Deps) {
  return function refuse(c: SiteRequest, status: 413 | 500 | 503): Promise<Response> {
    const making = { ...beginMaking(pinOf(c), c.req.raw.signal, c.get('deadline')), nonce: c.get('nonce') }
    return respondWithError(c, deps, pageRequest(c, deps, making), making, status)
  }
}

/** Null for requests whose reply is not everyone's: forms, private pages, readers that are programs. */
function keyOf(c: SiteRequest, deps: Deps, page: Page, { market, query }: PageRequest): string | null {
  const url = new URL(c.req.url)
  if (c.req.method !== 'GET' || page.isPrivate || isBot(c.req.header('user-agent'))) return null
  if (url.search.length > longestQuery) return null
  const read = [...query].filter(([name]) => !unread.test(name)).sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
  return `${market.key}:page:${deps.origins(url)[market.key]}${url.pathname}?${new URLSearchParams(read)}`
}

async function keepPage(
  response: Response,
  making: Making,
  tags: readonly string[],
  keep: Awaited<ReturnType<Deps['pages']>>['keep'],
): Promise<void> {
  const kept = await keptPage(response, making.nonce)
  const outcome = making.outcome()
  if (kept && outcome) await keep(kept, { ...outcome, tags: [...outcome.tags, ...tags] })
}

async function openPage(
  c: SiteRequest,
  deps: Deps,
  page: Page | undefined,
  request: PageRequest,
  making: Making,
): Promise<Response> {
  if (!page || (request.pageNumber > 1 && !page.numbered)) return respondWithError(c, deps, request, making, 404)
  const form = await readForm(c, page)
  // However long the form was on its way.
  if (form !== null) making.deadline.restart()
  if (typeof form === 'number') return respondWithError(c, deps, request, making, form)
  const opened: Opened = await page.open({ ...request, form })
  if (opened.kind === 'redirect') return c.redirect(opened.to, opened.status)
  if (opened.kind === 'page') return respondWithPage(c, deps, request, making, opened)
  return respondWithError(c, deps, request, making, opened.kind === 'refused' ? 400 : 404)
}
