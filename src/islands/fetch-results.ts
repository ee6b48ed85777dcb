import * as v from 'valibot'
import { errorTexts } from '../contracts/error-texts.ts'
import {
  ChoiceCountsReplySchema,
  DayPricesReplySchema,
  type FoundHouses,
  SearchReplySchema,
  type ShownHouses,
  ShownHousesReplySchema,
  StreetsReplySchema,
} from '../contracts/search.ts'
import { fetchFromSite, waitedFor } from './fetch-from-site.ts'

const attempts = 3
/** Milliseconds between two of them. */
const attemptDelay = 1_000
/** Milliseconds for which a browser reuses the reply to a search, its counts or its map. */
export const searchStaleMs = 60_000

const searching = {
  ...waitedFor,
  retry: maySearchAgain,
  retryDelay: attemptDelay,
  staleTime: searchStaleMs,
}

/** The react-query options of a search URL's search. */
export function resultsQuery(query: string) {
  return {
    ...searching,
    queryKey: ['search', query],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<FoundHouses> =>
      fetchResults(`/api/search/?${query}`, SearchReplySchema, signal),
  }
}

/** The same with its houses as they are shown. */
export function cardsQuery(query: string) {
  return {
    ...searching,
    queryKey: ['cards', query],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ShownHouses> =>
      fetchResults(`/api/search/cards/?${query}`, ShownHousesReplySchema, signal),
  }
}

/** How many houses each further choice of houses or of dates would give, by the criteria of a search URL. */
export function countsQuery(criteria: string, of: 'houses' | 'dates') {
  return {
    queryKey: ['counts', of, criteria],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      v.parse(ChoiceCountsReplySchema, await fetchFromSite(`/api/search/counts/?of=${of}&${criteria}`, signal)).data,
    staleTime: searchStaleMs,
    // The page of results is complete without them; while many searches count at once, the site may send `Retry-After`
    // with a second.
    ...waitedFor,
    retryDelay: attemptDelay,
  }
}

/** Days of arrival of a month (`of`) with what the cheapest stay costs, by the query of a search. */
export async function fetchDayPrices(query: string, signal: AbortSignal): Promise<[day: string, total: number][]> {
  return v.parse(DayPricesReplySchema, await fetchFromSite(`/api/search/days/?${query}`, signal)).data
}

/** Names of the streets that can be searched for. */
export const streetsQuery = {
  queryKey: ['streets'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    v.parse(StreetsReplySchema, await fetchFromSite('/api/streets/', signal)).data,
  staleTime: Number.POSITIVE_INFINITY,
  ...waitedFor,
  // A name can be typed without them.
  retry: false,
}

/** Requests the site's own search. Rejects for anything but a complete reply. */
async function fetchResults<Data>(
  url: string,
  schema: v.GenericSchema<unknown, { data: Data }>,
  signal: AbortSignal,
): Promise<Data> {
  const response = await fetchReply(url, signal)
  if (!response.ok) throw new Error(errorTexts.searchHttpFailure(response.status, response.statusText))
  return v.parse(schema, await response.json()).data
}

/**
 * A network failure is retried, three attempts in all; other failures are not (specification, section 4).
 * @param failures before this one
 */
function maySearchAgain(failures: number, error: Error): boolean {
  if (error.message !== errorTexts.networkFailure) {
    console.error(errorTexts.searchFailed, error)
    return false
  }
  if (failures + 1 < attempts) return true
  console.error(errorTexts.searchAborted)
  return false
}

/** Gives the browsers' different errors of a request without a reply one text. */
async function fetchReply(url: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { signal, headers: { accept: 'application/json' } })
  } catch (error) {
    throw error instanceof TypeError ? new Error(errorTexts.networkFailure, { cause: error }) : error
  }
}
