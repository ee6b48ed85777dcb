/**
 * What puts one house before another where words were typed and nothing was sorted by, the strongest first, by the names
 * of the search engine's ranking rules. The search ranks by it, and the page on ranking says it.
 */
export const relevanceRules = ['words', 'typo', 'attributeRank', 'exactness'] as const
export type RelevanceRule = (typeof relevanceRules)[number]
