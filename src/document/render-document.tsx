import type { ReactNode } from 'react'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import type { Layout } from '../routing/page.ts'

export interface DocumentParts {
  /** Up to <body>, and the header: ready before anything is loaded. */
  opening: string
  main: Promise<ReactNode>
  /** Shown in place of a main that could not be made. */
  failedMain: ReactNode
  layout: Layout
  /** HTML of the footer. */
  footer: string
  nonce: string
  signal: AbortSignal
  /** Whether main holds parts that are still on their way. */
  defers: boolean
  /** Wait for the deferred parts too: for readers that do not run scripts. */
  whole: boolean
  onError(error: unknown): void
}

/**
 * The page in document order, so that it is whole without scripts: the opening leaves at once, <main> follows when its
 * data is there, then the footer; what the page defers comes last.
 */
export function renderDocument(parts: DocumentParts): ReadableStream<Uint8Array> {
  const chunks = writeDocument(parts)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
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

const encoder = new TextEncoder()

async function* writeDocument(parts: DocumentParts): AsyncGenerator<Uint8Array, void> {
  yield encoder.encode(parts.opening)
  if (!parts.defers) return yield encoder.encode((await renderWhole(parts)) + ending)
  const reader = (await renderStream(parts)).getReader()
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value
  } finally {
    await reader.cancel()
  }
  yield encoder.encode(ending)
}

const ending = '</body></html>'

/** A text costs React half of what a stream does. */
async function renderWhole(parts: DocumentParts): Promise<string> {
  try {
    return renderToStaticMarkup(<Body parts={parts} main={await parts.main} />)
  } catch (error) {
    parts.onError(error)
    return renderToStaticMarkup(<Body parts={parts} main={parts.failedMain} />)
  }
}

async function renderStream(parts: DocumentParts): Promise<ReadableStream<Uint8Array>> {
  const options = { nonce: parts.nonce, signal: parts.signal, onError: parts.onError }
  try {
    const stream = await renderToReadableStream(<Body parts={parts} main={await parts.main} />, options)
    if (parts.whole) await stream.allReady
    return stream
  } catch (error) {
    parts.onError(error)
    return renderToReadableStream(<Body parts={parts} main={parts.failedMain} />, options)
  }
}

function Body({ parts, main }: { parts: DocumentParts; main: ReactNode }) {
  return (
    <>
      <main id="main" className={`layout-${parts.layout}`} tabIndex={-1}>
        {main}
      </main>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, once for each edition */}
      <div dangerouslySetInnerHTML={{ __html: parts.footer }} />
    </>
  )
}
