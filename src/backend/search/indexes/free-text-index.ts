import { FreeTextHitSchema } from '../../../contracts/search.ts'
import { areaOfLocation } from '../../../domain/areas.ts'
import { plainText } from '../../../domain/plain-text.ts'
import type { MarketId } from '../../../editions/table.ts'
import { areaName } from '../../../markets/area-name.ts'
import { type Market, marketById } from '../../../markets/market.ts'
import { href } from '../../../urls/paths.ts'
import { rebuildEntries } from '../entries.ts'
import {
  type Attribute,
  normalizedText,
  type SearchDocument,
  type SearchIndex,
  type TextSource,
} from './search-index.ts'

const houses: TextSource = {
  table: 'search_lodging_text',
  vocabulary: 'search_lodging_word',
  versionOf: 'lodging',
  columns: { title: ['title'], keywords: ['code', 'address', 'place'], text: ['body'] },
  idSql: 'rowid',
}
/** Entries have negative ids, so that a house and an entry never meet. */
const entries: TextSource = {
  table: 'search_entry_text',
  vocabulary: 'search_entry_word',
  versionOf: 'entry-built',
  columns: { title: ['title'], text: ['body'] },
  idSql: '-rowid',
}

const attributes: Record<string, Attribute> = {
  id: { kind: 'text', sql: 'lower(d.id)', shown: 'd.id' },
  type: { kind: 'text', sql: 'd.type' },
  lodgingId: { kind: 'number', sql: 'd.lodging_id', optional: true },
  title: { kind: 'text', sql: normalizedText('d.title'), shown: 'd.title' },
}

/** Everything of an edition that has a page: houses and the content's entries. */
export function freeTextIndex(uid: string, lan: MarketId): SearchIndex {
  const market = marketById(lan)
  const ranks = freeTextTypes.map((type, rank) => `WHEN '${type}' THEN ${rank}`)
  return {
    uid,
    lan,
    primaryKey: 'id',
    from: `(
      SELECT t.lodging_id * 10 + t.lan AS key, 'lodging-' || t.lodging_id AS id, 'lodging' AS type,
        t.lodging_id AS lodging_id, t.title AS title
      FROM lodging_text t WHERE t.lan = ${lan}
      UNION ALL
      SELECT -number, type || '-' || entry_id, type, NULL, title FROM search_entry WHERE lan = ${lan}
    ) d`,
    where: '1',
    key: ['d.key'],
    attributeOf: (name) => (Object.hasOwn(attributes, name) ? attributes[name] : undefined),
    filterableAttributes: Object.keys(attributes).toSorted(),
    sortableAttributes: ['title', 'type'],
    searchableAttributes: ['title', 'keywords', 'text'],
    defaultAttributes: Object.keys(FreeTextHitSchema.entries),
    text: [houses, entries],
    textJoin: 'JOIN m ON d.key = m.id',
    textId: 'd.key',
    ranking: [
      { attribute: 'typeRank', sql: `CASE d.type ${ranks.join(' ')} END` },
      { attribute: 'id', sql: 'd.id' },
    ],
    readDocuments: () => ({
      columns: `p.k0 AS key, l.id AS lodging_id, l.name, l.address1, l.city, l.location_id, t.title AS house_title,
        t.body AS house_body, e.entry_id, e.type, e.title, e.body, e.url, e.image,
        (SELECT i.url FROM lodging_image i WHERE i.lodging_id = l.id ORDER BY i.sort_order LIMIT 1) AS house_image`,
      joins: `LEFT JOIN lodging l ON p.k0 > 0 AND l.id = p.k0 / 10
        LEFT JOIN lodging_text t ON t.lodging_id = l.id AND t.lan = ${lan}
        LEFT JOIN search_entry e ON e.number = -p.k0`,
      toDocument: (row) => freeTextDocument(row as unknown as FreeTextRow, market),
    }),
    prepare: rebuildEntries,
  }
}

/** Places before pages before what is news before single houses, where the words fit all alike. */
const freeTextTypes: readonly string[] = ['area', 'page', 'department', 'street', 'job', 'blog', 'lodging']

type FreeTextRow =
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
function freeTextDocument(row: FreeTextRow, market: Market): SearchDocument {
  if (row.entry_id !== null) {
    const { type, title, body, url, image } = row
    const typeRank = freeTextTypes.indexOf(type)
    return { id: `${type}-${row.entry_id}`, type, typeRank, lodgingId: null, title, text: body, url, image }
  }
  const area = areaOfLocation(row.location_id)
  const places = new Set([row.city, ...(area ? [area.title, areaName(market, area)] : [])])
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
