import { FindQuerySchema, type Found, type FoundGroup, type FoundPages, longestFind } from '../../contracts/find.ts'
import type { FoundHouses, FreeTextHit, FreeTextType } from '../../contracts/search.ts'
import type { Deps } from '../../deps.ts'
import { type Criteria, isHouseNumber, joinHouseNumber } from '../../domain/search-criteria.ts'
import { parseSearchView, type SearchOrder, type SearchView } from '../../domain/search-view.ts'
import { wordsOf } from '../../domain/slugs.ts'
import { today } from '../../domain/stays.ts'
import { jsonEndpoint } from '../../routing/json-endpoint.ts'
import { orNull } from '../../routing/or-null.ts'
import type { RenderContext } from '../../routing/page.ts'
import { href, withQuery } from '../../urls/paths.ts'
import { searchQuery } from '../../urls/search-url.ts'
import { loadFacilityNames } from '../search/facility-names.ts'
import { loadResults } from '../search/load.ts'
import { excerptOf, markWords } from './found.ts'
import { createQueryWords } from './words/read-vocabulary.ts'
import { queryInWords, type ReadWords, readWords } from './words/read-words.ts'

export type Finding = Pick<
  RenderContext,
  'market' | 'messages' | 'now' | 'services' | 'routes' | 'store' | 'failed' | 'log'
>

/** The kinds in display order, with the number of results of each. */
const kinds: readonly { type: FreeTextType; max: number }[] = [
  { type: 'area', max: 4 },
  { type: 'lodging', max: 6 },
  { type: 'street', max: 3 },
  { type: 'page', max: 4 },
  { type: 'department', max: 2 },
  { type: 'blog', max: 3 },
  { type: 'job', max: 3 },
]
const excerptLength = 130

/**
 * Every page of the edition that contains the words, in one search over all kinds; if none contains all words, those
 * with most of them. Rejects when the search does not answer.
 */
export async function findPages(finding: Finding, text: string): Promise<FoundPages> {
  const [house, all] = await Promise.all([findHouse(finding, text), findGroups(finding, text, true)])
  if (house) return { search: null, ...onlyOnce(house, all) }
  const isLoose = all.length === 0 && wordsOf(text).length > 1
  const groups = isLoose ? await findGroups(finding, text, false) : all
  return { house, search: await searchIn(finding, text), groups }
}

/** The house search that the words describe; null where they contain no criterion. */
async function searchIn(finding: Finding, text: string): Promise<FoundPages['search']> {
  const { market } = finding
  const { criteria, searchOrder, parts } = await readQuery(finding, text)
  if (criteria.size === 0) return null
  const named = await withFacilityNames(finding, criteria)
  return {
    criteria: parts.map((part) => queryInWords(market, named, part)).join(' · '),
    url: withQuery(href.search(market), searchQuery(criteria, viewInOrder(searchOrder))),
  }
}

const nothingRead: ReadWords = {
  criteria: new Map(),
  searchOrder: 'best',
  parts: [],
  unread: [],
  holiday: null,
  families: null,
}

/** The house search in the text; an empty one where the words of searches cannot be read. */
export async function readQuery({ market, now, store, failed, log }: Finding, text: string): Promise<ReadWords> {
  try {
    await store(createQueryWords)()
  } catch (error) {
    log(error)
    failed()
    return nothingRead
  }
  return readWords(text, market, today(now))
}

/** The messages with the names of facilities that no form of the search has. */
export async function withFacilityNames({ market, messages, services }: Finding, criteria: Criteria) {
  return { ...messages, facilityNames: await loadFacilityNames(services, { market, criteria }) }
}

/** The first houses of that search; null without one. Rejects when the search does not answer. */
export async function findMatchingHouses(
  request: RenderContext,
  { criteria, searchOrder }: Pick<ReadWords, 'criteria' | 'searchOrder'>,
): Promise<FoundHouses | null> {
  const { market, now, quotes, services } = request
  if (criteria.size === 0) return null
  const view: SearchView = { ...viewInOrder(searchOrder), viewType: 'grid', result: maxMatchingHouses }
  return loadResults(services, { criteria, view, market, now, quotes })
}

/** The first page of the search in that order. */
export function viewInOrder(searchOrder: SearchOrder): SearchView {
  return { ...parseSearchView(new URLSearchParams()), searchOrder }
}

const maxMatchingHouses = 3

/** Removes the house from the other results and takes over what the search has of it, its picture included. */
function onlyOnce(house: Found, groups: readonly FoundGroup[]): Pick<FoundPages, 'house' | 'groups'> {
  const found = groups.flatMap(({ hits }) => hits).find(({ url }) => url === house.url)
  const others = groups.map(({ type, hits }) => ({ type, hits: hits.filter((hit) => hit !== found) }))
  return { house: found ?? house, groups: others.filter(({ hits }) => hits.length > 0) }
}

/** The house with this code; null if the text is not a code, there is no such house, or the service does not answer. */
export async function findHouse(
  finding: Pick<Finding, 'market' | 'routes' | 'failed' | 'log'>,
  typed: string,
): Promise<Found | null> {
  const text = joinHouseNumber(typed)
  if (!isHouseNumber(text)) return null
  const { market, routes } = finding
  const found = await orNull(finding, routes.lodging(text))
  const code = text.toUpperCase()
  return found && { title: found.titles[market.key], text: code, url: href.lodging(market, code), image: null }
}

async function findGroups({ market, services }: Finding, text: string, matchAllWords: boolean) {
  const results = await services.search.freeTexts(
    kinds.map(({ type, max: most }) => ({
      kind: 'freeText',
      locale: market.locale,
      parameters: { text, type },
      config: { matchAllWords },
      resultsPerPage: most,
    })),
  )
  return kinds
    .map(({ type }, place) => ({ type, hits: (results[place]?.hits ?? []).map((hit) => foundOf(hit, text)) }))
    .filter(({ hits }) => hits.length > 0)
}

/** The text of a house: its location, or its description if only that contains the words. */
function foundOf({ title, text, keywords, url, image }: FreeTextHit, query: string): Found {
  const place = keywords ?? ''
  const isPlace = place !== '' && (hasMatch(title, query) || hasMatch(place, query) || !hasMatch(text, query))
  return { title, text: isPlace ? place : excerptOf(text, query, excerptLength), url, image }
}

function hasMatch(text: string, query: string): boolean {
  return markWords(text, query).some(({ isMatch }) => isMatch)
}

/** GET /api/find/?q=: {data: FoundPages}, the edition's results for these words. */
export function getFind(deps: Deps) {
  return jsonEndpoint<FoundPages, { q: string }>(deps, {
    query: FindQuerySchema,
    invalidMessage: `\`q\` has to be 1 to ${longestFind} characters.`,
    // Deleting a letter shows the earlier results at once.
    cacheControl: 'private, max-age=30',
    // A short timeout: while a guest types, the next request follows soon.
    timeoutMs: 3000,
    failure: { code: 'search_failed', status: 502 },
    load: ({ context, query }) => findPages(context, query.q),
  })
}
