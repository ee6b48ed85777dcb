import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderContext } from '../../routing/page.ts'

interface KeptPartProps {
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
   * What differs from trip to trip, by the names of the places where it goes: of what is kept, nothing may depend on it.
   * A text of more than 16,383 characters is found in a map by its length alone (V8), so that a house's reviews with a trip
   * each would be compared with one another.
   */
  fills?: Readonly<Record<string, ReactNode>>
  render(): ReactNode
}

/** Stands in a kept part where one of its `fills` goes. */
export function Place({ name }: { name: string }) {
  return <template data-place={name} />
}

/** No words of a guest or editor come to an element of their own. */
function filled(html: string, fills: KeptPartProps['fills'] = {}): string {
  return Object.entries(fills).reduce(
    (sofar, [name, node]) =>
      sofar.replace(`<template data-place="${name}"></template>`, () => renderToStaticMarkup(node)),
    html,
  )
}

/** A section of the page, of that name: rendered once for all that it shows, until what it is made from is purged. */
export function KeptSection(props: KeptPartProps) {
  return createElement('section', { className: 'part', id: props.name, ...keptContent(props) })
}

/** The same for what is no section of its own. */
export function KeptPart(props: KeptPartProps) {
  return createElement('div', keptContent(props))
}

/** Safe: the HTML is React's own output. */
function keptContent({ request: { market, parts }, name, shows, tags, fills, render }: KeptPartProps) {
  const html = parts.html(JSON.stringify(['panel', name, market.key, shows]), tags, render)
  return { dangerouslySetInnerHTML: { __html: filled(html, fills) } }
}
