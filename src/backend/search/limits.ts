import { maxIdsOfFilter } from '../../services/search/meilisearch-request.ts'

/** How many hits can be counted and paged through; Meilisearch's own default is 1,000. */
export const maxTotalHits = 200_000
export const maxValuesPerFacet = 2000
/** Comparisons of one filter; a list of values is one. */
export const maxFilterConditions = 300
/** Values of one list behind IN: ids of houses. */
export const maxFilterValues = maxIdsOfFilter
/** Brackets inside brackets of a filter. */
export const maxFilterDepth = 60
/** Maximum characters of a filter as SQL: D1 accepts statements of 100 kB, including the rest. */
export const maxFilterSql = 60_000
/** Keys that documents are sorted by. */
export const maxSortKeys = 16
/** Facets of one search, named one by one. */
export const maxFacets = 100
/** Bytes of a request's body. */
export const maxBodyBytes = 1024 * 1024
/** Searches of one multi-search. */
export const maxQueries = 16
/** Facets of its searches, each a statement of the thousand of an invocation. */
export const maxFacetsAtOnce = 900
/** Its searches that need only the number of hits: they are counted together. */
export const maxCounts = 400
