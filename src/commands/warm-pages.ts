import type { Miniflare } from 'miniflare'
import { markets } from '../markets/market.ts'
import { href } from '../urls/paths.ts'
import { backendName } from './local-variables.ts'

/** Attempts at one page: what the first one has loaded is there for the next. */
const maxAttempts = 3
/** A program gets a page with all of its parts, or the status that says that one is missing. */
const agent = 'marehalm-start (bot)'

/**
 * Requests the front page, the search page and a house of every edition before the site is open: what an isolate and its
 * services load at their first page may take longer than a page has for its services. A page that does not come is left
 * to its first visitor.
 */
export async function warmPages(miniflare: Miniflare, port: number): Promise<void> {
  const db = await miniflare.getD1Database('DB', backendName)
  const house = await db.prepare('SELECT name FROM lodging ORDER BY id LIMIT 1').first<string>('name')
  for (const market of markets) {
    const paths = [href.home(), href.search(market), ...(house === null ? [] : [href.lodging(market, house)])]
    for (const path of paths) await requestWhole(miniflare, `http://${market.key}.localhost:${port}${path}`)
  }
}

async function requestWhole(miniflare: Miniflare, url: string): Promise<void> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const reply = await miniflare.dispatchFetch(url, { headers: { 'user-agent': agent } })
    await reply.arrayBuffer()
    if (reply.status < 500) return
  }
}
