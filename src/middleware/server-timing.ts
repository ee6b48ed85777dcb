import type { MiddlewareHandler } from 'hono'
import { holdsPass } from '../session/editor-pass.ts'
import { bearsSecret } from '../session/secret.ts'
import type { SiteContext, SiteRequest } from '../site-context.ts'
import { writeHeader } from './reply-headers.ts'

/**
 * `Server-Timing` on every response: milliseconds until its headers, and the trace, which scripts can read only here.
 * Only editors see the time spent on each service: others could tell from it which input is slow. What a streamed page
 * waits for later is not included.
 */
export function serverTiming(editorSecret: string): MiddlewareHandler<SiteContext> {
  return async function measureReply(c, next) {
    const started = performance.now()
    const timings = new Map<string, number>()
    c.set('timed', (service, milliseconds) => timings.set(service, (timings.get(service) ?? 0) + milliseconds))
    await next()
    const headMs = performance.now() - started
    const services = timings.size > 0 && (await isEditor(c, editorSecret)) ? [...timings] : []
    writeHeader(c, 'server-timing', writeServerTiming([...services, ['head', headMs]], c.get('trace')))
  }
}

/** The header's value from milliseconds by name. */
export function writeServerTiming(times: readonly (readonly [name: string, ms: number])[], trace: string): string {
  const durations = times.map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`)
  return [...durations, `trace;desc="${trace}"`].join(', ')
}

/**
 * Whether the request is an editor's: signed in to the console, with the marks switched on, or with the secret as
 * bearer.
 */
async function isEditor(c: SiteRequest, secret: string): Promise<boolean> {
  return (
    (await holdsPass(c, 'marks', secret)) ||
    (await holdsPass(c, 'console', secret)) ||
    (await bearsSecret(c.req.header('authorization'), secret))
  )
}
