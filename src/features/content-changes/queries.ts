import * as v from 'valibot'

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
