import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderContext } from '../../routing/page.ts'

interface CachedPartProps {
  request: Pick<RenderContext, 'market' | 'parts'>
  /** Of the part: no other has it. */
  name: string
  /**
   * As JSON has it, everything that the part is made of but for the edition's own words: what is missing here would
   * come from another house or trip.
   */
  shows: unknown
  /** Ids of what that comes from. */
  tags: readonly string[]
  /**
   * Inserts what differs from trip to trip into the cached HTML, which must not depend on it. V8 compares strings of
   * more than 16,383 characters in a map by their length alone as a hash, so that a house's reviews with a trip each
   * would be compared with one another.
   */
  finish?(html: string): string
  render(): ReactNode
}

/** Placeholder in a cached part, which `inPlace` replaces. */
export function Place({ name }: { name: string }) {
  return <template data-place={name} />
}

/** No words of a guest or editor come to an element of their own. */
export function inPlace(html: string, name: string, node: ReactNode): string {
  return html.replace(`<template data-place="${name}"></template>`, () => renderToStaticMarkup(node))
}

/** A section of the page, of that name: rendered once for all that it shows, until what it is made from is purged. */
export function CachedSection(props: CachedPartProps) {
  return createElement('section', { className: 'part', id: props.name, ...cachedContent(props) })
}

/** The same for what is no section of its own. */
export function CachedPart(props: CachedPartProps) {
  return createElement('div', cachedContent(props))
}

/** Safe: the HTML is React's own output. */
function cachedContent({ request: { market, parts }, name, shows, tags, finish, render }: CachedPartProps) {
  const html = parts.html(JSON.stringify(['panel', name, market.key, shows]), tags, render)
  return { dangerouslySetInnerHTML: { __html: finish ? finish(html) : html } }
}
