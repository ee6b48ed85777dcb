import type { Market } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { thisSite } from '../this-site.ts'

/** Pages that the seed writes, by their Danish URL. */
export const contentPlaces = {
  front: href.home(),
  guide: '/godt-at-vide/ankomst-og-nogler/',
  questions: '/godt-at-vide/sporgsmal-og-svar/',
  contact: '/kontakt/',
  people: '/om-os/medarbejdere/',
  guestReviews: '/om-os/gaesteanmeldelser/',
  department: '/om-os/vores-kontorer/blavand/',
  area: '/omrader/blavand/',
  blog: '/blog/',
  post: '/blog/syv-fyr/',
  category: '/category/poolhuse/',
  jobs: '/jobs/',
  job: '/jobs/pooltekniker/',
} as const

/** The same page's URL in that edition, as the Danish one names it to search engines. */
export async function alternateOf(danishPath: string, market: Market): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${thisSite().port}${danishPath}`)
  const alternate = new RegExp(`hreflang="${market.locale}" href="[^"]*?//[^/"]*([^"]*)"`).exec(
    await response.text(),
  )?.[1]
  if (!response.ok || !alternate)
    throw new Error(`${danishPath} (${response.status}) has no alternate for ${market.key}`)
  return alternate
}
