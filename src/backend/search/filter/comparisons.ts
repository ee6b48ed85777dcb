import { type Attribute, normalizedText, normalizeValue } from '../indexes/search-index.ts'
import { type SqlValues, sqlNumber } from '../sql-values.ts'
import type { Range } from './condition.ts'

type Operator = '=' | '>' | '>=' | '<' | '<='

/**
 * How one value of an attribute is compared, as SQL. As in Meilisearch numbers compare with numbers and texts with texts,
 * whatever the filter's quotes: a text that is no number matches no number.
 */
export function compareElement(
  element: string,
  attribute: Attribute,
  operator: Operator,
  value: string,
  values: SqlValues,
): string {
  switch (attribute.kind) {
    case 'number':
      return compareNumber(element, operator, value, attribute.scale ?? 1)
    case 'numbers':
      return compareNumber(element, operator, value, 1)
    case 'flag':
      return compareFlag(element, operator, value)
    case 'mixed': {
      if (attribute.areNumbers) return compareNumber(element, operator, value, 1)
      const asNumber = `(typeof(${element}) <> 'text' AND ${compareNumber(element, operator, value, 1)})`
      const asText = `(typeof(${element}) = 'text' AND ${normalizedText(element)} ${operator} ${textValue(value, values)})`
      return `(${asNumber} OR ${asText})`
    }
    default:
      return `${element} ${operator} ${textValue(value, values)}`
  }
}

export function startsElement(element: string, attribute: Attribute, value: string, values: SqlValues): string {
  // True and false are words here, too.
  if (attribute.kind === 'flag') {
    const [isTrue, isFalse] = ['true', 'false'].map((word) => word.startsWith(normalizeValue(value)))
    return isTrue ? (isFalse ? '1' : `${element} = 1`) : isFalse ? `${element} = 0` : '0'
  }
  const start = textValue(value, values)
  return textTest(element, attribute, (text) => `substr(${text}, 1, length(${start})) = ${start}`)
}

/** The same comparison for keys that are known without asking the database. */
export function matchingKeys(operator: Operator, value: string): (key: string) => boolean {
  const expected = normalizeValue(value)
  return (key) => {
    if (operator === '=') return key === expected
    if (operator === '>') return key > expected
    if (operator === '>=') return key >= expected
    return operator === '<' ? key < expected : key <= expected
  }
}

const finite = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

export function numberOf(value: string): number | undefined {
  const number = finite.test(value.trim()) ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** The comparison as limits of a number that has a column of its own. */
export function rangesOf(attribute: Attribute, operator: Operator, value: string): Range[] | undefined {
  const number = numberOf(value)
  const sql = columnOf(attribute)
  if (number === undefined || sql === undefined || !('sql' in attribute)) return undefined
  const limit = attribute.kind === 'number' ? scaled(number, attribute.scale ?? 1) : number
  const min = operator === '<' || operator === '<=' ? Number.NEGATIVE_INFINITY : limit
  const max = operator === '>' || operator === '>=' ? Number.POSITIVE_INFINITY : limit
  return [{ sql, min, max, isOpen: operator === '<' || operator === '>' }]
}

function columnOf(attribute: Attribute): string | undefined {
  if (attribute.kind === 'number') return attribute.sql
  return attribute.kind === 'mixed' && attribute.areManyNumbers ? attribute.sql : undefined
}

/** That an element is one of the values, those left out that the attribute can't have. */
export function isElementIn(
  element: string,
  attribute: Attribute,
  candidates: readonly string[],
  values: SqlValues,
): string {
  const numbers = () =>
    candidates.flatMap((value) => numberOf(value) ?? []).map((number) => scaled(number, scaleOf(attribute)))
  const texts = () => candidates.map(normalizeValue)
  const { kind } = attribute
  if (kind === 'number' || kind === 'numbers' || (kind === 'mixed' && attribute.areNumbers)) {
    return `${element} IN ${listOf(numbers(), values)}`
  }
  if (kind !== 'mixed') return `${element} IN ${listOf(texts(), values)}`
  const asNumber = `(typeof(${element}) <> 'text' AND ${element} IN ${listOf(numbers(), values)})`
  const asText = `(typeof(${element}) = 'text' AND ${normalizedText(element)} IN ${listOf(texts(), values)})`
  return `(${asNumber} OR ${asText})`
}

/** Values up to which a list is written out, which SQLite plans best; a longer one travels as one text. */
const maxWrittenOut = 100

function listOf(candidates: readonly (number | string)[], values: SqlValues): string {
  if (candidates.length > maxWrittenOut)
    return `(SELECT value FROM json_each(${values.text(JSON.stringify(candidates))}))`
  return `(${candidates.map((value) => (typeof value === 'number' ? sqlNumber(value) : values.text(value))).join(', ')})`
}

function scaleOf(attribute: Attribute): number {
  return attribute.kind === 'number' ? (attribute.scale ?? 1) : 1
}

function compareNumber(element: string, operator: Operator, value: string, scale: number): string {
  const number = numberOf(value)
  if (number === undefined) return '0'
  return `${element} ${operator} ${sqlNumber(scaled(number, scale))}`
}

/** 45.95 * 100 is 4595.000000000001: whole øre and cents are meant where they are near. */
function scaled(number: number, scale: number): number {
  return scale === 1 ? number : Math.round(number * scale * 1e4) / 1e4
}

/** True and false are compared as words. */
function compareFlag(element: string, operator: Operator, value: string): string {
  const isMet = matchingKeys(operator, value)
  if (isMet('true')) return isMet('false') ? '1' : `${element} = 1`
  return isMet('false') ? `${element} = 0` : '0'
}

function textTest(element: string, attribute: Attribute, test: (text: string) => string): string {
  if (attribute.kind === 'text' || attribute.kind === 'texts') return test(element)
  if (attribute.kind !== 'mixed' || attribute.areNumbers) return '0'
  return `(typeof(${element}) = 'text' AND ${test(normalizedText(element))})`
}

function textValue(value: string, values: SqlValues): string {
  return values.text(normalizeValue(value))
}
