import type { MiddlewareHandler } from 'hono'
import { newTrace, readTrace, traceHeader, writeTrace } from '../domain/traces.ts'
import type { SiteContext } from '../site-context.ts'
import { writeHeader } from './write-header.ts'

/** Every request has a trace: the caller's own where it is well-formed. The reply names it, so do services and the log. */
export const traceRequest: MiddlewareHandler<SiteContext> = async function traceRequest(c, next) {
  const trace = readTrace(c.req.header(traceHeader)) ?? newTrace()
  c.set('trace', trace)
  await next()
  writeHeader(c, traceHeader, writeTrace(trace))
}
