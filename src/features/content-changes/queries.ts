import * as v from 'valibot'
import { type FieldKind, linkOf } from '../../contracts/content-model.ts'

/** What the content service knows of one entry or picture now. */
export interface PublishedState {
  version: number
  publishedAt: string | null
}

const PublishedSchema = v.pipe(
  v.object({
    collection: v.object({
      items: v.array(
        v.nullable(
          v.object({
            sys: v.object({
              id: v.string(),
              publishedVersion: v.nullish(v.number(), 0),
              publishedAt: v.nullish(v.string(), null),
            }),
          }),
        ),
      ),
    }),
  }),
  v.transform(({ collection }): ReadonlyMap<string, PublishedState> => {
    const found = collection.items.flatMap((item) => (item ? [item.sys] : []))
    return new Map(found.map(({ id, publishedVersion: version, publishedAt }) => [id, { version, publishedAt }]))
  }),
)

const maxAmong = 100
/** Variables of a query among ids, and the arguments of its collections. */
const [idsIn, amongIds] = [
  '($ids: [String!]!, $locale: String!)',
  `Collection(where: { sys: { id_in: $ids } }, locale: $locale, limit: ${maxAmong})`,
]

/** Those of these entries or pictures that are published in the locale, a hundred at most. */
export function publishedQuery(kind: 'entry' | 'asset') {
  const name = `ContentPublished_${kind}`
  return {
    name,
    document: `query ${name}${idsIn} {
      collection: ${kind}${amongIds} {
        items { sys { id publishedVersion publishedAt } }
      }
    }`,
    schema: PublishedSchema,
  }
}

const LinkDetailsSchema = v.object({ field: v.string(), linkId: v.string(), linkingEntryId: v.string() })

const WrittenSchema = v.object({
  entry: v.nullable(v.record(v.string(), v.unknown())),
  deadLinks: v.optional(v.array(LinkDetailsSchema), []),
})

/** All fields of an entry of the type in a locale, links by their ids; null: it is not published. */
export function writtenQuery(type: string, model: Readonly<Record<string, FieldKind>>) {
  const name = `ContentWritten_${type}`
  const fields = Object.entries(model).map(([field, kind]) => {
    if (kind === 'Asset[]' || linkOf(kind)?.list)
      return `${field}Collection(limit: ${maxAmong}) { items { sys { id } } }`
    if (kind === 'Asset' || linkOf(kind)) return `${field} { sys { id } }`
    if (kind === 'Location') return `${field} { lat lon }`
    return kind === 'RichText' ? `${field} { json }` : field
  })
  return {
    name,
    document: `query ${name}($id: String!, $locale: String!) {
      entry: ${type}(id: $id, locale: $locale) { sys { id } ${fields.join(' ')} }
    }`,
    schema: WrittenSchema,
  }
}

const TypedIdSchema = v.object({ __typename: v.string(), sys: v.object({ id: v.string() }) })

const TypesAmongSchema = v.pipe(
  v.object({
    entries: v.object({ items: v.array(v.nullable(TypedIdSchema)) }),
    assets: v.object({ items: v.array(v.nullable(TypedIdSchema)) }),
  }),
  v.transform(({ entries, assets }) => ({
    /** Content types by the ids of entries. */
    entries: new Map(entries.items.flatMap((item) => (item ? [[item.sys.id, contentTypeOf(item.__typename)]] : []))),
    assets: new Set(assets.items.flatMap((item) => (item ? [item.sys.id] : []))),
  })),
)

/** Which of a hundred ids are published in the locale, and as what. */
export const typesAmongQuery = {
  name: 'ContentTypesAmong',
  document: `query ContentTypesAmong${idsIn} {
    entries: entry${amongIds} { items { __typename sys { id } } }
    assets: asset${amongIds} { items { __typename sys { id } } }
  }`,
  schema: TypesAmongSchema,
}

/** 'SectionFaq' → 'sectionFaq'. */
function contentTypeOf(typename: string): string {
  return typename.charAt(0).toLowerCase() + typename.slice(1)
}

/** An entry and one that links to it. */
interface LinkingPair {
  id: string
  linking: string
}

const IdsSchema = v.object({ items: v.array(v.nullable(v.object({ sys: v.object({ id: v.string() }) }))) })

const LinkingSchema = v.pipe(
  v.object({
    collection: v.object({
      items: v.array(
        v.nullable(
          v.object({ sys: v.object({ id: v.string() }), linkedFrom: v.object({ entryCollection: IdsSchema }) }),
        ),
      ),
    }),
  }),
  v.transform(({ collection }): LinkingPair[] =>
    collection.items.flatMap((item) =>
      (item?.linkedFrom.entryCollection.items ?? []).flatMap((linking) =>
        item && linking ? [{ id: item.sys.id, linking: linking.sys.id }] : [],
      ),
    ),
  ),
)

/** The entries that link to these of a type, a hundred at most to each of a hundred. */
export function linkingEntriesQuery(contentType: string) {
  const name = `ContentLinking_${contentType}`
  return {
    name,
    document: `query ${name}${idsIn} {
      collection: ${contentType}${amongIds} {
        items { sys { id } linkedFrom { entryCollection(limit: ${maxAmong}, locale: $locale) { items { sys { id } } } } }
      }
    }`,
    schema: LinkingSchema,
  }
}
