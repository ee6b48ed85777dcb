import * as v from 'valibot'
import { locales } from '../editions/table.ts'
import { CountSchema, MeasureSchema } from './numbers.ts'

/** A text that an editor may have left empty: missing reads as ''. */
export const WordsSchema = v.nullish(v.string(), '')

export const FlagSchema = v.nullish(v.boolean(), false)

/** Fields of every entry in the content service. `publishedVersion` grows with each publication. */
export const SysSchema = v.object({
  id: v.string(),
  publishedVersion: v.nullish(v.number(), 1),
  publishedAt: v.nullish(v.string(), null),
})

/** A position as editors set it; null where they set none. */
export const PositionSchema = v.nullish(
  v.pipe(
    v.object({ lat: v.number(), lon: v.number() }),
    v.transform(({ lat, lon }) => ({ lat, lng: lon })),
  ),
  null,
)

export const AssetSchema = v.object({
  sys: v.object({ id: v.string() }),
  /** Path below the image service, or an absolute URL. */
  url: v.string(),
  title: WordsSchema,
  /** The alternative text. */
  description: WordsSchema,
  width: v.nullish(MeasureSchema, null),
  height: v.nullish(MeasureSchema, null),
})
export type Asset = v.InferOutput<typeof AssetSchema>

/** The part of a wide picture that stays in sight where its place is lower than the picture. */
export const pictureFocuses = ['top', 'middle', 'bottom'] as const
export const PictureFocusSchema = v.fallback(v.nullish(v.picklist(pictureFocuses), 'middle'), 'middle')
export type PictureFocus = v.InferOutput<typeof PictureFocusSchema>

/** `{items: […]}` → the items that are there: an unpublished link is null on the wire. */
export function collectionOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.nullish(itemsOf(item), { items: [] }), v.transform(withoutGaps<v.InferOutput<Item>>))
}

/** The same for the collection that the query is about: a reply without it is broken, not empty. */
export function requiredCollectionOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(itemsOf(item), v.transform(withoutGaps<v.InferOutput<Item>>))
}

/** A page of the collection that the query is about, with the total number of entries: some of them may be missing. */
export function windowOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.object({ total: CountSchema, ...itemsOf(item).entries }),
    v.transform(({ total, items }) => ({ total, items: withoutGaps<v.InferOutput<Item>>({ items }) })),
  )
}

function itemsOf<const Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(v.nullable(item)) })
}

function withoutGaps<Item>({ items }: { items: (Item | null)[] }): NonNullable<Item>[] {
  return items.filter((entry): entry is NonNullable<typeof entry> => entry !== null && entry !== undefined)
}

/** A day that an editor chose, with or without an hour behind it → its ISO day. */
export const EditorDaySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d(?:T|$)/),
  v.transform((date) => date.slice(0, 10)),
)

/** Of this site, or by https, mail or phone: nothing that could run or leave by another protocol. */
export function isSafeUrl(url: string): boolean {
  return /^(?:\/(?![/\\\t\n\r])|#|https:\/\/|mailto:|tel:)/.test(url)
}

/** The target of an editor's link; null for none, and for an unsafe URL. */
export const EditorUrlSchema = v.pipe(
  v.nullish(v.string(), null),
  v.transform((url) => (url !== null && isSafeUrl(url) ? url : null)),
)

/** A reason why an entry can't be published: a field, in one locale or in all. */
export const EntryFaultSchema = v.object({
  field: v.string(),
  locale: v.nullable(v.picklist(locales)),
  reason: v.string(),
})
export type EntryFault = v.InferOutput<typeof EntryFaultSchema>
