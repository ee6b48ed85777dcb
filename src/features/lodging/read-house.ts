import type { HouseStay } from '../../contracts/lodging.ts'
import { aroundDays } from '../../domain/booking/free-stays.ts'
import { nextMonth } from '../../domain/flexible-dates.ts'
import { addDays, defaultDuration } from '../../domain/stays.ts'
import type { RenderContext } from '../../routing/page.ts'
import {
  arrivalsQuery,
  earlierUseQuery,
  type LodgingDetails,
  type LodgingFacts,
  type LodgingPrices,
  type LodgingUse,
  lodgingDetailsQueries,
  lodgingPageQuery,
  lodgingQueries,
} from './queries.ts'

type HouseContext = Pick<RenderContext, 'market' | 'services'>

export interface House {
  facts: LodgingFacts
  prices: LodgingPrices
  /** Null when it could not be loaded. */
  details: LodgingDetails | null
  use: LodgingUse | null
  /** Free and taken stays of the default duration; null when they could not be loaded with the rest. */
  arrivals: HouseStay[] | null
}

/**
 * All data of a house in one query. Where the broker fails on it, each part is queried by itself, so that a failing
 * part does not affect the others.
 */
export async function readHouse({ market, services }: HouseContext, id: number): Promise<House> {
  const { broker } = services
  const house = { id, lan: market.id }
  const whole = await broker.query(lodgingQueries[market.key], house).catch(() => null)
  if (whole) {
    const lodging = whole.lodging ?? unknown(id)
    return { facts: lodging, prices: lodging, details: lodging, use: lodging, arrivals: whole.arrivals }
  }
  const [page, details, use] = await Promise.all([
    broker.query(lodgingPageQuery, house),
    broker.query(lodgingDetailsQueries[market.key], house).catch(() => null),
    broker.query(earlierUseQuery, house).catch(() => null),
  ])
  const lodging = page.lodging ?? unknown(id)
  return {
    ...{ facts: lodging, prices: lodging, arrivals: null },
    ...{ details: details?.lodging ?? null, use: use?.lodging ?? null },
  }
}

/**
 * Free and taken stays of that duration: in the house's own reply, or in one of theirs.
 * @param reading of that house
 */
export async function readArrivals(
  { market, services }: HouseContext,
  id: number,
  duration: number,
  reading: Promise<House>,
): Promise<HouseStay[]> {
  const known = duration === defaultDuration ? (await reading).arrivals : null
  const query = { lan: market.id, lodgingId: id, duration }
  return known ?? (await services.broker.query(arrivalsQuery, query)).bookingOptions
}

/**
 * Free and taken stays of every duration that begin in the month.
 * @param month YYYY-MM
 */
export async function readMonth(context: HouseContext, id: number, month: string): Promise<HouseStay[]> {
  return readRange(context, id, { from: `${month}-01`, to: addDays(`${nextMonth(month)}-01`, -1) })
}

/** The same of stays that begin some days before or after that day. */
export async function readAround(context: HouseContext, id: number, arrival: string): Promise<HouseStay[]> {
  return readRange(context, id, { from: addDays(arrival, -aroundDays), to: addDays(arrival, aroundDays) })
}

async function readRange(
  { market, services }: HouseContext,
  id: number,
  range: { from: string; to: string },
): Promise<HouseStay[]> {
  return (await services.broker.query(arrivalsQuery, { lan: market.id, lodgingId: id, ...range })).bookingOptions
}

function unknown(id: number): never {
  throw new Error(`The broker has no lodging ${id}, though its name is known`)
}
