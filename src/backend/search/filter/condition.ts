/** SQL that is 1 or 0, and how deep its expression is: D1 reads a hundred levels. */
export interface Condition {
  sql: string
  depth: number
  /** The same as limits of numbers, all of which have to be met; none where it is something else. */
  ranges?: readonly Range[]
}

/** That a number, given as SQL, is there and lies between two others; infinite where there is no limit. */
export interface Range {
  sql: string
  min: number
  max: number
  /** The limits themselves are left out. */
  isOpen: boolean
}

/** Maximum expression depth of a comparison of one attribute, with its subquery and its folding of letters. */
const leafDepth = 20

export const alwaysTrue: Condition = { sql: '1', depth: 1 }
export const alwaysFalse: Condition = { sql: '0', depth: 1 }

export function leaf(sql: string, ranges?: readonly Range[]): Condition {
  return { sql, depth: leafDepth, ...(ranges && { ranges }) }
}

export function negation({ sql, depth }: Condition): Condition {
  return { sql: `NOT (${sql})`, depth: depth + 1 }
}

export function conjunction(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? alwaysTrue : join(conditions, 'AND')
}

export function disjunction(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? alwaysFalse : join(conditions, 'OR')
}

/** SQL of several conditions that all have to be met, as shallow as they can be written; '1' for none. */
export function allOf(conditions: readonly string[]): string {
  return conjunction(conditions.map((sql) => leaf(sql))).sql
}

/** Halves joined with halves: a chain of n would be n levels deep, this is log n. */
function join(conditions: readonly Condition[], operator: 'AND' | 'OR'): Condition {
  const [only, ...others] = conditions
  if (only && others.length === 0) return only
  const middle = Math.ceil(conditions.length / 2)
  const left = join(conditions.slice(0, middle), operator)
  const right = join(conditions.slice(middle), operator)
  return { sql: `(${left.sql} ${operator} ${right.sql})`, depth: Math.max(left.depth, right.depth) + 1 }
}
