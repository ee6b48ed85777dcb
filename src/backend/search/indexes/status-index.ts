import { describedFields } from '../../../editions/table.ts'
import { type HouseRow, houseColumns, houseFields } from '../documents/house-documents.ts'
import { fillWordsOfHouses, housesWithOldWords } from '../text/fill-words.ts'
import { houseWords, searchedAttributes } from '../text/word-tables.ts'
import { houseAttribute, houseAttributeNames } from './house-attributes.ts'
import { fillStreetKeys, streetsWithoutKey } from './lodging-index.ts'
import type { Moment } from './moment.ts'
import type { SearchIndex } from './search-index.ts'

const lan = 1

/** A document a house, whether it can be booked or not: what is known of it, for those who tend the data. */
export function statusIndex(uid: string, moment: Moment): SearchIndex {
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
