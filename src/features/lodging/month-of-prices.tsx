import type { Party } from '../../contracts/booking.ts'
import type { HouseStay, ItemPrice } from '../../contracts/lodging.ts'
import { isFree } from '../../domain/booking/free-stays.ts'
import { defaultParty, fittedParty } from '../../domain/booking/party.ts'
import { type PriceMatrix as Matrix, matrixOf } from '../../domain/price-matrix.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import type { Trip } from '../../domain/trip.ts'
import type { RenderContext } from '../../routing/page.ts'
import { PriceMatrix } from '../../ui/price-matrix.tsx'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import { readHouse, readMonth } from './read-house.ts'
import { chosenStayUrl, staysForParty } from './requested-stay.ts'

interface MonthOfPricesProps {
  request: RenderContext
  /** The house's code. */
  name: string
  /** YYYY-MM */
  month: string
  /** The trip in the links; its party is that of the prices. */
  trip: Trip
  prices: Matrix
}

/** Loaded only when it is shown. Each cell links to the house's page with that stay chosen. */
export function MonthOfPrices({ request, name, month, trip, prices }: MonthOfPricesProps) {
  const { market, messages, now } = request
  const path = href.lodging(market, name)
  return (
    <PriceMatrix
      market={market}
      messages={messages}
      matrix={prices}
      month={month}
      firstMonth={firstBookableArrival(now).slice(0, 7)}
      hrefOfMonth={(each) => withTrip(`${path}?month=${each}#matrix`, trip)}
      hrefOfStay={(arrival, duration) => chosenStayUrl(path, { ...trip, duration, month: null }, arrival)}
    />
  )
}

/** Totals of the free ones among a house's stays for the party. */
export function pricesOf(
  stays: readonly HouseStay[],
  itemPrices: readonly ItemPrice[],
  party: Party,
  now: Date,
): Matrix {
  const free = stays.filter((option) => isFree(option, now))
  return matrixOf(
    staysForParty(free, itemPrices, party).map(({ arrival, duration, totalPrice }) => ({
      ...{ arrival, duration },
      total: totalPrice,
    })),
  )
}

/** The prices of a month for a party, by themselves. */
export async function readPrices(
  request: RenderContext,
  id: number,
  month: string,
  party: Party | null,
): Promise<Matrix> {
  const [{ facts, prices }, ofMonth] = await Promise.all([readHouse(request, id), readMonth(request, id, month)])
  return pricesOf(
    ofMonth,
    prices.itemPrices,
    party ? fittedParty(party, facts.vacationRental) : defaultParty,
    request.now,
  )
}
