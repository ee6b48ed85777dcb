import type { StayQuote } from '../../contracts/booking-price.ts'
import type { ItemUse } from '../../contracts/lodging.ts'
import { type ForecastGuests, forecastUse, type UseForecast } from '../consumption.ts'
import { type CancellationStep, cancellationSteps } from './cancellation.ts'
import { type Instalment, instalmentsOf } from './instalments.ts'

/** What a guest agrees to beside the price. Money is øre or cents. */
export interface StayTerms {
  instalments: Instalment[]
  cancellation: CancellationStep[]
  /** Billed by the meter after the stay; `forecast` where enough earlier stays tell. */
  metered: (StayQuote['metered'][number] & { forecast: UseForecast | null })[]
  deposits: StayQuote['deposits']
}

/** The terms of a stay that is booked on `today`, an ISO day. `uses` by item, of the season of the stay. */
export function stayTerms(
  quote: StayQuote,
  uses: ReadonlyMap<number, ItemUse>,
  guests: ForecastGuests,
  today: string,
): StayTerms {
  const stay = { nights: quote.duration, persons: guests.weighted }
  return {
    instalments: instalmentsOf(quote.arrival, quote.total, today),
    cancellation: cancellationSteps(quote.arrival, quote.total, today),
    metered: quote.metered.map((item) => ({
      ...item,
      forecast: forecastUse(uses.get(item.itemId), item.unitPrice, stay),
    })),
    deposits: quote.deposits,
  }
}
