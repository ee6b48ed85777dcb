import type { Deps } from '../deps.ts'
import { messagesOf } from '../markets/messages/messages.ts'
import { callOptions, type SiteRequest } from '../site-context.ts'
import { splitPageNumber } from '../urls/page-number.ts'
import { checkCaptcha } from './captcha.ts'
import { cookiesOf } from './cookies.ts'
import type { Making } from './making.ts'
import type { Page, RenderContext } from './page.ts'
import { favoriteAccount, visitorSession } from './visitor-session.ts'

/** Of what a browser sends from a page of this site none is refused so. */
export type RefusedStatus = 400 | 403 | 405 | 413 | 415 | 429

/** What the page at that address is given of the request; its services note what they answer for `making`. */
export function pageRequest(c: SiteRequest, deps: Deps, making: Making, url: URL): RenderContext {
  const market = c.get('market')
  const { path, page } = splitPageNumber(url.pathname)
  const options = { ...callOptions(c), signal: making.signal, deadline: making.deadline }
  const { context, seen, failed, watch } = making
  const reader = { market: market.key, context, seen, failed, watch }
  const services = making.marks ? deps.services(options) : deps.services(options, reader)
  const cookies = cookiesOf(c, deps.variables.COOKIE_DOMAIN)
  const session = visitorSession(c, deps, services)
  return {
    market,
    messages: messagesOf(market),
    brand: deps.variables.BRAND,
    ownerChatScript: deps.variables.OWNER_CHAT_SCRIPT,
    embedHosts: deps.variables.EMBED_HOSTS,
    path,
    pageNumber: page,
    query: url.searchParams,
    method: c.req.method === 'POST' ? 'POST' : 'GET',
    form: null,
    cookies,
    services,
    purge: deps.purge,
    routes: deps.routes(options, reader),
    drafts: deps.drafts,
    shortlists: deps.shortlists,
    captcha: checkCaptcha(c, deps),
    quotes: deps.quotes,
    cameFrom: ownAddress(c.req.header('referer'), url),
    favoriteAccount: () => favoriteAccount(session),
    origin: deps.origins(url)[market.key],
    session,
    now: deps.now(),
    lastGood: making.lastGood,
    incomplete: making.failed,
    trace: c.get('trace'),
  }
}

function ownAddress(referer: string | undefined, asked: URL): URL | null {
  const from = URL.parse(referer ?? '')
  return from?.host === asked.host ? from : null
}

/** The form of a POST; nothing for another request; the status with which one that is no form is refused. */
export async function readForm(c: SiteRequest, page: Page): Promise<FormData | RefusedStatus | null> {
  if (c.req.method !== 'POST') return null
  if (!page.takesForms) return 405
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    return 415
  }
  return (await sentForm(c)) ?? 400
}

/** What a form brings; null for a request that is none. */
export async function sentForm(c: SiteRequest): Promise<FormData | null> {
  try {
    return c.req.method === 'POST' ? await c.req.raw.formData() : null
  } catch {
    return null
  }
}
