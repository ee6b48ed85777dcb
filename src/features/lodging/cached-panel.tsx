import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { partHtml } from '../../document/render-main.ts'
import type { RenderContext } from '../../routing/page.ts'

interface CachedPartProps {
  request: Pick<RenderContext, 'market' | 'parts'>
  /** Unique name of the part. */
  name: string
  /** Everything that the part shows but the edition's texts, serializable as JSON: it is part of the cache key. */
  shows: readonly unknown[]
  /** Ids of the data in it. */
  tags: readonly string[]
  /**
   * Inserts what depends on the trip into the cached HTML, which must not depend on it: V8 hashes strings of more than
   * 16,383 characters by their length alone, so that keys with a house's reviews and a trip each would be compared with
   * one another.
   */
  finish?(html: string): string
  render(): ReactNode
}

/** Placeholder in a cached part, which `inPlace` replaces. */
export function Place({ name }: { name: string }) {
  return <template data-place={name} />
}

/** No text of a guest or editor can be an element of its own. */
export function inPlace(html: string, name: string, node: ReactNode): string {
  const written = node ? renderToStaticMarkup(node) : ''
  return html.replace(`<template data-place="${name}"></template>`, () => written)
}

/** A section of the page: rendered once for all data that it shows, until that is purged. */
export function CachedSection(props: CachedPartProps) {
  return createElement('section', { className: 'part', id: props.name, ...cachedContent(props) })
}

/** The same without a section element. */
export function CachedPart(props: CachedPartProps) {
  return createElement('div', cachedContent(props))
}

/** Safe: the HTML is React's own output. */
function cachedContent({ request: { market, parts }, name, shows, tags, finish, render }: CachedPartProps) {
  // JSON has no line breaks of its own.
  const html = parts.html(['panel', name, market.key, ...shows.map(jsonOf)].join('\n'), tags, () => partHtml(render()))
  return { dangerouslySetInnerHTML: { __html: finish ? finish(html) : html } }
}

const written = new WeakMap<object, string>()

/** Several parts show the same data of a reply, and it stays at hand for many pages; it never changes. */
function jsonOf(shown: unknown): string | undefined {
  if (typeof shown !== 'object' || shown === null) return JSON.stringify(shown)
  const before = written.get(shown)
  if (before !== undefined) return before
  const json = JSON.stringify(shown)
  written.set(shown, json)
  return json
}
