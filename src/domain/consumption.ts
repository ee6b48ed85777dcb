import type { BookingOptionItemPrice, ItemConsumption } from '../contracts/lodging.ts'

export interface UseForecast {
  /** Øre or cents for the stay: the median of earlier stays, and what eight in ten of them fell between. */
  expected: number
  from: number
  to: number
  /** How many earlier stays it rests on. */
  stays: number
}

export interface ConsumptionForecast extends UseForecast {
  itemId: number
  description: string
}

/** Fewer earlier stays than this say nothing. */
export const fewestStays = 8

/**
 * What metered items are likely to cost for a stay of so many nights, from what earlier guests used a night. Items with
 * too few earlier stays are left out.
 */
export function forecastConsumption(
  earlier: readonly ItemConsumption[],
  itemPrices: readonly BookingOptionItemPrice[],
  nights: number,
): ConsumptionForecast[] {
  return itemPrices
    .filter(({ item }) => item.meteredQuantity)
    .flatMap(({ itemId, unitPrice, item: { description } }) => {
      const forecast = forecastUse(earlier, { itemId, unitPrice }, nights)
      return forecast ? [{ itemId, description, ...forecast }] : []
    })
}

/** The same for one item; null where too few earlier stays tell. `unitPrice` in øre or cents. */
export function forecastUse(
  earlier: readonly ItemConsumption[],
  { itemId, unitPrice }: { itemId: number; unitPrice: number },
  nights: number,
): UseForecast | null {
  const aNight = earlier
    .filter((stay) => stay.item.id === itemId && stay.days > 0)
    .map((stay) => stay.consumed / stay.days)
    .sort((a, b) => a - b)
  if (aNight.length < fewestStays) return null
  const cost = (share: number) => Math.round(quantile(aNight, share) * nights * unitPrice)
  return { expected: cost(0.5), from: cost(0.1), to: cost(0.9), stays: aNight.length }
}

/** The season of an ISO day, as consumption is counted: three months each, winter from December. */
export function seasonOf(isoDay: string): ItemConsumption['season'] {
  const month = Number(isoDay.slice(5, 7))
  return (['winter', 'spring', 'summer', 'autumn'] as const)[Math.floor((month % 12) / 3)] ?? 'winter'
}

/** Of sorted values, between neighbours by their distance. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}
