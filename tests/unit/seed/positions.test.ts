import { expect, test } from 'vitest'
import { buildHouse } from '../../../src/backend/seed/houses/build-house.ts'
import { type Point, readCoast } from '../../../src/domain/map/coast.ts'
import coast from '../../../src/features/search/map/coast.json' with { type: 'json' }

const { shores } = readCoast(coast as unknown as Parameters<typeof readCoast>[0])
const metresPerDegree = 111_320
/** Metres north and south of a house in which its shore lies. */
const nearby = 15_000

/** Metres from a place to the drawn coast: less than 0 on the side of the water. */
function metresInland([lat, lng]: Point): number {
  const perLongitude = metresPerDegree * Math.cos((lat * Math.PI) / 180)
  let nearest = Number.POSITIVE_INFINITY
  for (const shore of shores) {
    for (const [place, end] of shore.entries()) {
      const begin = shore[place - 1]
      if (!begin || Math.abs(begin[0] - lat) * metresPerDegree > nearby) continue
      const [x, y] = [(begin[1] - lng) * perLongitude, (begin[0] - lat) * metresPerDegree]
      const [east, north] = [(end[1] - begin[1]) * perLongitude, (end[0] - begin[0]) * metresPerDegree]
      const share = Math.min(1, Math.max(0, -(x * east + y * north) / (east ** 2 + north ** 2 || 1)))
      const metres = Math.hypot(x + share * east, y + share * north)
      if (metres < Math.abs(nearest)) nearest = east * y > north * x ? metres : -metres
    }
  }
  return nearest
}

/** Whether the map's stripes, 500 m and 1 km wide, say something else than the house's own distance by road and path. */
function isContradicted(beachDistance: number, metres: number): boolean {
  if (beachDistance <= 450) return metres > 600
  if (beachDistance <= 900) return metres > 1150
  return beachDistance >= 1200 && metres < 400
}

test('houses lie on land, as far from the drawn water as they say', () => {
  const houses = Array.from({ length: 600 }, (_, index) => buildHouse(index))
  const placed = houses.map((house) => ({ ...house, metres: metresInland([house.latitude, house.longitude]) }))
  const inWater = placed.filter(({ metres }) => metres < 0)
  const contradicted = placed.filter(({ beachDistance, metres }) => isContradicted(beachDistance, Math.abs(metres)))
  // The drawn coast is simpler than the real one: spits, harbours and islets are on neither side of it.
  expect(inWater.length).toBeLessThan(20)
  expect(contradicted.length).toBeLessThan(10)
})
