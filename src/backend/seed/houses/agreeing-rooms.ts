import type { Picture } from '../pictures/catalogue.ts'

/** What a house has once, however many rooms its pictures show. */
const single: readonly string[] = ['living-room', 'kitchen', 'dining']

/** What a picture shows of the rooms that a house has once: a room to live in may show the kitchen and its table. */
export function singleRoomsIn({ tag, alsoSeen = [] }: Picture): string[] {
  return [tag, ...alsoSeen].filter((room) => single.includes(room))
}

/** Whether two rooms could be of one house: finished alike, and not two kitchens, tables to eat at or living rooms. */
export function agree(one: Picture, other: Picture): boolean {
  const isFinishedAlike = !one.finish || !other.finish || one.finish.some((finish) => other.finish?.includes(finish))
  const shownTwice = singleRoomsIn(one).some((room) => singleRoomsIn(other).includes(room))
  return isFinishedAlike && !shownTwice
}
