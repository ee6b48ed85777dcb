import { areaOfLocation } from '../../../domain/areas.ts'
import { plainText } from '../../../domain/plain-text.ts'
import { areaNames } from '../../../markets/area-name.ts'
import type { Market } from '../../../markets/market.ts'
import { href } from '../../../urls/paths.ts'
import type { SearchDocument } from '../indexes/search-index.ts'

/** Places before pages before what is news before single houses, where the words fit all alike. */
export const freeTextTypes: readonly string[] = ['area', 'page', 'department', 'street', 'job', 'blog', 'lodging']

export type FreeTextRow =
  | {
      key: number
      entry_id: null
      lodging_id: number
      name: string
      address1: string
      city: string
      location_id: number
      house_title: string
      house_body: string
      house_image: string | null
    }
  | { key: number; entry_id: string; type: string; title: string; body: string; url: string; image: string | null }

/** contracts/search.ts FreeTextHit, with `typeRank`, `keywords` and `lodgingId` on request. */
export function freeTextDocument(row: FreeTextRow, market: Market): SearchDocument {
  if (row.entry_id !== null) {
    const { type, title, body, url, image } = row
    const typeRank = freeTextTypes.indexOf(type)
    return { id: `${type}-${row.entry_id}`, type, typeRank, lodgingId: null, title, text: body, url, image }
  }
  const area = areaOfLocation(row.location_id)
  const places = new Set([row.city, ...(area ? areaNames(area) : [])])
  return {
    id: `lodging-${row.lodging_id}`,
    type: 'lodging',
    typeRank: freeTextTypes.indexOf('lodging'),
    lodgingId: row.lodging_id,
    title: row.house_title,
    keywords: [row.name, row.address1, ...places].join(', '),
    text: plainText(row.house_body),
    url: href.lodging(market, row.name),
    image: row.house_image,
  }
}
