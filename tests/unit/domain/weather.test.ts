import { expect, test } from 'vitest'
import { climateHours } from '../../../src/backend/weather/climate-hours.ts'
import { hoursToCome, nextDays, nextHours, weatherKind } from '../../../src/features/weather/area-weather.ts'

const blavand = { id: 'area-blavand', lat: 55.5594, lng: 8.1306 }
const now = new Date('2027-07-03T10:20:00Z')
const hours = climateHours(blavand, now, 100)

test.each([
  ['clearsky_day', 'clearsky'],
  ['fair_polartwilight', 'fair'],
  ['partlycloudy_night', 'partlycloudy'],
  ['cloudy', 'cloudy'],
  ['fog', 'fog'],
  ['lightrain', 'lightrain'],
  ['rain', 'rain'],
  ['heavyrain', 'heavyrain'],
  ['heavyrainshowers_day', 'heavyrain'],
  ['lightrainshowers_night', 'showers'],
  ['sleetshowers_day', 'sleet'],
  ['lightssleetshowersandthunder_day', 'thunder'],
  ['heavysnow', 'snow'],
  ['', 'cloudy'],
])('the symbol %s is %s', (symbol, kind) => {
  expect(weatherKind(symbol)).toBe(kind)
})

test('of a forecast that was kept for a while only what is to come is left, this hour with it', () => {
  const later = new Date('2027-07-03T13:05:00Z')
  expect(hoursToCome(hours, later)[0]?.time).toBe('2027-07-03T13:00:00.000Z')
  expect(hoursToCome(hours, new Date('2028-01-01T00:00:00Z'))).toEqual([])
})

test('the hours to come are one list until an hour more is past', () => {
  const reply = climateHours(blavand, now, 100)
  const before = hoursToCome(reply, now)
  expect(hoursToCome(reply, new Date('2027-07-03T10:59:59Z'))).toBe(before)
  expect(hoursToCome(reply, new Date('2027-07-03T11:00:00Z'))).toEqual(before.slice(1))
  expect(hoursToCome(reply, now)).toEqual(before)
})

test('now and every six hours, and where an hour is missing the one after it', () => {
  expect(nextHours(hours).map(({ time }) => time.slice(5, 13))).toEqual([
    '07-03T10',
    '07-03T16',
    '07-03T22',
    '07-04T04',
    '07-04T10',
  ])
  const gap = hours.filter(({ time }) => !time.startsWith('2027-07-03T16'))
  expect(nextHours(gap)[1]?.time.slice(5, 13)).toBe('07-03T17')
  expect(nextHours([])).toEqual([])
})

test('the next five days by the clock at the agency, each with its range, its strongest wind and its noon', () => {
  const days = nextDays(hours)
  expect(days.map(({ day }) => day)).toEqual(['2027-07-04', '2027-07-05', '2027-07-06', '2027-07-07', '2027-07-08'])
  // Summer time: the agency's 4 July begins at 22:00 UTC on the 3rd.
  const fourth = hours.filter(({ time }) => time >= '2027-07-03T22' && time < '2027-07-04T22')
  expect(fourth).toHaveLength(24)
  expect(days[0]).toEqual({
    day: '2027-07-04',
    low: Math.min(...fourth.map(({ airTemperature }) => airTemperature)),
    high: Math.max(...fourth.map(({ airTemperature }) => airTemperature)),
    wind: Math.max(...fourth.map(({ windSpeed }) => windSpeed)),
    symbol: fourth.find(({ time }) => time.startsWith('2027-07-04T10'))?.symbolNext6Hours,
  })
})

test('a day of which the forecast says too little is left out', () => {
  expect(nextDays(hours.slice(0, 16))).toEqual([])
  expect(nextDays([])).toEqual([])
})
