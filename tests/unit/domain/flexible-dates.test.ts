import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalsOf, durationsOf, requestOfCriteria } from '../../../src/domain/criteria-request.ts'
import { arrivalsFor, daysOfMonth, monthStayOf, nextMonth, windowOf } from '../../../src/domain/flexible-dates.ts'
import { daysFromWeekday } from '../../../src/domain/requested-day.ts'
import { schoolHolidays } from '../../../src/domain/school-holidays.ts'
import { parseCriteria, writeCriteria } from '../../../src/domain/search-criteria.ts'
import { parseSearchRequest } from '../../../src/domain/search-request.ts'
import { parseSearchView } from '../../../src/domain/search-view.ts'
import { addDays, daysBetween, weekdayOf } from '../../../src/domain/stays.ts'
import { cacheKeyOf, indexOf, toSearchBody } from '../../../src/services/search/meilisearch-request.ts'

const today = '2026-11-21'
const criteriaOf = (query: string) => parseCriteria(new URLSearchParams(query))
const arrivals = (query: string) => arrivalsOf(criteriaOf(query), today)
const written = (query: string) => writeCriteria(criteriaOf(query)).toString()
const requestOf = (query: string) => {
  const view = parseSearchView(new URLSearchParams(query))
  return parseSearchRequest(requestOfCriteria(criteriaOf(query), view, 1, today))
}
const bodyOf = (query: string) => toSearchBody(requestOf(query))

test.each([
  ['ankomst=2027-07-07', ['2027-07-07']],
  ['ankomst=2027-07-10', ['2027-07-08', '2027-07-09', '2027-07-10', '2027-07-11', '2027-07-12']],
  ['ankomst=2027-07-10&flex=0', ['2027-07-10']],
  ['ankomst=2027-07-07&flex=1', ['2027-07-06', '2027-07-07', '2027-07-08']],
  ['ankomst=2026-12-31&flex=1', ['2026-12-30', '2026-12-31', '2027-01-01']],
  ['arrivalWeekNextOccurence=29', ['2027-07-22', '2027-07-23', '2027-07-24', '2027-07-25', '2027-07-26']],
])('%s asks for %j', (query, days) => {
  expect(arrivals(query)).toEqual(days)
})

test('a day with so many days around it is all of them, and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 3 }), (ahead, flex) => {
      const day = addDays(today, ahead)
      const days = arrivals(`ankomst=${day}&flex=${flex}`)
      expect(days).toHaveLength(2 * flex + 1)
      expect(days.every((each) => Math.abs(daysBetween(day, each)) <= flex)).toBe(true)
    }),
  )
})

test('a week in July begins and ends in July', () => {
  expect([arrivals('maaned=2027-07').at(0), arrivals('maaned=2027-07').at(-1)]).toEqual(['2027-07-01', '2027-07-25'])
})

test('a stay in a month or in school holidays has no night outside of them, unless it is longer than they are', () => {
  const windows = ['maaned=2026-12', 'maaned=2028-02', ...schoolHolidays.map(({ id }) => `ferie=${id}`)]
  fc.assert(
    fc.property(fc.constantFrom(...windows), fc.integer({ min: 2, max: 60 }), (query, nights) => {
      const criteria = criteriaOf(query)
      const [first, last] = windowOf(criteria) ?? ['', '']
      const days = arrivalsFor(criteria, nights, today)
      expect(days.length).toBeGreaterThan(0)
      for (const day of days) {
        const end = addDays(day, nights)
        if (nights <= daysBetween(first, last)) expect(day >= first && end <= last).toBe(true)
        else expect(day <= first && end >= last).toBe(true)
      }
      const [before, after] = [addDays(days[0] ?? '', -1), addDays(days.at(-1) ?? '', 1)]
      const fits = (day: string) =>
        nights <= daysBetween(first, last)
          ? day >= first && addDays(day, nights) <= last
          : day <= first && addDays(day, nights) >= last
      expect([fits(before), fits(after)]).toEqual([false, false])
    }),
  )
})

test('holidays over the turn of the year go on in January', () => {
  const days = arrivals('ferie=nw-jul-2026')
  expect([days.at(0), days.at(-1)]).toEqual(['2026-12-23', '2026-12-30'])
  expect(arrivals('ferie=he-jul-2026&duration=3').at(-1)).toBe('2027-01-09')
})

test('a weekend of a month has the nights to Saturday and Sunday, Thursday to Monday at most, and its own lengths', () => {
  const criteria = criteriaOf('maaned=2027-03&weekend=1&duration=14')
  expect(written('maaned=2027-03&weekend=1&duration=14')).toBe('maaned=2027-03&weekend=1')
  expect(durationsOf(criteria)).toEqual([2, 3, 4])
  expect(arrivalsFor(criteria, 2, today)).toEqual(['2027-03-05', '2027-03-12', '2027-03-19', '2027-03-26'])
  expect(arrivalsFor(criteria, 4, today)).toEqual(['2027-03-04', '2027-03-11', '2027-03-18', '2027-03-25'])
  expect(arrivalsFor(criteria, 3, today)).toHaveLength(8)
  expect(arrivalsFor(criteria, 7, today)).toEqual([])
  expect(indexOf(requestOf('maaned=2027-03&weekend=1'))).toBe('lodgingOptions_duration-7_lan-1')
})

test('any week of a month is said by the month alone, whatever length the form has beside it', () => {
  const form = 'naar=maaned&maaned=2027-05&weekend=uge&duration=14'
  expect(written(form)).toBe('maaned=2027-05')
  expect(durationsOf(criteriaOf(form))).toEqual([7])
  expect([arrivals(form).at(0), arrivals(form).at(-1)]).toEqual(['2027-05-01', '2027-05-25'])
  // Another way of saying when keeps its length.
  expect(written('naar=dag&ankomst=2027-05-12&maaned=2027-05&weekend=uge&duration=14')).toBe(
    'ankomst=2027-05-12&duration=14',
  )
  expect(written('weekend=uge&duration=14')).toBe('duration=14')
})

test.each([
  ['maaned=2027-05', 'uge'],
  ['maaned=2027-05&duration=7', 'uge'],
  ['maaned=2027-05&weekend=1', '1'],
  ['maaned=2027-05&duration=14', ''],
  ['maaned=2027-05&duration=5,7', ''],
  ['duration=14', 'uge'],
])('what %s means of a month is shown as "%s"', (query, shown) => {
  expect(monthStayOf(criteriaOf(query))).toBe(shown)
})

test('a weekend belongs to a month alone', () => {
  expect(written('weekend=1')).toBe('')
  expect(written('weekend=1&ferie=nw-efteraar-2027')).toBe('ferie=nw-efteraar-2027')
  expect(written('weekend=1&maaned=2027-03&ankomst=2027-03-06&naar=dag&duration=7')).toBe(
    'ankomst=2027-03-06&duration=7',
  )
})

test('a month ends at the turn of the year', () => {
  expect(arrivals('maaned=2026-12').at(-1)).toBe('2026-12-25')
  expect([nextMonth('2026-12'), nextMonth('2027-01', -1), nextMonth('2027-11', 14)]).toEqual([
    '2027-01',
    '2026-12',
    '2029-01',
  ])
  expect([daysOfMonth('2028-02').length, daysOfMonth('2026-12').at(-1)]).toEqual([29, '2026-12-31'])
})

test.each(['0000-01', '0099-12', '9999-12'])('%s is no month to search in, so it asks for no days', (month) => {
  expect(arrivals(`maaned=${month}&duration=7`)).toEqual([])
  expect(arrivals(`ankomst=${month}-31&flex=3`)).toEqual([])
})

test.each([
  // Around a Saturday two days are meant anyway, on any other day none.
  ['ankomst=2027-07-10&flex=2', 'ankomst=2027-07-10'],
  ['ankomst=2027-07-07&flex=0', 'ankomst=2027-07-07'],
  ['ankomst=2027-07-07&flex=2', 'ankomst=2027-07-07&flex=2'],
  ['flex=2', ''],
  ['flex=2&maaned=2027-07', 'maaned=2027-07'],
  ['maaned=2027-13', ''],
  ['ferie=nw-vinter-2027', ''],
  ['ankomst=2027-07-07&maaned=2027-07&ferie=dk-jul-2026', 'ankomst=2027-07-07'],
  ['naar=maaned&ankomst=2027-07-07&flex=1&maaned=2027-07&ferie=dk-jul-2026', 'maaned=2027-07'],
  ['naar=ferie&ankomst=2027-07-07&ferie=', ''],
])('%s is written as %s', (query, canonical) => {
  expect(written(query)).toBe(canonical)
})

test('equal criteria are one question to the search, and one entry of its cache', () => {
  const saturdays = fc.integer({ min: 1, max: 90 }).map((weeks) => addDays('2026-11-21', 7 * weeks))
  fc.assert(
    fc.property(saturdays, (day) => {
      expect(weekdayOf(day)).toBe(6)
      const ways = [`ankomst=${day}`, `ankomst=${day}&flex=2`, `naar=dag&flex=2&maaned=&ferie=&ankomst=${day}`]
      expect(new Set(ways.map((way) => cacheKeyOf({ request: requestOf(way), fields: [] }))).size).toBe(1)
    }),
  )
})

test('of several lengths each has the days that leave it room', () => {
  const { filter } = bodyOf('maaned=2027-02&duration=20,27')
  expect(filter).toContain('AND duration IN [20, 27] AND (')
  expect(filter).toContain('(date IN ["2027-02-01", "2027-02-02"] AND duration = 27)')
  expect(filter).toContain('(date "2027-02-01" TO "2027-02-09" AND duration = 20)')
})

test('a search is sorted by what was chosen alone: the ranking puts the cheapest stay of a house first', () => {
  expect(bodyOf('maaned=2027-07')).not.toHaveProperty('sort')
  expect(bodyOf('maaned=2027-07&searchOrder=beach').sort).toEqual(['beachDistance:asc'])
  expect(bodyOf('maaned=2027-07&searchOrder=price-asc').sort).toEqual(['totalPrice:asc'])
  expect(bodyOf('searchOrder=beach').sort).toEqual(['beachDistance:asc'])
})

test('of days around a requested one the nearest comes first, where no other order is chosen', () => {
  expect(bodyOf('ankomst=2027-07-03').sort).toEqual(['daysFrom.6:asc'])
  expect(bodyOf('ankomst=2027-07-07&flex=3').sort).toEqual(['daysFrom.3:asc'])
  expect(bodyOf('arrivalWeekNextOccurence=30').sort).toEqual(['daysFrom.6:asc'])
  for (const one of ['ankomst=2027-07-03&flex=0', 'ankomst=2027-07-07', 'ferie=nw-efteraar-2027']) {
    expect(bodyOf(one), one).not.toHaveProperty('sort')
  }
  expect(bodyOf('ankomst=2027-07-03&searchOrder=price-asc').sort).toEqual(['totalPrice:asc'])
})

test('for a party, houses of the smallest size with room for it come first, after the nearest days, but not before words', () => {
  expect(bodyOf('1=4').sort).toEqual(['sizeClass:asc'])
  expect(bodyOf('infants=2&ankomst=2027-07-03').sort).toEqual(['daysFrom.6:asc', 'sizeClass:asc'])
  expect(bodyOf('1=4&searchOrder=beach').sort).toEqual(['beachDistance:asc'])
  for (const one of ['1=4&textQuery=strand', 'husdyr=1']) expect(bodyOf(one), one).not.toHaveProperty('sort')
})

test('a stay is as many days from a weekday as from the nearest day that is one', () => {
  const sunday = '2027-07-04'
  expect([1, 2, 3, 4, 5, 6, 7].map((weekday) => daysFromWeekday(sunday, weekday))).toEqual([1, 2, 3, 3, 2, 1, 0])
})

test('the index that is asked holds the stays of the length', () => {
  const index = (query: string) =>
    indexOf(parseSearchRequest(requestOfCriteria(criteriaOf(query), parseSearchView(new URLSearchParams()), 2, today)))
  expect(index('maaned=2027-07&duration=14')).toBe('lodgingOptions_duration-14_lan-2')
  expect(index('ferie=nw-efteraar-2027&duration=5')).toBe('lodgingOptions_duration-7_lan-2')
})

test('a length or change days without days ask one and the same stay, of a week at first, on any day from today on', () => {
  const requests = (query: string) => {
    const view = parseSearchView(new URLSearchParams())
    const request = parseSearchRequest(requestOfCriteria(criteriaOf(query), view, 2, '2026-11-22'))
    const { filter, distinct } = toSearchBody(request)
    return [indexOf(request), filter, distinct]
  }
  const fromToday = `dateTs >= ${Date.parse('2026-11-22') / 1000}`
  expect(requests('duration=14&maxPris=1500')).toEqual([
    'lodgingOptions_duration-14_lan-2',
    `duration = 14 AND totalPrice <= 1500 AND ${fromToday}`,
    'lodgingId',
  ])
  expect(requests('skiftedag=6&maxPris=1500')).toEqual([
    'lodgingOptions_duration-7_lan-2',
    `duration = 7 AND changeDay = 6 AND totalPrice <= 1500 AND ${fromToday}`,
    'lodgingId',
  ])
  expect(requests('duration=3,5')[1]).toBe(`duration IN [3, 5] AND ${fromToday}`)
})

test('without any of them houses are asked, and prices are those that they are offered at', () => {
  for (const query of ['', 'maxPris=1500', 'minPris=9000', 'maxIalt=9000', '1=4', 'omraader=romo']) {
    const view = parseSearchView(new URLSearchParams())
    const request = parseSearchRequest(requestOfCriteria(criteriaOf(query), view, 2, '2026-11-22'))
    expect(indexOf(request)).toBe('lodgingOptions_duration-_lan-2')
    expect(toSearchBody(request)).not.toHaveProperty('distinct')
  }
})
