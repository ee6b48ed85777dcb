import { maxTotalHits, maxValuesPerFacet } from '../limits.ts'
import { codeAttribute } from '../text/word-tables.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * Ranking rules for searches with words and without a sort order, the strongest first, by their names in the search
 * engine. The search ranks by them, and the page on ranking explains them.
 */
export const relevanceRules = ['words', 'typo', 'attributeRank', 'exactness'] as const
export type RelevanceRule = (typeof relevanceRules)[number]

/**
 * Order of the ranking rules, here and in a real Meilisearch. A guest's sort order comes first, relevance decides
 * without one, and the index's own ranking makes every order total.
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
    rankingRules: [
      ...rankingRules,
      ...index.ranking.map(({ attribute, direction }) => `${attribute}:${direction ? 'desc' : 'asc'}`),
    ],
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
