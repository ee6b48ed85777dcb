import { expect, test } from 'vitest'
import {
  formatDate,
  formatDayOf,
  formatDayPrice,
  formatKilometres,
  formatMoney,
  formatMoneyRange,
  formatNumber,
  wholeParts,
  wholeUnits,
} from '../../../src/markets/formats.ts'
import { markets } from '../../../src/markets/market.ts'
import { stayDates } from '../../../src/ui/stay-dates.ts'

test('the day of an instant is the one that it was at the agency', () => {
  const night = new Date('2027-07-03T22:30:00Z')
  expect(markets.map((market) => formatDayOf(market, night))).toEqual(['4. juli', '4. Juli', '4 July'])
})

test('a day of the week stands before its date as the edition writes it', () => {
  expect(markets.map((market) => formatDate(market, '2027-06-05'))).toEqual([
    'lør. 5. juni 2027',
    'Sa., 5. Juni 2027',
    'Sat 5 Jun 2027',
  ])
  expect(markets.map((market) => formatDate(market, '2027-06-05', 'long'))).toEqual([
    'lørdag den 5. juni 2027',
    'Samstag, 5. Juni 2027',
    'Saturday 5 June 2027',
  ])
  const english = markets.filter(({ key }) => key === 'en').map((market) => stayDates(market, '2027-06-05', 7))
  expect(english.map((text) => text.replace(/\s/g, ' '))).toEqual(['Sat 5 Jun – Sat 12 Jun 2027'])
})

test('a range of money has its amounts within it, and names its currency once where the sign stands behind', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(markets.map((market) => plain(formatMoneyRange(market, 123_460, 250_049)))).toEqual([
    '1.234 til 2.501 kr.',
    '1.234 bis 2.501 €',
    '€1,234 to €2,501',
  ])
  expect(markets.map((market) => plain(formatMoneyRange(market, 300, 300)))).toEqual(['3 kr.', '3 €', '€3'])
})

test('a price without room for øre and cents is the next whole one, never less than what is paid', () => {
  expect([100, 101, 199, 459_550, 9700.3, 9700.6].map(wholeUnits)).toEqual([100, 200, 200, 459_600, 9700, 9800])
  expect(markets.map((market) => formatDayPrice(market, 459_501))).toEqual(['4.596', '4.596', '4,596'])
})

test('parts in whole units add up to their sum in whole units', () => {
  expect(wholeParts([33_230, 26_950])).toEqual([33_300, 26_900])
  expect(wholeParts([3_940, undefined, 2_560])).toEqual([4_000, 0, 2_500])
  const parts = [10, 20.4, 33_333, 1]
  const sum = parts.reduce((all, each) => all + each, 0)
  expect(wholeParts(parts).reduce((all, each) => all + each, 0)).toBe(wholeUnits(sum))
})

test('small whole numbers are written as Intl writes them in every market', () => {
  for (const market of markets) {
    const { format } = new Intl.NumberFormat(market.formatLocale)
    for (let number = 0; number <= 1001; number += 1) {
      expect(formatNumber(market, number)).toBe(format(number))
    }
  }
})

test('what is less than nothing has a minus and no hyphen, and what is rounded to nothing has neither', () => {
  expect(markets.map((market) => formatNumber(market, -3))).toEqual(['−3', '−3', '−3'])
  expect(markets.map((market) => formatNumber(market, -0.4))).toEqual(['0', '0', '0'])
  expect(markets.map((market) => formatMoney(market, -61_200))).toEqual(['−612\u00a0kr.', '−612\u00a0€', '−€612'])
})

test('kilometres have a tenth where there is one', () => {
  const written = (metres: number) => markets.map((market) => formatKilometres(market, metres))
  expect(written(1000)).toEqual(['1', '1', '1'])
  expect(written(3975)).toEqual(['4', '4', '4'])
  expect(written(1149)).toEqual(['1,1', '1,1', '1.1'])
})
