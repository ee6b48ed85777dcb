import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTrip } from '../../../src/domain/read-trip.ts'
import {
  maxSavedSearches,
  parseSavedSearches,
  queryToSave,
  refusalOf,
  type SavedSearch,
  saveSearch,
} from '../../../src/features/search/saved-searches.ts'

test('a saved search stands first, once, under the name that it was given last', () => {
  const first = saveSearch([], { name: ' Blåvand\n med  hund ', query: 'husdyr=1&omraader=blavand' })
  expect(first).toEqual([{ name: 'Blåvand med hund', query: 'husdyr=1&omraader=blavand' }])
  const second = saveSearch(first ?? [], { name: 'Alle', query: '' })
  expect(second?.map(({ name }) => name)).toEqual(['Alle', 'Blåvand med hund'])
  expect(saveSearch(second ?? [], { name: 'Hunden', query: 'husdyr=1&omraader=blavand' })).toEqual([
    { name: 'Hunden', query: 'husdyr=1&omraader=blavand' },
    { name: 'Alle', query: '' },
  ])
})

test('a name that is none is refused, and so is one search too many', () => {
  expect(saveSearch([], { name: '  ', query: '' })).toBeNull()
  expect(saveSearch([], { name: 'x'.repeat(61), query: '' })).toBeNull()
  const full = Array.from(
    { length: maxSavedSearches },
    (_, number): SavedSearch => ({ name: 'x', query: `1=${number}` }),
  )
  expect(saveSearch(full, { name: 'one more', query: 'husdyr=1' })).toBeNull()
  expect(refusalOf(full, { name: 'one more', query: 'husdyr=1' })).toBe('full')
  expect(refusalOf(full, { name: 'known', query: '1=3' })).toBeNull()
  expect(refusalOf([], { name: ' \n ', query: '' })).toBe('name')
  expect(refusalOf([], { name: 'long', query: `textQuery=${'x'.repeat(1000)}` })).toBe('long')
  expect(saveSearch(full, { name: 'known', query: '1=3' })).toHaveLength(maxSavedSearches)
})

test('what is saved of a URL are its criteria and order, in one order, from the first page', () => {
  expect(queryToSave('?omraader=blavand&husdyr=1&page=3&utm_source=x')).toBe('husdyr=1&omraader=blavand')
  expect(queryToSave('?searchOrder=price-asc&1=gte~6')).toBe('1=gte%7E6&searchOrder=price-asc')
  expect(queryToSave('')).toBe('')
})

test('a saved search keeps the party, its pets and the nights', () => {
  const query = queryToSave('?1=5&adults=4&children=1&infants=1&husdyr=1&duration=11&page=3&utm_source=mail')
  const [saved] = parseSavedSearches(JSON.stringify(saveSearch([], { name: 'x', query })))
  expect(readTrip(new URLSearchParams(saved?.query))).toEqual({
    arrival: null,
    duration: 11,
    party: { adults: 4, children: 1, infants: 1, pets: 1 },
    searchQuery: '',
  })
})

test('what a browser writes as a URL can be saved, and is read as it was', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), (parts) => {
      const query = queryToSave(`?${new URLSearchParams(parts)}`)
      fc.pre(query.length <= 1000)
      const saved = saveSearch([], { name: 'x', query })
      expect(saved).toEqual([{ name: 'x', query }])
      expect(parseSavedSearches(JSON.stringify(saved))).toEqual(saved)
    }),
  )
})

test('no stored text makes it throw, and a hostile one gives nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const searches = parseSavedSearches(text)
      expect(parseSavedSearches(JSON.stringify(searches))).toEqual(searches)
    }),
  )
  expect(parseSavedSearches('[{"name":"x","query":"\\"><script>"},{"name":"","query":""},null]')).toEqual([])
})
