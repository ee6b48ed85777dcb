import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { joinBytes } from '../domain/bytes.ts'
import type { EditionKey } from '../markets/market.ts'
import type { Layout } from '../routing/page.ts'
import type { DeferredPart } from '../ui/deferred-part.tsx'
import type { PageInLayout } from './layout-pieces.ts'
import { withoutOptionalEndTags } from './optional-end-tags.ts'
import { inPlaces, movedIntoPlace, type WrittenPart, writeDeferred } from './render-main.ts'
import type { SiteLayout } from './site-layout.tsx'

/** Of a document, in their order: texts, and bytes of what many documents have. */
export type Pieces = readonly (string | Uint8Array<ArrayBuffer>)[]

export interface DocumentParts {
  /** Up to <body>. */
  head: string
  siteLayout: Promise<SiteLayout>
  /** What header and footer of that layout show of the page. */
  page: PageInLayout
  origins: Record<EditionKey, string>
  main: Promise<ReactNode>
  /** HTML that stands behind main once that is there, for programs. */
  structured: Promise<string>
  /** What main may leave without. */
  deferred: readonly DeferredPart[]
  /** Shown in place of a main part that could not be rendered. */
  failedMain(siteLayout: SiteLayout): ReactNode
  layout: Layout
  nonce: string
  /** Wait for the deferred parts too: for readers that do not run scripts. */
  whole: boolean
  onError(error: unknown): void
}

/**
 * The page in document order, so that it is whole without scripts: head and header leave before anything is loaded,
 * <main> and the footer follow when main's data is there; what is later than that comes last.
 */
export function renderDocument(parts: DocumentParts): ReadableStream<Uint8Array> {
  const chunks = writeDocument(parts)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(bytesOf(value))
      } catch (error) {
        parts.onError(error)
        controller.error(error)
      }
    },
    async cancel() {
      await chunks.return()
    },
  })
}

async function* writeDocument(parts: DocumentParts): AsyncGenerator<Pieces, void> {
  const atOnce = await Promise.race([parts.siteLayout, turn()])
  if (!atOnce) yield [parts.head]
  const siteLayout = atOnce ?? (await parts.siteLayout)
  yield [...(atOnce ? [parts.head] : []), ...siteLayout.header(parts.page, parts.origins)]

  const { main, isRendered } = await renderMain(parts, siteLayout)
  const structured = isRendered ? await parts.structured : ''
  const deferred = isRendered ? parts.deferred : []
  const coming = writeDeferred(deferred, parts.onError)
  const arrived = new Map<string, WrittenPart>()
  const arrivals = coming.map((part) => part.then((each) => void arrived.set(each.id, each)))
  if (coming.length > 0) await (parts.whole ? Promise.all(arrivals) : turn())
  const waiting = deferred.filter(({ id }) => !arrived.has(id))
  const written = inPlaces(main, [
    ...arrived.values(),
    ...waiting.map((part) => ({ id: part.id, html: renderToStaticMarkup(part.waiting) })),
  ])
  const whole = [
    `<main id="main" class="layout-${parts.layout}" tabindex="-1">`,
    withoutOptionalEndTags(written),
    `</main>${structured}<div>`,
    ...siteLayout.footer(parts.page, parts.origins),
    '</div>',
  ]
  if (waiting.length === 0) return yield [...whole, ending]
  yield whole

  const missing = new Set(waiting.map(({ id }) => id))
  while (missing.size > 0) {
    const next = await Promise.race(coming.filter((_, index) => missing.has(deferred[index]?.id ?? '')))
    missing.delete(next.id)
    yield [movedIntoPlace({ ...next, html: withoutOptionalEndTags(next.html) }, parts.nonce)]
  }
  yield [ending]
}

const ending = '</body></html>'

const encoder = new TextEncoder()

function bytesOf(pieces: Pieces): Uint8Array<ArrayBuffer> {
  return joinBytes(pieces.map((piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece)))
}

async function renderMain(
  parts: DocumentParts,
  siteLayout: SiteLayout,
): Promise<{ main: string; isRendered: boolean }> {
  try {
    return { main: renderToStaticMarkup(await parts.main), isRendered: true }
  } catch (error) {
    parts.onError(error)
    return { main: renderToStaticMarkup(parts.failedMain(siteLayout)), isRendered: false }
  }
}

/** Whatever is there already has come by then. */
function turn(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
