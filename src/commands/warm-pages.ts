import type { Miniflare } from 'miniflare'
import { markets } from '../markets/market.ts'
import { href } from '../urls/paths.ts'
import { backendName } from './local-variables.ts'

/** Attempts at one page: what the first one has loaded is there for the next. */
const maxAttempts = 3
/** Milliseconds for all of them: a service that hangs does not keep the site closed. */
const timeoutMs = 20_000
/** A program gets a page with all of its parts, or the status that says that one is missing. */
const agent = 'marehalm-start (bot)'

/**
 * Requests the front page, the search page and a house of every edition before the site is open: what an isolate and its
 * services load at their first page may take longer than a page has for its services. A page that does not come is left
 * to its first visitor.
 */
export async function warmPages(
  miniflare: Pick<Miniflare, 'getD1Database' | 'dispatchFetch'>,
  port: number,
  signal = AbortSignal.timeout(timeoutMs),
): Promise<void> {
  const db = await miniflare.getD1Database('DB', backendName)
  const house = await db.prepare('SELECT name FROM lodging ORDER BY id LIMIT 1').first<string>('name')
  for (const market of markets) {
    const paths = [href.home(), href.search(market), ...(house === null ? [] : [href.lodging(market, house)])]
    for (const path of paths) await requestWhole(miniflare, `http://${market.key}.localhost:${port}${path}`, signal)
  }
}

async function requestWhole(
  { dispatchFetch }: Pick<Miniflare, 'dispatchFetch'>,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const reply = await dispatchFetch(url, { headers: { 'user-agent': agent }, signal })
    await reply.arrayBuffer()
    if (reply.status < 500) return
  }
}
