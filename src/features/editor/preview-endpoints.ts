import type { SiteRequest } from '../../site-context.ts'
import { renderConsole } from './document.tsx'
import { noPreviewPage } from './pages/preview.tsx'
import { beginPreview, endPreview } from './preview.ts'

export function getPreview(secret: string, brand: string) {
  return async function beginPreviewOfLink(c: SiteRequest): Promise<Response> {
    const to = await beginPreview(c, secret)
    return to === null ? c.html(renderConsole({ ...noPreviewPage(), brand }), 403) : c.redirect(to, 303)
  }
}

export async function postPreviewEnd(c: SiteRequest): Promise<Response> {
  return c.redirect(await endPreview(c), 303)
}
