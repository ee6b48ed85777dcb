import { GraphQLError, GraphQLScalarType } from 'graphql'
import * as v from 'valibot'
import {
  type ContentLocale,
  contentLocales,
  contentModel,
  type FieldKind,
  linkOf,
  typeName,
} from '../../contracts/content-model.ts'
import {
  type CollectionArguments,
  queryAssets,
  queryEntries,
  queryLinkingEntries,
  type Reading,
  windowOf,
} from './collections.ts'
import type { AssetRow, ContentLoader, EntryRow } from './entries.ts'

export type ContentContext = {
  db: D1Database
  loader: ContentLoader
  /** Whether the caller has shown what opens drafts. */
  mayPreview: boolean
}

interface IdArguments {
  id: string
  locale?: string
  preview?: boolean | null
}

type Resolver<Source, Arguments> = (source: Source, args: Arguments, context: ContentContext) => unknown

/** Resolvers of the whole schema, built from the content model. */
export function contentResolvers() {
  const types = Object.entries(contentModel)
  return {
    JSON: new GraphQLScalarType({ name: 'JSON', serialize: (value) => value }),
    DateTime: new GraphQLScalarType({ name: 'DateTime', serialize: (value) => value }),
    Entry: { __resolveType: (row: EntryRow) => typeName(row.type) },
    Asset: {
      sys: ({ id, locale, publishedVersion, publishedAt }: AssetRow) => ({ id, locale, publishedVersion, publishedAt }),
    },
    Query: {
      asset: (_: unknown, { id, ...args }: IdArguments, context: ContentContext) =>
        context.loader.asset(readingOf(args, context).locale, id),
      assetCollection: (_: unknown, args: CollectionArguments, context: ContentContext) =>
        queryAssets(context.db, readingOf(args, context).locale, args),
      entryCollection: (_: unknown, args: CollectionArguments, context: ContentContext) =>
        queryEntries(context.db, null, readingOf(args, context), args),
      ...Object.fromEntries(types.flatMap(([type]) => queryResolvers(type))),
    },
    ...Object.fromEntries(types.map(([type, fields]) => [typeName(type), typeResolvers(fields)])),
  }
}

function queryResolvers(type: string): [string, unknown][] {
  const one: Resolver<unknown, IdArguments> = async (_, { id, ...args }, context) => {
    const { locale, isPreview } = readingOf(args, context)
    const row = await context.loader.entry(locale, id, isPreview)
    return row?.type === type ? row : null
  }
  const many: Resolver<unknown, CollectionArguments> = (_, args, context) =>
    queryEntries(context.db, type, readingOf(args, context), args)
  return [
    [type, one],
    [`${type}Collection`, many],
  ]
}

function typeResolvers(fields: Readonly<Record<string, FieldKind>>): Record<string, unknown> {
  return {
    sys: ({ id, locale, publishedVersion, publishedAt, firstPublishedAt }: EntryRow) => ({
      id,
      locale,
      publishedVersion,
      publishedAt,
      firstPublishedAt,
    }),
    linkedFrom: ({ id, ...row }: EntryRow) => ({
      entryCollection: (args: CollectionArguments, context: ContentContext) =>
        queryLinkingEntries(context.db, id, readingOf(args, context, row), args),
    }),
    ...Object.fromEntries(Object.entries(fields).map(([field, kind]) => fieldResolver(field, kind))),
  }
}

function fieldResolver(field: string, kind: FieldKind): [string, Resolver<EntryRow, CollectionArguments>] {
  const link = linkOf(kind)
  if (kind === 'Asset[]' || link?.list) {
    return [`${field}Collection`, (row, args, { loader }) => listOf(row.fields[field], args, loadLink(row, loader))]
  }
  if (kind === 'Asset' || link) {
    return [
      field,
      (row, _, { loader }) => {
        const id = oneLinkId(row.fields[field])
        return id === null ? null : loadLink(row, loader)(id)
      },
    ]
  }
  if (kind === 'RichText') {
    return [
      field,
      (row, _, { loader }) => {
        const json = row.fields[field]
        return json ? { json, links: () => richTextLinks(json, { row, field }, loader) } : null
      },
    ]
  }
  return [field, (row) => row.fields[field] ?? null]

  function loadLink(row: EntryRow, loader: ContentLoader): (id: string) => Promise<AssetRow | EntryRow> {
    return link
      ? (id) => linkedEntry({ row, field }, id, loader, link.target)
      : (id) => linkedAsset({ row, field }, id, loader)
  }
}

/** Each item comes by itself: one that can't be resolved is null beside the others. */
function listOf(value: unknown, args: CollectionArguments, load: (id: string) => Promise<unknown>) {
  const ids = linkIds(value)
  const { skip, limit } = windowOf(args)
  return { total: ids.length, skip, limit, items: () => ids.slice(skip, skip + limit).map(load) }
}

/** Arguments of a field; missing ones are those of its parent. */
function readingOf(
  { locale, preview }: Pick<CollectionArguments, 'locale' | 'preview'>,
  { mayPreview }: ContentContext,
  around?: Reading,
): Reading {
  const isPreview = preview ?? around?.isPreview ?? false
  if (isPreview && !mayPreview) {
    throw new GraphQLError('Query cannot be executed. The access token does not open previews.', {
      extensions: { code: 'BAD_USER_INPUT', contentful: { code: 'ACCESS_DENIED' } },
    })
  }
  return { locale: around && !locale ? around.locale : checkLocale(locale), isPreview }
}

function checkLocale(locale: string | null | undefined): ContentLocale {
  const known = contentLocales.find((each) => each === (locale ?? contentLocales[0]))
  if (!known) {
    throw new GraphQLError(`Query cannot be executed. The locale '${locale}' does not exist.`, {
      extensions: { code: 'BAD_USER_INPUT', contentful: { code: 'UNKNOWN_LOCALE' } },
    })
  }
  return known
}

const LinkSchema = v.object({ sys: v.object({ type: v.literal('Link'), id: v.string() }) })

/** The id of a link field's value; null when it is empty. */
function oneLinkId(value: unknown): string | null {
  return v.is(LinkSchema, value) ? value.sys.id : null
}

/** The ids of a list of links, in order. */
function linkIds(value: unknown): string[] {
  return Array.isArray(value) ? value.map(oneLinkId).filter((id) => id !== null) : []
}

const NodeSchema = v.object({
  nodeType: v.string(),
  data: v.optional(v.object({ target: v.optional(v.unknown()) })),
  content: v.optional(v.array(v.unknown())),
})

/** What a rich text links to, as Contentful groups it: by the kind of node that holds the link. */
function richTextLinks(json: unknown, place: LinkPlace, loader: ContentLoader) {
  const idsBy = new Map<string, Set<string>>()
  collect(json, idsBy)
  const ids = (nodeType: string) => [...(idsBy.get(nodeType) ?? [])]
  const entries = (nodeType: string) => () => ids(nodeType).map((id) => linkedEntry(place, id, loader))
  const assets = (nodeType: string) => () => ids(nodeType).map((id) => linkedAsset(place, id, loader))
  return {
    entries: {
      block: entries('embedded-entry-block'),
      inline: entries('embedded-entry-inline'),
      hyperlink: entries('entry-hyperlink'),
    },
    assets: { block: assets('embedded-asset-block'), hyperlink: assets('asset-hyperlink') },
  }
}

function collect(input: unknown, idsBy: Map<string, Set<string>>): void {
  const parsed = v.safeParse(NodeSchema, input)
  if (!parsed.success) return
  const { nodeType, data, content } = parsed.output
  const id = oneLinkId(data?.target)
  if (id !== null) idsBy.set(nodeType, (idsBy.get(nodeType) ?? new Set()).add(id))
  for (const child of content ?? []) collect(child, idsBy)
}

/** The field of a link. */
interface LinkPlace {
  row: EntryRow
  field: string
}

/**
 * @param target the one type that the field takes; null: any
 * @throws GraphQLError as Contentful reports a link to what is not published, or to another type: null stands in its place
 */
async function linkedEntry(place: LinkPlace, id: string, loader: ContentLoader, target: string | null = null) {
  const entry = await loader.entry(place.row.locale, id, place.row.isPreview)
  if (!entry) throw unresolvable(place, 'Entry', id)
  if (target !== null && entry.type !== target) throw unexpected(place, id, entry.type, target)
  return entry
}

/** @throws GraphQLError, as of an entry */
async function linkedAsset(place: LinkPlace, id: string, loader: ContentLoader): Promise<AssetRow> {
  const asset = await loader.asset(place.row.locale, id)
  if (!asset) throw unresolvable(place, 'Asset', id)
  return asset
}

function unresolvable({ row, field }: LinkPlace, linkType: 'Entry' | 'Asset', linkId: string): GraphQLError {
  const type = typeName(row.type)
  const details = { type, field, linkType, linkId, linkingEntryId: row.id }
  return new GraphQLError(
    `Query execution error. Link from entry '${row.id}' to ${linkType.toLowerCase()} '${linkId}' on field '${field}' within type '${type}' cannot be resolved`,
    { extensions: { contentful: { code: 'UNRESOLVABLE_LINK', details } } },
  )
}

function unexpected({ row, field }: LinkPlace, linkId: string, received: string, expected: string): GraphQLError {
  const type = typeName(row.type)
  const details = { type, field, linkType: 'Entry', linkId, linkingEntryId: row.id }
  return new GraphQLError(
    `Query execution error. Link from entry '${row.id}' to entry '${linkId}' on field '${field}' within type '${type}' is of type '${typeName(received)}', expected was '${typeName(expected)}'`,
    { extensions: { contentful: { code: 'UNEXPECTED_LINKED_CONTENT_TYPE', details } } },
  )
}
