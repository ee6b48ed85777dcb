import * as v from 'valibot'
import type { Locale } from '../markets/market.ts'
import { contentLimits } from './content-queries.ts'
import type { ContentReader } from './content-reader.ts'

/** What the content service knows of one entry or picture now. */
export interface PublishedState {
  version: number
  publishedAt: string | null
}

/** What is asked when the content service has told of a change. */
export interface ChangeContent {
  /** Null: it is not published in the locale. */
  published(kind: 'entry' | 'asset', id: string, locale: Locale): Promise<PublishedState | null>
  /** Ids of the entries that link to one, a hundred at most; none for one that is not published. */
  linkingEntries(contentType: string, id: string, locale: Locale): Promise<string[]>
}

export function changeContent({ read }: ContentReader): ChangeContent {
  return {
    async published(kind, id, locale) {
      const { collection } = (await read(publishedQueries[kind], PublishedReplySchema, { id, locale })).data
      const sys = collection.items[0]?.sys
      return sys ? { version: sys.publishedVersion, publishedAt: sys.publishedAt } : null
    },
    async linkingEntries(contentType, id, locale) {
      const { entry } = (await read(linkingQuery(contentType), LinkingReplySchema, { id, locale })).data
      return entry?.linkedFrom.entryCollection.items.flatMap((linking) => (linking ? [linking.sys.id] : [])) ?? []
    },
  }
}

const publishedQueries = { entry: publishedQuery('entry'), asset: publishedQuery('asset') }

function publishedQuery(kind: 'entry' | 'asset') {
  const name = `ContentPublished_${kind}`
  return {
    name,
    document: `query ${name}($id: String!, $locale: String!) {
      collection: ${kind}Collection(where: { sys: { id_in: [$id] } }, locale: $locale, limit: 1) {
        items { sys { id publishedVersion publishedAt } }
      }
    }`,
  }
}

function linkingQuery(contentType: string) {
  return {
    name: `ContentLinking_${contentType}`,
    document: `query ContentLinking_${contentType}($id: String!, $locale: String!) {
      entry: ${contentType}(id: $id, locale: $locale) {
        linkedFrom { entryCollection(limit: ${contentLimits.linkingEntries}, locale: $locale) { items { sys { id } } } }
      }
    }`,
  }
}

const PublishedReplySchema = v.object({
  collection: v.object({
    items: v.array(
      v.nullable(
        v.object({
          sys: v.object({ publishedVersion: v.nullish(v.number(), 0), publishedAt: v.nullish(v.string(), null) }),
        }),
      ),
    ),
  }),
})

const LinkingReplySchema = v.object({
  entry: v.nullable(
    v.object({
      linkedFrom: v.object({
        entryCollection: v.object({ items: v.array(v.nullable(v.object({ sys: v.object({ id: v.string() }) }))) }),
      }),
    }),
  ),
})
