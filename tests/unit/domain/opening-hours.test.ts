import { expect, test } from 'vitest'
import { openingOn, standingAt } from '../../../src/domain/opening-hours.ts'
import { regularWeeks, specialDays } from '../../../src/domain/opening-weeks.ts'
import { agencyClock } from '../../../src/domain/stays.ts'

const rules = [
  { dates: ['2026-12-24'], hours: [], emailOnly: '09:00' },
  { season: { from: '04-01', to: '10-31' }, weekdays: [7], hours: [{ from: '08:00', to: '20:00' }] },
  { hours: [{ from: '09:00', to: '20:00' }] },
]

test('the first rule that a day meets is the day’s', () => {
  expect(openingOn(rules, '2026-12-24')?.hours).toEqual([])
  expect(openingOn(rules, '2027-05-02')?.hours).toEqual([{ from: '08:00', to: '20:00' }])
  expect(openingOn(rules, '2027-11-07')?.hours).toEqual([{ from: '09:00', to: '20:00' }])
})

test.each([
  ['2027-01-11T08:00:00Z', 'open'],
  ['2027-01-11T07:59:00Z', 'closed'],
  ['2027-07-12T07:00:00Z', 'open'],
  ['2027-07-12T18:00:00Z', 'closed'],
])('hours are the agency’s, whatever the season: %s is %s', (now, kind) => {
  expect(standingAt(rules, agencyClock(new Date(now))).kind).toBe(kind)
})

test('a season may run over New Year', () => {
  const winter = [{ season: { from: '11-01', to: '03-31' }, hours: [{ from: '10:00', to: '16:00' }] }]
  expect(openingOn(winter, '2027-01-15')).not.toBeNull()
  expect(openingOn(winter, '2027-06-15')).toBeNull()
})

test.each(['02-28', '02-29'])(
  'the leap day belongs to the season that ends on %s, and the next one begins in March',
  (to) => {
    const [morning, evening] = [[{ from: '09:00', to: '12:00' }], [{ from: '17:00', to: '20:00' }]]
    const seasons = [{ season: { from: '11-01', to }, hours: morning }, { hours: evening }]
    expect(openingOn(seasons, '2028-02-28')?.hours).toEqual(morning)
    expect(openingOn(seasons, '2028-02-29')?.hours).toEqual(morning)
    expect(openingOn(seasons, '2028-03-01')?.hours).toEqual(evening)
    expect(regularWeeks(seasons, '2028-02-29').map(({ season }) => season)).toEqual([
      { from: '11-01', to: '02-28' },
      { from: '03-01', to: '10-31' },
    ])
  },
)

test('a day that differs is listed with the hours that hold on it, whichever rule they come from', () => {
  const hours = [{ from: '10:00', to: '14:00' }]
  const listed = specialDays(
    [
      { weekdays: [7], hours: [] },
      { dates: ['2027-01-03', '2027-01-04'], hours },
    ],
    '2027-01-01',
  )
  expect(listed.map(({ date, rule }) => [date, rule?.hours])).toEqual([
    ['2027-01-03', []],
    ['2027-01-04', hours],
  ])
})
