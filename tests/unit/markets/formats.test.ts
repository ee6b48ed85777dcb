import { expect, test } from 'vitest'
import { formatDayOf } from '../../../src/markets/formats.ts'
import { markets } from '../../../src/markets/market.ts'

test('the day of an instant is the one that it was at the agency', () => {
  const night = new Date('2027-07-03T22:30:00Z')
  expect(markets.map((market) => formatDayOf(market, night))).toEqual(['4. juli', '4. Juli', '4 July'])
})
