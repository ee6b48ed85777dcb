import { type Attribute, normalizeValue } from '../indexes/search-index.ts'
import type { SqlValues } from '../sql-values.ts'
import { compareElement, isElementIn, matchingKeys, rangesOf, startsElement } from './comparisons.ts'
import { alwaysFalse, alwaysTrue, type Condition, conjunction, disjunction, leaf, negation } from './condition.ts'
import { compileBox, compileRadius } from './geo.ts'
import { FilterError, type FilterNode, type Token } from './tokens.ts'

export interface FilterTarget {
  uid: string
  attributeOf: (name: string) => Attribute | undefined
  /** For the message that refuses an attribute. */
  filterableAttributes: readonly string[]
  /** SQL of the document's position; an index without has none. */
  position?: { lat: string; lng: string }
}

/** The filter as SQL that is 1 or 0 and never NULL. Throws FilterError for what the index can't answer. */
export function compileFilter(node: FilterNode, target: FilterTarget, values: SqlValues, input: string): Condition {
  const compile = (part: FilterNode) => compileFilter(part, target, values, input)
  switch (node.kind) {
    case 'and':
      return conjunction(node.parts.map(compile))
    case 'or':
      return disjunction(node.parts.map(compile))
    case 'not':
      return negation(compile(node.part))
    case 'radius':
      return compileRadius(node, positionOf(target, node.lat, input), input)
    case 'box':
      return compileBox(node, positionOf(target, node.corners[0][0], input), input)
    default:
      return compileCondition(node, attributeOf(target, node.attribute, input), values)
  }
}

type AttributeNode = Extract<FilterNode, { attribute: Token }>

function compileCondition(node: AttributeNode, attribute: Attribute, values: SqlValues): Condition {
  switch (node.kind) {
    case 'compare':
      // For an attribute that no document has, `!=` matches nothing.
      if (node.operator === '!=')
        return whereKnown(attribute, negation(compare(attribute, '=', node.value.text, values)))
      return compare(attribute, node.operator, node.value.text, values)
    case 'between':
      return between(attribute, node.from.text, node.to.text, values)
    case 'in':
      return oneOf(attribute, node.values, values)
    case 'startsWith':
      // With nothing begins whatever is there, numbers too.
      if (normalizeValue(node.value.text) === '') return exists(attribute)
      return some(
        attribute,
        (element) => startsElement(element, attribute, node.value.text, values),
        (key) => key.startsWith(node.value.text.toLowerCase()),
      )
    case 'exists':
      return exists(attribute)
    case 'null':
      if (isLeftOut(attribute)) return alwaysFalse
      return 'optional' in attribute && attribute.optional ? leaf(`${attribute.sql} IS NULL`) : alwaysFalse
    case 'empty':
      return isEmpty(attribute)
  }
}

function exists(attribute: Attribute): Condition {
  if (attribute.kind === 'mixed') return leaf(attribute.some(() => '1'))
  if (attribute.kind === 'keys') return attribute.existsSql === undefined ? alwaysTrue : leaf(attribute.existsSql)
  return isLeftOut(attribute) ? leaf(`${attribute.sql} IS NOT NULL`) : alwaysTrue
}

function whereKnown(attribute: Attribute, condition: Condition): Condition {
  return attribute.kind === 'mixed' ? conjunction([leaf(attribute.isKnown), condition]) : condition
}

/** Some documents don't have it, and none holds null. */
function isLeftOut(attribute: Attribute): attribute is Attribute & { kind: 'number' } {
  return attribute.kind === 'number' && attribute.optional === 'left out'
}

function compare(
  attribute: Attribute,
  operator: '=' | '>' | '>=' | '<' | '<=',
  value: string,
  values: SqlValues,
): Condition {
  const condition = some(
    attribute,
    (element) => compareElement(element, attribute, operator, value, values),
    matchingKeys(operator, value),
  )
  const ranges = rangesOf(attribute, operator, value)
  return ranges ? { ...condition, ranges } : condition
}

/** A list is compared as a list, so that an index can be used and its length adds nothing to the depth. */
function oneOf(attribute: Attribute, tokens: readonly Token[], values: SqlValues): Condition {
  const texts = [...new Set(tokens.map(({ text }) => text))]
  if (texts.length === 0) return alwaysFalse
  const isKeyMatched = (key: string) => texts.some((value) => matchingKeys('=', value)(key))
  if (attribute.kind === 'flag') {
    return disjunction(['true', 'false'].filter(isKeyMatched).map((value) => compare(attribute, '=', value, values)))
  }
  return some(attribute, (element) => isElementIn(element, attribute, texts, values), isKeyMatched)
}

function between(attribute: Attribute, from: string, to: string, values: SqlValues): Condition {
  const isFromMet = matchingKeys('>=', from)
  const isToMet = matchingKeys('<=', to)
  const condition = some(
    attribute,
    (element) =>
      `(${compareElement(element, attribute, '>=', from, values)} AND ${compareElement(element, attribute, '<=', to, values)})`,
    (key) => isFromMet(key) && isToMet(key),
  )
  const [lower, upper] = [rangesOf(attribute, '>=', from), rangesOf(attribute, '<=', to)]
  return lower && upper ? { ...condition, ranges: [...lower, ...upper] } : condition
}

/** That the attribute, or some element of its list, passes the test. */
function some(attribute: Attribute, test: (element: string) => string, isKeyMet: (key: string) => boolean): Condition {
  if (attribute.kind === 'keys') {
    return disjunction([...attribute.keys].flatMap(([key, sql]) => (isKeyMet(key) ? [leaf(sql)] : [])))
  }
  if ('some' in attribute) return leaf(attribute.some(test))
  const isOptional = attribute.kind !== 'flag' && attribute.optional
  return leaf(isOptional ? `ifnull(${test(attribute.sql)}, 0)` : test(attribute.sql))
}

function isEmpty(attribute: Attribute): Condition {
  if (attribute.kind === 'text') return leaf(`ifnull(${attribute.sql} = '', 0)`)
  if (attribute.kind === 'mixed') return leaf(attribute.some((element) => `${element} = ''`))
  if (attribute.kind === 'keys') return negation(disjunction([...attribute.keys.values()].map((sql) => leaf(sql))))
  if (attribute.kind === 'numbers' || attribute.kind === 'texts') return negation(leaf(attribute.some(() => '1')))
  return alwaysFalse
}

function attributeOf(target: FilterTarget, token: Token, input: string): Attribute {
  const attribute = target.attributeOf(token.text)
  if (attribute) return attribute
  throw notFilterable(target, token.text, token, input)
}

function positionOf(target: FilterTarget, token: Token, input: string): { lat: string; lng: string } {
  if (target.position) return target.position
  throw notFilterable(target, '_geo', token, input)
}

function notFilterable(target: FilterTarget, name: string, token: Token, input: string): FilterError {
  const available = target.filterableAttributes.join(', ')
  return new FilterError(
    `Index \`${target.uid}\`: Attribute \`${name}\` is not filterable. Available filterable attribute patterns are: \`${available}\`.`,
    input,
    token.start,
    token.end,
  )
}
