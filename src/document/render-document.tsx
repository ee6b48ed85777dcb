import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
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
  /** Wait for the deferred parts too: for readers that do not run scripts. */
  whole: boolean
  onError(error: unknown): void
}

/**
 * The page in document order, so that it is whole without scripts: the opening leaves at once, <main> follows when its
 * data is there, then the footer; what the page defers comes last.
 */
export function renderDocument(parts: DocumentParts): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  writeDocument(parts, writable).catch(parts.onError)
  return readable
}

async function writeDocument(parts: DocumentParts, writable: WritableStream<Uint8Array>): Promise<void> {
  await write(writable, parts.opening)
  const body = await renderBody(parts)
  await body.pipeTo(writable, { preventClose: true })
  await write(writable, '</body></html>')
  await writable.close()
}

async function write(writable: WritableStream<Uint8Array>, text: string): Promise<void> {
  const writer = writable.getWriter()
  await writer.write(new TextEncoder().encode(text))
  writer.releaseLock()
}

async function renderBody(parts: DocumentParts): Promise<ReadableStream<Uint8Array>> {
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
