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
            sys: v.object({ publishedVersion: v.nullish(v.number(), 0), publishedAt: v.nullish(v.string(), null) }),
          }),
        ),
      ),
    }),
  }),
  v.transform(({ collection }): PublishedState | null => {
    const sys = collection.items[0]?.sys
    return sys ? { version: sys.publishedVersion, publishedAt: sys.publishedAt } : null
  }),
)

/** Null: it is not published in the locale. */
export function publishedQuery(kind: 'entry' | 'asset') {
  const name = `ContentPublished_${kind}`
  return {
    name,
    document: `query ${name}($id: String!, $locale: String!) {
      collection: ${kind}Collection(where: { sys: { id_in: [$id] } }, locale: $locale, limit: 1) {
        items { sys { id publishedVersion publishedAt } }
      }
    }`,
    schema: PublishedSchema,
  }
}

const NamedSchema = v.pipe(
  v.object({ collection: v.object({ items: v.array(v.nullable(v.object({ sys: v.object({ id: v.string() }) }))) }) }),
  v.transform(({ collection }) => collection.items.flatMap((item) => (item ? [item.sys.id] : []))),
)

const maxAmong = 100

/** Which of these entries are published in the locale: so many at most. */
export const publishedAmongQuery = {
  name: 'ContentPublishedAmong',
  document: `query ContentPublishedAmong($ids: [String!]!, $locale: String!) {
    collection: entryCollection(where: { sys: { id_in: $ids } }, locale: $locale, limit: ${maxAmong}) { items { sys { id } } }
  }`,
  schema: NamedSchema,
}

const LinkDetailsSchema = v.object({ field: v.string(), linkId: v.string(), linkingEntryId: v.string() })

const WrittenSchema = v.object({
  entry: v.nullable(v.record(v.string(), v.unknown())),
  deadLinks: v.optional(v.array(LinkDetailsSchema), []),
})

/** All that an entry of the type says in a locale, links by their ids; null: it is not published. */
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
  document: `query ContentTypesAmong($ids: [String!]!, $locale: String!) {
    entries: entryCollection(where: { sys: { id_in: $ids } }, locale: $locale, limit: ${maxAmong}) { items { __typename sys { id } } }
    assets: assetCollection(where: { sys: { id_in: $ids } }, locale: $locale, limit: ${maxAmong}) { items { __typename sys { id } } }
  }`,
  schema: TypesAmongSchema,
}

/** 'SectionFaq' → 'sectionFaq'. */
function contentTypeOf(typename: string): string {
  return typename.charAt(0).toLowerCase() + typename.slice(1)
}

const maxLinking = 100

const LinkingSchema = v.pipe(
  v.object({
    entry: v.nullable(
      v.object({
        linkedFrom: v.object({
          entryCollection: v.object({ items: v.array(v.nullable(v.object({ sys: v.object({ id: v.string() }) }))) }),
        }),
      }),
    ),
  }),
  v.transform(
    ({ entry }) =>
      entry?.linkedFrom.entryCollection.items.flatMap((linking) => (linking ? [linking.sys.id] : [])) ?? [],
  ),
)

/** Ids of the entries that link to one, a hundred at most; none for one that is not published. */
export function linkingEntriesQuery(contentType: string) {
  const name = `ContentLinking_${contentType}`
  return {
    name,
    document: `query ${name}($id: String!, $locale: String!) {
      entry: ${contentType}(id: $id, locale: $locale) {
        linkedFrom { entryCollection(limit: ${maxLinking}, locale: $locale) { items { sys { id } } } }
      }
    }`,
    schema: LinkingSchema,
  }
}
