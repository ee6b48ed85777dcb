/** On first load the calendar shows this many months from today. */
export const firstLoadMonths = 12

/** What a caller may have of what was asked: none for a negative number, never more than the list's limit. */
export function limited(asked: number, most: number): number {
  return Math.min(Math.max(asked, 0), most)
}
