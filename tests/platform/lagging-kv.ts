interface Seen {
  text: string | null
  until: number
}

/** Milliseconds that a place goes on reading what it has read before, be it that there is nothing. */
const kvLag = 60_000

/**
 * KV as production has it: one store, which every place on earth reads through a copy of its own that is up to a minute
 * old. What a place has found missing is missing there for as long, though it has been put since.
 */
export function createLaggingKv(now: () => number) {
  const central = new Map<string, string>()
  const ends: number[] = []
  return {
    central,
    /** Seconds until the end of every put. */
    ends,
    place() {
      const seen = new Map<string, Seen>()
      const read = (key: string): string | null => {
        const before = seen.get(key)
        if (before && before.until > now()) return before.text
        const text = central.get(key) ?? null
        seen.set(key, { text, until: now() + kvLag })
        return text
      }
      async function get(key: string, type?: 'text' | 'json') {
        const text = read(key)
        return type === 'json' && text !== null ? JSON.parse(text) : text
      }
      async function put(key: string, text: string, options?: { expirationTtl?: number }) {
        ends.push(options?.expirationTtl ?? Number.POSITIVE_INFINITY)
        central.set(key, text)
      }
      return Object.assign(Object.create(null) as KVNamespace, { get, put })
    },
  }
}
