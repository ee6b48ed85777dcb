import { markets } from '../../../src/markets/market.ts'
import { href } from '../../../src/urls/paths.ts'

export interface MeasuredPage {
  name: string
  path: string
}

/** Front, search, house and content page of the Danish edition. */
export async function measuredPages(sitePort: number): Promise<MeasuredPage[]> {
  const search = `${href.search(markets[0])}?result=24`
  const response = await fetch(`http://127.0.0.1:${sitePort}${search}`)
  const house = /class="card[^>]*>[\s\S]*?href="(\/sommerhus-[^"?]+)/.exec(await response.text())?.[1]
  if (!house) throw new Error('The search found no house')
  return [
    { name: 'front page', path: href.home() },
    { name: 'search page, 24 cards', path: search },
    { name: 'house page', path: house },
    { name: 'content page', path: '/godt-at-vide/ankomst-og-nogler/' },
  ]
}
