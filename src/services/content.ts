import * as v from 'valibot'
import {
  type Area,
  type AreaCard,
  AreaCardSchema,
  AreaSchema,
  type Blog,
  BlogSchema,
  type Category,
  CategorySchema,
  type Department,
  DepartmentSchema,
  type NavigationItem,
  NavigationItemSchema,
  type Page,
  PageSchema,
  type Recommendation,
  RecommendationSchema,
  type RouteSource,
  RouteSourceSchema,
  type StreetPage,
  StreetPageSchema,
} from '../contracts/content.ts'
import { collectionOf } from '../contracts/entry.ts'
import { type Links, LinksReplySchema, linkedIds } from '../contracts/rich-text.ts'
import type { RouteEntryType } from '../contracts/route.ts'
import { SettingsReplySchema, type SiteSettings } from '../contracts/settings.ts'
import type { Locale } from '../markets/market.ts'
import * as queries from './content-queries.ts'
import type { GraphqlRequest } from './graphql-request-type.ts'
import { parseReply } from './parse-reply.ts'

/** An entry with what its rich texts link to. */
export type Linked<Entry> = Entry & { links: Links }

/** The content service. An id that is not published in the locale is null; failures are ServiceErrors. */
export interface ContentService {
  page(id: string, locale: Locale): Promise<Linked<Page> | null>
  area(id: string, locale: Locale): Promise<Linked<Area> | null>
  /** Every area as a list shows it, in the coast's order. */
  areaCards(locale: Locale): Promise<AreaCard[]>
  street(id: string, locale: Locale): Promise<StreetPage | null>
  category(id: string, locale: Locale): Promise<Linked<Category> | null>
  blog(id: string, locale: Locale): Promise<Linked<Blog> | null>
  department(id: string, locale: Locale): Promise<Department | null>
  /** In the order of their sortOrder. */
  departments(locale: Locale): Promise<Department[]>
  /** Categories of a type (`lodging` or `blog`) in the editors' order, without their texts. */
  categories(type: 'lodging' | 'blog', locale: Locale): Promise<Category[]>
  recommendations(locale: Locale, limit: number): Promise<Recommendation[]>
  settings(locale: Locale): Promise<SiteSettings>
  /** Items of all menus, flat. */
  navigation(locale: Locale): Promise<NavigationItem[]>
  /** Every entry of a type that may have a page, for the route compiler. */
  routeSources(type: RouteEntryType, locale: Locale): Promise<RouteSource[]>
}

export function createContentService(request: GraphqlRequest): ContentService {
  async function read<Schema extends v.GenericSchema>(
    query: { name: string; document: string },
    schema: Schema,
    variables: Record<string, unknown>,
  ): Promise<{ reply: unknown; data: v.InferOutput<Schema> }> {
    const reply = await request({ ...query, variables })
    return { reply, data: parseReply('content', schema, reply) }
  }

  async function linksOf(reply: unknown, locale: Locale): Promise<Links> {
    const { entries, assets } = linkedIds(reply)
    if (entries.length === 0 && assets.length === 0) return { entries: {}, assets: {} }
    const variables = { entries: entries.slice(0, 50), assets: assets.slice(0, 50), locale }
    return (await read(queries.linksQuery, LinksReplySchema, variables)).data
  }

  async function linked<Entry>(reply: unknown, entry: Entry | null, locale: Locale): Promise<Linked<Entry> | null> {
    return entry === null ? null : { ...entry, links: await linksOf(reply, locale) }
  }

  return {
    async page(id, locale) {
      const { reply, data } = await read(queries.pageQuery, PageReplySchema, { id, locale })
      return linked(reply, data.page, locale)
    },
    async area(id, locale) {
      const { reply, data } = await read(queries.areaQuery, AreaReplySchema, { id, locale })
      return linked(reply, data.area, locale)
    },
    async areaCards(locale) {
      const { data } = await read(queries.areaCardsQuery, AreaCardsReplySchema, { locale })
      return data.areaCollection.toSorted((a, b) => a.bsId - b.bsId)
    },
    async street(id, locale) {
      return (await read(queries.streetQuery, StreetReplySchema, { id, locale })).data.street
    },
    async category(id, locale) {
      const { reply, data } = await read(queries.categoryQuery, CategoryReplySchema, { id, locale })
      return linked(reply, data.category, locale)
    },
    async blog(id, locale) {
      const { reply, data } = await read(queries.blogQuery, BlogReplySchema, { id, locale })
      return linked(reply, data.blog, locale)
    },
    async department(id, locale) {
      return (await read(queries.departmentQuery, DepartmentReplySchema, { id, locale })).data.department
    },
    async departments(locale) {
      return (await read(queries.departmentsQuery, DepartmentsReplySchema, { locale })).data.departmentCollection
    },
    async categories(type, locale) {
      return (await read(queries.categoriesQuery, CategoriesReplySchema, { type, locale })).data.categoryCollection
    },
    async recommendations(locale, limit) {
      const { data } = await read(queries.recommendationsQuery, RecommendationsReplySchema, { locale, limit })
      return data.recommendationCollection
    },
    async settings(locale) {
      return (await read(queries.settingsQuery, SettingsReplySchema, { locale })).data
    },
    async navigation(locale) {
      return (await read(queries.navigationQuery, NavigationReplySchema, { locale })).data.navigationItemCollection
    },
    async routeSources(type, locale) {
      const limit = 100
      const sources: RouteSource[] = []
      for (;;) {
        const variables = { locale, limit, skip: sources.length }
        const { collection } = (await read(queries.routeSourcesQuery(type), RouteSourcesReplySchema, variables)).data
        sources.push(...collection.items)
        if (collection.items.length === 0 || sources.length >= collection.total) return sources
      }
    },
  }
}

const PageReplySchema = v.object({ page: v.nullable(PageSchema) })
const AreaReplySchema = v.object({ area: v.nullable(AreaSchema) })
const AreaCardsReplySchema = v.object({ areaCollection: collectionOf(AreaCardSchema) })
const StreetReplySchema = v.object({ street: v.nullable(StreetPageSchema) })
const CategoryReplySchema = v.object({ category: v.nullable(CategorySchema) })
const BlogReplySchema = v.object({ blog: v.nullable(BlogSchema) })
const DepartmentReplySchema = v.object({ department: v.nullable(DepartmentSchema) })
const DepartmentsReplySchema = v.object({ departmentCollection: collectionOf(DepartmentSchema) })
const CategoriesReplySchema = v.object({ categoryCollection: collectionOf(CategorySchema) })
const RecommendationsReplySchema = v.object({ recommendationCollection: collectionOf(RecommendationSchema) })
const NavigationReplySchema = v.object({ navigationItemCollection: collectionOf(NavigationItemSchema) })
const RouteSourcesReplySchema = v.object({
  collection: v.object({ total: v.number(), items: v.array(RouteSourceSchema) }),
})
