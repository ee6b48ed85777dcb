import type { RichText } from '../../contracts/rich-text.ts'
import { appendTrailingSlash } from '../../domain/slashes.ts'
import type { Market } from '../../markets/market.ts'
import { parseLodgingPath } from '../../urls/lodging-path.ts'

interface Node {
  nodeType: string
  data: { uri?: unknown }
  content?: readonly Node[]
}

/** Codes of the houses that a text links to by their addresses on this site, in capitals and each once. */
export function linkedHouses(text: RichText | null, market: Market): string[] {
  if (!text) return []
  const names = addressesIn(text).flatMap((address) => {
    const path = appendTrailingSlash(address.replace(/[?#].*$/, '').toLowerCase())
    const house = path.startsWith('/') ? parseLodgingPath(path, market) : null
    return house ? [house.name.toUpperCase()] : []
  })
  return [...new Set(names)]
}

function addressesIn(node: Node): string[] {
  const own = node.nodeType === 'hyperlink' && typeof node.data.uri === 'string' ? [node.data.uri] : []
  return [...own, ...(node.content ?? []).flatMap(addressesIn)]
}
