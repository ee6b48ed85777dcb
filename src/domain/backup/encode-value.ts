/** What JSON has no word for, as an object of this one key. */
const mark = '$kept'

/** A value of a Durable Object's storage as JSON. @throws Error for a kind of value that nothing here keeps */
export function encodeValue(value: unknown): string {
  return JSON.stringify(marked(value))
}

export function decodeValue(text: string): unknown {
  return unmarked(JSON.parse(text))
}

function marked(value: unknown): unknown {
  if (value === undefined) return { [mark]: 'undefined' }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (value instanceof Date) return { [mark]: 'date', at: value.getTime() }
  if (Array.isArray(value)) return value.map(marked)
  if (isPlain(value) && !Object.hasOwn(value, mark)) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part)]))
  }
  throw new Error(`A backup knows no ${Object.prototype.toString.call(value)}`)
}

function unmarked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmarked)
  if (typeof value !== 'object' || value === null) return value
  const kind = Reflect.get(value, mark)
  if (kind === 'undefined') return undefined
  if (kind === 'date') return new Date(Number(Reflect.get(value, 'at')))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unmarked(part)]))
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
