import { expect, test } from 'vitest'
import { requestOfCriteria } from '../../../src/domain/criteria-request.ts'
import { facility } from '../../../src/domain/facilities.ts'
import { lastSearchCookie } from '../../../src/domain/search/last-search.ts'
import { bathroomLevels, parseCriteria, sizeBands } from '../../../src/domain/search-criteria.ts'
import { parseSearchRequest } from '../../../src/domain/search-request.ts'
import { pageSizes, parseSearchView, searchOrders, viewTypes } from '../../../src/domain/search-view.ts'
import {
  activeSeasons,
  addDays,
  changeDayDateDifference,
  changeDays,
  defaultDuration,
  expandArrival,
  lastMinuteWindowDays,
  newAtProviderDays,
  newHouseYears,
  weekdayOf,
} from '../../../src/domain/stays.ts'
import { priceSteps } from '../../../src/editions/table.ts'
import { criterionFields } from '../../../src/features/search/criterion-fields.ts'
import { toSearchBody } from '../../../src/services/search/meilisearch-request.ts'
import { offeredMonths, specialDatesOf } from '../../../src/ui/offered-dates.ts'

const usual = parseSearchView(new URLSearchParams())

function filterOf(query: string): string | undefined {
  const criteria = parseCriteria(new URLSearchParams(query))
  return toSearchBody(parseSearchRequest(requestOfCriteria(criteria, usual, 1, '2026-11-21'))).filter
}

test('pets: 4 means none, other numbers at least so many', () => {
  expect(filterOf('husdyr=4')).toBe('pets = 0')
  expect(filterOf('husdyr=2')).toBe('pets >= 2')
  expect(filterOf('husdyr=5')).toBeUndefined()
})

test('bathrooms have the levels 1 to 8', () => {
  expect(bathroomLevels).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(filterOf('badevaerelse=8')).toBe('bathrooms >= 8')
  expect(filterOf('badevaerelse=9')).toBeUndefined()
  expect(filterOf('badevaerelse=0')).toBeUndefined()
})

test('sizes have the bands 50, 100 and 150, prices steps from 1,500 to 60,000 kroner and from 250 to 8,000 euro', () => {
  expect(sizeBands).toEqual([50, 100, 150])
  expect([priceSteps.DKK[0], priceSteps.DKK.at(-1)]).toEqual([1_500, 60_000])
  expect([priceSteps.EUR[0], priceSteps.EUR.at(-1)]).toEqual([250, 8_000])
  for (const steps of Object.values(priceSteps)) expect([...steps].sort((a, b) => a - b)).toEqual([...steps])
})

test('two prices are a range between the lower and the higher, in whichever order they come', () => {
  expect(filterOf('minPris=5000&maxPris=9000')).toBe('totalPrice 5000 TO 9000')
  expect(filterOf('minPris=9000&maxPris=5000')).toBe('totalPrice 5000 TO 9000')
  expect(filterOf('minPris=5000')).toBe('totalPrice >= 5000')
  expect(filterOf('maxPris=9000')).toBe('totalPrice <= 9000')
})

test('change days are Thursday 4, Friday 5, Saturday 6, Sunday 7 and Monday 1, so many days from their Saturday', () => {
  expect(changeDays).toEqual({ thursday: 4, friday: 5, saturday: 6, sunday: 7, monday: 1 })
  expect(changeDayDateDifference).toEqual({ thursday: 2, friday: 1, saturday: 0, sunday: -1, monday: -2 })
  for (const day of expandArrival('2027-07-03')) {
    const name = (Object.keys(changeDays) as (keyof typeof changeDays)[]).find(
      (key) => changeDays[key] === weekdayOf(day),
    )
    expect(name && addDays(day, changeDayDateDifference[name])).toBe('2027-07-03')
  }
})

test('a Saturday is five days, any other day itself, seven nights unless said otherwise', () => {
  const days = ['2027-07-01', '2027-07-02', '2027-07-03', '2027-07-04', '2027-07-05']
  const filter = filterOf('ankomst=2027-07-03')
  for (const day of days) expect(filter).toContain(`"${day}"`)
  expect(filter).toContain('duration = 7')
  expect(filterOf('ankomst=2027-07-02&duration=14')).toBe('date = "2027-07-02" AND duration = 14')
  expect(defaultDuration).toBe(7)
})

test('windows: last minute 21 days, new house 3 years, new with us 365 days, seasons 2025 to 2027', () => {
  expect([lastMinuteWindowDays, newHouseYears, newAtProviderDays]).toEqual([21, 3, 365])
  expect(activeSeasons).toEqual([2025, 2026, 2027])
  expect(criterionFields.yearBuilt.counted?.({ day: '2026-11-21' })).toEqual(['2023'])
  expect(filterOf(`${facility.yearBuilt}=2023`)).toBe(`facilities.${facility.yearBuilt} >= 2023`)
})

test('months are offered to the end of the last season, and after it to the end of the year', () => {
  expect([offeredMonths('2026-11-28').length, offeredMonths('2026-11-28').at(-1)]).toEqual([14, '2027-12'])
  expect([offeredMonths('2028-11-28'), offeredMonths('2028-12-01')]).toEqual([['2028-11', '2028-12'], ['2028-12']])
  // No stay is within a month of which two days are left.
  expect(offeredMonths('2026-11-29')[0]).toBe('2026-12')
})

test('Christmas and New Year are marked in each season', () => {
  for (const year of [2025, 2026, 2027]) {
    expect(specialDatesOf([`${year}-12-25`, `${year}-12-24`, `${year}-12-31`])).toEqual(['christmas', 'newYear'])
  }
  expect(specialDatesOf(['2026-12-20', '2026-07-04'])).toEqual([])
})

test('results are a list, a map or a grid, ten a page; the price and the discounts are among what they are sorted by', () => {
  expect([...viewTypes].sort()).toEqual(['grid', 'list', 'map'])
  expect(pageSizes[0]).toBe(10)
  const properties = new Set(Object.values(searchOrders).flatMap((order) => order.map(({ property }) => property)))
  for (const each of ['totalPrice', 'discountTotal', 'discountPercentage', 'address1', 'publishedTs']) {
    expect([...properties]).toContain(each)
  }
})

test('what was last searched for is kept for 720 hours', () => {
  expect(lastSearchCookie).toEqual({ name: 'marehalm_search', maxAge: 720 * 3600 })
})
