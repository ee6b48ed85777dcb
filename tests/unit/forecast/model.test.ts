import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backTest, promisedHits, scoresOf } from '../../../src/backend/forecast/back-test.ts'
import { kindsOf, type Reading, type ReadingRow, toReading, usesOf } from '../../../src/backend/forecast/house.ts'
import { learn, poolKey } from '../../../src/backend/forecast/pool.ts'
import { createRandom } from '../../../src/backend/seed/random.ts'
import { forecastUse, type Season } from '../../../src/domain/consumption.ts'

const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']
const power = 20

/** Stays of houses that each use so much a night and person, more in winter; `spread` is chance. */
function agency(houses: number, staysEach: number, spread: number): ReadingRow[] {
  const random = createRandom('agency', houses, staysEach, spread)
  return Array.from({ length: houses }, (_, house) => {
    const own = 1 + random.next() * 3
    return Array.from({ length: staysEach }, (_unused, stay): ReadingRow => {
      const season = seasons[stay % 4] ?? 'summer'
      const [days, adults] = [random.pick([3, 7, 14]), random.int(1, 6)]
      const consumed = own * (season === 'winter' ? 3 : 1) * (2 + adults) * days * (1 + random.around(0, spread))
      const id = house * 100 + stay
      return { id, lodging_id: house, item_id: power, stay, days, adults, children: 0, season, consumed }
    })
  }).flat()
}

const alike = () => 1 as const
const readingsOf = (rows: readonly ReadingRow[]) => rows.map(toReading).filter((reading) => reading !== null)

function foretold(own: readonly Reading[], all: readonly Reading[], season: Season) {
  const pool = learn(all, alike).get(poolKey(power, 1))
  return pool && usesOf(own, pool).get(season)
}

test('the range holds eight in ten stays that the forecast did not know, in each edition and season', () => {
  const rows = agency(60, 24, 0.5)
  const houses = new Map(rows.map(({ lodging_id }) => [lodging_id, { persons: 6, figure: null }]))
  const prices = new Map([...houses.keys()].map((id) => [`${id}-${power}`, { DKK: 400, EUR: 54 }]))
  const scores = scoresOf(backTest({ rows, houses, prices }))
  expect(scores.map(({ group }) => group)).toEqual(
    expect.arrayContaining(['all', 'edition da', 'edition de', 'edition en', ...seasons]),
  )
  for (const { group, hits, stays } of scores) {
    expect(stays, group).toBeGreaterThan(0)
    expect(hits, group).toBeGreaterThanOrEqual(promisedHits)
    expect(hits, group).toBeLessThan(0.97)
  }
})

test('a back-test counts bills outside of the range as misses', () => {
  const rows = agency(40, 16, 0.1)
  // Every third reading is one that nobody could foresee.
  const odd = rows.map((row) => (row.id % 3 === 0 ? { ...row, consumed: row.consumed * 40 } : row))
  const houses = new Map(rows.map(({ lodging_id }) => [lodging_id, { persons: 6, figure: null }]))
  const prices = new Map([...houses.keys()].map((id) => [`${id}-${power}`, { DKK: 400, EUR: 54 }]))
  const [calm] = scoresOf(backTest({ rows, houses, prices }))
  const [wild] = scoresOf(backTest({ rows: odd, houses, prices }))
  expect(wild?.medianError).toBeGreaterThan(2 * (calm?.medianError ?? 1))
})

test('what a house uses is found, however many nights and guests its stays had', () => {
  const all = readingsOf(agency(40, 40, 0.05))
  const own = all.filter(({ lodgingId }) => lodgingId === 7)
  for (const season of seasons) {
    const use = foretold(own, all, season)
    for (const stay of own.filter((each) => each.season === season)) {
      const forecast = forecastUse(use, 1000, { nights: stay.nights, persons: stay.persons })
      expect((forecast?.expected ?? 0) / 1000 / stay.consumed).toBeGreaterThan(0.8)
      expect((forecast?.expected ?? 0) / 1000 / stay.consumed).toBeLessThan(1.25)
    }
  }
})

test('a season in which a house was never let is foretold from its other seasons and from houses alike', () => {
  const all = readingsOf(agency(40, 40, 0.1))
  const known = all.filter(({ lodgingId, season }) => lodgingId !== 7 || season !== 'winter')
  const own = known.filter(({ lodgingId }) => lodgingId === 7)
  const winter = foretold(own, known, 'winter')
  const summer = foretold(own, known, 'summer')
  const stay = { nights: 7, persons: 4 }
  const share = (forecastUse(winter, 1000, stay)?.expected ?? 0) / (forecastUse(summer, 1000, stay)?.expected ?? 1)
  expect(share).toBeGreaterThan(2.4)
  expect(share).toBeLessThan(3.6)
})

test('two stays of a house say nothing, though its agency has hundreds', () => {
  const all = readingsOf(agency(40, 40, 0.1))
  const own = all.filter(({ lodgingId }) => lodgingId === 7)
  expect(foretold(own.slice(0, 2), all, 'winter')).toBeUndefined()
  expect(foretold(own.slice(0, 3), all, 'winter')).toMatchObject({ stays: 3 })
})

test('whatever was read, a forecast is a number within its range', () => {
  const row = fc.record({
    id: fc.nat(),
    lodging_id: fc.integer({ min: 1, max: 3 }),
    item_id: fc.constant(power),
    stay: fc.option(fc.nat(20)),
    days: fc.integer({ min: 0, max: 30 }),
    adults: fc.nat({ max: 20 }),
    children: fc.nat({ max: 20 }),
    season: fc.constantFrom(...seasons),
    consumed: fc.oneof(fc.constant(0), fc.double({ min: -5, max: 1e6, noNaN: true })),
  })
  fc.assert(
    fc.property(fc.array(row, { minLength: 8, maxLength: 80 }), (rows) => {
      const all = readingsOf(rows)
      for (const pool of learn(all, alike).values()) {
        for (const own of Map.groupBy(all, ({ lodgingId }) => lodgingId).values()) {
          for (const [, use] of usesOf(own, pool)) {
            expect(Object.values(use).every(Number.isFinite)).toBe(true)
            expect(use.low).toBeLessThanOrEqual(1)
            expect(use.high).toBeGreaterThanOrEqual(1)
          }
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('houses are alike by thirds of the figure that the agency has of them', () => {
  const kindOf = kindsOf(new Map(Array.from({ length: 9 }, (_, id) => [id, id])))
  expect(Array.from({ length: 9 }, (_, id) => kindOf(id))).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2])
  expect(kindOf(99)).toBe(1)
})
