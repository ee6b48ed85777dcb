/** Most persons of each size class of houses, from the smallest on; those of the last class take more. */
export const mostPersons = [6, 8, 12, 16] as const

/** How many classes are smaller than that of a house for so many persons. */
export function sizeClass(persons: number): number {
  return mostPersons.filter((most) => persons > most).length
}
