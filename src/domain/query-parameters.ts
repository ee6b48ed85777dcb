import { removeTrailingSlash } from './slashes.ts'

/** Types of the search page's parameters (specification, section 5). */
export const parameterType = { numeric: 0, boolean: 1, string: 2, list: 3 } as const
export type ParameterType = (typeof parameterType)[keyof typeof parameterType]

interface ParameterValues {
  0: number
  1: boolean
  2: string
  3: string[]
}
type ValuesOf<Types extends Record<string, ParameterType>> = { [Key in keyof Types]?: ParameterValues[Types[Key]] }

/**
 * The parameters of a URL by their types. Unknown keys, arrays and nested values are ignored, and so is a value that
 * breaks its type.
 */
export function readParameters<Types extends Record<string, ParameterType>>(
  query: Query,
  types: Types,
): ValuesOf<Types> {
  const read = Object.entries(types).flatMap(([key, type]) => {
    const raw = Object.hasOwn(query, key) ? query[key] : undefined
    const value = typeof raw === 'string' ? parseParameter(type, raw) : undefined
    return value === undefined ? [] : [[key, value]]
  })
  return Object.fromEntries(read)
}

/** A value by its type; undefined for one that breaks it. A trailing slash is no part of a value. */
export function parseParameter(type: ParameterType, raw: string): number | boolean | string | string[] | undefined {
  const value = raw === '/' ? '' : removeTrailingSlash(raw)
  if (type === parameterType.numeric) return isNumeric(value) ? Number(value) : undefined
  if (type === parameterType.boolean) return value === '1'
  if (type === parameterType.list) return value.split(',').filter((part) => part !== '')
  return value
}

/** Limits of query-string parsing (specification, section 9). */
export const queryLimits = { array: 20, depth: 5, parameters: 1000 } as const

export type QueryValue = string | QueryValue[] | { [key: string]: QueryValue }
type Query = Record<string, QueryValue>

/**
 * Parameters of a URL with their nesting: `a=1&a=2` and `a[]=1&a[]=2` and `a[0]=1&a[1]=2` are lists, `a[b]=1` is an
 * object. Only the first 1,000 are read; levels below the fifth stay in one key as they are written; what counts
 * beyond 20 is an object by its numbers instead of a list.
 */
export function parseQuery(parameters: Iterable<readonly [string, string]>): Query {
  const root = newBranch()
  let read = 0
  for (const [key, value] of parameters) {
    if (read === queryLimits.parameters) break
    read += 1
    addValue(root, segmentsOf(key), value)
  }
  return objectOf(root)
}

interface Branch {
  values: string[]
  /** Written with empty brackets: a list even when it holds one value. */
  isList: boolean
  children: Map<string, Branch>
}

function newBranch(): Branch {
  return { values: [], isList: false, children: new Map() }
}

/** 'a[b][]' → a, b, ''. Brackets that are not closed are letters of the key. */
function segmentsOf(key: string): string[] {
  if (!key.includes('[')) return [key]
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key)
  if (!match?.[1]) return [key]
  const nested = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, name = '']) => name)
  const deeper = nested.slice(queryLimits.depth).map((name) => `[${name}]`)
  return [match[1], ...nested.slice(0, queryLimits.depth), ...(deeper.length > 0 ? [deeper.join('')] : [])]
}

function addValue(branch: Branch, [segment, ...deeper]: string[], value: string): void {
  if (segment === undefined) branch.values.push(value)
  else if (segment === '' && deeper.length === 0 && branch.children.size === 0) {
    branch.isList = true
    branch.values.push(value)
  } else {
    const child = branch.children.get(segment) ?? newBranch()
    branch.children.set(segment, child)
    addValue(child, deeper, value)
  }
}

function shapeOf(branch: Branch): QueryValue {
  const { values, children, isList } = branch
  if (children.size === 0) {
    const [first] = values
    return values.length === 1 && first !== undefined && !isList ? first : listOf(values)
  }
  const indexes = [...children.keys()]
  const isIndexed = indexes.every((name) => /^\d{1,2}$/.test(name) && Number(name) <= queryLimits.array)
  if (!isIndexed) return values.length === 0 ? objectOf(branch) : listOf([...values, objectOf(branch)])
  const inOrder = [...children].sort(([a], [b]) => Number(a) - Number(b)).map(([, child]) => shapeOf(child))
  return listOf([...values, ...inOrder])
}

function listOf(values: QueryValue[]): QueryValue {
  return values.length > queryLimits.array ? Object.fromEntries(values.entries()) : values
}

function objectOf({ children }: Branch): Query {
  return Object.fromEntries([...children].map(([name, child]) => [name, shapeOf(child)]))
}

/** A non-blank string that reads as a number, or a finite number (specification, section 5). */
export function isNumeric(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
}

/** A setting of results a page: a number or a numeric string, otherwise the default (specification, section 5). */
export function perPageSetting(value: unknown, fallback: number): number {
  return isNumeric(value) ? Number(value) : fallback
}
