import type { BookingOptionItemPrice, ItemConsumption } from '../contracts/lodging.ts'

export interface ConsumptionForecast {
  itemId: number
  description: string
  /** Øre or cents for the stay: the median of earlier stays, and what eight in ten of them fell between. */
  expected: number
  from: number
  to: number
  /** How many earlier stays it rests on. */
  stays: number
}

/** Fewer earlier stays than this say nothing. */
const fewestStays = 4

/**
 * What metered items are likely to cost for a stay of so many nights, from what earlier guests used a night. Items with
 * too few earlier stays are left out.
 */
export function forecastConsumption(
  consumption: readonly ItemConsumption[],
  itemPrices: readonly BookingOptionItemPrice[],
  nights: number,
): ConsumptionForecast[] {
  return itemPrices
    .filter(({ item }) => item.meteredQuantity)
    .flatMap(({ itemId, unitPrice, item }) => {
      const aNight = consumption
        .filter((stay) => stay.item.id === itemId && stay.days > 0)
        .map((stay) => stay.consumed / stay.days)
        .sort((a, b) => a - b)
      if (aNight.length < fewestStays) return []
      const cost = (share: number) => Math.round(quantile(aNight, share) * nights * unitPrice)
      return [
        {
          itemId,
          description: item.description,
          expected: cost(0.5),
          from: cost(0.1),
          to: cost(0.9),
          stays: aNight.length,
        },
      ]
    })
}

/** Of sorted values, between neighbours by their distance. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}
