import type { HouseStay } from '../../contracts/lodging.ts'
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
  /** Null when it could not be loaded. */
  details: LodgingDetails | null
  use: LodgingUse | null
}

/**
 * All data of a house in one query. Where the broker fails on it, each part is queried by itself, so that a failing
 * part does not affect the others.
 */
export async function readFacts({ market, services }: HouseContext, id: number): Promise<HouseFacts> {
  const { broker } = services
  const house = { id, lan: market.id }
  const whole = await broker.query(lodgingFactsQuery, house).catch(() => null)
  if (whole) {
    const facts = whole.lodging ?? unknown(id)
    return { facts, details: facts, use: facts }
  }
  const [{ lodging }, details, use] = await Promise.all([
    broker.query(lodgingPageQuery, house),
    broker.query(lodgingDetailsQuery, house).catch(() => null),
    broker.query(earlierUseQuery, house).catch(() => null),
  ])
  return { facts: lodging ?? unknown(id), details: details?.lodging ?? null, use: use?.lodging ?? null }
}

export interface HouseStays {
  prices: LodgingPrices
  /** Free and taken stays of the duration. */
  arrivals: HouseStay[]
}

/** Everything for sale in one query, or in parts as above. */
export async function readStays(
  { market, services: { broker } }: HouseContext,
  id: number,
  duration: number,
): Promise<HouseStays> {
  const house = { id, lan: market.id }
  const whole = await broker.query(lodgingStaysQuery, { ...house, duration }).catch(() => null)
  if (whole) return { prices: whole.lodging ?? unknown(id), arrivals: whole.arrivals }
  const [{ lodging }, { bookingOptions }] = await Promise.all([
    broker.query(lodgingPageQuery, house),
    broker.query(arrivalsQuery, { lan: market.id, lodgingId: id, duration }),
  ])
  return { prices: lodging ?? unknown(id), arrivals: bookingOptions }
}

/**
 * Free and taken stays of every duration that begin in the month.
 * @param month YYYY-MM
 */
export async function readMonth({ market, services }: HouseContext, id: number, month: string): Promise<HouseStay[]> {
  const stretch = { from: `${month}-01`, to: addDays(`${nextMonth(month)}-01`, -1) }
  return (await services.broker.query(arrivalsQuery, { lan: market.id, lodgingId: id, ...stretch })).bookingOptions
}

function unknown(id: number): never {
  throw new Error(`The broker has no lodging ${id}, though its name is known`)
}
