import { FreeTextHitSchema } from '../../../contracts/search.ts'
import { areaOfLocation } from '../../../domain/areas.ts'
import type { MarketId } from '../../../editions/table.ts'
import { areaName } from '../../../markets/area-name.ts'
import { type Market, marketById } from '../../../markets/market.ts'
import { href } from '../../../urls/paths.ts'
import { rebuildEntries } from '../entries.ts'
import { type HouseWords, otherWordsOf, textsOfEntry, textsOfHouse } from '../text/house-texts.ts'
import { entryWords, houseWords, searchedAttributes } from '../text/word-tables.ts'
import { type Attribute, type Moment, normalizedText, type SearchDocument, type SearchIndex } from './search-index.ts'

const attributes: Record<string, Attribute> = {
  id: { kind: 'text', sql: 'lower(d.id)', shown: 'd.id' },
  type: { kind: 'text', sql: 'd.type' },
  lodgingId: { kind: 'number', sql: 'd.lodging_id', optional: true },
  title: { kind: 'text', sql: normalizedText('d.title'), shown: 'd.title' },
}

/** Everything of an edition that has a page: houses and the content's entries. */
export function freeTextIndex(uid: string, lan: MarketId, moment: Moment): SearchIndex {
  const market = marketById(lan)
  const ranks = freeTextTypes.map((type, rank) => `WHEN '${type}' THEN ${rank}`)
  return {
    uid,
    subject: { kind: 'page' },
    lan,
    moment,
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
    searchableAttributes: searchedAttributes,
    defaultAttributes: Object.keys(FreeTextHitSchema.entries),
    text: [houseWords, entryWords],
    textJoin: 'JOIN m ON d.key = m.id',
    textId: 'd.key',
    ranking: [
      { attribute: 'typeRank', sql: `CASE d.type ${ranks.join(' ')} END` },
      { attribute: 'id', sql: 'd.id' },
    ],
    readDocuments: () => ({
      columns: `p.k0 AS key, l.id AS lodging_id, l.name, l.address1, l.address2, l.city, l.postal_code AS postalCode,
        l.location_id AS locationId, s.name AS street, t.title AS house_title, t.body AS house_body, e.entry_id, e.type, e.title, e.body, e.url, e.image,
        (SELECT i.url FROM lodging_image i WHERE i.lodging_id = l.id ORDER BY i.sort_order LIMIT 1) AS house_image`,
      joins: `LEFT JOIN lodging l ON p.k0 > 0 AND l.id = p.k0 / 10
        LEFT JOIN street s ON s.id = l.street_id
        LEFT JOIN lodging_text t ON t.lodging_id = l.id AND t.lan = ${lan}
        LEFT JOIN search_entry e ON e.number = -p.k0`,
      toDocument: (row) => freeTextDocument(row as unknown as FreeTextRow, market),
    }),
    prepare: (db) => prepareOnce(db, moment),
  }
}

const prepared = new WeakMap<Moment, Promise<void>>()

/** The searches of one request have their moment in common: its entries are looked at, and rewritten, once for all of them. */
function prepareOnce(db: D1Database, moment: Moment): Promise<void> {
  const preparing = prepared.get(moment) ?? rebuildEntries(db)
  prepared.set(moment, preparing)
  return preparing
}

/** Places before pages before what is news before single houses, where the words fit all alike. */
const freeTextTypes: readonly string[] = ['area', 'page', 'department', 'street', 'job', 'blog', 'lodging']

type FreeTextRow =
  | (Omit<HouseWords, 'title' | 'body'> & {
      key: number
      entry_id: null
      lodging_id: number
      house_title: string
      house_body: string
      house_image: string | null
    })
  | { key: number; entry_id: string; type: string; title: string; body: string; url: string; image: string | null }

/** contracts/search.ts FreeTextHit, with what it is ranked, filtered and found by on request. */
function freeTextDocument(row: FreeTextRow, market: Market): SearchDocument {
  if (row.entry_id !== null) {
    const { type, title, body, url, image } = row
    const typeRank = freeTextTypes.indexOf(type)
    const otherWords = otherWordsOf(textsOfEntry(title, body, market.id))
    return { id: `${type}-${row.entry_id}`, type, typeRank, lodgingId: null, title, text: body, otherWords, url, image }
  }
  const { name, address1, city } = row
  const texts = textsOfHouse({ ...row, title: row.house_title, body: row.house_body }, market.id)
  const area = areaOfLocation(row.locationId)
  const places = new Set([city, ...(area ? [area.title, areaName(market, area)] : [])])
  return {
    id: `lodging-${row.lodging_id}`,
    type: 'lodging',
    typeRank: freeTextTypes.indexOf('lodging'),
    lodgingId: row.lodging_id,
    name,
    title: row.house_title,
    address1,
    city,
    keywords: [name, address1, ...places].join(', '),
    text: texts.text,
    otherWords: otherWordsOf(texts),
    url: href.lodging(market, name),
    image: row.house_image,
  }
}
