import type { BookingOption } from '../../contracts/lodging.ts'
import { nextMonth } from '../../domain/flexible-dates.ts'
import { addDays } from '../../domain/stays.ts'
import type { RenderContext } from '../../routing/page.ts'
import {
  arrivalsQuery,
  earlierUseQuery,
  type LodgingDetails,
  type LodgingFacts,
  type LodgingPrices,
  type LodgingUse,
  lodgingDetailsQuery,
  lodgingFactsQuery,
  lodgingPageQuery,
  lodgingStaysQuery,
} from './queries.ts'

type HouseContext = Pick<RenderContext, 'market' | 'services'>

export interface HouseFacts {
  facts: LodgingFacts
  /** Null when it could not be had. */
  details: LodgingDetails | null
  use: LodgingUse | null
}

/**
 * Everything told of a house in one question. Where the broker fails over that, each part is asked for by itself, so
 * that what can't be had costs no other.
 * @param season of which the use is told
 */
export async function readFacts({ market, services }: HouseContext, id: number, season: string): Promise<HouseFacts> {
  const { broker } = services
  const house = { id, lan: market.id }
  const whole = await broker.query(lodgingFactsQuery, { ...house, season }).catch(() => null)
  if (whole) {
    const facts = whole.lodging ?? unknown(id)
    return { facts, details: facts, use: facts }
  }
  const [{ lodging }, details, use] = await Promise.all([
    broker.query(lodgingPageQuery, house),
    broker.query(lodgingDetailsQuery, house).catch(() => null),
    broker.query(earlierUseQuery, { ...house, season }).catch(() => null),
  ])
  return { facts: lodging ?? unknown(id), details: details?.lodging ?? null, use: use?.lodging ?? null }
}

export interface HouseStays {
  prices: LodgingPrices
  /** Free and taken stays of the duration. */
  arrivals: BookingOption[]
  /** Those of any duration that begin in the month; null when they could not be had. */
  ofMonth: BookingOption[] | null
}

/**
 * Everything that is for sale of a house in one question, and in parts as above.
 * @param month YYYY-MM
 */
export async function readStays(
  { market, services }: HouseContext,
  id: number,
  { duration, month }: { duration: number; month: string },
): Promise<HouseStays> {
  const { broker } = services
  const house = { id, lan: market.id }
  const stretch = { from: `${month}-01`, to: addDays(`${nextMonth(month)}-01`, -1) }
  const whole = await broker.query(lodgingStaysQuery, { ...house, duration, ...stretch }).catch(() => null)
  if (whole) return { prices: whole.lodging ?? unknown(id), arrivals: whole.arrivals, ofMonth: whole.month }
  const ofHouse = { lan: market.id, lodgingId: id }
  const [{ lodging }, arrivals, ofMonth] = await Promise.all([
    broker.query(lodgingPageQuery, house),
    broker.query(arrivalsQuery, { ...ofHouse, duration }),
    broker.query(arrivalsQuery, { ...ofHouse, ...stretch }).catch(() => null),
  ])
  return {
    prices: lodging ?? unknown(id),
    arrivals: arrivals.bookingOptions,
    ofMonth: ofMonth?.bookingOptions ?? null,
  }
}

function unknown(id: number): never {
  throw new Error(`The broker has no lodging ${id}, though its name is known`)
}
