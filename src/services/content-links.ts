import * as v from 'valibot'
import { type LinkingType, type LinkSource, LinkSourceSchema, linkFields } from '../contracts/link-source.ts'
import type { Locale } from '../markets/market.ts'
import { contentLimits } from './content-queries.ts'
import type { ContentReader } from './content-reader.ts'

/** Where entries lead, for whoever looks for dead links. */
export interface LinkContent {
  /** Every entry of a type that links to pages. */
  linkSources(type: LinkingType, locale: Locale): Promise<LinkSource[]>
}

export function linkContent({ read }: ContentReader): LinkContent {
  return {
    async linkSources(type, locale) {
      const limit = contentLimits.sources
      const sources: LinkSource[] = []
      for (;;) {
        const variables = { locale, limit, skip: sources.length }
        const { collection } = (await read(linkSourcesQuery(type), LinkSourcesReplySchema, variables)).data
        sources.push(...collection.items)
        if (collection.items.length === 0 || sources.length >= collection.total) return sources
      }
    },
  }
}

const selections = { body: 'body { json }', customLink: 'customLink', internalLink: 'internalLink { sys { id } }' }

function linkSourcesQuery(type: LinkingType) {
  const name = `ContentLinksOf_${type}`
  return {
    name,
    document: `query ${name}($locale: String!, $limit: Int!, $skip: Int!) {
      collection: ${type}Collection(locale: $locale, order: [sys_id_ASC], limit: $limit, skip: $skip) {
        total
        items { sys { id } title ${linkFields[type].map((field) => selections[field]).join(' ')} }
      }
    }`,
  }
}

const LinkSourcesReplySchema = v.object({
  collection: v.object({ total: v.number(), items: v.array(LinkSourceSchema) }),
})
