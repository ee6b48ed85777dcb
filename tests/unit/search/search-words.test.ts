import { expect, test } from 'vitest'
import { addressKey } from '../../../src/backend/search/documents/house-documents.ts'
import { otherWordsOfCode, otherWordsOfLine, otherWordsOfText } from '../../../src/backend/search/text/house-texts.ts'
import { comparedWords, tokensOf } from '../../../src/backend/search/text/tokens.ts'
import { searchWords } from '../../../src/editions/search-words.ts'

test.each([
  ['Rømø', ['rømø']],
  ['BLÅVAND', ['blavand']],
  ['Bla\u030avand', ['blavand']],
  ['Ærø & Œuvre', ['aerø', 'oeuvre']],
  ['120 m²', ['120', 'm2']],
  ['Wi-Fi, 1.234 €', ['wi', 'fi', '1', '234', '€']],
  ['«Straße»', ['straße']],
])('%s is compared as %j', (text, words) => {
  expect(comparedWords(text)).toEqual(words)
})

test('a full stop with a blank parts words, one within a number does not', () => {
  const hard = (text: string) => tokensOf(text).some((token) => token.kind === 'separator' && token.isHard)
  expect(['a. b', 'a, b', 'a! b', '1.5', 'a-b', 'a b'].map(hard)).toEqual([true, true, true, false, false, false])
})

test.each([
  [1, 'Øster Hurup', ['oster hurup', 'oester hurup']],
  [1, 'Blåvand', ['blaavand']],
  [1, 'Hus med sauna', []],
  [2, 'Südstraße', ['südstrasse', 'suedstrasse', 'straße', 'strasse']],
  [2, 'Haus mit Kaminofen', ['ofen']],
  [1, 'Brændeovnen', ['ovn', 'ovnen']],
  [7, 'Fireplace', ['place']],
] as const)('in edition %i "%s" is also found by %j', (lan, line, others) => {
  expect(otherWordsOfLine(line, lan).split('. ').filter(Boolean)).toEqual(others)
})

test('a long text adds each word once, and none that it has', () => {
  expect(otherWordsOfText('Sø, sø og badeværelser. So!', 1)).toBe('soe. vaerelse. vaerelser')
})

test('a code is letters and a number', () => {
  expect(['BK4444', '17'].map(otherWordsOfCode)).toEqual(['BK 4444', ''])
})

test.each(Object.entries(searchWords))(
  '%s: ends of compounds are words of three letters and more, each once',
  (_, { compoundEnds }) => {
    const ends = compoundEnds.trim().split(/\s+/)
    expect(new Set(ends).size).toBe(ends.length)
    for (const end of ends) expect(end).toMatch(/^\p{Ll}{3,}$/u)
  },
)

test('addresses sort by the alphabet of the edition, numbers by their value', () => {
  const urls = ['Ålbækvej 2', 'Bakken 10', 'Bakken 9', 'Østervej 1', 'Aastien 3', 'Zebravej 1', 'Ærtevej 1', 'Über 1']
  const sorted = (lan: 1 | 2 | 7) => urls.toSorted((a, b) => (addressKey(a, lan) < addressKey(b, lan) ? -1 : 1))
  expect(sorted(1)).toEqual([
    ...['Bakken 9', 'Bakken 10', 'Über 1', 'Zebravej 1', 'Ærtevej 1', 'Østervej 1', 'Ålbækvej 2', 'Aastien 3'],
  ])
  expect(sorted(2)).toEqual([
    ...['Aastien 3', 'Ærtevej 1', 'Ålbækvej 2', 'Bakken 9', 'Bakken 10', 'Østervej 1', 'Über 1', 'Zebravej 1'],
  ])
})
