import type { ReactNode } from 'react'
import { ErrorMain, type ErrorWords, errorTitle } from '../document/error-main.tsx'
import { withQuery } from '../urls/paths.ts'
import type { PageResult, RenderContext } from './page.ts'

/** Statuses of refused requests; nothing that a page of this site sends by itself gets one. */
export type RefusedStatus = 400 | 403 | 405 | 413 | 415 | 429
export type ErrorStatus = RefusedStatus | 404 | 500 | 503

export interface ErrorPageParts {
  status: ErrorStatus
  /** Of the error catalogue. */
  message?: string
  /** What is wrong with the request, in place of the page's general text. */
  text?: string
}

/** The page for one that is missing, was refused or failed. */
export async function errorPage(
  { market, messages, path, query, form, errorWords, note }: RenderContext,
  { status, message, text }: ErrorPageParts,
): Promise<PageResult> {
  // The error catalogue's sentence is for the log; guests get texts of their own.
  if (message !== undefined) note({ status, message })
  const words = await errorWords()
  const main = async () => (
    <ErrorMain
      messages={messages}
      market={market}
      status={status}
      text={text ?? (status === 404 ? await writtenText(words) : undefined)}
      words={words}
      again={isPassing(status) ? { url: withQuery(path, query), form } : undefined}
    />
  )
  return {
    kind: 'page',
    status,
    head: { title: errorTitle(messages, status, words), robots: 'noindex' },
    layout: 'page',
    main: main(),
  }
}

/** Whether the same request may succeed a moment later. */
function isPassing(status: ErrorStatus): boolean {
  return status === 429 || status >= 500
}

/** The editors' text for a missing page, if there is one. */
async function writtenText(words: ErrorWords | null): Promise<ReactNode> {
  if (!words?.text) return undefined
  const { RichTextBody } = await import('../ui/rich-text.tsx')
  return <RichTextBody text={words.text} links={words.links} />
}
