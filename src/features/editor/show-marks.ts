import type { MiddlewareHandler } from 'hono'
import { holdsPass } from '../../session/editor-pass.ts'
import type { SiteContext } from '../../site-context.ts'

/** Whoever has switched them on in the console sees, for four hours, what pages are made from, with no cache asked. */
export function showMarks(secret: string): MiddlewareHandler<SiteContext> {
  return async function showMarksToEditor(c, next) {
    if (await holdsPass(c, 'marks', secret)) c.set('marks', true)
    await next()
  }
}
