import type * as v from 'valibot'
import { linkTargetFragment } from '../contracts/link-target.ts'
import { asset, type ContentQueries, type ContentQuery } from '../contracts/queries/query.ts'
import { type Links, LinksReplySchema, linkedIds } from '../contracts/rich-text.ts'
import { stableJson } from '../domain/digests.ts'
import type { GraphqlRequest } from './graphql.ts'
import { type ReadThrough, readDirectly } from './read-through.ts'

/** An entry with what its rich texts link to. */
export type Linked<Entry> = Entry & { links: Links }

/**
 * The content service. Queries stand beside the feature that uses them, those of several in contracts/queries. An id that
 * is not published, or not written in the locale, is null; failures are ServiceErrors.
 */
export interface ContentService extends ContentQueries {
  /** An entry with the targets of all its rich texts, which are resolved in one batch. */
  queryLinked<Entry extends object>(
    query: ContentQuery<v.GenericSchema<unknown, Entry | null>>,
    variables: { id: string; locale: string },
  ): Promise<Linked<Entry> | null>
}

const week = 7 * 24 * 60 * 60
const cachePolicy = { maxAge: 60, staleWhileRevalidate: 24 * 60 * 60, staleIfError: week, maxAgeIfNotified: week }
/** Linked entries, and assets, that one batch resolves at most; further links are rendered as text. */
export const maxLinks = 50

export function createContentService(request: GraphqlRequest, readThrough: ReadThrough = readDirectly): ContentService {
  const read = <Schema extends v.GenericSchema>(
    { name, document, schema }: ContentQuery<Schema>,
    variables: Record<string, unknown>,
  ) =>
    readThrough({
      service: 'content',
      cacheKey: `${name} ${stableJson(variables)}`,
      schema,
      cachePolicy,
      isShared: true,
      isNothing,
      tags: (_, reply) => [...contentTags(reply), ...requestedTags(variables)],
      fetchReply: async () => withoutUnwritten(await request({ name, document, variables })),
    })

  async function linksOf(reply: unknown, locale: string): Promise<Links> {
    const { entries, assets } = linkedIds(reply)
    if (entries.length === 0 && assets.length === 0) return { entries: {}, assets: {} }
    const variables = { entries: entries.slice(0, maxLinks), assets: assets.slice(0, maxLinks), locale }
    return (await read(linksQuery, variables)).data
  }

  return {
    query: async (query, variables) => (await read(query, variables)).data,
    async queryLinked(query, variables) {
      const { reply, data } = await read(query, variables)
      return data && { ...data, links: await linksOf(reply, variables.locale) }
    },
  }
}

/** The same request for drafts. Each top-level field names the locale; Contentful passes both on to linked entries. */
export function ofDrafts(request: GraphqlRequest): GraphqlRequest {
  return (operation) =>
    request({
      ...operation,
      document: operation.document.replaceAll('locale: $locale', 'locale: $locale, preview: true'),
    })
}

const linksQuery = {
  name: 'ContentLinks',
  document: `query ContentLinks($entries: [String!]!, $assets: [String!]!, $locale: String!) {
    entryCollection(where: { sys: { id_in: $entries } }, locale: $locale, limit: ${maxLinks}) { items { ...LinkTarget } }
    assetCollection(where: { sys: { id_in: $assets } }, locale: $locale, limit: ${maxLinks}) { items { ${asset} } }
  } ${linkTargetFragment}`,
  schema: LinksReplySchema,
}

/** Whether the reply has neither an entry nor one in a list: `{form: null}`, `{formCollection: {items: []}}`. */
function isNothing(reply: unknown): boolean {
  const found = typeof reply === 'object' && reply !== null ? Object.values(reply) : []
  return found.every((part) => part === null || (Array.isArray(part) ? part : itemsOf(part))?.length === 0)
}

function itemsOf(part: unknown): unknown[] | undefined {
  const items = typeof part === 'object' && part !== null && 'items' in part ? part.items : undefined
  return Array.isArray(items) ? items : undefined
}

/**
 * Tags of a reply: `entry:<id>` of every entry and asset in it, at whatever depth, and `type:<type>` of the selected
 * collections, which a new entry of that type changes.
 */
function contentTags(reply: unknown): string[] {
  const types = Object.keys(Object(reply)).flatMap((field) => {
    const type = /^(\w+)Collection$/.exec(field)?.[1]
    return type ? [`type:${type}`] : []
  })
  return [...new Set([...types, ...idsIn(reply).map((id) => `entry:${id}`)])]
}

/** Tags of ids that were requested and not found: they may be published later. */
function requestedTags({ id, ids, entries, assets }: Record<string, unknown>): string[] {
  return [id, ids, entries, assets].flat().flatMap((each) => (typeof each === 'string' ? [`entry:${each}`] : []))
}

function idsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(idsIn)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'sys' && typeof value === 'object' && value !== null && 'id' in value ? [String(value.id)] : idsIn(value),
  )
}

/** Fields that every entry has, whatever the locale. */
const everywhere: readonly string[] = ['sys', '__typename', 'linkedFrom']

/**
 * Contentful returns a published entry or asset in every locale; in one that its editors have not written, each field
 * is null. Such a part is replaced by null.
 */
export function withoutUnwritten(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null) return reply
  if (Array.isArray(reply)) {
    const items = reply.map(withoutUnwritten)
    return items.every((item, index) => item === reply[index]) ? reply : items
  }
  if (isUnwritten(reply)) return null
  const parts = Object.entries(reply)
  const written = parts.map(([name, part]) => [name, withoutUnwritten(part)] as const)
  return written.every(([, part], index) => part === parts[index]?.[1]) ? reply : Object.fromEntries(written)
}

/** With only the fields of every entry, an unwritten one can't be recognised: it counts as written. */
function isUnwritten(part: object): boolean {
  if (!('sys' in part)) return false
  const fields = Object.entries(part).filter(([name]) => !everywhere.includes(name))
  return fields.length > 0 && fields.every(([, value]) => isEmpty(value))
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'object' && 'items' in value && Array.isArray(value.items) && value.items.length === 0
}
