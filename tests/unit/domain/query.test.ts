import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isNumeric,
  parseParameter,
  parseQuery,
  perPageSetting,
  type QueryValue,
  queryLimits,
  readParameters,
} from '../../../src/domain/query-parameters.ts'

const parse = (query: string) => parseQuery(new URLSearchParams(query))
const word = fc.stringMatching(/^[a-z]{1,6}$/)

test('plain parameters are read as they were written', () => {
  fc.assert(
    fc.property(fc.dictionary(word, fc.string(), { maxKeys: 30 }), (given) => {
      expect(parseQuery(new URLSearchParams(given))).toEqual({ ...given })
    }),
  )
})

test('a list of up to 20 is a list however it is written, a longer one an object by its numbers', () => {
  const written = [(_: number) => 'a', (_: number) => 'a[]', (index: number) => `a[${index}]`] satisfies ((
    index: number,
  ) => string)[]
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 30 }), fc.constantFrom(...written), (values, key) => {
      const { a } = parseQuery(values.map((value, index) => [key(index), value] as const))
      expect(Array.isArray(a)).toBe(values.length <= queryLimits.array)
      expect(Object.values(a ?? {})).toEqual(values)
    }),
  )
})

test('numbers in brackets put a list in order, and one above 20 makes it an object', () => {
  expect(parse('a[1]=y&a[0]=x')).toEqual({ a: ['x', 'y'] })
  expect(parse('a[21]=x')).toEqual({ a: { 21: 'x' } })
})

test('levels below the fifth stay in one key', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 9 }), fc.string(), (names, value) => {
      const key = `a${names.map((name) => `[${name}]`).join('')}`
      const { a } = parseQuery([[key, value]])
      expect(levelsOf(a)).toBe(names.length > queryLimits.depth ? queryLimits.depth + 1 : names.length)
    }),
  )
  expect(parse('a[b][c][d][e][f][g][h]=x')).toEqual({ a: { b: { c: { d: { e: { f: { '[g][h]': 'x' } } } } } } })
})

function levelsOf(value: QueryValue | undefined): number {
  if (value === undefined || typeof value === 'string') return 0
  return 1 + levelsOf(Object.values(value)[0])
}

test('only the first 1,000 parameters are read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2500 }), (count) => {
      const many = Array.from({ length: count }, (_, index) => [`k${index}`, 'v'] as const)
      expect(Object.keys(parseQuery(many))).toHaveLength(Math.min(count, queryLimits.parameters))
    }),
    { numRuns: 20 },
  )
})

test('whatever the keys are, nothing but strings, lists and objects comes out, and no prototype is touched', () => {
  const key = fc.array(fc.constantFrom('a', '[', ']', '[]', '[0]', '[b]', '__proto__', 'constructor'), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          key.map((parts) => parts.join('')),
          fc.string(),
        ),
        { maxLength: 12 },
      ),
      (given) => {
        const query = parseQuery(given)
        expect(JSON.parse(JSON.stringify(query))).toEqual(query)
        expect(Object.hasOwn(Object.prototype, 'a')).toBe(false)
        expect(Object.getPrototypeOf(query)).toBe(Object.prototype)
      },
    ),
  )
})

test('parameters are read by their type: 0 number, 1 boolean, 2 string, 3 list', () => {
  expect([
    parseParameter(0, '12'),
    parseParameter(0, 'twelve'),
    parseParameter(1, '1'),
    parseParameter(1, 'true'),
  ]).toEqual([12, undefined, true, false])
  expect([parseParameter(2, 'a,b'), parseParameter(3, 'a,b,')]).toEqual(['a,b', ['a', 'b']])
})

test('a slash at a value’s end does not change what is read', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 1, 2, 3), fc.stringMatching(/^[\w,.-]*$/), (type, raw) => {
      expect(parseParameter(type, `${raw}/`)).toEqual(parseParameter(type, raw))
    }),
  )
})

test('lists, objects and unknown keys are ignored', () => {
  const types = { page: 0, profile: 2 } as const
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const requested = parseQuery(new URLSearchParams(`${query}&page=1&page=2&profile[a]=b`))
      expect(readParameters(requested, types)).toEqual({})
    }),
  )
})

test('numeric is a finite number or a text that reads as one', () => {
  fc.assert(fc.property(fc.double(), (value) => isNumeric(value) === Number.isFinite(value)))
  fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => isNumeric(` ${value} `)))
  fc.assert(fc.property(fc.stringMatching(/^\s*$/), (blank) => !isNumeric(blank)))
  expect(['x', null, undefined, [], {}, true].some(isNumeric)).toBe(false)
})

test('a per-page setting is its number, or the default', () => {
  fc.assert(
    fc.property(fc.anything(), fc.nat(), (setting, fallback) => {
      expect(perPageSetting(setting, fallback)).toBe(isNumeric(setting) ? Number(setting) : fallback)
    }),
  )
})
