import type { HouseCount } from './count-houses.ts'

/**
 * When it is told that few are left. `maxShare`: a search is urgent when four in five of the houses that fit are taken;
 * then somebody who sleeps on it may well find none, while with a third left, as in most summer weeks, they would not.
 * `minHouses`: below so many there never was a choice, and "1 of 2" would be no news but pressure.
 */
const urgency = { maxShare: 0.2, minHouses: 10 } as const

/** None left is no hurry any more: the search says so itself. */
export function isUrgent({ left, of }: HouseCount): boolean {
  return left > 0 && of >= urgency.minHouses && left <= of * urgency.maxShare
}
