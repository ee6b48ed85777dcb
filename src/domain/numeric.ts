/** A non-blank string that reads as a number, or a finite number (specification, section 5). */
export function isNumeric(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
}

/** A setting of results a page: a number or a numeric string, otherwise the default (specification, section 5). */
export function perPageSetting(value: unknown, fallback: number): number {
  return isNumeric(value) ? Number(value) : fallback
}
