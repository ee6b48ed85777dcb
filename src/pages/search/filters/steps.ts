import { newHouseYears } from '../../../domain/stays.ts'

/** What the filters offer where the specification names no steps: metres, counts, ISO weekdays as the week of houses goes. */
export const beachMetres = [200, 500, 1000, 2000] as const
export const shopMetres = [500, 1000, 2000, 5000] as const
export const bedroomCounts = [1, 2, 3, 4, 5, 6, 8] as const
/** The year of construction from which on a house is a new one, by the ISO day it is. */
export function newHouseSince(earliest: string): string {
  return String(Number(earliest.slice(0, 4)) - newHouseYears)
}
/** Not a criterion: houses up to a price step alone, or at any price, for the bars above the price. */
export const priceBarKey = 'pris'
export const changeDayValues = ['4', '5', '6', '7', '1'] as const
