import type { BookingOptionItemPrice, ItemUse } from '../../contracts/lodging.ts'
import { type ForecastGuests, forecastTotal, forecastUse, type UseForecast } from '../../domain/consumption.ts'

export interface StayForecast {
  /** Adults and children. */
  persons: number
  items: (UseForecast & { itemId: number; description: string; unitPrice: number; unitName: string })[]
  total: UseForecast | null
  /** Of a kilowatt hour, where electricity is metered. */
  kwhPrice: number | null
}

/** What is metered for a stay, item by item; those with too few earlier stays are left out. */
export function forecastStay(
  itemPrices: readonly BookingOptionItemPrice[],
  uses: readonly { itemId: number; use: ItemUse | null }[],
  nights: number,
  guests: ForecastGuests,
): StayForecast {
  const stay = { nights, persons: guests.weighted }
  const items = itemPrices.flatMap(({ itemId, unitPrice, item: { description, unitName, meteredQuantity } }) => {
    const use = uses.find((each) => each.itemId === itemId)?.use
    const forecast = meteredQuantity ? forecastUse(use, unitPrice, stay) : null
    return forecast ? [{ itemId, description, unitPrice, unitName, ...forecast }] : []
  })
  const electricity = itemPrices.find(({ item }) => item.meteredQuantity && item.type === 'electricity')
  return { persons: guests.count, items, total: forecastTotal(items), kwhPrice: electricity?.unitPrice ?? null }
}
