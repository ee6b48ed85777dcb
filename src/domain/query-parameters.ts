import { isNumeric } from './numeric.ts'
import type { Query } from './query.ts'
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
 * The parameters of an address by their types. Unknown keys, arrays and nested values are ignored, and so is a value that
 * breaks its type: what comes back has only what could be read.
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
