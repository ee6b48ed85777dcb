import * as v from 'valibot'
import { type ContentLocale, contentLocales, contentModel, type Fields, linkOf } from '../../contracts/content-model.ts'
import type { EntryFault } from '../../contracts/entry.ts'
import { ruleOf } from '../../contracts/field-rules.ts'
import {
  entryPath,
  isRouteEntryType,
  type PageTemplate,
  type RouteEntryType,
  TemplateSchema,
} from '../../contracts/route.ts'
import { slugify } from '../slugs.ts'
import { fieldFaults, isEmpty } from './check-field.ts'

/** An entry as its editors have written it. */
export interface WrittenEntry {
  id: string
  type: string
  fields: Fields
}

/** Published content, for the checks: what is missing in an edition is missing for its guests. */
export interface Published {
  /** → the type of an entry; null where that locale has no such entry. */
  entries(ids: readonly string[]): Promise<(id: string, locale: ContentLocale) => string | null>
  assets(ids: readonly string[]): Promise<(id: string, locale: ContentLocale) => boolean>
  /** Which entries of the type have that value. */
  holders(type: string, field: string, value: string, locale: ContentLocale): Promise<readonly string[]>
  places(locale: ContentLocale): Promise<Places>
  /** Whether the site itself answers at the path, so that no page of that template can lie there. */
  isOwnPath(path: string, locale: ContentLocale, template: PageTemplate | null): boolean
}

/** Why an entry can't be published, each with its field; none: it can. */
export async function findFaults(entry: WrittenEntry, published: Published): Promise<EntryFault[]> {
  const locales = contentLocales.filter((locale) =>
    Object.values(entry.fields).some((values) => !isEmpty(values[locale])),
  )
  if (locales.length === 0) return [{ field: 'title', locale: null, reason: 'The entry says nothing yet' }]
  const faults = await Promise.all([
    ...locales.flatMap((locale) => [
      fieldFaults(entry.type, entry.fields, locale),
      uniqueFaults(entry, locale, published),
      slugFaults(entry, locale, published),
      parentFaults(entry, locale, published),
    ]),
    linkFaults(entry, locales, published),
  ])
  return faults.flat()
}

/** Of fields that no two entries have the same. */
async function uniqueFaults(
  { id, type, fields }: WrittenEntry,
  locale: ContentLocale,
  published: Published,
): Promise<EntryFault[]> {
  const names = Object.keys(contentModel[type] ?? {}).filter((field) => ruleOf(type, field).unique)
  const faults = names.map(async (field) => {
    const value = fields[field]?.[locale]
    if (typeof value !== 'string' || isEmpty(value)) return []
    const other = (await published.holders(type, field, value, locale)).find((each) => each !== id)
    return other === undefined ? [] : [{ field, locale, reason: `The entry ${other} has it already` }]
  })
  return (await Promise.all(faults)).flat()
}

/** The home page alone has no slug. A URL belongs to one entry, those below the entry included. */
async function slugFaults(entry: WrittenEntry, locale: ContentLocale, published: Published): Promise<EntryFault[]> {
  const { id, type, fields } = entry
  if (!isRouteEntryType(type)) return []
  const written = fields.template?.[locale]
  const isHome = written === 'home'
  const slug = fields.slug?.[locale]
  const fault = (reason: string) => [{ field: isHome ? 'template' : 'slug', locale, reason }]
  if (!isHome && (typeof slug !== 'string' || slug === '')) return fault('It is missing')
  if (!isHome && slugify(`${slug}`) !== slug)
    return fault(`Write “${slugify(`${slug}`)}”: small letters, digits and hyphens`)
  const before = await published.places(locale)
  const after = placesWith(before, entry, locale)
  const paths = new Map([...after.keys()].map((each) => [each, pathOf(each, after)]))
  const placed = [...paths].filter(([each, path]) => each === id || path !== pathOf(each, before))
  for (const [each, path] of placed) {
    const other = path !== null && [...paths].find(([own, taken]) => each !== own && taken === path)
    if (other) return fault(`The entry ${other[0]} has the address ${path} already`)
    const template = each === id && v.is(TemplateSchema, written) ? written : null
    if (path !== null && published.isOwnPath(path, locale, template)) return fault(`The site itself answers at ${path}`)
  }
  return []
}

async function parentFaults(entry: WrittenEntry, locale: ContentLocale, published: Published): Promise<EntryFault[]> {
  let parent = parentOf(entry.type, entry.fields, locale)
  if (parent === null) return []
  const places = await published.places(locale)
  const seen = new Set<string>()
  while (parent !== null && !seen.has(parent)) {
    if (parent === entry.id) {
      const reason = seen.size === 0 ? 'The entry is its own parent' : 'The entry would lie below itself'
      return [{ field: parentField(entry.type), locale, reason }]
    }
    seen.add(parent)
    parent = places.get(parent)?.parent ?? null
  }
  return []
}

/** Links that lead to nothing that is published, or to something of another type; in texts too. */
async function linkFaults(
  { id, type, fields }: WrittenEntry,
  locales: readonly ContentLocale[],
  published: Published,
): Promise<EntryFault[]> {
  const found = locales.flatMap((locale) =>
    Object.entries(fields).flatMap(([field, values]) =>
      linksIn(values[locale]).map((link) => ({ field, locale, ...link })),
    ),
  )
  const idsOf = (linkType: string) => [
    ...new Set(found.flatMap((link) => (link.linkType === linkType ? [link.target] : []))),
  ]
  const [typeIn, isAsset] = await Promise.all([published.entries(idsOf('Entry')), published.assets(idsOf('Asset'))])
  return found.flatMap(({ field, locale, linkType, target }): EntryFault[] => {
    if (linkType === 'Asset') {
      return isAsset(target, locale) ? [] : [{ field, locale, reason: `There is no asset ${target}` }]
    }
    const targetType = target === id ? type : typeIn(target, locale)
    if (targetType === null) return [{ field, locale, reason: `The entry ${target} is not published` }]
    const kind = contentModel[type]?.[field]
    const one = kind ? linkOf(kind)?.target : null
    const types = one ? [one] : ruleOf(type, field).types
    if (!types || types.includes(targetType)) return []
    return [{ field, locale, reason: `The entry ${target} is a ${targetType}, not a ${types.join(' or ')}` }]
  })
}

const LinkSchema = v.object({
  sys: v.object({ type: v.literal('Link'), linkType: v.picklist(['Entry', 'Asset']), id: v.string() }),
})

function linksIn(value: unknown): { linkType: 'Entry' | 'Asset'; target: string }[] {
  const link = v.safeParse(LinkSchema, value)
  if (link.success) return [{ linkType: link.output.sys.linkType, target: link.output.sys.id }]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : []
}

/** The parts of an entry that form its path. */
interface Place {
  type: RouteEntryType
  /** Empty: the home page's. */
  slug: string | null
  parent: string | null
}
export type Places = ReadonlyMap<string, Place>

const ParentLinkSchema = v.object({ sys: v.object({ id: v.string() }) })
/** The places of all entries once this one is published as it is now. */
export function placesWith(places: Places, { id, type, fields }: WrittenEntry, locale: ContentLocale): Places {
  const after = new Map(places)
  const slug = fields.template?.[locale] === 'home' ? '' : fields.slug?.[locale]
  if (isRouteEntryType(type) && typeof slug === 'string') {
    after.set(id, { type, slug, parent: parentOf(type, fields, locale) })
  } else after.delete(id)
  return after
}

/** The field that says below which entry one lies, as the site's compiler has it. */
export function parentField(type: string): string {
  return type === 'department' ? 'page' : type === 'street' ? 'areas' : 'parent'
}

/** Parent of an entry; of several the first. */
function parentOf(type: string, fields: Fields, locale: ContentLocale): string | null {
  const value = fields[parentField(type)]?.[locale]
  const link = v.safeParse(ParentLinkSchema, Array.isArray(value) ? value[0] : value)
  return link.success ? link.output.sys.id : null
}

/** Null: it has no page. */
export function pathOf(id: string, places: Places): string | null {
  const own = places.get(id)
  if (!own) return null
  const seen = new Set<string>()
  const slugs: string[] = []
  for (let at: string | null = id; at !== null; at = places.get(at)?.parent ?? null) {
    const place = places.get(at)
    if (!place || place.slug === null || seen.has(at)) return null
    seen.add(at)
    slugs.unshift(place.slug)
  }
  return entryPath(own.type, slugs)
}
