/**
 * Limits of D1 in production that the local one does not have: https://developers.cloudflare.com/d1/platform/limits/
 */
const maxArguments = 32
const largestValue = 2_000_000
/** Statements of one invocation, on the paid plan. */
export const maxStatements = 1_000
/** Those that the local one holds to, too, so that a question which breaks them fails by itself. */
export const limits = { parameters: 100, likePattern: 50, statement: 100_000, depth: 100, compounds: 5 }

export interface Used {
  statements: number
  parameters: number
  longest: number
}

/** The database under production's limits; `used` tells how near to them its statements have come. */
export function strictD1(db: D1Database): { db: D1Database; used: Used } {
  const used: Used = { statements: 0, parameters: 0, longest: 0 }

  function prepare(sql: string): D1PreparedStatement {
    used.statements += 1
    used.longest = Math.max(used.longest, new TextEncoder().encode(sql).length)
    if (used.longest > limits.statement) throw new Error('D1: the statement is too long')
    if (argumentsOf(sql) > maxArguments) throw new Error('D1: a function has too many arguments')
    for (const [, pattern = ''] of sql.matchAll(/\b(?:LIKE|GLOB)\s+'((?:[^']|'')*)'/gi)) checkPattern(pattern)
    const statement = db.prepare(sql)
    const bind = statement.bind.bind(statement)
    const hasPattern = /\b(?:LIKE|GLOB)\s+\?/i.test(sql)
    statement.bind = (...values: unknown[]) => {
      used.parameters = Math.max(used.parameters, values.length)
      if (values.length > limits.parameters) throw new Error('D1: too many bound parameters')
      for (const value of values) {
        if (sizeOf(value) > largestValue) throw new Error('D1: a bound value is too large')
        if (hasPattern && typeof value === 'string') checkPattern(value)
      }
      return bind(...values)
    }
    return statement
  }

  return {
    used,
    db: new Proxy(db, {
      get(target, name) {
        if (name === 'prepare') return prepare
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    }),
  }
}

function checkPattern(pattern: string): void {
  if (sizeOf(pattern) > limits.likePattern) throw new Error('D1: LIKE or GLOB pattern too complex')
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return new TextEncoder().encode(value).length
  return value instanceof ArrayBuffer ? value.byteLength : 8
}

const noFunctions = new Set([
  'in',
  'values',
  'and',
  'or',
  'not',
  'as',
  'on',
  'select',
  'where',
  'when',
  'then',
  'exists',
])

/** Of the function with most of them: the commas between a name's brackets, those of inner brackets aside. */
function argumentsOf(sql: string): number {
  const open: { isFunction: boolean; commas: number }[] = []
  let most = 0
  for (const [token] of sql.matchAll(/'(?:[^']|'')*'|"[^"]*"|\w+\s*\(|[(),]/g)) {
    const inner = open.at(-1)
    if (token === ',' && inner) inner.commas += 1
    else if (token === ')') {
      const closed = open.pop()
      if (closed?.isFunction) most = Math.max(most, closed.commas + 1)
    } else if (token.endsWith('(')) {
      const name = token.slice(0, -1).trim().toLowerCase()
      open.push({ isFunction: name !== '' && !noFunctions.has(name), commas: 0 })
    }
  }
  return most
}
