import { setImmediate, setTimeout } from 'node:timers/promises'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** Milliseconds from which on workerd may close a connection that nothing is sent over, and after which it has (5 s). */
const [mayClose, hasClosed] = [4_000, 5_500]

/**
 * A local runtime whose bindings may be asked by a program that was busy for long. workerd closes a connection that is
 * idle; what is sent over it before the program has seen that ends with "other side closed". So each call lets the
 * event loop see what was closed, and none is made while a close may be on its way.
 */
export function openRuntime(options: Parameters<typeof convertV4MiniflareOptions>[0]): Miniflare {
  const miniflare = new Miniflare(convertV4MiniflareOptions(options))
  const { dispatchFetch } = miniflare
  let lastUsed = performance.now()
  // Miniflare's own bindings call this too.
  miniflare.dispatchFetch = async (...request) => {
    const pause = performance.now() - lastUsed
    if (pause > mayClose && pause < hasClosed) await setTimeout(hasClosed - pause)
    // The first may come before the loop has read its sockets, the second does not.
    await setImmediate()
    await setImmediate()
    try {
      return await dispatchFetch(...request)
    } finally {
      lastUsed = performance.now()
    }
  }
  return miniflare
}
