import * as v from 'valibot'
import { withParents } from '../../../kv/compile-sources.ts'
import { contentSources } from '../../../kv/content-sources.ts'
import type { TypedSource } from '../../contracts/content.ts'
import {
  type ContentLocale,
  contentLocales,
  contentModel,
  type FieldKind,
  type Fields,
  linkOf,
} from '../../contracts/content-model.ts'
import type { EntryFault } from '../../contracts/entry.ts'
import type { ContentQueries } from '../../contracts/queries/query.ts'
import { findFaults, type Places, type Published, type WrittenEntry } from '../../domain/publishing/check-entry.ts'
import { isOwnPathIn } from '../../urls/own-paths.ts'
import { typesAmongQuery, writtenQuery } from './queries.ts'

/**
 * What the checks of publishing find wrong with an entry that a content service without them has published: as the
 * embedded one refuses it. None for a type that the model has not.
 * @throws ServiceError
 */
export async function findPublishedFaults(content: ContentQueries, id: string, type: string): Promise<EntryFault[]> {
  const model = Object.hasOwn(contentModel, type) ? contentModel[type] : undefined
  if (!model) return []
  const fields: Fields = {}
  const deadLinks: EntryFault[] = []
  for (const locale of contentLocales) {
    const { entry, deadLinks: dead } = await content.query(writtenQuery(type, model), { id, locale })
    for (const [name, kind] of Object.entries(model)) {
      const value = entry && writtenValue(entry, name, kind)
      if (value !== null && value !== undefined) fields[name] = { ...fields[name], [locale]: value }
    }
    for (const { field, linkId } of dead.filter(({ linkingEntryId }) => linkingEntryId === id))
      deadLinks.push({ field, locale, reason: `The entry ${linkId} is not published` })
  }
  const entry = { id, type, fields }
  const faults = await findFaults(entry, publishedBy(content, entry))
  // A field that contains only dead links counts as empty: the faults of the links are more precise.
  return [...faults.filter((each) => !deadLinks.some((dead) => isSame(each, dead))), ...deadLinks]
}

function isSame(one: EntryFault, other: EntryFault): boolean {
  return one.field === other.field && one.locale === other.locale
}

/** A reply's value of a field as its editors have written it, links as the management API has them. */
function writtenValue(entry: Record<string, unknown>, name: string, kind: FieldKind): unknown {
  const link = linkOf(kind)
  const linkType = link ? 'Entry' : 'Asset'
  if (kind === 'Asset[]' || link?.list) {
    const list = v.parse(ListSchema, entry[`${name}Collection`])
    return list?.items.flatMap((item) => (item ? [linkTo(linkType, item.sys.id)] : []))
  }
  if (kind === 'Asset' || link) {
    const target = v.parse(TargetSchema, entry[name])
    return target && linkTo(linkType, target.sys.id)
  }
  return kind === 'RichText' ? v.parse(RichTextSchema, entry[name])?.json : entry[name]
}

const TargetSchema = v.nullish(v.object({ sys: v.object({ id: v.string() }) }))
const ListSchema = v.nullish(v.object({ items: v.array(TargetSchema) }))
const RichTextSchema = v.nullish(v.object({ json: v.unknown() }))

function linkTo(linkType: 'Entry' | 'Asset', id: string) {
  return { sys: { type: 'Link', linkType, id } }
}

/** What the service has published by now, as far as this entry's checks need it. */
function publishedBy(content: ContentQueries, entry: WrittenEntry): Published {
  const read = async (ids: readonly string[]) =>
    new Map(
      await Promise.all(
        contentLocales.map(
          async (locale) => [locale, await content.query(typesAmongQuery, { ids: ids.slice(0, 100), locale })] as const,
        ),
      ),
    )
  return {
    async entries(ids) {
      const types = await read(ids)
      return (id, locale) => types.get(locale)?.entries.get(id) ?? null
    },
    async assets(ids) {
      const types = await read(ids)
      return (id, locale) => types.get(locale)?.assets.has(id) === true
    },
    // Contentful itself publishes no second one.
    holders: async () => [],
    places: (locale) => placesAround(content, entry, locale),
    isOwnPath: isOwnPathIn,
  }
}

/** Where those lie that may have its address, and those above it: what lies below it is not looked at. */
async function placesAround(
  content: ContentQueries,
  { id, fields }: WrittenEntry,
  locale: ContentLocale,
): Promise<Places> {
  const sources = contentSources(content)
  const slug = fields.slug?.[locale]
  const found = await Promise.all([
    sources.routeSourcesById([id], locale),
    typeof slug === 'string' && slug !== '' ? sources.routeSourcesBySlug(slug, locale) : [],
  ])
  const placed = await withParents(sources, found.flat(), locale)
  return new Map(placed.filter((source) => source.sys.id !== id).map((source) => [source.sys.id, placeOf(source)]))
}

function placeOf({ type, slug, template, parentId }: TypedSource) {
  return { type, slug: template === 'home' ? '' : slug, parent: parentId }
}
