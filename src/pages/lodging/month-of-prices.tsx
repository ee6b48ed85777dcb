import type { PriceMatrix as Matrix } from '../../domain/price-matrix.ts'
import { today } from '../../domain/stays.ts'
import type { PageRequest } from '../../routing/page.ts'
import { PriceMatrix } from '../../ui/price-matrix.tsx'
import { href } from '../../urls/paths.ts'
import { stayAddress } from './stay-address.ts'

export interface MonthOfPricesProps {
  request: PageRequest
  /** The house's code. */
  name: string
  /** YYYY-MM */
  month: string
  prices: Matrix
}

/** Each cell leads to the house's page with that stay chosen. */
export function MonthOfPrices({ request, name, month, prices }: MonthOfPricesProps) {
  const { market, messages, now } = request
  const path = href.lodging(market, name)
  return (
    <PriceMatrix
      market={market}
      messages={messages}
      matrix={prices}
      month={month}
      firstMonth={today(now).slice(0, 7)}
      hrefOfMonth={(each) => `${path}?month=${each}#matrix`}
      hrefOfStay={(arrival, duration) => stayAddress(path, { arrival, duration, month: null })}
    />
  )
}
