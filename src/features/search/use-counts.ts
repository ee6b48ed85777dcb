import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChoiceCounts } from '../../contracts/search.ts'
import { parseCriteria } from '../../domain/search-criteria.ts'
import { countsQuery } from '../../islands/fetch-results.ts'
import type { Market } from '../../markets/market.ts'
import { countedChoices, countsOf } from './counted-choices.ts'
import { countedDates } from './counted-dates.ts'

/** Of the choices of houses, and of those of dates, each in its order; null where they were not there in time, and for choices that are not counted. */
export interface CountsOfPage {
  counts: (number | null)[] | null
  dateCounts: (number | null)[] | null
}

interface FirstCounts {
  houses?: () => ChoiceCounts
  dates?: () => ChoiceCounts
}

/** What the page came with. */
export function firstCounts(
  { counts, dateCounts }: CountsOfPage,
  query: string,
  market: Market,
  earliest: string,
): FirstCounts {
  const criteria = () => parseCriteria(new URLSearchParams(query))
  return {
    ...(counts && { houses: () => countsOf(countedChoices(market.currency, earliest), counts) }),
    ...(dateCounts && { dates: () => countsOf(countedDates(criteria(), market, earliest), dateCounts) }),
  }
}

/** Counts of the choices; while new ones are on their way the last ones stand, if only these are requested. */
export function useCounts(
  criteria: string,
  requested: { first: FirstCounts; areDatesRequested: boolean },
): ChoiceCounts {
  const houses = useQuery({
    ...countsQuery(criteria, 'houses'),
    initialData: requested.first.houses,
    placeholderData: keepPreviousData,
  })
  const dates = useQuery({
    ...countsQuery(criteria, 'dates'),
    initialData: requested.first.dates,
    enabled: requested.areDatesRequested,
    placeholderData: requested.areDatesRequested ? keepPreviousData : undefined,
  })
  return useMemo(() => ({ ...houses.data, ...dates.data }), [houses.data, dates.data])
}
