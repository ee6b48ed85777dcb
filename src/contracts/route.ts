import * as v from 'valibot'
import { byEdition } from '../editions/table.ts'

/**
 * Content types that have a page of their own: where their pages lie, below their parents or below a fixed word, which of
 * the sitemaps lists them, and the field of their own picture.
 */
export const entryRoutes = {
  page: { below: '', sitemap: 'pages', picture: 'banner' },
  area: { below: '', sitemap: 'areas', picture: 'banner' },
  blog: { below: '', sitemap: 'blog', picture: 'image' },
  street: { below: '', sitemap: 'streets', picture: null },
  department: { below: '', sitemap: 'departments', picture: 'image' },
  category: { below: 'category', sitemap: 'categories', picture: 'image' },
  job: { below: 'jobs', sitemap: 'jobs', picture: 'image' },
  jobType: { below: 'job-types', sitemap: 'jobs', picture: null },
  jobCategory: { below: 'job-categories', sitemap: 'jobs', picture: 'image' },
  workplace: { below: 'workplaces', sitemap: 'jobs', picture: 'image' },
} as const

/** Characters of the longest slug of a whole path, escaped: KV takes keys of 512 bytes. */
export const maxSlugLength = 400

export type RouteEntryType = keyof typeof entryRoutes
export const routeEntryTypes = Object.keys(entryRoutes) as RouteEntryType[]

export function isRouteEntryType(type: string): type is RouteEntryType {
  return Object.hasOwn(entryRoutes, type)
}

/** Slugs from the outermost parent to the entry itself → its path, with a slash at both ends; the home page is '/'. */
export function entryPath(type: RouteEntryType, slugs: readonly string[]): string {
  const segments = [entryRoutes[type].below, ...slugs].filter((slug) => slug !== '')
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}

/** A path of the site: begins and ends with a slash. */
export const PathSchema = v.pipe(v.string(), v.regex(/^\/(?:[^\s?#]+\/)?$/))

const layouts = ['page', 'search', 'sidebar'] as const
export const LayoutSchema = v.picklist(layouts)
export type Layout = v.InferOutput<typeof LayoutSchema>

/** Which screen draws a page entry. `content` is the plain one, of sections. */
const pageTemplates = [
  'content',
  'home',
  'search',
  'favorites',
  'areas',
  'departments',
  'employees',
  'blog',
  'jobs',
  'reviews',
  'photoContest',
] as const
export const TemplateSchema = v.picklist(pageTemplates)
export type PageTemplate = v.InferOutput<typeof TemplateSchema>

/** The same entry's path in each edition that has it. */
const EditionPathsSchema = v.object(byEdition(() => v.optional(PathSchema)))
export type EditionPaths = v.InferOutput<typeof EditionPathsSchema>

/** The compiled route of a slug that leads to an entry. `parents` go from the outermost inwards. */
const EntryRouteSchema = v.object({
  kind: v.literal('entry'),
  entry: v.object({
    id: v.string(),
    type: v.picklist(routeEntryTypes),
    template: TemplateSchema,
    layout: LayoutSchema,
    version: v.number(),
  }),
  path: PathSchema,
  title: v.string(),
  description: v.string(),
  /** Texts and picture for search engines and link previews. `image` is a path in the image service. */
  face: v.optional(
    v.object({ seoTitle: v.optional(v.string()), image: v.optional(v.string()), noIndex: v.optional(v.literal(true)) }),
  ),
  routes: EditionPathsSchema,
  parents: v.array(v.object({ title: v.string(), path: PathSchema })),
  redirect: v.null(),
})
export type EntryRoute = v.InferOutput<typeof EntryRouteSchema>

/** `to` is a path with slashes at both ends (a query may follow) or an absolute URL; never itself redirected. */
const RedirectRouteSchema = v.object({
  kind: v.literal('redirect'),
  entry: v.null(),
  redirect: v.object({ to: v.string(), isPermanent: v.boolean() }),
})
export type RedirectRoute = v.InferOutput<typeof RedirectRouteSchema>

/** A compiled route record: what KV holds for a slug of an edition (specification, section 2, Route handling). */
export const CompiledRouteSchema = v.variant('kind', [EntryRouteSchema, RedirectRouteSchema])
export type CompiledRoute = v.InferOutput<typeof CompiledRouteSchema>

/** One item of a compiled menu. `href` is a path of the edition or an absolute URL; null = a heading without a link. */
export interface MenuItem {
  id: string
  title: string
  label: string
  type: MenuItemType
  href: string | null
  /** Path below the image service. */
  image: string | null
  items: MenuItem[]
}
const menuItemTypes = ['link', 'list', 'gallery'] as const
export const MenuItemTypeSchema = v.picklist(menuItemTypes)
type MenuItemType = v.InferOutput<typeof MenuItemTypeSchema>

const MenuItemSchema: v.GenericSchema<MenuItem> = v.object({
  id: v.string(),
  title: v.string(),
  label: v.string(),
  type: MenuItemTypeSchema,
  href: v.nullable(v.string()),
  image: v.nullable(v.string()),
  items: v.array(v.lazy(() => MenuItemSchema)),
})

/** `main` is the header's; `list` and `gallery` items open as megamenus. */
export const menuKeys = ['main', 'footer', 'footerService', 'footerLegal'] as const
export const MenuKeySchema = v.picklist(menuKeys)
export type MenuKey = v.InferOutput<typeof MenuKeySchema>

export const CompiledMenuSchema = v.object({ key: MenuKeySchema, items: v.array(MenuItemSchema) })
export type CompiledMenu = v.InferOutput<typeof CompiledMenuSchema>

export const RedirectSchema = v.object({ from: v.string(), to: v.string(), isPermanent: v.boolean() })
export type Redirect = v.InferOutput<typeof RedirectSchema>
