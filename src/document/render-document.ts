import type { ReactNode } from 'react'
import { joinBytes } from '../domain/bytes.ts'
import { turn } from '../domain/promises.ts'
import type { EditionKey } from '../markets/market.ts'
import type { Layout } from '../routing/page.ts'
import type { DeferredPart } from '../ui/deferred-part.tsx'
import type { PageInLayout } from './layout-pieces.ts'
import type { SiteLayout } from './site-layout.tsx'

/** Pieces of a document, in their order: texts, and bytes that many documents share. */
export type Pieces = readonly (string | Uint8Array<ArrayBuffer>)[]

export interface DocumentParts {
  /** Up to <body>. */
  head: string
  siteLayout(): Promise<SiteLayout>
  /** The page, for header and footer. */
  page: PageInLayout
  origins: Record<EditionKey, string>
  main: Promise<ReactNode>
  /** HTML for programs, written after main. */
  structured: Promise<string>
  /** Parts that may come after main. */
  deferred: readonly DeferredPart[]
  /** Shown in place of a main part that could not be rendered. */
  failedMain(siteLayout: SiteLayout): ReactNode
  layout: Layout
  nonce: string
  /** Whether deferred parts are awaited: for clients without scripts. */
  whole: boolean
  onError(error: unknown): void
}

/**
 * Streams the page in document order, so that it is complete without scripts: head and header at once, `<main>` and the
 * footer when main's data is loaded, deferred parts that are later at the end.
 */
export function renderDocument(parts: DocumentParts): ReadableStream<Uint8Array> {
  const chunks = writeDocument(parts)
  const written: Uint8Array<ArrayBuffer>[] = []
  const whole = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  // Without this, a failure that nobody waits for would count as unhandled.
  whole.promise.catch(() => {})
  let [isWanted, hasLeft] = [false, false]
  let controller: ReadableStreamDefaultController<Uint8Array>

  /** Returns whether there is more. */
  async function writeNext(): Promise<boolean> {
    try {
      const { done = false, value } = await chunks.next()
      const chunk = done ? null : bytesOf(value ?? [])
      if (chunk) written.push(chunk)
      // The runtime may keep the stream for a while: not its chunks, too.
      else whole.resolve(joinBytes(written.splice(0)))
      if (!hasLeft && chunk) controller.enqueue(chunk)
      if (!hasLeft && !chunk) controller.close()
      return !done
    } catch (error) {
      parts.onError(error)
      whole.reject(error)
      controller.error(error)
      return false
    }
  }

  /** Also for a reader who has left, of which the runtime tells nothing. */
  async function writeRest(): Promise<void> {
    for (let isMore = true; isMore; ) isMore = await writeNext()
  }

  const stream = new ReadableStream<Uint8Array>({
    start(ofStream) {
      controller = ofStream
    },
    async pull() {
      if (!isWanted) await writeNext()
    },
    async cancel(reason) {
      hasLeft = true
      if (isWanted) return
      whole.reject(reason)
      await chunks.return()
    },
  })
  wholes.set(stream, () => {
    isWanted = true
    void writeRest()
    return whole.promise
  })
  return stream
}

const wholes = new WeakMap<ReadableStream, () => Promise<Uint8Array<ArrayBuffer>>>()

/**
 * The bytes of a document that is being sent, once it is whole: at less cost than a second branch of its stream. From now
 * on it is written to its end, whether or not somebody reads it. Undefined for other streams.
 */
export function wholeDocument(stream: ReadableStream): Promise<Uint8Array<ArrayBuffer>> | undefined {
  return wholes.get(stream)?.()
}

/** What writes documents, and React with it, is evaluated behind the head of an isolate's first document. */
let writer: typeof import('./write-document.ts') | undefined

async function* writeDocument(parts: DocumentParts): AsyncGenerator<Pieces, void> {
  if (writer) return yield* writer.writeDocument(parts, [parts.head])
  yield [parts.head]
  // The head leaves meanwhile: until then it waits for everything that runs without a pause.
  await turn()
  writer = await import('./write-document.ts')
  yield* writer.writeDocument(parts, [])
}

const encoder = new TextEncoder()

function bytesOf(pieces: Pieces): Uint8Array<ArrayBuffer> {
  return joinBytes(pieces.map((piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece)))
}
