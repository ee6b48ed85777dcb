import * as v from 'valibot'
import {
  type Area,
  type AreaCard,
  AreaCardSchema,
  AreaSchema,
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
  type TypedSource,
} from '../contracts/content.ts'
import { askedCollectionOf } from '../contracts/entry.ts'
import { type LinkTarget, LinkTargetSchema } from '../contracts/link-target.ts'
import { readableRows } from '../contracts/readable-rows.ts'
import { type RouteEntryType, routeEntryTypes } from '../contracts/route.ts'
import { type SearchPreset, SearchPresetSchema } from '../contracts/search-preset.ts'
import { SettingsReplySchema, type SiteSettings } from '../contracts/settings.ts'
import type { Locale } from '../markets/market.ts'
import { type BlogContent, blogContent } from './content-blog.ts'
import { type ChangeContent, changeContent } from './content-changes.ts'
import { type ContestContent, contestContent } from './content-contests.ts'
import { type FormContent, formContent } from './content-forms.ts'
import { type JobContent, jobContent } from './content-jobs.ts'
import { type LinkContent, linkContent } from './content-links.ts'
import { type MapContent, mapContent } from './content-maps.ts'
import { type PeopleContent, peopleContent } from './content-people.ts'
import * as queries from './content-queries.ts'
import { createContentReader, type Linked } from './content-reader.ts'
import type { GraphqlRequest } from './graphql-request-type.ts'
import { type ReadThrough, readDirectly } from './read-through.ts'

export type { Linked }

/** The content service. An id that is not published in the locale is null; failures are ServiceErrors. */
export interface ContentService
  extends BlogContent,
    ChangeContent,
    ContestContent,
    FormContent,
    JobContent,
    LinkContent,
    MapContent,
    PeopleContent {
  page(id: string, locale: Locale): Promise<Linked<Page> | null>
  area(id: string, locale: Locale): Promise<Linked<Area> | null>
  /** Every area as a list shows it, or those that a department looks after, in the coast's order. */
  areaCards(locale: Locale, of?: { departmentId: string }): Promise<AreaCard[]>
  street(id: string, locale: Locale): Promise<StreetPage | null>
  /** Streets of an area that have houses, by name. */
  streetsOf(areaId: string, locale: Locale): Promise<LinkTarget[]>
  category(id: string, locale: Locale): Promise<Linked<Category> | null>
  department(id: string, locale: Locale): Promise<Department | null>
  /** In the order of their sortOrder. */
  departments(locale: Locale): Promise<Department[]>
  /** Categories of a type (`lodging` or `blog`) in the editors' order, without their texts. */
  categories(type: 'lodging' | 'blog', locale: Locale): Promise<Category[]>
  recommendations(locale: Locale, limit: number): Promise<Recommendation[]>
  /** Named sets of search criteria in the editors' order; one that can't be read costs itself alone. */
  searchPresets(locale: Locale): Promise<SearchPreset[]>
  settings(locale: Locale): Promise<SiteSettings>
  /** Items of all menus, flat. */
  navigation(locale: Locale): Promise<NavigationItem[]>
  /** Every entry of a type that may have a page, for the route compiler. */
  routeSources(type: RouteEntryType, locale: Locale): Promise<RouteSource[]>
  /** Entries of all types that may have a page, by their own slug or by id. */
  routeSourcesBySlug(slug: string, locale: Locale): Promise<TypedSource[]>
  routeSourcesById(ids: readonly string[], locale: Locale): Promise<TypedSource[]>
}

export function createContentService(request: GraphqlRequest, readThrough: ReadThrough = readDirectly): ContentService {
  const reader = createContentReader(request, readThrough)
  const { read, linked } = reader

  return {
    ...blogContent(reader),
    ...changeContent(reader),
    ...contestContent(reader),
    ...formContent(reader),
    ...jobContent(reader),
    ...linkContent(reader),
    ...mapContent(reader),
    ...peopleContent(reader),
    async page(id, locale) {
      const { reply, data } = await read(queries.pageQuery, PageReplySchema, { id, locale })
      return linked(reply, data.page, locale)
    },
    async area(id, locale) {
      const { reply, data } = await read(queries.areaQuery, AreaReplySchema, { id, locale })
      return linked(reply, data.area, locale)
    },
    async areaCards(locale, of) {
      const where = of ? { department: { sys: { id: of.departmentId } } } : {}
      const { data } = await read(queries.areaCardsQuery, AreaCardsReplySchema, { locale, where })
      return data.areaCollection.toSorted((a, b) => a.bsId - b.bsId)
    },
    async street(id, locale) {
      return (await read(queries.streetQuery, StreetReplySchema, { id, locale })).data.street
    },
    async streetsOf(areaId, locale) {
      const { data } = await read(queries.streetsOfAreaQuery, StreetsReplySchema, { areaId, locale })
      return data.streetCollection
    },
    async category(id, locale) {
      const { reply, data } = await read(queries.categoryQuery, CategoryReplySchema, { id, locale })
      return linked(reply, data.category, locale)
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
    async searchPresets(locale) {
      return (await read(queries.searchPresetsQuery, SearchPresetsReplySchema, { locale })).data.searchPresetCollection
        .items
    },
    async settings(locale) {
      return (await read(queries.settingsQuery, SettingsReplySchema, { locale })).data
    },
    async navigation(locale) {
      return (await read(queries.navigationQuery, NavigationReplySchema, { locale })).data.navigationItemCollection
    },
    async routeSources(type, locale) {
      const limit = queries.contentLimits.sources
      const sources: RouteSource[] = []
      for (;;) {
        const variables = { locale, limit, skip: sources.length }
        const { collection } = (await read(queries.routeSourcesQuery(type), RouteSourcesReplySchema, variables)).data
        sources.push(...collection.items)
        if (collection.items.length === 0 || sources.length >= collection.total) return sources
      }
    },
    async routeSourcesBySlug(slug, locale) {
      return typed((await read(queries.routeSourcesBySlugQuery, SomeRouteSourcesReplySchema, { slug, locale })).data)
    },
    async routeSourcesById(ids, locale) {
      const sources: TypedSource[] = []
      for (let from = 0; from < ids.length; from += queries.contentLimits.sources) {
        const some = ids.slice(from, from + queries.contentLimits.sources)
        const { data } = await read(queries.routeSourcesByIdQuery, SomeRouteSourcesReplySchema, { ids: some, locale })
        sources.push(...typed(data))
      }
      return sources
    },
  }
}

const PageReplySchema = v.object({ page: v.nullable(PageSchema) })
const AreaReplySchema = v.object({ area: v.nullable(AreaSchema) })
const AreaCardsReplySchema = v.object({ areaCollection: askedCollectionOf(AreaCardSchema) })
const StreetReplySchema = v.object({ street: v.nullable(StreetPageSchema) })
const StreetsReplySchema = v.object({ streetCollection: askedCollectionOf(LinkTargetSchema) })
const CategoryReplySchema = v.object({ category: v.nullable(CategorySchema) })
const DepartmentReplySchema = v.object({ department: v.nullable(DepartmentSchema) })
const DepartmentsReplySchema = v.object({ departmentCollection: askedCollectionOf(DepartmentSchema) })
const CategoriesReplySchema = v.object({ categoryCollection: askedCollectionOf(CategorySchema) })
const RecommendationsReplySchema = v.object({ recommendationCollection: askedCollectionOf(RecommendationSchema) })
const SearchPresetsReplySchema = v.object({
  searchPresetCollection: v.object({ items: v.pipe(v.array(v.unknown()), readableRows(SearchPresetSchema)) }),
})
const NavigationReplySchema = v.object({ navigationItemCollection: askedCollectionOf(NavigationItemSchema) })
const SomeRouteSourcesReplySchema = v.object(v.entriesFromList(routeEntryTypes, askedCollectionOf(RouteSourceSchema)))

function typed(reply: v.InferOutput<typeof SomeRouteSourcesReplySchema>): TypedSource[] {
  return routeEntryTypes.flatMap((type) => reply[type].map((source) => ({ ...source, type })))
}

const RouteSourcesReplySchema = v.object({
  collection: v.object({ total: v.number(), items: v.array(RouteSourceSchema) }),
})
