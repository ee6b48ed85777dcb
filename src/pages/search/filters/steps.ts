/** What the filters offer where the specification names no steps: metres, counts, ISO weekdays as the week of houses goes. */
export const beachMetres = [200, 500, 1000, 2000] as const
export const shopMetres = [500, 1000, 2000, 5000] as const
export const bedroomCounts = [1, 2, 3, 4, 5, 6, 8] as const
export const changeDayValues = ['4', '5', '6', '7', '1'] as const
