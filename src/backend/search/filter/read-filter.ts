import { maxFilterConditions, maxFilterSql } from '../limits.ts'
import { SearchError } from '../search-error.ts'
import type { SqlValues } from '../sql-values.ts'
import { compileFilter, type FilterTarget } from './compile.ts'
import { alwaysTrue, type Condition, conjunction, disjunction } from './condition.ts'
import { parseFilter } from './parser.ts'
import { FilterError, type FilterNode } from './syntax.ts'

/** D1 reads expressions of a hundred levels; what stands around the filter has its share. */
const deepestSql = 80

/** A search's filter as SQL. Lists stand for AND, lists inside them for OR. Throws SearchError. */
export function readFilter(filter: unknown, target: FilterTarget, values: SqlValues): Condition {
  return conjunction(readConditions(filter, target, values))
}

/** The same as conditions that all have to be met. Throws SearchError. */
export function readConditions(filter: unknown, target: FilterTarget, values: SqlValues): Condition[] {
  const conditions = readOuter(filter, { target, values, left: maxFilterConditions })
  const { depth, sql } = conjunction(conditions)
  if (depth > deepestSql) {
    throw refusal(
      `The filter exceeded the maximum depth limit: as SQL it has ${depth} levels, at most ${deepestSql} are read. Try rewriting the filter so that it contains fewer nested conditions.`,
    )
  }
  if (sql.length <= maxFilterSql) return conditions
  throw refusal(
    `The filter is too long: as SQL it has ${sql.length} characters, at most ${maxFilterSql} are read. Try rewriting the filter so that it contains fewer conditions.`,
  )
}

interface Reading {
  target: FilterTarget
  values: SqlValues
  /** Conditions that the filter may still have. */
  left: number
}

function readOuter(filter: unknown, reading: Reading): Condition[] {
  if (filter === undefined || filter === null) return []
  if (typeof filter === 'string') return readTexts(filter, reading)
  if (!Array.isArray(filter)) throw wrongType('String, Array', filter)
  return filter.map((part: unknown) => readInner(part, reading))
}

function readInner(filter: unknown, reading: Reading): Condition {
  if (typeof filter === 'string') return readText(filter, reading)
  if (!Array.isArray(filter)) throw wrongType('String, [String]', filter)
  const parts = filter.map((part: unknown) => {
    if (typeof part === 'string') return readText(part, reading)
    throw wrongType('String', part)
  })
  return parts.length === 0 ? alwaysTrue : disjunction(parts)
}

function readText(text: string, reading: Reading): Condition {
  return conjunction(readTexts(text, reading))
}

function readTexts(text: string, reading: Reading): Condition[] {
  try {
    const node = parseFilter(text)
    if (!node) return []
    reading.left -= conditionsOf(node)
    if (reading.left < 0) {
      throw refusal(`The filter has too many conditions: at most ${maxFilterConditions} are compared at once.`)
    }
    const parts = node.kind === 'and' ? node.parts : [node]
    return parts.map((part) => compileFilter(part, reading.target, reading.values, text))
  } catch (error) {
    if (error instanceof FilterError) throw refusal(error.message)
    throw error
  }
}

/** How many attributes or places the filter compares; a list of values is one comparison. */
function conditionsOf(node: FilterNode): number {
  if (node.kind === 'not') return conditionsOf(node.part)
  if (node.kind !== 'and' && node.kind !== 'or') return 1
  return node.parts.reduce((sum, part) => sum + conditionsOf(part), 0)
}

function wrongType(expected: string, found: unknown): SearchError {
  return refusal(`Invalid syntax for the filter parameter: \`expected ${expected}, found: ${JSON.stringify(found)}\`.`)
}

function refusal(message: string): SearchError {
  return new SearchError('invalid_search_filter', message)
}
