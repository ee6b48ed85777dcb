import * as v from 'valibot'
import { readableRows } from '../readable-rows.ts'
import { SearchPresetSchema } from '../search-preset.ts'
import { sys } from './fragments.ts'

const limit = 50

/** Named sets of search criteria in the editors' order; one that can't be read costs itself alone. */
export const searchPresetsQuery = {
  name: 'ContentSearchPresets',
  document: `query ContentSearchPresets($locale: String!) {
    searchPresetCollection(locale: $locale, order: [sortOrder_ASC], limit: ${limit}) { items {
      ${sys} title key type criteria party
    } }
  }`,
  schema: v.pipe(
    v.object({
      searchPresetCollection: v.object({ items: v.pipe(v.array(v.unknown()), readableRows(SearchPresetSchema)) }),
    }),
    v.transform(({ searchPresetCollection }) => searchPresetCollection.items),
  ),
}
