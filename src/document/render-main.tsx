import type { ReactNode } from 'react'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'

export interface MainParts {
  main: Promise<ReactNode>
  /** Whether it holds parts that are still on their way. */
  defers: boolean
  signal: AbortSignal
  onError(error: unknown): void
}

/** What stands in <main>, its deferred parts in their places. Rejects when it can't be made. */
export async function renderMain({ main, defers, signal, onError }: MainParts): Promise<string> {
  if (!defers) return renderToStaticMarkup(await main)
  // However long a part is, it must not come apart to be moved into place by a script.
  const options = { signal, onError, progressiveChunkSize: Number.POSITIVE_INFINITY }
  const stream = await renderToReadableStream(await main, options)
  await stream.allReady
  return new Response(stream).text()
}
