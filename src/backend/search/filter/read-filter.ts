import { maxFilterConditions, maxFilterSql } from '../limits.ts'
import { SearchError } from '../search-error.ts'
import type { SqlValues } from '../sql-values.ts'
import { compileFilter, type FilterTarget } from './compile.ts'
import { alwaysTrue, type Condition, conjunction, disjunction } from './condition.ts'
import { parseFilter } from './parser.ts'
import { FilterError, type FilterNode } from './tokens.ts'

/** One text of a filter: all of its conditions have to be met. */
interface FilterText {
  /** As it was written, for messages. */
  input: string
  nodes: readonly FilterNode[]
}

/** A filter that is read and names no index yet: conditions that all have to be met, each by one of its texts. */
export type ParsedFilter = readonly (readonly FilterText[])[]

/** Maximum depth of a filter's expression: D1 accepts a hundred levels, including those around the filter. */
const maxSqlDepth = 80

/** Parses a filter, a string or a list: lists mean AND, lists inside them OR. Throws SearchError. */
export function readFilter(filter: unknown): ParsedFilter {
  const parsed = parseOuter(filter)
  const count = parsed.flat().reduce((sum, { nodes }) => sum + conditionsIn(nodes), 0)
  if (count <= maxFilterConditions) return parsed
  throw refusal(`The filter has too many conditions: at most ${maxFilterConditions} are compared at once.`)
}

/** The filter as SQL. Throws SearchError for what the index can't answer. */
export function compileWhole(filter: ParsedFilter, target: FilterTarget, values: SqlValues): Condition {
  return conjunction(compileConditions(filter, target, values))
}

/** The same as conditions that all have to be met. */
export function compileConditions(filter: ParsedFilter, target: FilterTarget, values: SqlValues): Condition[] {
  const conditions = filter.map((texts) => {
    const parts = texts.map((text) => compileText(text, target, values))
    return parts.length === 0 ? alwaysTrue : disjunction(parts)
  })
  const { depth, sql } = conjunction(conditions)
  if (depth > maxSqlDepth) {
    throw refusal(
      `The filter exceeded the maximum depth limit: as SQL it has ${depth} levels, at most ${maxSqlDepth} are read. Try rewriting the filter so that it contains fewer nested conditions.`,
    )
  }
  if (sql.length <= maxFilterSql) return conditions
  throw refusal(
    `The filter is too long: as SQL it has ${sql.length} characters, at most ${maxFilterSql} are read. Try rewriting the filter so that it contains fewer conditions.`,
  )
}

function compileText({ input, nodes }: FilterText, target: FilterTarget, values: SqlValues): Condition {
  return refusing(() => conjunction(nodes.map((node) => compileFilter(node, target, values, input))))
}

function parseOuter(filter: unknown): ParsedFilter {
  if (filter === undefined || filter === null) return []
  if (typeof filter === 'string') {
    const { input, nodes } = parseText(filter)
    return nodes.map((node) => [{ input, nodes: [node] }])
  }
  if (!Array.isArray(filter)) throw wrongType('String, Array', filter)
  return filter.map((part: unknown) => parseInner(part))
}

function parseInner(filter: unknown): readonly FilterText[] {
  if (typeof filter === 'string') return [parseText(filter)]
  if (!Array.isArray(filter)) throw wrongType('String, [String]', filter)
  return filter.map((part: unknown) => {
    if (typeof part === 'string') return parseText(part)
    throw wrongType('String', part)
  })
}

function parseText(input: string): FilterText {
  const node = refusing(() => parseFilter(input))
  if (!node) return { input, nodes: [] }
  return { input, nodes: node.kind === 'and' ? node.parts : [node] }
}

/** How many attributes or places are compared; a list of values is one comparison. */
function conditionsIn(nodes: readonly FilterNode[]): number {
  return nodes.reduce((sum, node) => {
    if (node.kind === 'not') return sum + conditionsIn([node.part])
    return sum + (node.kind === 'and' || node.kind === 'or' ? conditionsIn(node.parts) : 1)
  }, 0)
}

function refusing<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof FilterError) throw new SearchError(error.code, error.message)
    throw error
  }
}

function wrongType(expected: string, found: unknown): SearchError {
  return refusal(`Invalid syntax for the filter parameter: \`expected ${expected}, found: ${JSON.stringify(found)}\`.`)
}

function refusal(message: string): SearchError {
  return new SearchError('invalid_search_filter', message)
}
