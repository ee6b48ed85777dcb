import * as v from 'valibot'
import {
  NavigationItemSchema,
  type RouteSource,
  RouteSourceSchema,
  type TypedSource,
} from '../src/contracts/content.ts'
import { requiredCollectionOf, windowOf } from '../src/contracts/entry.ts'
import { type LinkingType, LinkSourceSchema, linkFields } from '../src/contracts/link-source.ts'
import { blogsQuery } from '../src/contracts/queries/blog.ts'
import { departmentsQuery } from '../src/contracts/queries/departments.ts'
import { formQuery } from '../src/contracts/queries/forms.ts'
import { jobsQuery } from '../src/contracts/queries/jobs.ts'
import { asset, type ContentQueries, type ContentQuery, fieldOf, seo, sys } from '../src/contracts/queries/query.ts'
import { entryRoutes, type RouteEntryType, routeEntryTypes } from '../src/contracts/route.ts'
import { SettingsReplySchema } from '../src/contracts/settings.ts'
import type { Locale } from '../src/markets/market.ts'
import type { CompileContent } from './compile-sources.ts'
import type { FactReader, LinkReader } from './report.ts'

/** How many entries are read at once: of each type, of the menus, of the settings. */
export const sourceLimits = { sources: 100, navigationItems: 500, settings: 20 } as const

/** What compiling and its report read of the content service. */
export function contentSources(content: ContentQueries): CompileContent & LinkReader & FactReader {
  return {
    settings: (locale) => content.query(settingsQuery, { locale }),
    navigation: (locale) => content.query(navigationQuery, { locale }),
    routeSources: (type, locale) => readRouteSources(content, type, locale),
    async routeSourcesBySlug(slug, locale) {
      return typed(await content.query(routeSourcesBySlugQuery, { slug, locale }))
    },
    async routeSourcesById(ids, locale) {
      const sources: TypedSource[] = []
      for (let from = 0; from < ids.length; from += sourceLimits.sources) {
        const some = ids.slice(from, from + sourceLimits.sources)
        sources.push(...typed(await content.query(routeSourcesByIdQuery, { ids: some, locale })))
      }
      return sources
    },
    linkSources: (type, locale) => readAll(content, linkSourcesQuery(type), locale),
    form: (key, locale) => content.query(formQuery, { key, locale }),
    blogs: (locale, window) => content.query(blogsQuery, { locale, where: {}, ...window }),
    jobs: (locale) => content.query(jobsQuery, { locale }),
    departments: (locale) => content.query(departmentsQuery, { locale }),
  }
}

/** Every entry of a type that may have a page. */
export function readRouteSources(
  content: ContentQueries,
  type: RouteEntryType,
  locale: Locale,
): Promise<RouteSource[]> {
  return readAll(content, routeSourcesQuery(type), locale)
}

async function readAll<Item>(
  content: ContentQueries,
  query: ContentQuery<v.GenericSchema<unknown, { total: number; items: Item[] }>>,
  locale: Locale,
): Promise<Item[]> {
  const read: Item[] = []
  const limit = sourceLimits.sources
  for (let skip = 0; ; skip += limit) {
    const { items, total } = await content.query(query, { locale, limit, skip })
    read.push(...items)
    if (skip + limit >= total) return read
  }
}

export const settingsQuery = {
  name: 'ContentSettings',
  document: `query ContentSettings($locale: String!) {
    settingsCollection(locale: $locale, limit: ${sourceLimits.settings}) { items { sys { id } key value text { json } image { ${asset} } } }
  }`,
  schema: SettingsReplySchema,
}

const navigationQuery = {
  name: 'ContentNavigation',
  document: `query ContentNavigation($locale: String!) {
    navigationItemCollection(locale: $locale, order: [sortOrder_ASC], limit: ${sourceLimits.navigationItems}) { items {
      ${sys} title label menuKey type sortOrder customLink image { ${asset} }
      internalLink { sys { id } } parent { sys { id } }
    } }
  }`,
  schema: fieldOf('navigationItemCollection', requiredCollectionOf(NavigationItemSchema)),
}

const parentFields: Partial<Record<RouteEntryType, string>> = {
  page: 'template layout parent { sys { id } }',
  area: 'parent { sys { id } }',
  blog: 'parent { sys { id } }',
  department: 'parent: page { sys { id } }',
  street: 'areasCollection(limit: 1) { items { sys { id } } }',
}

function sourceFields(type: RouteEntryType): string {
  const { picture } = entryRoutes[type]
  return `${sys} title slug excerpt ${seo} ${parentFields[type] ?? ''} ${picture ? `picture: ${picture} { url }` : ''}`
}

const RouteSourcesSchema = fieldOf('collection', windowOf(RouteSourceSchema))

function routeSourcesQuery(type: RouteEntryType) {
  const name = `ContentRoutes_${type}`
  return {
    name,
    document: `query ${name}($locale: String!, $limit: Int!, $skip: Int!) {
      collection: ${type}Collection(locale: $locale, order: [sys_id_ASC], limit: $limit, skip: $skip) {
        total
        items { ${sourceFields(type)} }
      }
    }`,
    schema: RouteSourcesSchema,
  }
}

const SomeRouteSourcesSchema = v.object(v.entriesFromList(routeEntryTypes, requiredCollectionOf(RouteSourceSchema)))

function typed(reply: v.InferOutput<typeof SomeRouteSourcesSchema>): TypedSource[] {
  return routeEntryTypes.flatMap((type) => reply[type].map((source) => ({ ...source, type })))
}

const routeSourcesBySlugQuery = someRouteSources('ContentRoutesBySlug', '$slug: String!', '{ slug: $slug }')
const routeSourcesByIdQuery = someRouteSources('ContentRoutesById', '$ids: [String!]!', '{ sys: { id_in: $ids } }')

function someRouteSources(name: string, variable: string, where: string) {
  const collections = routeEntryTypes.map(
    (type) => `${type}: ${type}Collection(where: ${where}, locale: $locale, limit: ${sourceLimits.sources}) {
      items { ${sourceFields(type)} }
    }`,
  )
  const document = `query ${name}($locale: String!, ${variable}) { ${collections.join('\n')} }`
  return { name, document, schema: SomeRouteSourcesSchema }
}

const linkSelections = { body: 'body { json }', customLink: 'customLink', internalLink: 'internalLink { sys { id } }' }
const LinkSourcesSchema = fieldOf('collection', windowOf(LinkSourceSchema))

function linkSourcesQuery(type: LinkingType) {
  const name = `ContentLinksOf_${type}`
  return {
    name,
    document: `query ${name}($locale: String!, $limit: Int!, $skip: Int!) {
      collection: ${type}Collection(locale: $locale, order: [sys_id_ASC], limit: $limit, skip: $skip) {
        total
        items { sys { id } title ${linkFields[type].map((field) => linkSelections[field]).join(' ')} }
      }
    }`,
    schema: LinkSourcesSchema,
  }
}
