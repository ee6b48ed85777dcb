import { areaName } from '../../markets/area-name.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { SitePage } from '../../routing/specific-page.ts'
import { href, withQuery } from '../../urls/paths.ts'
import type { LoadedLodging } from './load.ts'

/** The way to a house: the search, and the search of its area. */
export function parentsOf(
  { market, messages }: Pick<RenderContext, 'market' | 'messages'>,
  { area, lodging }: Pick<LoadedLodging, 'area' | 'lodging'>,
): SitePage[] {
  const place = area ? areaName(market, area) : lodging.city
  const ofArea = new URLSearchParams(area ? { omraader: area.slug } : {})
  return [
    { title: messages.search.title, path: href.search(market) },
    { title: place, path: withQuery(href.search(market), ofArea) },
  ]
}
