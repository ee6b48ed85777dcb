import * as v from 'valibot'
import type { ContentLocale, Fields } from '../../contracts/content-model.ts'
import { entryPath, isRouteEntryType, type RouteEntryType } from '../../contracts/route.ts'
import type { WrittenEntry } from './check-entry.ts'

/** What of an entry its path is made of. */
interface Place {
  type: RouteEntryType
  /** Empty: the home page's. */
  slug: string | null
  parent: string | null
}
export type Places = ReadonlyMap<string, Place>

const LinkSchema = v.object({ sys: v.object({ id: v.string() }) })
/** Where all lie once the entry is published as it is now. */
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

/** Below which entry one lies; of several the first. */
export function parentOf(type: string, fields: Fields, locale: ContentLocale): string | null {
  const value = fields[parentField(type)]?.[locale]
  const link = v.safeParse(LinkSchema, Array.isArray(value) ? value[0] : value)
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
