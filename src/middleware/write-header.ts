import type { Context } from 'hono'

/**
 * Writes on the reply that is there, after `next()`. Hono's own `c.header` makes a new one by then, at every call, and
 * of its bytes a stream; so a handler whose reply came from elsewhere, with headers that can't be changed, copies it.
 */
export function writeHeader(c: Context, name: string, value: string): void {
  c.res.headers.set(name, value)
}
