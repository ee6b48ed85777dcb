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
  const condition = readOuter(filter, target, values)
  if (condition.depth <= deepestSql && condition.sql.length <= longestSql) return condition
  throw new SearchError(
    'invalid_search_filter',
    'The filter exceeded the maximum depth limit. Try rewriting the filter so that it contains fewer nested conditions.',
  )
}

function readOuter(filter: unknown, target: FilterTarget, values: SqlValues): Condition {
  if (filter === undefined || filter === null) return alwaysTrue
  if (typeof filter === 'string') return readText(filter, target, values)
  if (!Array.isArray(filter)) throw wrongType('String, Array', filter)
  return conjunction(filter.map((part: unknown) => readInner(part, target, values)))
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
  try {
    const node = parseFilter(text)
    return node ? compileFilter(node, target, values, text) : alwaysTrue
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
