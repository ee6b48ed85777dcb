/** What a JSON value is called in Meilisearch's messages. */
export function kindOfValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'string') return 'a string'
  if (typeof value === 'boolean') return 'a boolean'
  if (typeof value !== 'number') return 'an object'
  if (!Number.isInteger(value)) return 'a number'
  return value < 0 ? 'a negative integer' : 'a positive integer'
}

export function isKindOfValue(value: unknown, kind: string): boolean {
  return kindOfValue(value) === kind
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return kindOfValue(value) === 'an object'
}
