import { createElement, type ReactNode } from 'react'
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
  render(): ReactNode
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
function keptContent({ request: { market, parts }, name, shows, tags, render }: KeptPartProps) {
  const html = parts.html(JSON.stringify(['panel', name, market.key, shows]), tags, render)
  return { dangerouslySetInnerHTML: { __html: html } }
}
