export type FilterScalar = string | number | boolean

/**
 * A value as Meilisearch's filter grammar reads it back: numbers and booleans bare, everything else in double quotes with
 * backslash and quote escaped, so that nothing that a guest types can end the value and go on as filter.
 */
export function quoteValue(value: FilterScalar): string {
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number' && Number.isFinite(value)) return plainNumber(value)
  return `"${String(value).replace(/["\\]/g, (character) => `\\${character}`)}"`
}

/** The grammar's bare words know no plus sign: 1e+21 has to be quoted. */
function plainNumber(value: number): string {
  const text = String(value)
  return text.includes('+') ? `"${text}"` : text
}
