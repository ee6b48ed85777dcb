import fc from 'fast-check'
import { areas } from '../../../src/domain/areas.ts'
import { facility } from '../../../src/domain/facilities.ts'
import { schoolHolidays } from '../../../src/domain/school-holidays.ts'
import {
  bathroomLevels,
  type Criteria,
  comparators,
  coneMarks,
  heatingFacilities,
  parseCriteria,
} from '../../../src/domain/search-criteria.ts'
import { addDays, isoWeekOf, today } from '../../../src/domain/stays.ts'
import { priceSteps } from '../../../src/editions/table.ts'
import type { PlainHouse } from './plain-agency.ts'

/** Criteria as a URL has them, mostly ones that some house of the agency meets. */
export function randomCriteria(houses: readonly PlainHouse[], weeks: number): fc.Arbitrary<Criteria> {
  const slugs = areas.filter(({ locationIds }) =>
    houses.some((house) => locationIds.some((id) => id === house.location_id)),
  )
  const day = fc.nat({ max: weeks * 7 }).map((ahead) => addDays(today(), ahead))
  const price = fc.constantFrom(...priceSteps.DKK.slice(0, 12), ...priceSteps.EUR.slice(0, 10)).map(String)
  const some = (values: readonly (string | number)[], most: number) =>
    fc.subarray(values.map(String), { minLength: 1, maxLength: most }).map((list) => list.join(','))
  const when = fc.oneof(
    { weight: 3, arbitrary: fc.record({ ankomst: day, flex: fc.option(fc.constantFrom('0', '1', '2', '3')) }) },
    { weight: 2, arbitrary: day.map((each) => ({ arrivalWeekNextOccurence: String(isoWeekOf(each)) })) },
    { weight: 2, arbitrary: day.map((each) => ({ maaned: each.slice(0, 7) })) },
    { weight: 1, arbitrary: fc.constantFrom(...holidaysWithin(weeks)).map((ferie) => ({ ferie })) },
  )
  const length = fc.oneof(fc.constantFrom('7', '7', '14', '3'), some([2, 3, 4, 5, 7, 10, 14, 21], 3))
  const house = fc.record(
    {
      husdyr: fc.constantFrom('1', '2', '3', '4'),
      omraader: some(
        slugs.map(({ slug }) => slug),
        3,
      ),
      skiftedag: some([1, 4, 5, 6, 7], 3),
      koglemaerker: some(Object.keys(coneMarks), 2),
      varme: some(Object.keys(heatingFacilities), 2),
      varmepumpe: fc.constant('1'),
      onlyImages: fc.constant('1'),
      badevaerelse: fc.constantFrom(...bathroomLevels.slice(0, 3)).map(String),
      maxPris: price,
      minPris: price,
      nyHosMarehalm: fc.constant('1'),
      kort: boxes(houses),
      vejnavn: fc.constantFrom(...houses).chain(({ street }) => fc.constantFrom(...spellingsOf(street))),
      textQuery: fc.constantFrom(...houses.map(({ name }) => name.toLowerCase())),
      facilities: fc.array(facilityCriterion, { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: [] },
  )
  const few = fc.tuple(house, fc.subarray([...houseKeys], { maxLength: 3 })).map(([values, keys]) => ({ values, keys }))
  return fc
    .record({ when: fc.option(when), length: fc.option(length), few })
    .map(({ when: chosen, length: nights, few: { values, keys } }) => {
      const query = new URLSearchParams()
      for (const [key, value] of Object.entries(chosen ?? {})) if (value) query.set(key, value)
      if (nights) query.set('duration', nights)
      for (const key of keys) {
        const value = values[key]
        if (typeof value === 'string') query.set(key, value)
        else for (const [id, raw] of value ?? []) query.set(id, raw)
      }
      return parseCriteria(query)
    })
}

const houseKeys = [
  'husdyr',
  'omraader',
  'skiftedag',
  'koglemaerker',
  'varme',
  'varmepumpe',
  'onlyImages',
  'badevaerelse',
  'maxPris',
  'minPris',
  'nyHosMarehalm',
  'kort',
  'vejnavn',
  'textQuery',
  'facilities',
  'facilities',
] as const

const word = fc.option(fc.constantFrom(...Object.keys(comparators)))
/** A number that houses have, with its usual comparator or another; or something that they have or have not. */
const facilityCriterion: fc.Arbitrary<[id: string, raw: string]> = fc
  .oneof(
    ...(
      [
        ['persons', 2, 12],
        ['bedrooms', 1, 5],
        ['houseArea', 40, 160],
        ['beachDistance', 100, 3000],
        ['shopDistance', 100, 5000],
        ['starRating', 2, 5],
        ['yearBuilt', 1950, 2025],
      ] as const
    ).map(([name, min, max]) => fc.tuple(fc.constant(name), fc.integer({ min, max }).map(String))),
    fc.tuple(
      fc.constantFrom(
        'pool',
        'sauna',
        'spa',
        'outdoorSpa',
        'fencedGround',
        'internet',
        'woodStove',
        'dishwasher',
        'outdoorShower',
        'seaView',
        'discountEarlyBird',
        'notificationBuildingNearby',
      ),
      fc.constantFrom('1', '1', '1', '0'),
    ),
  )
  .chain(([name, value]) =>
    word.map((chosen) => [String(facility[name as keyof typeof facility]), chosen ? `${chosen}~${value}` : value]),
  )

/** One street as guests write it. */
function spellingsOf(street: string): string[] {
  const doubled = { æ: 'ae', ø: 'oe', å: 'aa' } as Record<string, string>
  return [
    street,
    street.toUpperCase(),
    ` ${street.replaceAll(' ', '  ')} `,
    street.normalize('NFD'),
    street.toLowerCase().replace(/[æøå]/g, (letter) => doubled[letter] ?? letter),
  ]
}

/** Between two houses, or around one. */
export function boxes(houses: readonly PlainHouse[]): fc.Arbitrary<string> {
  const house = fc.constantFrom(...houses)
  return fc.tuple(house, house, fc.constantFrom(0.01, 0.1, 0.5)).map(([a, b, margin]) => {
    const [south, north] = [Math.min(a.latitude, b.latitude), Math.max(a.latitude, b.latitude)]
    const [west, east] = [Math.min(a.longitude, b.longitude), Math.max(a.longitude, b.longitude)]
    return [south - margin, west - margin, north + margin, east + margin].map((each) => each.toFixed(4)).join(',')
  })
}

function holidaysWithin(weeks: number): string[] {
  const end = addDays(today(), weeks * 7)
  return schoolHolidays.filter(({ first, last }) => last >= today() && first <= end).map(({ id }) => id)
}
