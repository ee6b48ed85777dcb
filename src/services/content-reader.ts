import type * as v from 'valibot'
import { type Links, LinksReplySchema, linkedIds } from '../contracts/rich-text.ts'
import type { Locale } from '../markets/market.ts'
import { linksQuery } from './content-queries.ts'
import type { GraphqlRequest } from './graphql-request-type.ts'
import { parseReply } from './parse-reply.ts'

/** An entry with what its rich texts link to. */
export type Linked<Entry> = Entry & { links: Links }

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

export function createContentReader(request: GraphqlRequest): ContentReader {
  const read: ContentReader['read'] = async (query, schema, variables) => {
    const reply = await request({ ...query, variables })
    return { reply, data: parseReply('content', schema, reply) }
  }

  async function linksOf(reply: unknown, locale: Locale): Promise<Links> {
    const { entries, assets } = linkedIds(reply)
    if (entries.length === 0 && assets.length === 0) return { entries: {}, assets: {} }
    const variables = { entries: entries.slice(0, 50), assets: assets.slice(0, 50), locale }
    return (await read(linksQuery, LinksReplySchema, variables)).data
  }

  return {
    read,
    linked: async (reply, entry, locale) => (entry === null ? null : { ...entry, links: await linksOf(reply, locale) }),
  }
}
