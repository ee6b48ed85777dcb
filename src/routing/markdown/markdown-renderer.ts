import { errorTitle } from '../../document/error-main.tsx'
import { renderMain } from '../../document/render-main.ts'
import { markdownPath } from '../../urls/page-path.ts'
import { datedMain } from '../dated-main.tsx'
import type { ResponseRenderer } from '../load-page.ts'
import { redirectTo } from '../respond.tsx'
import { toMarkdown } from './to-markdown.ts'

/**
 * A page's main part as Markdown, converted from its HTML. Private pages, errors and pages with `noindex` have none.
 */
export const markdownRenderer: ResponseRenderer = {
  name: 'markdown',
  insteadOfPrivate: (c, { messages }) => c.text(errorTitle(messages, 404, null), 404),
  async render(c, context, outcome) {
    if (outcome.kind === 'redirect') {
      return redirectTo(c, { ...outcome, to: outcome.to.startsWith('/') ? markdownPath(outcome.to) : outcome.to })
    }
    const isPublic = outcome.kind === 'page' && outcome.status === 200 && !outcome.head.robots
    if (!isPublic) {
      // Nothing awaits the main part: its rejection must not count as unhandled.
      if (outcome.kind === 'page') outcome.main.catch(() => {})
      const status = outcome.kind === 'error' && outcome.status >= 429 ? outcome.status : 404
      return c.text(errorTitle(context.messages, status, null), status)
    }
    const { head, deferred = [] } = outcome
    const main = outcome.main.then((node) => datedMain(context, node))
    const onError = (error: unknown) => {
      context.failed()
      context.log(error)
    }
    const html = await renderMain({ main, deferred, onError })
    const canonical = context.origin + (head.canonical ?? context.path)
    const facts = [
      `title: ${quoted(head.title)}`,
      ...(head.description ? [`description: ${quoted(head.description)}`] : []),
    ]
    const front = ['---', ...facts, `url: ${canonical}`, `language: ${context.market.locale}`, '---'].join('\n')
    return c.body(`${front}\n\n${toMarkdown(html, canonical)}`, 200, {
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': context.market.locale,
      'cache-control': 'no-cache',
    })
  },
}

/** A YAML string on one line. */
function quoted(text: string): string {
  return JSON.stringify(text)
}
