import type { View } from './model.ts'

/** Cache key of a page. */
export function keyOf({ edition, path }: View): string {
  return edition + path
}

/** The hour of last bookings, when what is said of a day ends as it does at midnight (docs/caching.md). */
const turnOfDay = 13 * 3600

/**
 * The pages that caches have when those views are over: each once, of those that were viewed since the turn of the day,
 * the ones viewed last where there are more than `most`.
 */
export function warmViews(before: readonly View[], most: number): { views: View[]; of: number } {
  const distinct = new Map<string, View>()
  for (const view of before.toReversed()) {
    if (view.at >= turnOfDay && !distinct.has(keyOf(view))) distinct.set(keyOf(view), view)
  }
  return { views: [...distinct.values()].slice(0, most).reverse(), of: distinct.size }
}

/** Share of the day's views whose page was viewed before since the turn of the day: more can't be kept. */
export function seenBefore(views: readonly View[]): number {
  let seen = new Set<string>()
  let again = 0
  let isAfter = false
  for (const view of views) {
    if (!isAfter && view.at >= turnOfDay) {
      isAfter = true
      seen = new Set()
    }
    if (seen.has(keyOf(view))) again += 1
    seen.add(keyOf(view))
  }
  return again / views.length
}
