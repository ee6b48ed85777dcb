import type { Picture } from '../pictures/catalogue.ts'
import type { House } from './house.ts'

/**
 * What a house has once, however many rooms its pictures show: its plan has one room for games, and rooms up to the ridge
 * would differ in their boards and slopes.
 */
const single: readonly string[] = ['living-room', 'kitchen', 'dining', 'activity-room', 'ridge']

/** What a picture shows of that: a room to live in may show the kitchen and its table. */
export function singlesIn({ tag, alsoSeen = [] }: Picture): string[] {
  return [tag, ...alsoSeen].filter((room) => single.includes(room))
}

/** From so many persons on a house has a room to eat in, whatever table stands in its kitchen. */
const manyAtTable = 12

/** Whether two rooms could be of one house: finished alike, and nothing twice that a house has once. */
export function agree({ persons }: Pick<House, 'persons'>, one: Picture, other: Picture): boolean {
  const isFinishedAlike = !one.finish || !other.finish || one.finish.some((finish) => other.finish?.includes(finish))
  const shownTwice = singlesIn(one)
    .filter((room) => room !== 'dining' || persons < manyAtTable)
    .some((room) => singlesIn(other).includes(room))
  return isFinishedAlike && !shownTwice
}
