/** A map with a limit in bytes: the least recently used entries are removed first. */
export interface BoundedMap<Value> {
  get(key: string): Value | undefined
  /** Replaces the value of the key; a value that alone exceeds the limit is not stored. */
  set(key: string, value: Value): void
}

/** @param sizeOf bytes of a value, its key aside */
export function createBoundedMap<Value>(maxBytes: number, sizeOf: (value: Value) => number): BoundedMap<Value> {
  /** Least used first. */
  const entries = new Map<string, { value: Value; size: number }>()
  let size = 0

  function take(key: string): void {
    size -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const found = entries.get(key)
      if (found && entries.delete(key)) entries.set(key, found)
      return found?.value
    },
    set(key, value) {
      take(key)
      const added = textBytes(key) + sizeOf(value)
      if (added > maxBytes) return
      entries.set(key, { value, size: added })
      size += added
      for (const oldest of entries.keys()) {
        if (size <= maxBytes) return
        take(oldest)
      }
    },
  }
}

/** Overhead in bytes of a value's record, and of each text's. */
const recordBytes = 16

/** Characters up to which a text counts as Latin-1: the difference is small. */
const shortText = 24

/** Bytes that a text takes: one a character, or two each where one of them is not of Latin-1, as “–” is. */
export function textBytes(text: string): number {
  const isWide = text.length > shortText && /[^\0-\xff]/.test(text)
  return recordBytes + (isWide ? 2 * text.length : text.length)
}

/**
 * Bytes of plain data that is stored both as it came and parsed: both share texts and bytes, but have objects of their
 * own.
 */
export function dataBytes(data: unknown): number {
  if (typeof data === 'string') return textBytes(data)
  if (typeof data !== 'object' || data === null) return 0
  if (data instanceof Uint8Array) return recordBytes + data.length
  const values: unknown[] = Object.values(data)
  let bytes = 2 * (recordBytes + 8 * values.length)
  for (const value of values) if (typeof value !== 'number') bytes += dataBytes(value)
  return bytes
}
