import { MarketIdSchema } from '../../../contracts/lodging.ts'
import { describedFields, type MarketId } from '../../../editions/table.ts'
import { markets } from '../../../markets/market.ts'
import { type HouseRow, houseColumns, houseFields } from '../documents/house-documents.ts'
import { SearchError } from '../search-error.ts'
import { fillWordsOfHouses, housesWithOldWords } from '../text/fill-words.ts'
import { houseWords, searchedAttributes } from '../text/word-tables.ts'
import { freeTextIndex } from './free-text-index.ts'
import { houseAttribute, houseAttributeNames } from './house-attributes.ts'
import { fillStreetKeys, lodgingIndex, streetsWithoutKey } from './lodging-index.ts'
import type { Moment, SearchIndex } from './search-index.ts'

const stays = /^lodgingOptions_duration-(\d{1,3})?_lan-(\d)$/
const freeText = /^freetext_lan-(\d)_locale-([\w-]+)$/
const lastMinute = /^lodgingOptionsLastMinute_lan-(\d)$/

/** Pattern of index names. */
export const validIndexUid = /^[\w-]{1,512}$/

/** The index of that name (specification, section 7). Throws SearchError invalid_index_uid or index_not_found. */
export function findIndex(uid: string, moment: Moment): SearchIndex {
  if (!validIndexUid.test(uid)) throw new SearchError('invalid_index_uid', `\`${uid}\` is not a valid index uid.`)
  const [, nights, stayLan] = stays.exec(uid) ?? []
  const lan = lanOf(stayLan ?? lastMinute.exec(uid)?.[1])
  if (lan && lastMinute.test(uid)) return lodgingIndex(uid, lan, { kind: 'lastMinute' }, moment)
  if (lan && nights === undefined) return lodgingIndex(uid, lan, { kind: 'houses' }, moment)
  if (lan && Number(nights) > 0 && Number(nights) % 7 === 0) {
    return lodgingIndex(uid, lan, { kind: 'duration', nights: Number(nights) }, moment)
  }
  const [, freeTextLan, locale] = freeText.exec(uid) ?? []
  const market = markets.find((candidate) => String(candidate.id) === freeTextLan && candidate.locale === locale)
  if (market) return freeTextIndex(uid, market.id, moment)
  if (uid === 'lodging_data_status_lan-1') return statusIndex(uid, moment)
  throw new SearchError('index_not_found', `Index \`${uid}\` not found.`)
}

function lanOf(text: string | undefined): MarketId | undefined {
  return MarketIdSchema.options.find((lan) => String(lan) === text)
}

const lan = 1

/** One document for each house, bookable or not, for those who maintain the data. */
function statusIndex(uid: string, moment: Moment): SearchIndex {
  const names = ['id', ...houseAttributeNames, '_geo'].toSorted()
  const day = `'${moment.firstArrival}'`
  return {
    uid,
    subject: { kind: 'status' },
    lan,
    moment,
    from: 'lodging l',
    where: '1',
    key: ['l.id', day],
    ranking: [{ attribute: 'lodgingId', sql: 'l.id' }],
    attributeOf: (name) =>
      name === 'id'
        ? { kind: 'text', sql: 'CAST(l.id AS TEXT)' }
        : houseAttribute(name, { lan, lodgingId: 'l.id', day, moment }),
    filterableAttributes: names,
    sortableAttributes: names.filter((name) => !['categories', 'dataDimensions', 'meta'].includes(name)),
    searchableAttributes: searchedAttributes,
    defaultAttributes: [
      'id',
      'lodgingId',
      'name',
      'title',
      'locationId',
      'dataSystem',
      'dataType',
      'dataId',
      'dataDimensionKey',
      'dataDimensions',
      ...Object.keys(describedFields),
      'hasFloorPlan',
      'hasImages',
      'imageCount',
      'publishedTs',
      'createdTs',
      'updatedTs',
    ],
    position: { lat: 'l.latitude', lng: 'l.longitude' },
    text: [houseWords],
    textJoin: 'JOIN m ON l.id = m.id / 10',
    textId: `(l.id * 10 + ${lan})`,
    staleSql: `${streetsWithoutKey} UNION ALL ${housesWithOldWords}`,
    async refresh(db) {
      await fillStreetKeys(db)
      await fillWordsOfHouses(db)
    },
    readDocuments: (attributes) => ({
      columns: houseColumns(day, attributes),
      joins: `JOIN lodging l ON l.id = p.k0 LEFT JOIN lodging_text t ON t.lodging_id = l.id AND t.lan = ${lan}`,
      toDocument: (row) => ({
        id: String(row.id),
        ...houseFields(row as unknown as HouseRow, { lan, moment, attributes }),
      }),
    }),
  }
}
