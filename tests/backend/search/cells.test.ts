import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { boxHolds } from '../../../src/domain/map/box.ts'
import { cellLevels, cellOf } from '../../../src/domain/map/cells.ts'
import { fill, makeHouses, makeStays } from './fixture.ts'
import { type Plain, plainHouses, plainStays } from './plain-documents.ts'
import { ask } from './search-call.ts'

const houses = makeHouses(60)
const stays = makeStays(houses, 6)

beforeAll(() => fill(env.DB, houses, stays))

const side = (min: number, max: number) => fc.integer({ min: min * 1000, max: max * 1000 }).map((each) => each / 1000)
const box = fc.record({ south: side(55, 55.6), west: side(7.9, 8.6), north: side(55.61, 57.5), east: side(8.61, 9.9) })
const requested = fc.record({
  box,
  level: fc.constantFrom(...cellLevels),
  persons: fc.integer({ min: 1, max: 10 }),
  pets: fc.boolean(),
})

const weekly = plainStays(houses, stays, 1, ({ duration }) => duration === 7)
const cases = [
  { of: 'houses', index: 'lodgingOptions_duration-_lan-1', documents: plainHouses(houses, stays, 1), own: '' },
  { of: 'stays', index: 'lodgingOptions_duration-7_lan-1', documents: weekly, own: ' AND duration = 7' },
] as const

test.each(cases)(
  'squares of any part of the map count the same $of as a plain loop',
  async ({ of, index, documents, own }) => {
    await fc.assert(
      fc.asyncProperty(requested, async ({ box: part, level, persons, pets }) => {
        const { south, west, north, east } = part
        const within =
          of === 'stays'
            ? `lat ${south} TO ${north} AND lng ${west} TO ${east}`
            : `_geoBoundingBox([${north}, ${east}], [${south}, ${west}])`
        const filter = `${within} AND persons >= ${persons}${pets ? ' AND pets > 0' : ''}${own}`
        const facet = `cells.${level}`
        const { status, body } = await ask(index, {
          filter,
          facets: [facet],
          page: 1,
          hitsPerPage: 5,
          ...(of === 'stays' ? { distinct: 'lodgingId', sort: ['totalPrice:asc'] } : {}),
        })
        expect(status).toBe(200)
        const found = placesOf(documents).filter(
          (each) => boxHolds(part, each.lat, each.lng) && each.persons >= persons && (!pets || each.pets > 0),
        )
        const counts: Record<string, number> = {}
        for (const { lat, lng } of found) {
          const cell = cellOf(level, lat, lng)
          counts[cell] = (counts[cell] ?? 0) + 1
        }
        expect(body.totalHits).toBe(found.length)
        expect(body.facetDistribution[facet]).toEqual(counts)
      }),
      { numRuns: 40 },
    )
  },
)

test('a level that the grid does not have is refused as an unknown attribute is', async () => {
  const { status, body } = await ask('lodgingOptions_duration-_lan-1', { facets: ['cells.99'] })
  expect(status).toBe(400)
  expect(body.code).toBe('invalid_search_facets')
})

/** Each house once. */
function placesOf(documents: readonly Plain[]) {
  const ids = new Set(documents.map(({ lodgingId }) => lodgingId))
  return houses.filter(({ id }) => ids.has(id))
}
