import { maxTotalHits, maxValuesPerFacet } from '../limits.ts'
import { codeAttribute } from '../text/word-tables.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * What puts one house before another where words were typed and nothing was sorted by, the strongest first, by the names
 * of the search engine's ranking rules. The search ranks by it, and the page on ranking says it.
 */
export const relevanceRules = ['words', 'typo', 'attributeRank', 'exactness'] as const
export type RelevanceRule = (typeof relevanceRules)[number]

/**
 * What sorts above what; the order that this service follows and that a real Meilisearch is given. What a guest sorts by
 * comes first, relevance decides where nothing is sorted by, and the index's own ranking makes every order total.
 */
const rankingRules = ['sort', ...relevanceRules]

/** Milliseconds: a page's deadline is 1,200 (services/deadline.ts). */
const searchCutoffMs = 1000

/** The settings that make a Meilisearch answer as this service does. */
export function settingsOf(index: SearchIndex) {
  return {
    displayedAttributes: ['*'],
    searchableAttributes: [...index.searchableAttributes],
    filterableAttributes: [...index.filterableAttributes],
    sortableAttributes: [...index.sortableAttributes],
    rankingRules: [...rankingRules, ...index.ranking.map(({ attribute }) => `${attribute}:asc`)],
    stopWords: [] as string[],
    nonSeparatorTokens: [] as string[],
    separatorTokens: [] as string[],
    dictionary: [] as string[],
    synonyms: {},
    distinctAttribute: null,
    proximityPrecision: 'byWord' as const,
    typoTolerance: {
      enabled: true,
      minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
      disableOnWords: [] as string[],
      // The code of a house is typed right, or another is meant.
      disableOnAttributes: index.searchableAttributes.filter((name) => name === codeAttribute),
      disableOnNumbers: true,
    },
    faceting: { maxValuesPerFacet, sortFacetValuesBy: { '*': 'alpha' as const } },
    pagination: { maxTotalHits },
    embedders: {},
    localizedAttributes: null,
    searchCutoffMs,
    // Values of facets are counted, and never looked for.
    facetSearch: false,
    // Beginnings of words are found where there are words.
    prefixSearch: index.searchableAttributes.length === 0 ? ('disabled' as const) : ('indexingTime' as const),
  }
}
