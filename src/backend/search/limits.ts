/** How many hits can be counted and paged through; Meilisearch's own default is 1,000. */
export const maxTotalHits = 200_000
export const maxValuesPerFacet = 2000
/** Bytes of a request's body. */
export const largestBody = 1024 * 1024
/** Searches of one multi-search: each with every facet, they stay below the thousand statements of an invocation. */
export const mostQueries = 16
/** Searches of it that ask for nothing but how many there are: they are counted together. */
export const mostCounts = 400
