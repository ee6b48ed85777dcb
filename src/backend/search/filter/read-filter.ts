import { SearchError } from '../search-error.ts'
import type { SqlValues } from '../sql-values.ts'
import { compileFilter, type FilterTarget } from './compile.ts'
import { alwaysTrue, type Condition, conjunction, disjunction } from './condition.ts'
import { parseFilter } from './parser.ts'
import { FilterError } from './syntax.ts'

/** D1 reads expressions of a hundred levels and statements of 100 kB; what stands around the filter has its share. */
const deepestSql = 80
const longestSql = 80_000

/** A search's filter as SQL. Lists stand for AND, lists inside them for OR. Throws SearchError. */
export function readFilter(filter: unknown, target: FilterTarget, values: SqlValues): Condition {
  return conjunction(readConditions(filter, target, values))
}

/** The same as conditions that all have to be met. Throws SearchError. */
export function readConditions(filter: unknown, target: FilterTarget, values: SqlValues): Condition[] {
  const conditions = readOuter(filter, target, values)
  const condition = conjunction(conditions)
  if (condition.depth <= deepestSql && condition.sql.length <= longestSql) return conditions
  throw new SearchError(
    'invalid_search_filter',
    'The filter exceeded the maximum depth limit. Try rewriting the filter so that it contains fewer nested conditions.',
  )
}

function readOuter(filter: unknown, target: FilterTarget, values: SqlValues): Condition[] {
  if (filter === undefined || filter === null) return []
  if (typeof filter === 'string') return readTexts(filter, target, values)
  if (!Array.isArray(filter)) throw wrongType('String, Array', filter)
  return filter.map((part: unknown) => readInner(part, target, values))
}

function readInner(filter: unknown, target: FilterTarget, values: SqlValues): Condition {
  if (typeof filter === 'string') return readText(filter, target, values)
  if (!Array.isArray(filter)) throw wrongType('String, [String]', filter)
  const parts = filter.map((part: unknown) => {
    if (typeof part === 'string') return readText(part, target, values)
    throw wrongType('String', part)
  })
  return parts.length === 0 ? alwaysTrue : disjunction(parts)
}

function readText(text: string, target: FilterTarget, values: SqlValues): Condition {
  return conjunction(readTexts(text, target, values))
}

function readTexts(text: string, target: FilterTarget, values: SqlValues): Condition[] {
  try {
    const node = parseFilter(text)
    if (!node) return []
    const parts = node.kind === 'and' ? node.parts : [node]
    return parts.map((part) => compileFilter(part, target, values, text))
  } catch (error) {
    if (error instanceof FilterError) throw new SearchError('invalid_search_filter', error.message)
    throw error
  }
}

function wrongType(expected: string, found: unknown): SearchError {
  return new SearchError(
    'invalid_search_filter',
    `Invalid syntax for the filter parameter: \`expected ${expected}, found: ${JSON.stringify(found)}\`.`,
  )
}
