import type { FilterNode, Token } from '../../../src/backend/search/filter/tokens.ts'
import { quoteValue } from '../../../src/services/search/filter-expression.ts'

/** The filter that reads back as the same node. */
export function printFilter(node: FilterNode): string {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.parts.map((part) => `(${printFilter(part)})`).join(node.kind === 'and' ? ' AND ' : ' OR ')
    case 'not':
      return `NOT (${printFilter(node.part)})`
    case 'compare':
      return `${quote(node.attribute)} ${node.operator} ${quote(node.value)}`
    case 'between':
      return `${quote(node.attribute)} ${quote(node.from)} TO ${quote(node.to)}`
    case 'in':
      return `${quote(node.attribute)} IN [${node.values.map(quote).join(', ')}]`
    case 'exists':
      return `${quote(node.attribute)} EXISTS`
    case 'null':
      return `${quote(node.attribute)} IS NULL`
    case 'empty':
      return `${quote(node.attribute)} IS EMPTY`
    case 'startsWith':
      return `${quote(node.attribute)} STARTS WITH ${quote(node.value)}`
    case 'radius':
      return `_geoRadius(${node.lat.text}, ${node.lng.text}, ${node.metres.text})`
    case 'box':
      return `_geoBoundingBox(${node.corners.map(([lat, lng]) => `[${lat.text}, ${lng.text}]`).join(', ')})`
  }
}

function quote({ text }: Token): string {
  return quoteValue(text)
}
