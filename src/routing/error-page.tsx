import type { Deps } from '../deps.ts'
import { ErrorMain, errorTitle } from '../document/error-main.tsx'
import { loadFrame } from '../document/frame.tsx'
import { withQuery } from '../urls/paths.ts'
import type { Making } from './making.ts'
import type { LoaderResult, RenderContext } from './page.ts'
import type { RefusedStatus } from './page-request.ts'

export type ErrorStatus = RefusedStatus | 404 | 500 | 503

export interface ErrorPageParts {
  status: ErrorStatus
  /** Of the error catalogue. */
  message?: string
  /** What is wrong with the request, in place of the page's general words. */
  text?: string
}

/** The page in place of one that is not there, was refused or could not be opened. */
export async function errorPage(
  deps: Deps,
  request: RenderContext,
  making: Making,
  { status, message, text }: ErrorPageParts,
): Promise<Extract<LoaderResult, { kind: 'page' }>> {
  const { market, messages, path, query, form } = request
  noteError(deps, request, { status, message })
  const { errorWords } = await loadFrame(deps, market, making)
  const main = (
    <ErrorMain
      messages={messages}
      market={market}
      status={status}
      text={text}
      words={errorWords}
      again={status === 429 ? { address: withQuery(path, query), form } : undefined}
    />
  )
  return {
    kind: 'page',
    status,
    head: { title: errorTitle(messages, status, errorWords), robots: 'noindex' },
    layout: 'page',
    main: Promise.resolve(main),
  }
}

/** The error catalogue's sentence is for the log; guests have their own words. */
function noteError(
  { note }: Pick<Deps, 'note'>,
  { market, path, trace = '' }: Pick<RenderContext, 'market' | 'path' | 'trace'>,
  { status, message }: { status: ErrorStatus; message?: string },
): void {
  if (message !== undefined) note({ status, message, market: market.key, path, trace })
}
