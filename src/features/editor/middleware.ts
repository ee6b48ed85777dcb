import type { Context, MiddlewareHandler } from 'hono'
import { byEditionAsync } from '../../editions/by-edition.ts'
import { writeHeader } from '../../middleware/reply-headers.ts'
import { reportDirectives } from '../../middleware/security-headers.ts'
import { cacheControl } from '../../routing/visibility.ts'
import { heldPass, holdsPass, writePass } from '../../session/editor-pass.ts'
import type { SiteContext, SiteRequest } from '../../site-context.ts'
import type { Preview } from '../../urls/program-paths.ts'

/** Marks: once they are switched on in the console, pages show their sources for four hours and bypass the cache. */
export function showMarks(secret: string): MiddlewareHandler<SiteContext> {
  return async function showMarksToEditor(c, next) {
    if (await holdsPass(c, 'marks', secret)) c.set('marks', true)
    await next()
  }
}

/** A browser with a preview pass of this edition gets drafts; every such reply is private. */
export function showPreview(secret: string): MiddlewareHandler<SiteContext> {
  return async function showPreviewToEditor(c, next) {
    const pass = await heldPass(c, 'preview', secret)
    if (pass === null || pass.holder !== c.get('market').key) return next()
    c.set('preview', { until: pass.until, passes: await passesUntil(pass.until, secret) })
    await next()
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html')
    if (isPage || c.res.headers.has('location')) hide(c)
  }
}

/** Not cached and not indexed. The referrer policy names the URL to no other site. */
function hide(c: SiteRequest): void {
  writeHeader(c, 'cache-control', cacheControl.private)
  writeHeader(c, 'x-robots-tag', 'noindex, nofollow')
}

export function passesUntil(until: number, secret: string): Promise<Preview['passes']> {
  return byEditionAsync(({ key }) => writePass('preview', secret, key, until))
}

/** Not cached, not indexed, no referrer to other sites; no script runs. */
export const editorHeaders: MiddlewareHandler = async function editorHeaders(c: Context, next) {
  await next()
  writeHeader(c, 'cache-control', cacheControl.private)
  writeHeader(c, 'x-robots-tag', 'noindex, nofollow')
  writeHeader(c, 'referrer-policy', 'same-origin')
  writeHeader(c, 'content-security-policy', policy)
}

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  ...reportDirectives,
].join('; ')
