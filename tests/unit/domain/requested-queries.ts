import fc from 'fast-check'
import { areas } from '../../../src/domain/areas.ts'
import { facility } from '../../../src/domain/facilities.ts'
import { schoolHolidays } from '../../../src/domain/school-holidays.ts'
import { addDays } from '../../../src/domain/stays.ts'

const numberText = (min: number, max: number) => fc.integer({ min, max }).map(String)
const listOf = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 5 }).map((chosen) => chosen.join(','))
const comparator = fc.constantFrom('', 'eq~', 'ne~', 'gt~', 'gte~', 'lt~', 'lte~')

/** The URL of any search that a guest could make. */
export const query = fc
  .record(
    {
      ankomst: fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-11-21', days)),
      arrivalWeekNextOccurence: numberText(1, 53),
      flex: numberText(0, 3),
      weekend: fc.constantFrom('1', '2', 'uge'),
      maaned: fc.constantFrom('2026-12', '2027-02', '2027-07', '2028-02'),
      ferie: fc.constantFrom(...schoolHolidays.map(({ id }) => id)),
      naar: fc.constantFrom('dag', 'uge', 'maaned', 'ferie', 'nonsense'),
      duration: listOf(['3', '4', '5', '7', '14', '21']),
      husdyr: numberText(1, 4),
      omraader: listOf(areas.map(({ slug }) => slug)),
      skiftedag: listOf(['1', '4', '5', '6', '7']),
      textQuery: fc.string({ minLength: 1, maxLength: 120 }),
      vejnavn: fc.string({ minLength: 1, maxLength: 120 }),
      koglemaerker: listOf(['bronze', 'solv', 'guld']),
      varme: listOf(['varmepumpe', 'braendeovn', 'el']),
      varmepumpe: fc.constant('1'),
      onlyImages: fc.constant('1'),
      badevaerelse: numberText(1, 8),
      maxPris: numberText(1, 60_000),
      minPris: numberText(1, 60_000),
      maxIalt: numberText(1, 60_000),
      nyHosMarehalm: fc.constant('1'),
      kort: fc
        .tuple(
          fc.double({ min: 53, max: 56 }),
          fc.double({ min: 6, max: 8 }),
          fc.double({ min: 56.1, max: 58 }),
          fc.double({ min: 8.1, max: 11 }),
        )
        .map((degrees) => degrees.map((each) => each.toFixed(6)).join(',')),
      [facility.persons]: numberText(1, 24),
      [facility.pool]: fc.constant('1'),
      [facility.beachDistance]: fc.tuple(comparator, numberText(50, 5000)).map((parts) => parts.join('')),
    },
    { requiredKeys: [] },
  )
  .map((values) => new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])))
