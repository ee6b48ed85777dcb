import { createElement, type ReactNode } from 'react'
import { errorTexts } from '../contracts/error-texts.ts'
import type { Deps } from '../deps.ts'
import type { SiteRequest } from '../site-context.ts'
import { WithMarks } from '../ui/marks.tsx'
import { mergeQuery } from '../urls/merge-query.ts'
import { withPageNumber } from '../urls/page-number.ts'
import type { ErrorStatus } from './error-page.tsx'
import { findRedirect } from './find-redirect.ts'
import type { Making } from './making.ts'
import { openThrough } from './middleware.ts'
import type { LoaderResult, Page, RenderContext } from './page.ts'
import { readForm } from './page-request.ts'

/** What a request came to: the page that was opened, a redirect, or the status of the error page. */
export type Outcome = Extract<LoaderResult, { kind: 'page' | 'redirect' }> | ErrorOutcome

interface ErrorOutcome {
  kind: 'error'
  status: ErrorStatus
  /** Of the error catalogue. */
  message?: string
  /** What is wrong with the request, in place of the page's general words. */
  text?: string
}

/** How an outcome is put into a reply: as a document, or as the payload for a browser that is here already. */
export interface ResponseRenderer {
  /** Tells its kept replies from those of other forms. */
  name: 'page' | 'payload' | 'fragment' | 'markdown'
  render(c: SiteRequest, deps: Deps, request: RenderContext, making: Making, outcome: Outcome): Promise<Response>
}

/**
 * The page at the request's path. Where the site's own page for it is not there, or no more, the path may be one of
 * content's, an editor's redirect, or that of a page of another edition.
 * @param pages in the order in which a path is offered to them; the last one has what no other has
 * @param wholeQuery of the request, for redirects: the page is given what it reads of it
 */
export async function openPage(
  c: SiteRequest,
  pages: readonly Page[],
  request: RenderContext,
  making: Making,
  wholeQuery: URLSearchParams,
): Promise<Outcome> {
  const page = pages.find(({ matches }) => matches(request.path, request.market))
  const opened = withCampaign(await openOne(c, page, request, making), wholeQuery)
  if (request.method === 'POST' || !isMissing(opened)) return opened
  const content = pages.at(-1)
  const other = page === content ? opened : await openOne(c, content, request, making)
  if (!isMissing(other)) return other
  return (await findRedirect(pages, { ...request, query: wholeQuery })) ?? opened
}

/** What counts the visits of a campaign goes along where a page leads on to another of this site. */
function withCampaign(outcome: Outcome, wholeQuery: URLSearchParams): Outcome {
  if (outcome.kind !== 'redirect' || !outcome.to.startsWith('/')) return outcome
  const campaign = new URLSearchParams([...wholeQuery].filter(([key]) => key.startsWith('utm_')))
  return campaign.size === 0 ? outcome : { ...outcome, to: mergeQuery(outcome.to, campaign) }
}

/** Its main part is not waited for where something else is answered. */
function isMissing(outcome: Outcome): boolean {
  if (outcome.kind === 'page') outcome.main.catch(() => {})
  return outcome.kind !== 'redirect' && (outcome.status === 404 || outcome.status === 410)
}

async function openOne(
  c: SiteRequest,
  page: Page | undefined,
  request: RenderContext,
  making: Making,
): Promise<Outcome> {
  const { path, market, pageNumber } = request
  const asked = withPageNumber(path, pageNumber)
  if (!page || (pageNumber > 1 && !page.numbered)) return unmatched(asked)
  if (page.validate && !page.validate(path, market)) {
    return { kind: 'error', status: 404, message: errorTexts.invalidRoute(path) }
  }
  const form = await readForm(c, page)
  // However long the form was on its way.
  if (form !== null) making.deadline.restart()
  if (typeof form === 'number') return { kind: 'error', status: form }
  const opened = await openThrough(page, { ...request, form })
  if (opened.kind === 'not-found') return unmatched(asked)
  if (opened.kind === 'refused') return { kind: 'error', status: 400, text: opened.text }
  if (opened.kind === 'redirect') return opened
  const named = { record: page.name, ...opened }
  return making.marks ? withMarks(named) : named
}

/** The same page for an editor, its parts with what they are made from. */
function withMarks(opened: Extract<LoaderResult, { kind: 'page' }>): Outcome {
  const marked = (children: ReactNode) => createElement(WithMarks, { children })
  return {
    ...opened,
    main: opened.main.then(marked),
    later: opened.later?.map((part) => ({ ...part, main: part.main.then(marked) })),
    private: true,
  }
}

function unmatched(path: string): Outcome {
  return { kind: 'error', status: 404, message: errorTexts.unmatchedRoute(path) }
}
