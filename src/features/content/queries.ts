import * as v from 'valibot'
import { PageSchema, RecommendationSchema } from '../../contracts/content.ts'
import { collectionOf, PositionSchema, requiredCollectionOf, WordsSchema } from '../../contracts/entry.ts'
import { LinkTargetSchema, linkTargetFields, linkTargetFragment } from '../../contracts/link-target.ts'
import { formFields } from '../../contracts/queries/forms.ts'
import { asset, fieldOf, seo, sys } from '../../contracts/queries/query.ts'
import { EmployeeSchema } from '../../contracts/sections.ts'

/** Somebody of the agency, with the offices where one meets them. */
const ColleagueSchema = v.object({
  ...EmployeeSchema.entries,
  locationsCollection: collectionOf(v.object({ sys: v.object({ id: v.string() }) })),
})
export type Colleague = v.InferOutput<typeof ColleagueSchema>

/** An editor's place on a map. Without a position it is listed but not drawn. */
const MapMarkerSchema = v.object({
  sys: v.object({ id: v.string() }),
  title: v.string(),
  teaser: WordsSchema,
  center: PositionSchema,
  internalLink: v.nullish(LinkTargetSchema, null),
})
export type MapMarker = v.InferOutput<typeof MapMarkerSchema>

const PlaceMapSchema = v.object({
  sys: v.object({ id: v.string() }),
  title: v.string(),
  markersCollection: collectionOf(MapMarkerSchema),
})
export type PlaceMap = v.InferOutput<typeof PlaceMapSchema>

/** How many entries a part of a page has (specification, sections 7 and 9). */
export const pageLimits = {
  sections: 15,
  faqs: 20,
  galleryImages: 10,
  employees: 30,
  ctas: 12,
  columns: 4,
  recommendationImages: 5,
  recommendationCategories: 10,
  mapMarkers: 10,
  locationsOfPerson: 5,
} as const
/** Specification, section 9. */
const maxEmployees = 1000

const cta = `{ sys { id } title teaser label image { ${asset} } internalLink { ...LinkTarget } customLink }`

export const pageQuery = {
  name: 'ContentPage',
  document: `query ContentPage($id: String!, $locale: String!) {
    page(id: $id, locale: $locale) {
      ${sys} title slug template layout menuKey hasSearchBox excerpt banner { ${asset} } pictureFocus ${seo}
      sectionsCollection(limit: ${pageLimits.sections}) { items {
        __typename sys { id }
        ... on SectionBanner { title teaser image { ${asset} } pictureFocus cta ${cta} }
        ... on SectionEmployees { title employeesCollection(limit: ${pageLimits.employees}) { items {
          sys { id } name jobTitle email phone image { ${asset} } isArchived } } }
        ... on SectionStatement { title teaser image { ${asset} } }
        ... on SectionEntrances { title ctasCollection(limit: ${pageLimits.ctas}) { items ${cta} } }
        ... on SectionFaq { title faqsCollection(limit: ${pageLimits.faqs}) { items { sys { id } title body { json } } } }
        ... on SectionGallery { title imagesCollection(limit: ${pageLimits.galleryImages}) { items { ${asset} } } }
        ... on SectionImageText { title body { json } image { ${asset} } imagePosition cta ${cta} }
        ... on SectionOutput { title teaser output }
        ... on SectionQuote { teaser author }
        ... on SectionSearch { title teaser criteria }
        ... on SectionText { title body { json } }
        ... on SectionForm { title teaser form { ${formFields} } }
        ... on SectionColumns { title columnsCollection(limit: ${pageLimits.columns}) { items {
          __typename sys { id } title body { json } } } }
      } }
    }
  } ${linkTargetFragment}`,
  schema: fieldOf('page', v.nullable(PageSchema)),
}

/** Everybody who works at the agency now, in the editors' order. */
export const employeesQuery = {
  name: 'ContentEmployees',
  document: `query ContentEmployees($locale: String!) {
    employeeCollection(locale: $locale, where: { isArchived_not: true }, order: [sortOrder_ASC], limit: ${maxEmployees}) {
      items {
        sys { id } name jobTitle email phone image { ${asset} } isArchived
        locationsCollection(limit: ${pageLimits.locationsOfPerson}) { items { sys { id } } }
      }
    }
  }`,
  schema: v.pipe(
    v.object({ employeeCollection: requiredCollectionOf(ColleagueSchema) }),
    v.transform(({ employeeCollection }) => employeeCollection.filter(({ isArchived }) => !isArchived)),
  ),
}

/** The edition's map of sights; null where there is none, or one without places. */
export const placeMapQuery = {
  name: 'ContentPlaceMap',
  document: `query ContentPlaceMap($locale: String!) {
    mapCollection(locale: $locale, order: [sys_id_ASC], limit: 1) { items {
      sys { id } title
      markersCollection(limit: ${pageLimits.mapMarkers}) { items {
        sys { id } title teaser center { lat lon } internalLink { ...LinkTarget }
      } }
    } }
  } ${linkTargetFragment}`,
  schema: v.pipe(
    v.object({ mapCollection: requiredCollectionOf(PlaceMapSchema) }),
    v.transform(({ mapCollection: [map] }) => {
      if (!map || map.markersCollection.length === 0) return null
      return { ...map, markersCollection: map.markersCollection.slice(0, pageLimits.mapMarkers) }
    }),
  ),
}

export const recommendationsQuery = {
  name: 'ContentRecommendations',
  document: `query ContentRecommendations($locale: String!, $limit: Int!) {
    recommendationCollection(locale: $locale, order: [sortOrder_ASC], limit: $limit) { items {
      ${sys} title teaser
      imagesCollection(limit: ${pageLimits.recommendationImages}) { items { ${asset} } }
      categoriesCollection(limit: ${pageLimits.recommendationCategories}) { items { ${linkTargetFields('category')} } }
      internalLink { ...LinkTarget }
    } }
  } ${linkTargetFragment}`,
  schema: fieldOf('recommendationCollection', requiredCollectionOf(RecommendationSchema)),
}
