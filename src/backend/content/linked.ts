import { GraphQLError } from 'graphql'
import { typeName } from '../../contracts/content-model.ts'
import type { AssetRow, ContentLoader, EntryRow } from './entries.ts'

/** Where a link stands. */
export interface LinkPlace {
  row: EntryRow
  field: string
}

/**
 * @param target the one type that the field takes; null: any
 * @throws GraphQLError as Contentful reports a link to what is not published, or to another type: null stands in its place
 */
export async function linkedEntry(place: LinkPlace, id: string, loader: ContentLoader, target: string | null = null) {
  const entry = await loader.entry(place.row.locale, id, place.row.isPreview)
  if (!entry) throw unresolvable(place, 'Entry', id)
  if (target !== null && entry.type !== target) throw unexpected(place, id, entry.type, target)
  return entry
}

/** @throws GraphQLError, as of an entry */
export async function linkedAsset(place: LinkPlace, id: string, loader: ContentLoader): Promise<AssetRow> {
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
