export function medianOf(figures: readonly number[]): number {
  return quantileOf(figures, 0.5)
}

/** @param share 0.95 = what 95 in 100 are not above */
export function quantileOf(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
