type Figure = number | null | undefined

/** Of the figures that there are. */
export function median(figures: readonly Figure[]): Figure {
  const sorted = figures.filter((figure) => typeof figure === 'number').sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

export function written(figure: Figure, digits: number): string {
  return typeof figure === 'number' ? figure.toFixed(digits) : '–'
}

export function ratio(figure: Figure, base: Figure): string {
  return typeof figure === 'number' && typeof base === 'number' && base > 0 ? (figure / base).toFixed(2) : '–'
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}
