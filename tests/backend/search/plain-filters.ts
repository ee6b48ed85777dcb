import fc from 'fast-check'
import type { Plain } from './plain-documents.ts'

/** A filter as it is sent, and what it means by a plain loop. */
export interface PlainFilter {
  text: string
  accepts: (document: Plain) => boolean
}

const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`
const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text))

export function attributeOf(document: Plain, name: string): unknown {
  const [parent = name, child] = name.split('.', 2)
  const value = document[parent]
  return child === undefined ? value : (value as Record<string, unknown> | undefined)?.[child]
}

function some(document: Plain, name: string, test: (value: unknown) => boolean): boolean {
  const value = attributeOf(document, name)
  return Array.isArray(value) ? value.some(test) : test(value)
}

function compare(value: unknown, operator: string, expected: string): boolean {
  if (typeof value === 'number') return isNumeric(expected) && order(value - Number(expected), operator)
  if (typeof value !== 'string' && typeof value !== 'boolean') return false
  const [a, b] = [comparable(String(value)), comparable(expected)]
  return order(a === b ? 0 : a < b ? -1 : 1, operator)
}

/** Letters and their marks are compared apart: å stands with a. */
function comparable(text: string): string {
  return text.normalize('NFD').trim().toLowerCase()
}

function order(difference: number, operator: string): boolean {
  const near = Math.abs(difference) < 1e-9 ? 0 : difference
  if (operator === '=') return near === 0
  if (operator === '>') return near > 0
  if (operator === '>=') return near >= 0
  return operator === '<' ? near < 0 : near <= 0
}

/** Filters over these attributes whose values mostly occur in the documents. */
export function plainFilters(documents: readonly Plain[], attributes: readonly string[]): fc.Arbitrary<PlainFilter> {
  const condition = fc
    .constantFrom(...attributes)
    .chain((name) =>
      fc.record({
        name: fc.constant(name),
        expected: fc.array(values(documents, name), { minLength: 2, maxLength: 4 }),
      }),
    )
    .chain(({ name, expected }) => conditions(documents, name, expected))
  return fc.letrec<{ filter: PlainFilter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'filter' },
      condition,
      documents.some(({ _geo }) => _geo) ? geo(documents) : condition,
      fc.tuple(tie('filter'), tie('filter'), fc.boolean()).map(([left, right, isAnd]) => ({
        text: `(${left.text}) ${isAnd ? 'AND' : 'OR'} (${right.text})`,
        accepts: (document: Plain) =>
          isAnd ? left.accepts(document) && right.accepts(document) : left.accepts(document) || right.accepts(document),
      })),
      fc.tuple(tie('filter'), tie('filter'), tie('filter')).map(([a, b, c]) => ({
        // AND binds before OR.
        text: `(${a.text}) OR (${b.text}) AND (${c.text})`,
        accepts: (document: Plain) => a.accepts(document) || (b.accepts(document) && c.accepts(document)),
      })),
      tie('filter').map(({ text, accepts }) => ({
        text: `NOT (${text})`,
        accepts: (document: Plain) => !accepts(document),
      })),
    ),
  })).filter
}

function values(documents: readonly Plain[], name: string): fc.Arbitrary<string> {
  const known = [
    ...new Set(documents.flatMap((document) => attributeOf(document, name)).filter((value) => value !== undefined)),
  ]
  const strange = fc.constantFrom(
    '',
    '0',
    '3.5',
    '2027',
    'true',
    "o'clock",
    'a"b',
    'back\\slash',
    'zz',
    '-1',
    'ærøvej 1',
  )
  if (known.length === 0) return strange
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known).map(String) }, { weight: 1, arbitrary: strange })
}

function conditions(
  documents: readonly Plain[],
  name: string,
  [first = '', second = '', ...more]: string[],
): fc.Arbitrary<PlainFilter> {
  const isKnown = documents.some((document) => attributeOf(document, name) !== undefined)
  const list = [first, second, ...more]
  const test = (operator: string, expected: string) => (document: Plain) =>
    some(document, name, (value) => compare(value, operator, expected))
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'boolean' ? comparable(String(value)) : undefined
  const plain: PlainFilter[] = [
    ...['=', '>', '>=', '<', '<='].map((operator) => ({
      text: `${name} ${operator} ${quote(first)}`,
      accepts: test(operator, first),
    })),
    // For an attribute that no document has, `!=` matches nothing.
    { text: `${name} != ${quote(first)}`, accepts: (document) => isKnown && !test('=', first)(document) },
    {
      text: `${name} ${quote(first)} TO ${quote(second)}`,
      accepts: (document) =>
        some(document, name, (value) => compare(value, '>=', first) && compare(value, '<=', second)),
    },
    {
      text: `${name} IN [${list.map(quote).join(', ')}]`,
      accepts: (document) => list.some((one) => test('=', one)(document)),
    },
    {
      text: `${name} NOT IN [${list.map(quote).join(',')}]`,
      accepts: (document) => !list.some((one) => test('=', one)(document)),
    },
    { text: `${name} IN []`, accepts: () => false },
    { text: `${name} EXISTS`, accepts: (document) => attributeOf(document, name) !== undefined },
    { text: `${name} NOT EXISTS`, accepts: (document) => attributeOf(document, name) === undefined },
    { text: `${name} IS NULL`, accepts: (document) => attributeOf(document, name) === null },
    { text: `${name} IS NOT NULL`, accepts: (document) => attributeOf(document, name) !== null },
    { text: `${name} IS EMPTY`, accepts: (document) => isEmpty(attributeOf(document, name)) },
    {
      text: `${name} NOT STARTS WITH ${quote(first.slice(0, 3))}`,
      // Whatever is there begins with nothing, numbers too.
      accepts: (document) =>
        comparable(first.slice(0, 3)) === ''
          ? attributeOf(document, name) === undefined
          : !some(document, name, (value) => text(value)?.startsWith(comparable(first.slice(0, 3))) ?? false),
    },
  ]
  return fc.constantFrom(...plain)
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0)
}

function geo(documents: readonly Plain[]): fc.Arbitrary<PlainFilter> {
  const point = fc.constantFrom(...documents).map((document) => document._geo as { lat: number; lng: number })
  return fc.oneof(
    fc.tuple(point, fc.integer({ min: 0, max: 300_000 })).map(([{ lat, lng }, metres]) => ({
      text: `_geoRadius(${lat}, ${lng}, ${metres}.5)`,
      accepts: (document: Plain) =>
        metresBetween({ lat, lng }, document._geo as { lat: number; lng: number }) <= metres + 0.5,
    })),
    fc.tuple(point, point).map(([a, b]) => {
      const [top, bottom] = [Math.max(a.lat, b.lat), Math.min(a.lat, b.lat)]
      const [east, west] = [a.lng, b.lng]
      return {
        text: `_geoBoundingBox([${top}, ${east}], [${bottom}, ${west}])`,
        accepts: (document: Plain) => {
          const { lat, lng } = document._geo as { lat: number; lng: number }
          // Where the east lies west of the west the box goes round the other side of the globe.
          const isBetween = east >= west ? lng <= east && lng >= west : lng <= east || lng >= west
          return lat <= top && lat >= bottom && isBetween
        },
      }
    }),
  )
}

/** By the law of cosines, where the service uses the haversine. */
function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  if (a.lat === b.lat && a.lng === b.lng) return 0
  const [lat1, lat2, difference] = [a.lat, b.lat, b.lng - a.lng].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ]
  const cosine = Math.sin(lat1) * Math.sin(lat2) + Math.cos(lat1) * Math.cos(lat2) * Math.cos(difference)
  return 6_371_008.7714 * Math.acos(Math.min(1, cosine))
}
