import type { Reader } from '../cached-reads.ts'
import type { Deps } from '../deps.ts'
import { loadErrorWords, loadSiteLayout } from '../document/cached-layout.ts'
import { hashId } from '../domain/digests.ts'
import { lazyMembers, once } from '../domain/lazy.ts'
import { draftCookie, eraseDrafts } from '../drafts/draft-cookie.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { messagesOf } from '../markets/messages/messages.ts'
import { Deadline } from '../services/deadline.ts'
import { ServiceError } from '../services/service-error.ts'
import { openSession, type PageSession, type Session } from '../session/page-session.ts'
import { callOptions, drawNonce, nonceOf, type SiteRequest, urlOf, waitUntilContextOf } from '../site-context.ts'
import { splitPageNumber } from '../urls/page-path.ts'
import type { Preview } from '../urls/program-paths.ts'
import { checkCaptcha } from './captcha.ts'
import { cookiesOf } from './cookies.ts'
import { isBotAgent } from './is-bot.ts'
import { observerOf } from './observer.ts'
import type { RenderContext } from './page.ts'
import { createRenderLog } from './render-log.ts'
import type { FavoriteAccount } from './store-favorites.ts'

/** Cookies that give access to bookings and answers of the guest, deleted at logout. */
const personalCookies = [
  draftCookie,
  'marehalm_continue',
  'marehalm_receipt',
  'marehalm_add_ons',
  'marehalm_booking',
  'marehalm_confirm',
  'marehalm_reset',
] as const

/** Milliseconds for all services together while an editor waits for drafts, which are compiled for the request. */
const previewTimeoutMs = 10_000

interface RenderOptions {
  /** Of the page, where the request's own is that of a payload or another format. */
  url?: URL
  /** Milliseconds for all services together, where the request's own deadline is not the measure. */
  timeoutMs?: number | undefined
  /** Called with each read through the cache. */
  onRead?: Reader['seen']
  /** A render after the response: with a deadline and a nonce of its own, it continues when the visitor leaves. */
  isBehind?: true
  /** An editor's preview, for formats that show it. */
  preview?: Preview | undefined
}

/** The context of one render. A member that is expensive to create is created when it is first read. */
export function createRenderContext(c: SiteRequest, deps: Deps, options: RenderOptions = {}): RenderContext {
  const { url = urlOf(c), preview = null, onRead, isBehind = false } = options
  const timeoutMs = preview ? previewTimeoutMs : options.timeoutMs
  const { path, page: pageNumber } = splitPageNumber(url.pathname)
  const market = c.get('market')
  const trace = c.get('trace')
  const waitUntilContext = waitUntilContextOf(c)
  const signal = isBehind ? new AbortController().signal : c.req.raw.signal
  const isOwnDeadline = isBehind || timeoutMs !== undefined
  const deadline = isOwnDeadline ? new Deadline(timeoutMs ?? deps.variables.PAGE_DEADLINE_MS) : c.get('deadline')
  const isMarked = !isBehind && c.get('marks') === true
  const observer = isBehind ? undefined : observerOf(c.req.raw)

  const log = createRenderLog(signal)
  const place = { market, path, trace }
  const onFailure = (error: ServiceError) => deps.log(error, place)
  const calls = { ...callOptions(c), signal, deadline, onFailure, isPreview: preview !== null }
  const seen: Reader['seen'] = (...read) => {
    log.seen(...read)
    onRead?.(...read)
  }
  const reader: Reader = {
    market: market.key,
    context: waitUntilContext,
    seen,
    failed(failure) {
      log.failed()
      // A guest who has left ends what is read for the page: nothing has failed.
      if (failure !== undefined && !signal.aborted) deps.log(failure, place)
    },
    watch: observer?.kind === 'watcher' ? observer.read : undefined,
  }

  const lazy: { [Name in keyof LazyMembers]: () => LazyMembers[Name] } = {
    nonce: () => (isBehind ? drawNonce() : nonceOf(c)),
    // Without the cache, so that editors see the services' own replies.
    services: () => (isMarked ? deps.services(calls) : deps.services(calls, reader)),
    routes: () => deps.routes(calls, reader),
    cookies: () => cookiesOf(c, deps.variables.COOKIE_DOMAIN),
    session: () => visitorSession(context),
    captcha: () => checkCaptcha(c, deps),
    drafts: () => deps.store(createDraftStore),
    quotes: () => deps.quotes,
    origins: () => deps.origins(url),
    origin: () => context.origins[market.key],
    cameFrom: () => ownReferer(c, url),
    now: () => {
      log.ofDay()
      return deps.now()
    },
    isBot: () => isBotAgent(c.req.header('user-agent')),
  }
  const context: RenderContext = lazyMembers<LazyMembers, Omit<RenderContext, keyof LazyMembers>>(lazy, {
    ...log,
    market,
    messages: messagesOf(market),
    parts: deps.parts,
    url,
    path,
    pageNumber,
    params: {},
    alternates: {},
    query: url.searchParams,
    method: c.req.method === 'POST' ? 'POST' : 'GET',
    form: null,
    trace,
    isMarked,
    preview,
    observer,
    waitUntilContext,
    deadline,
    brand: deps.variables.BRAND,
    ownerChatScript: deps.variables.OWNER_CHAT_SCRIPT,
    hasMapTiles: deps.variables.MAP_TILES !== '',
    hasEmbeddedHouses: deps.variables.BROKER_URL === '' && deps.variables.IMAGES_URL === '',
    embedHosts: deps.variables.EMBED_HOSTS,
    cookieDomain: deps.variables.COOKIE_DOMAIN,
    purge: deps.purge,
    recordSale: deps.recordSale,
    recordHold: deps.recordHold,
    store: (open) => deps.store(open),
    log: (error) => deps.log(error, place),
    note: (line) => deps.note({ ...line, market: market.key, path, trace: trace ?? '' }),
    siteLayout: once(() => loadSiteLayout(deps, context)),
    errorWords: () => loadErrorWords(deps, context),
    favoriteAccount: () => favoriteAccount(context.session),
  })
  return context
}

type LazyMembers = Pick<
  RenderContext,
  | 'nonce'
  | 'services'
  | 'routes'
  | 'cookies'
  | 'session'
  | 'captcha'
  | 'drafts'
  | 'quotes'
  | 'origins'
  | 'origin'
  | 'cameFrom'
  | 'isBot'
  | 'now'
>

function ownReferer(c: SiteRequest, url: URL): URL | null {
  const from = URL.parse(c.req.header('referer') ?? '')
  return from?.host === url.host ? from : null
}

/** The same context with other members. It inherits all others, so that both share what is created on first reading. */
export function withMembers<Members extends object, More extends Partial<RenderContext>>(
  context: Members,
  members: More,
): Members & More {
  return Object.create(context, Object.getOwnPropertyDescriptors(members)) as Members & More
}

type SessionContext = Pick<RenderContext, 'market' | 'cookies' | 'services' | 'drafts' | 'log'>

/**
 * The visitor's session, and what has to happen at a login and a logout, with scripts and without. Further steps belong
 * here.
 */
function visitorSession({ market, cookies, services, drafts, log }: SessionContext): PageSession {
  return openSession({
    cookies,
    auth: {
      whoami: (...parameters) => services.auth.whoami(...parameters),
      logout: (...parameters) => services.auth.logout(...parameters),
    },
    log,
    async afterLogin(session) {
      const { favoritesAtLogin } = await import('./store-favorites.ts')
      await favoritesAtLogin(cookies, await favoriteAccountOf(session), services.favorites)
    },
    async beforeLogout(session) {
      const { favoritesAtLogout } = await import('./store-favorites.ts')
      await favoritesAtLogout(cookies, session && (await favoriteAccountOf(session)), services.favorites)
    },
    async afterLogout() {
      for (const name of personalCookies) {
        if (cookies.get(name) !== undefined) cookies.set(name, '', { maxAge: 0, httpOnly: true })
      }
      await eraseDrafts({ cookies, drafts }, (holdId) => services.booking.release(holdId, market.id))
    },
  })
}

/** The account that a request's favourites belong to; null for a visitor who is not logged in, undefined while that is unknown. */
async function favoriteAccount(session: PageSession): Promise<FavoriteAccount | null | undefined> {
  if (!session.isLikely()) return null
  try {
    const current = await session.current()
    return current && (await favoriteAccountOf(current))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return undefined
  }
}

async function favoriteAccountOf({ user, token }: Session): Promise<FavoriteAccount> {
  return { user: await hashId(`user ${user?.id ?? token}`), token }
}
