import { GraphQLError, GraphQLScalarType } from 'graphql'
import { type CollectionArguments, queryAssets, queryEntries, queryLinkingEntries, windowOf } from './collections.ts'
import { type ContentLocale, contentLocales, contentModel, type FieldKind, linkOf, typeName } from './content-model.ts'
import type { AssetRow, ContentLoader, EntryRow } from './entries.ts'
import { linkedAsset, linkedEntry } from './linked.ts'
import { linkIds, oneLinkId, richTextLinks } from './links.ts'

export type ContentContext = {
  db: D1Database
  loader: ContentLoader
}

interface IdArguments {
  id: string
  locale?: string
}

type Resolver<Source, Arguments> = (source: Source, args: Arguments, context: ContentContext) => unknown

/** Resolvers of the whole schema, built from the content model. */
export function contentResolvers() {
  const types = Object.entries(contentModel)
  return {
    JSON: new GraphQLScalarType({ name: 'JSON', serialize: (value) => value }),
    DateTime: new GraphQLScalarType({ name: 'DateTime', serialize: (value) => value }),
    Entry: { __resolveType: (row: EntryRow) => typeName(row.type) },
    Asset: { sys: ({ id, locale }: AssetRow) => ({ id, locale }) },
    Query: {
      asset: (_: unknown, { id, locale }: IdArguments, { loader }: ContentContext) =>
        loader.asset(checkLocale(locale), id),
      assetCollection: (_: unknown, args: CollectionArguments, { db }: ContentContext) =>
        queryAssets(db, checkLocale(args.locale), args),
      entryCollection: (_: unknown, args: CollectionArguments, { db }: ContentContext) =>
        queryEntries(db, null, checkLocale(args.locale), args),
      ...Object.fromEntries(types.flatMap(([type]) => queryResolvers(type))),
    },
    ...Object.fromEntries(types.map(([type, fields]) => [typeName(type), typeResolvers(fields)])),
  }
}

function queryResolvers(type: string): [string, unknown][] {
  const one: Resolver<unknown, IdArguments> = async (_, { id, locale }, { loader }) => {
    const row = await loader.entry(checkLocale(locale), id)
    return row?.type === type ? row : null
  }
  const many: Resolver<unknown, CollectionArguments> = (_, args, { db }) =>
    queryEntries(db, type, checkLocale(args.locale), args)
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
    linkedFrom: ({ id, locale }: EntryRow) => ({
      entryCollection: (args: CollectionArguments, { db }: ContentContext) =>
        queryLinkingEntries(db, id, args.locale ? checkLocale(args.locale) : locale, args),
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

function checkLocale(locale: string | null | undefined): ContentLocale {
  const known = contentLocales.find((each) => each === (locale ?? contentLocales[0]))
  if (!known) {
    throw new GraphQLError(`Query cannot be executed. The locale '${locale}' does not exist.`, {
      extensions: { contentful: { code: 'UNKNOWN_LOCALE' } },
    })
  }
  return known
}
