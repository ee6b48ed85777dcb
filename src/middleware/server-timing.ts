import type { MiddlewareHandler } from 'hono'
import type { SiteContext } from '../site-context.ts'

/**
 * `Server-Timing` on every page: milliseconds until its head left, and those of the services that were waited for until
 * then. What a streamed page waits for later is not in it.
 */
export const serverTiming: MiddlewareHandler<SiteContext> = async function serverTiming(c, next) {
  const started = performance.now()
  const timings = new Map<string, number>()
  c.set('timed', (service, milliseconds) => timings.set(service, (timings.get(service) ?? 0) + milliseconds))
  await next()
  const isPage = c.res.status === 304 || c.res.headers.get('content-type')?.startsWith('text/html')
  if (!isPage) return
  const spans = [...timings, ['head', performance.now() - started] as const]
  c.header('server-timing', spans.map(([name, duration]) => `${name};dur=${duration.toFixed(1)}`).join(', '))
}
