import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Deps } from '../../deps.ts'
import type { SiteContext } from '../../site-context.ts'
import { createShortlistStore, isShortlistSecret } from './object/shortlist-store.ts'
import { shortlistCookie } from './person.ts'

/** GET /shortlist/{secret}/live/: an open line (WebSocket) to a shared list, for a page of this very site. */
export function getShortlistLive(deps: Deps) {
  return async function answerShortlistLine(c: Context<SiteContext>): Promise<Response> {
    c.header('cache-control', 'no-store')
    const secret = c.req.param('secret')
    if (!isShortlistSecret(secret)) return c.body(null, 404)
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') return c.body(null, 426, { upgrade: 'websocket' })
    if (c.req.header('origin') !== new URL(c.req.url).origin) return c.body(null, 403)
    const { status, webSocket } = await deps.store(createShortlistStore).connect(secret, getCookie(c, shortlistCookie))
    return webSocket ? new Response(null, { status: 101, webSocket }) : new Response(null, { status })
  }
}
