import { expect, test } from 'vitest'
import { parseCriteria } from '../../../src/domain/search-criteria.ts'
import { chosenFilters } from '../../../src/features/search/chosen-filters.tsx'
import { labelOf } from '../../../src/features/search/criterion-label.ts'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'

test('a guest’s own words stand in the quotation marks of the edition where they are a chip, and bare elsewhere', () => {
  const criteria = parseCriteria(new URLSearchParams('textQuery=klit'))
  const chips = markets.map((market) => chosenFilters(criteria, market, messagesOf(market)).map(({ label }) => label))
  expect(chips).toEqual([['»klit«'], ['„klit“'], ['“klit”']])
  for (const market of markets) expect(labelOf('textQuery', { value: 'klit' }, market, messagesOf(market))).toBe('klit')
})

test('no days around a day are no plus and minus', () => {
  const labels = markets.map((market) => labelOf('flex', { value: '0' }, market, messagesOf(market)))
  expect(labels).toEqual(['Kun den dag', 'Nur dieser Tag', 'This day only'])
})
