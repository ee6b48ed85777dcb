import type { Deps } from '../deps.ts'
import { messagesOf } from '../markets/messages/messages.ts'
import type { PageTable } from '../routing/page-table.ts'
import { serve } from '../routing/serve-page.ts'
import { type SiteRequest, urlOf } from '../site-context.ts'
import { pageOfMarkdown } from '../urls/markdown-address.ts'
import { needsFullLoad } from '../urls/needs-full-load.ts'
import { markdownRenderer } from './markdown-renderer.ts'

/** GET {page}/index.md: the page for programs that read words. */
export function serveMarkdown(deps: Deps, pages: PageTable) {
  return async function serveMarkdownOfPage(c: SiteRequest): Promise<Response> {
    const address = new URL(urlOf(c))
    const path = pageOfMarkdown(address.pathname) ?? address.pathname
    // One visitor's own: not even opened.
    if (needsFullLoad(path)) return c.text(messagesOf(c.get('market')).errors.notFoundTitle, 404)
    address.pathname = path
    return serve(c, deps, pages, address, markdownRenderer)
  }
}
