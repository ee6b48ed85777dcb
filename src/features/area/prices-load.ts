import type { Party } from '../../contracts/booking.ts'
import { requestOfCriteria } from '../../domain/criteria-request.ts'
import { bookableDaysOf, dateRules, monthOfUse } from '../../domain/flexible-dates.ts'
import { withPartyTotals } from '../../domain/party-criteria.ts'
import { matrixOf, type PricedStay, type PriceMatrix } from '../../domain/price-matrix.ts'
import { criteriaOfParty } from '../../domain/read-trip.ts'
import type { LodgingRequest } from '../../domain/search-request.ts'
import { firstBookableArrival, lastSeasonMonth } from '../../domain/stays.ts'
import type { RenderContext } from '../../routing/page.ts'

/** Lengths with an index of their own; that of one week holds all others, too. */
const wholeWeeks = [7, 14, 21] as const
/** So many lengths are requested at once. */
const maxLengths = 16

/** The query's key of the month. */
export const monthKey = 'maaned'

/**
 * The month of the address, YYYY-MM, where it is not over and houses are let in it; from the day on which few stays are left
 * of this one, the next is usual.
 */
export function monthOf({ query, now }: RenderContext): string {
  const day = firstBookableArrival(now)
  const requested = dateRules.maaned(query.get(monthKey) ?? '')
  if (requested && requested >= day.slice(0, 7) && requested <= lastSeasonMonth(day)) return requested
  return monthOfUse(day)
}

/**
 * The cheapest free stay of an area for each day of the month (YYYY-MM) and each length that there is: of the houses that
 * take the party, at the price for it.
 */
export async function loadAreaPrices(
  request: RenderContext,
  locationIds: readonly number[],
  month: string,
  party: Party | null,
): Promise<PriceMatrix> {
  const dates = bookableDaysOf(month, request.now)
  if (dates.length === 0) return matrixOf([])
  const view = { searchOrder: 'best', page: 1, result: 1 } as const
  const { parameters } = requestOfCriteria(
    criteriaOfParty(party),
    view,
    request.market.id,
    firstBookableArrival(request.now),
  )
  const within = { pets: party?.pets ?? 0, parameters: { ...parameters, locations: [...locationIds], dates } }
  const [weeks, others] = await Promise.all([
    Promise.all(wholeWeeks.map((nights) => readStays(request, within, [nights]))),
    readLengths(request, within).then((lengths) => readStays(request, within, lengths)),
  ])
  return matrixOf([...weeks.flat(), ...others])
}

/** Which stays there are to choose from, and for how many pets they are priced. */
interface Within {
  pets: number
  parameters: Parameters
}
type Parameters = NonNullable<LodgingRequest['parameters']>

/** The cheapest stay of each day, for each of the lengths; whole weeks and others are not requested together. */
async function readStays(request: RenderContext, within: Within, lengths: readonly number[]): Promise<PricedStay[]> {
  if (lengths.length === 0) return []
  const results = await request.services.search.stayPrices(
    lengths.map((nights) => requestOf(request, within, { durations: [nights] }, { oneHitPer: 'arrival' })),
  )
  return results.flatMap(({ hits }) =>
    withPartyTotals(hits, within.pets).map(({ date, duration, totalPrice }) => ({
      arrival: date,
      duration,
      total: totalPrice,
    })),
  )
}

/** Lengths, other than whole weeks, of the stays that there are. */
async function readLengths(request: RenderContext, within: Within): Promise<number[]> {
  const durations = { value: wholeWeeks[0], comparator: '!=' } as const
  // Of all stays, not of each house's first one alone.
  const everyStay = requestOf(request, within, { durations }, { oneHitPer: 'stay', facets: ['duration'] })
  const [result] = await request.services.search.stayPrices([{ ...everyStay, resultsPerPage: 1 }])
  return Object.keys(result?.facetDistribution?.duration ?? {})
    .map(Number)
    .filter((nights) => nights % 7 !== 0)
    .slice(0, maxLengths)
}

function requestOf(
  { market }: RenderContext,
  { pets, parameters }: Within,
  stays: Parameters,
  config: LodgingRequest['config'],
): LodgingRequest {
  return {
    kind: 'lodging',
    market: market.id,
    pets,
    parameters: { ...parameters, ...stays },
    order: [{ property: 'price', direction: 'ASC' }],
    resultsPerPage: 31,
    config,
  }
}
