import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { withoutPreloads } from '../islands/without-preloads.ts'
import { type DeferredPart, placeOf } from '../ui/deferred-part.tsx'

export interface MainParts {
  main: Promise<ReactNode>
  deferred: readonly DeferredPart[]
  onError(error: unknown): void
}

/** The HTML of <main> with every deferred part in its place. Rejects when it can't be rendered. */
export async function renderMain({ main, deferred, onError }: MainParts): Promise<string> {
  const html = renderToStaticMarkup(await main)
  return inPlaces(html, await Promise.all(writeDeferred(deferred, onError)))
}

export interface WrittenPart {
  id: string
  html: string
}

/** Renders each part as HTML when it is loaded; a failed one keeps its placeholder. */
export function writeDeferred(
  parts: readonly DeferredPart[],
  onError: (error: unknown) => void,
): Promise<WrittenPart>[] {
  return parts.map(async ({ id, main, waiting }) => {
    try {
      return { id, html: renderToStaticMarkup(await main) }
    } catch (error) {
      onError(error)
      return { id, html: renderToStaticMarkup(waiting) }
    }
  })
}

export function inPlaces(html: string, parts: readonly WrittenPart[]): string {
  return parts.reduce((filled, part) => filled.replace(placeOf(part.id), () => part.html), html)
}

/** A late part with the script that moves it to its place. */
export function movedIntoPlace({ id, html }: WrittenPart, nonce: string): string {
  const template = `later-${id}`
  return `<template id="${template}">${html}</template><script nonce="${nonce}">{const t=document.getElementById("${template}");document.getElementById("${id}").replaceWith(t.content);t.remove()}</script>`
}

/** The HTML of a part that many pages share: none of them fetches its pictures before their place is reached. */
export function partHtml(part: ReactNode): string {
  return withoutPreloads(renderToStaticMarkup(part))
}
