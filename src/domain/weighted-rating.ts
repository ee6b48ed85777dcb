/** Reviews that are counted with a house's own: few of its own then say less, and none put it in between. */
export const priorReviews = { count: 10, stars: 4 } as const

/** Average of a house's reviews and the prior ones, in thousandths of a star: how best match orders equal houses. */
export function weightedRating(average: number | null, count: number): number {
  const own = average === null ? 0 : average * count
  return Math.trunc((1000 * (own + priorReviews.count * priorReviews.stars)) / (count + priorReviews.count))
}
