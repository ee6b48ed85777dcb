import * as v from 'valibot'
import { PartySchema } from '../booking.ts'
import { SysSchema } from '../entry.ts'
import { readableRows } from '../readable-rows.ts'
import { sys } from './query.ts'

const searchPresetTypes = ['filter', 'profile'] as const

/**
 * A set of search criteria that editors have named, for `filter=<key>` or `profile=<key>` of a search URL. The key is the
 * same in every edition, so that a link works in all of them; amounts are whole units of the edition's own currency.
 */
export const SearchPresetSchema = v.object({
  sys: SysSchema,
  /** Of a link to it. */
  title: v.string(),
  key: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  type: v.picklist(searchPresetTypes),
  /** Client search criteria, as in the search page's URL. */
  criteria: v.nullish(v.record(v.string(), v.string()), {}),
  /** Who travels; of a profile. */
  party: v.nullish(v.partial(PartySchema), null),
})
export type SearchPreset = v.InferOutput<typeof SearchPresetSchema>

const limit = 50

/** Named sets of search criteria in the editors' order; an unreadable one is left out. */
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
