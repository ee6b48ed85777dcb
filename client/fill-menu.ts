import { megamenuAttribute } from '../src/islands/protocol.ts'
import { parseHtml } from '../src/islands/trusted-html.ts'
import { fetchPart } from './parts/fetch-part.ts'

const coming = new WeakSet<HTMLElement>()

/**
 * Fills a menu above its link to everything. If the request fails, the link stays, and the next opening requests it
 * again.
 */
export async function fillMenu(menu: HTMLElement): Promise<void> {
  if (coming.has(menu)) return
  coming.add(menu)
  const part = await fetchPart(menu.ownerDocument, menu.getAttribute(megamenuAttribute) ?? '').catch(() => null)
  coming.delete(menu)
  if (part?.kind !== 'part') return
  menu.setAttribute(megamenuAttribute, '')
  menu.querySelector('.megamenu')?.prepend(parseHtml(menu.ownerDocument, part.html))
}
