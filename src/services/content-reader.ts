import type * as v from 'valibot'
import { type Links, LinksReplySchema, linkedIds } from '../contracts/rich-text.ts'
import { stableJson } from '../domain/stable-json.ts'
import type { Locale } from '../markets/market.ts'
import { contentLimits, linksQuery } from './content-queries.ts'
import { contentTags } from './content-tags.ts'
import type { GraphqlRequest } from './graphql-request-type.ts'
import type { ReadThrough } from './read-through.ts'

/** An entry with what its rich texts link to. */
export type Linked<Entry> = Entry & { links: Links }

/** Whether the reply has neither an entry nor one in a list: `{form: null}`, `{formCollection: {items: []}}`. */
function isNothing(reply: unknown): boolean {
  const found = typeof reply === 'object' && reply !== null ? Object.values(reply) : []
  return found.every((part) => part === null || (Array.isArray(part) ? part : itemsOf(part))?.length === 0)
}

function itemsOf(part: unknown): unknown[] | undefined {
  const items = typeof part === 'object' && part !== null && 'items' in part ? part.items : undefined
  return Array.isArray(items) ? items : undefined
}

/** How every part of the content service reads: a query by its contract, and the links of what came. */
export interface ContentReader {
  read<Schema extends v.GenericSchema>(
    query: { name: string; document: string },
    schema: Schema,
    variables: Record<string, unknown>,
  ): Promise<{ reply: unknown; data: v.InferOutput<Schema> }>
  /** The entry with the targets of all rich texts in the reply, resolved in one batch. */
  linked<Entry>(reply: unknown, entry: Entry | null, locale: Locale): Promise<Linked<Entry> | null>
}

const keptFor = { fresh: 60, stale: 24 * 60 * 60, broken: 7 * 24 * 60 * 60 }

export function createContentReader(request: GraphqlRequest, readThrough: ReadThrough): ContentReader {
  const read: ContentReader['read'] = (query, schema, variables) =>
    readThrough({
      service: 'content',
      question: `${query.name} ${stableJson(variables)}`,
      schema,
      keptFor,
      isShared: true,
      isNothing,
      tags: (_, reply) => contentTags(reply),
      ask: () => request({ ...query, variables }),
    })

  async function linksOf(reply: unknown, locale: Locale): Promise<Links> {
    const { entries, assets } = linkedIds(reply)
    if (entries.length === 0 && assets.length === 0) return { entries: {}, assets: {} }
    const variables = {
      entries: entries.slice(0, contentLimits.links),
      assets: assets.slice(0, contentLimits.links),
      locale,
    }
    return (await read(linksQuery, LinksReplySchema, variables)).data
  }

  return {
    read,
    linked: async (reply, entry, locale) => (entry === null ? null : { ...entry, links: await linksOf(reply, locale) }),
  }
}
