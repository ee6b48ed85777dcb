import { createElement, type ReactNode } from 'react'
import { errorTexts } from '../contracts/error-texts.ts'
import { placesOf } from '../domain/bytes.ts'
import type { CachePolicy } from '../domain/cache-policy.ts'
import type { SiteRequest } from '../site-context.ts'
import { WithMarks } from '../ui/marks.tsx'
import { mergeQuery } from '../urls/canonical-path.ts'
import { withPageNumber } from '../urls/page-path.ts'
import type { Visibility } from '../urls/route.ts'
import { alternatesOf } from '../urls/routes.ts'
import type { ErrorStatus, RefusedStatus } from './error-page.tsx'
import { findRedirect } from './find-redirect.ts'
import type { PageResult, RedirectResult, RenderContext } from './page.ts'
import type { PageMatch, PageTable, RoutedPage } from './page-table.ts'
import { withMembers } from './render-context.ts'
import { visibilityOf } from './visibility.ts'

/** Result of a request: the page that was loaded, a redirect, or the status of the error page. */
export type Outcome = (LoadedPage | RedirectResult | ErrorOutcome) & {
  /** Of the whole page; its data may shorten it. Without it the response is not cached. */
  cachePolicy?: CachePolicy
}

/** A loaded page with the visibility of its route. */
export interface LoadedPage extends PageResult {
  visibility: Visibility
}

interface ErrorOutcome {
  kind: 'error'
  status: ErrorStatus
  /** Of the error catalogue. */
  message?: string
  /** What is wrong with the request, in place of the page's general text. */
  text?: string
}

/** Turns an outcome into a response: a document, or the payload of a navigation, a fragment, Markdown. */
export interface ResponseRenderer {
  /** Part of the cache key. */
  name: 'page' | 'payload' | 'fragment' | 'markdown'
  render(c: SiteRequest, context: RenderContext, outcome: Outcome): Promise<Response>
  /** Whether an editor's preview is shown in this form. */
  hasPreview?: true
  /** The response for a private page, which is not loaded then; by default it is rendered as any other. */
  insteadOfPrivate?(c: SiteRequest, context: RenderContext): Response
}

/**
 * Loads the page at the request's path. When its route has none (404, 410), it may be a page of content, an editor's
 * redirect, or the path of a page of another edition.
 */
export async function loadPage(
  c: SiteRequest,
  context: RenderContext,
  pages: PageTable,
  match = pages.at(context.path, context.market),
): Promise<Outcome> {
  // Redirects keep the whole query; the page gets only the parameters that it reads.
  const wholeQuery = context.url.searchParams
  const loaded = withCampaign(await loadRoute(c, context, match), wholeQuery)
  if (context.method === 'POST' || !isMissing(loaded)) return loaded
  const { content } = pages
  if (content && content !== match?.page) {
    const other = await loadRoute(c, context, { page: content, params: {} })
    if (!isMissing(other)) return other
  }
  return (await findRedirect(pages, withMembers(context, { query: wholeQuery }))) ?? loaded
}

/** A redirect within the site keeps the parameters that count a campaign's visits. */
function withCampaign(outcome: Outcome, wholeQuery: URLSearchParams): Outcome {
  if (outcome.kind !== 'redirect' || !outcome.to.startsWith('/')) return outcome
  const campaign = new URLSearchParams([...wholeQuery].filter(([key]) => key.startsWith('utm_')))
  return campaign.size === 0 ? outcome : { ...outcome, to: mergeQuery(outcome.to, campaign) }
}

/** Nothing awaits the main part of a page that is not sent: its rejection must not count as unhandled. */
function isMissing(outcome: Outcome): boolean {
  if (outcome.kind === 'page') outcome.main.catch(() => {})
  return outcome.kind !== 'redirect' && (outcome.status === 404 || outcome.status === 410)
}

/** The outcome of one route, without looking for others at the path. */
export async function loadRoute(c: SiteRequest, context: RenderContext, match: PageMatch | null): Promise<Outcome> {
  const { path, market, pageNumber } = context
  const requested = withPageNumber(path, pageNumber)
  if (!match || (pageNumber > 1 && !match.page.numbered)) return unmatched(requested)
  const { page, params } = match
  if (page.validate && !page.validate(path, market)) {
    return { kind: 'error', status: 404, message: errorTexts.invalidRoute(path) }
  }
  const form = await readForm(c, page)
  // The deadline does not include the upload of a form.
  if (form !== null) context.deadline.restart()
  if (typeof form === 'number') return { kind: 'error', status: form }
  const loaded = await page.load(withMembers(context, { form, params, alternates: alternatesOf(page, params, path) }))
  const cached = page.visibility === 'shared' && { cachePolicy: loaded.cachePolicy ?? page.cachePolicy }
  if (loaded.kind === 'not-found') return { ...unmatched(requested), ...cached }
  if (loaded.kind === 'refused') return { kind: 'error', status: 400, text: loaded.text }
  if (loaded.kind === 'redirect') return loaded
  const named = { record: page.name, ...loaded, ...cached, visibility: visibilityOf(context, page) }
  // The title is what is read first of a page.
  if (named.status === formRefused) {
    named.head = { ...named.head, title: `${context.messages.errors.inTitle}: ${named.head.title}` }
  }
  return context.isMarked ? withMarks(named) : named
}

/** Of a page whose form was sent with something wrong in it. */
const formRefused = 422

/** The form of a POST; null for other methods; an error status for a body that is no form. */
async function readForm(c: SiteRequest, page: RoutedPage): Promise<FormData | RefusedStatus | null> {
  if (c.req.method !== 'POST') return null
  if (!page.takesForms) return 405
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    return 415
  }
  return (await sentForm(c)) ?? 400
}

/** More than any form has: each costs time, and 16 MB could be hundreds of thousands. */
const maxFields = 1_000

/** The fields of the form that was sent; null for a request without one, and for one of too many. */
export async function sentForm(c: SiteRequest): Promise<FormData | null> {
  if (c.req.method !== 'POST') return null
  try {
    const body = new Uint8Array(await c.req.raw.arrayBuffer())
    const sent = c.req.header('content-type') ?? ''
    const boundary = /^multipart\/form-data\b.*;\s*boundary="?([^";]+)/i.exec(sent)?.[1]
    // What is between two fields, and the type by which they are then read.
    const [sign, type] = boundary ? [`--${boundary}`, `multipart/form-data; boundary="${boundary}"`] : ['&', sent]
    if (!boundary && /^multipart/i.test(sent)) return null
    const fields = placesOf(new TextEncoder().encode(sign), body, maxFields).length
    return fields > maxFields ? null : await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    return null
  }
}

/** The same, but empty for a request without a form. */
export async function fieldsOf(c: SiteRequest): Promise<FormData> {
  return (await sentForm(c)) ?? new FormData()
}

/** The same page for an editor, its parts marked with the ids of their entries. */
function withMarks(page: LoadedPage): LoadedPage {
  const marked = (children: ReactNode) => createElement(WithMarks, { children })
  return {
    ...page,
    main: page.main.then(marked),
    deferred: page.deferred?.map((part) => ({ ...part, main: part.main.then(marked) })),
  }
}

function unmatched(path: string): ErrorOutcome {
  return { kind: 'error', status: 404, message: errorTexts.unmatchedRoute(path) }
}
