import type { Party } from '../../contracts/booking.ts'
import type { PriceMatrix as Matrix } from '../../domain/price-matrix.ts'
import { today } from '../../domain/stays.ts'
import { noTrip } from '../../domain/trip.ts'
import type { RenderContext } from '../../routing/page.ts'
import { PriceMatrix } from '../../ui/price-matrix.tsx'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import { stayUrl } from './stay-address.ts'

export interface MonthOfPricesProps {
  request: RenderContext
  /** The house's code. */
  name: string
  /** YYYY-MM */
  month: string
  /** Goes along; whom the prices are for. */
  party: Party | null
  prices: Matrix
}

/** Each cell leads to the house's page with that stay chosen. */
export function MonthOfPrices({ request, name, month, party, prices }: MonthOfPricesProps) {
  const { market, messages, now } = request
  const path = href.lodging(market, name)
  return (
    <PriceMatrix
      market={market}
      messages={messages}
      matrix={prices}
      month={month}
      firstMonth={today(now).slice(0, 7)}
      hrefOfMonth={(each) => withTrip(`${path}?month=${each}#matrix`, { ...noTrip, party })}
      hrefOfStay={(arrival, duration) => stayUrl(path, { arrival, duration, month: null, party })}
    />
  )
}
