import { linkTargetFragment } from '../contracts/link-target.ts'
import { type RouteEntryType, routeEntryTypes } from '../contracts/route.ts'

/** How many entries a list or a page's part is asked for (specification, sections 7 and 9). */
export const contentLimits = {
  sections: 15,
  faqs: 20,
  galleryImages: 10,
  employees: 30,
  ctas: 12,
  columns: 4,
  recommendationImages: 5,
  recommendationCategories: 10,
  mapMarkers: 10,
  departments: 20,
  areas: 100,
  streets: 200,
  navigationItems: 500,
  categories: 50,
  searchPresets: 50,
  settings: 20,
  areasOfStreet: 5,
  locationsOfPerson: 5,
  categoriesOfPost: 10,
  /** Of each: linked entries, and assets, that one batch resolves; links beyond them are drawn as words. */
  links: 50,
  /** That link to one that has changed. */
  linkingEntries: 100,
  /** Of each type: what the route compiler is told at once. */
  sources: 100,
} as const

export const asset = 'sys { id } url title description width height'
export const sys = 'sys { id publishedVersion publishedAt }'
export const seo = 'seoTitle seoDescription noIndex'
const cta = `{ sys { id } title teaser label image { ${asset} } internalLink { ...LinkTarget } customLink }`
/** What FormDefinitionSchema reads. */
export const form = 'sys { id } key title teaser label receipt fields'
/** Needs the fragment LinkTarget. */
export const department = `...LinkTarget ${sys} address { address zipcode city email phone } excerpt sortOrder openingHours
  keyDeliveryText outsideOpeningHoursText image { ${asset} }`

export const pageQuery = {
  name: 'ContentPage',
  document: `query ContentPage($id: String!, $locale: String!) {
    page(id: $id, locale: $locale) {
      ${sys} title slug template layout menuKey hasSearchBox excerpt banner { ${asset} } ${seo}
      sectionsCollection(limit: ${contentLimits.sections}) { items {
        __typename sys { id }
        ... on SectionBanner { title teaser image { ${asset} } cta ${cta} }
        ... on SectionEmployees { title employeesCollection(limit: ${contentLimits.employees}) { items {
          sys { id } name jobTitle email phone image { ${asset} } isArchived } } }
        ... on SectionStatement { title teaser image { ${asset} } }
        ... on SectionEntrances { title ctasCollection(limit: ${contentLimits.ctas}) { items ${cta} } }
        ... on SectionFaq { title faqsCollection(limit: ${contentLimits.faqs}) { items { sys { id } title body { json } } } }
        ... on SectionGallery { title imagesCollection(limit: ${contentLimits.galleryImages}) { items { ${asset} } } }
        ... on SectionImageText { title body { json } image { ${asset} } imagePosition cta ${cta} }
        ... on SectionOutput { title teaser output }
        ... on SectionQuote { teaser author }
        ... on SectionSearch { title teaser criteria }
        ... on SectionText { title body { json } }
        ... on SectionForm { title teaser form { ${form} } }
        ... on SectionColumns { title columnsCollection(limit: ${contentLimits.columns}) { items {
          __typename sys { id } title body { json } } } }
      } }
    }
  } ${linkTargetFragment}`,
}

export const areaCardsQuery = {
  name: 'ContentAreaCards',
  document: `query ContentAreaCards($locale: String!, $where: AreaFilter) {
    areaCollection(where: $where, limit: ${contentLimits.areas}, locale: $locale) { items {
      ...LinkTarget bsId region excerpt banner { ${asset} }
    } }
  } ${linkTargetFragment}`,
}

export const areaQuery = {
  name: 'ContentArea',
  document: `query ContentArea($id: String!, $locale: String!) {
    area(id: $id, locale: $locale) {
      ${sys} title slug bsId region excerpt body { json } banner { ${asset} } center { lat lon }
      department { ${department} } ${seo}
    }
  } ${linkTargetFragment}`,
}

export const streetQuery = {
  name: 'ContentStreet',
  document: `query ContentStreet($id: String!, $locale: String!) {
    street(id: $id, locale: $locale) {
      ${sys} title slug brokerStreetIds excerpt areasCollection(limit: ${contentLimits.areasOfStreet}) { items { ...LinkTarget } } ${seo}
    }
  } ${linkTargetFragment}`,
}

export const streetsOfAreaQuery = {
  name: 'ContentStreetsOfArea',
  document: `query ContentStreetsOfArea($areaId: String!, $locale: String!) {
    streetCollection(
      where: { areas: { sys: { id: $areaId } } }, order: [title_ASC], limit: ${contentLimits.streets}, locale: $locale
    ) { items { ...LinkTarget } }
  } ${linkTargetFragment}`,
}

export const categoryQuery = {
  name: 'ContentCategory',
  document: `query ContentCategory($id: String!, $locale: String!) {
    category(id: $id, locale: $locale) {
      ${sys} title slug type excerpt body { json } image { ${asset} } criteria ${seo}
    }
  }`,
}

export const departmentQuery = {
  name: 'ContentDepartment',
  document: `query ContentDepartment($id: String!, $locale: String!) {
    department(id: $id, locale: $locale) { ${department} }
  } ${linkTargetFragment}`,
}

export const departmentsQuery = {
  name: 'ContentDepartments',
  document: `query ContentDepartments($locale: String!) {
    departmentCollection(locale: $locale, order: [sortOrder_ASC], limit: ${contentLimits.departments}) {
      items { ${department} }
    }
  } ${linkTargetFragment}`,
}

export const categoriesQuery = {
  name: 'ContentCategories',
  document: `query ContentCategories($locale: String!, $type: String!) {
    categoryCollection(locale: $locale, where: { type: $type }, order: [sortOrder_ASC], limit: ${contentLimits.categories}) { items {
      ${sys} title slug type excerpt image { ${asset} } criteria
    } }
  }`,
}

export const recommendationsQuery = {
  name: 'ContentRecommendations',
  document: `query ContentRecommendations($locale: String!, $limit: Int!) {
    recommendationCollection(locale: $locale, order: [sortOrder_ASC], limit: $limit) { items {
      ${sys} title teaser
      imagesCollection(limit: ${contentLimits.recommendationImages}) { items { ${asset} } }
      categoriesCollection(limit: ${contentLimits.recommendationCategories}) { items { ...LinkTarget } }
      internalLink { ...LinkTarget }
    } }
  } ${linkTargetFragment}`,
}

export const searchPresetsQuery = {
  name: 'ContentSearchPresets',
  document: `query ContentSearchPresets($locale: String!) {
    searchPresetCollection(locale: $locale, order: [sortOrder_ASC], limit: ${contentLimits.searchPresets}) { items {
      ${sys} title key type criteria party
    } }
  }`,
}

export const settingsQuery = {
  name: 'ContentSettings',
  document: `query ContentSettings($locale: String!) {
    settingsCollection(locale: $locale, limit: ${contentLimits.settings}) { items { key value text { json } image { ${asset} } } }
  }`,
}

export const navigationQuery = {
  name: 'ContentNavigation',
  document: `query ContentNavigation($locale: String!) {
    navigationItemCollection(locale: $locale, order: [sortOrder_ASC], limit: ${contentLimits.navigationItems}) { items {
      ${sys} title label menuKey type sortOrder customLink image { ${asset} }
      internalLink { sys { id } } parent { sys { id } }
    } }
  }`,
}

export const linksQuery = {
  name: 'ContentLinks',
  document: `query ContentLinks($entries: [String!]!, $assets: [String!]!, $locale: String!) {
    entryCollection(where: { sys: { id_in: $entries } }, locale: $locale, limit: ${contentLimits.links}) { items { ...LinkTarget } }
    assetCollection(where: { sys: { id_in: $assets } }, locale: $locale, limit: ${contentLimits.links}) { items { ${asset} } }
  } ${linkTargetFragment}`,
}

const parentFields: Partial<Record<RouteEntryType, string>> = {
  page: 'template layout parent { sys { id } }',
  area: 'parent { sys { id } }',
  blog: 'parent { sys { id } }',
  department: 'parent: page { sys { id } }',
  street: 'areasCollection(limit: 1) { items { sys { id } } }',
}

const pictureFields: Record<RouteEntryType, 'banner' | 'image' | null> = {
  page: 'banner',
  area: 'banner',
  blog: 'image',
  street: null,
  department: 'image',
  category: 'image',
  job: 'image',
  jobType: null,
  jobCategory: 'image',
  workplace: 'image',
}

/** What the route compiler reads of every entry of a type. */
export function routeSourcesQuery(type: RouteEntryType) {
  const name = `ContentRoutes_${type}`
  return {
    name,
    document: `query ${name}($locale: String!, $limit: Int!, $skip: Int!) {
      collection: ${type}Collection(locale: $locale, order: [sys_id_ASC], limit: $limit, skip: $skip) {
        total
        items { ${sourceFields(type)} }
      }
    }`,
  }
}

export const routeSourcesBySlugQuery = someRouteSources('ContentRoutesBySlug', '$slug: String!', '{ slug: $slug }')
export const routeSourcesByIdQuery = someRouteSources(
  'ContentRoutesById',
  '$ids: [String!]!',
  '{ sys: { id_in: $ids } }',
)

function someRouteSources(name: string, variable: string, where: string) {
  const collections = routeEntryTypes.map(
    (type) => `${type}: ${type}Collection(where: ${where}, locale: $locale, limit: ${contentLimits.sources}) {
      items { ${sourceFields(type)} }
    }`,
  )
  return { name, document: `query ${name}($locale: String!, ${variable}) { ${collections.join('\n')} }` }
}

function sourceFields(type: RouteEntryType): string {
  const picture = pictureFields[type]
  return `${sys} title slug excerpt ${seo} ${parentFields[type] ?? ''} ${picture ? `picture: ${picture} { url }` : ''}`
}
