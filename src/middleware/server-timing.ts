import type { MiddlewareHandler } from 'hono'
import type { SiteContext } from '../site-context.ts'
import { writeHeader } from './write-header.ts'

/**
 * `Server-Timing` on every reply: milliseconds until its head left, those of the services that were waited for until
 * then, and the trace, which scripts can read here alone. What a streamed page waits for later is not in it.
 */
export const serverTiming: MiddlewareHandler<SiteContext> = async function serverTiming(c, next) {
  const started = performance.now()
  const timings = new Map<string, number>()
  c.set('timed', (service, milliseconds) => timings.set(service, (timings.get(service) ?? 0) + milliseconds))
  await next()
  const spans = [...timings, ['head', performance.now() - started] as const]
  const durations = spans.map(([name, duration]) => `${name};dur=${duration.toFixed(1)}`)
  writeHeader(c, 'server-timing', [...durations, `trace;desc="${c.get('trace')}"`].join(', '))
}
