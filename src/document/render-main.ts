import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeferredPart } from '../ui/later.tsx'
import { inPlaces, writeLater } from './write-later.ts'

export interface MainParts {
  main: Promise<ReactNode>
  later: readonly DeferredPart[]
  onError(error: unknown): void
}

/** What stands in <main>, every part in its place, however late it comes. Rejects when it can't be made. */
export async function renderMain({ main, later, onError }: MainParts): Promise<string> {
  const html = renderToStaticMarkup(await main)
  return inPlaces(html, await Promise.all(writeLater(later, onError)))
}
