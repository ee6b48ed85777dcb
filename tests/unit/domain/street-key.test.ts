import { expect, test } from 'vitest'
import { streets } from '../../../src/backend/seed/places/streets.ts'
import { streetKey } from '../../../src/domain/slugs.ts'

test.each([
  ['Mågevej', 'maagevej', 'Maagevej', 'MÅGEVEJ', 'Magevej', ' mågevej ', 'Mågevej'.normalize('NFD')],
  ['Nørre Klit', 'Noerre  Klit', 'norre klit', 'NØRRE-KLIT', 'Nørre Klit'],
  ['Lærkevej', 'laerkevej', 'Lärkevej', 'LARKEVEJ'],
  ['Düne', 'Duene', 'dune', 'Düne'.normalize('NFD')],
  ['Åens Bakke', 'Aaens Bakke', 'aens bakke'],
])('%s is one street with all its spellings', (name, ...spellings) => {
  for (const spelling of spellings) expect(streetKey(spelling), spelling).toBe(streetKey(name))
})

test('part of a name, or a house number behind it, is another street', () => {
  expect(streetKey('Klit')).not.toBe(streetKey('Klitvej'))
  expect(streetKey('Klitvej 4')).not.toBe(streetKey('Klitvej'))
})

test('no two names of the seeded streets are written alike', () => {
  const names = new Set(streets.map(({ name }) => name))
  expect(new Set([...names].map(streetKey)).size).toBe(names.size)
})

test.each(['', ' ', '-', '!?'])('%j is no street', (text) => {
  expect(streetKey(text)).toBe('')
})
