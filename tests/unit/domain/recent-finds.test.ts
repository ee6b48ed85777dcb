import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addRecentFind,
  maxRecentFinds,
  parseRecentFinds,
  removeRecentFind,
} from '../../../src/features/find/recent-finds.ts'

test('what was looked for last stands first, once, whatever its case', () => {
  const texts = ['pool', 'Blåvand', 'hund'].reduce<string[]>(addRecentFind, [])
  expect(texts).toEqual(['hund', 'Blåvand', 'pool'])
  expect(addRecentFind(texts, 'BLÅVAND')).toEqual(['BLÅVAND', 'hund', 'pool'])
  expect(removeRecentFind(texts, 'Hund')).toEqual(['Blåvand', 'pool'])
  const many = Array.from({ length: 20 }, (_, number) => `hus ${number}`).reduce<string[]>(addRecentFind, [])
  expect(many).toHaveLength(maxRecentFinds)
  expect(many[0]).toBe('hus 19')
})

test.each([null, '', '{', 'null', '{"a":1}', '"pool"', '[1,null,{}]', '[" ","\\u0000"]'])(
  '%s holds nothing',
  (text) => {
    expect(parseRecentFinds(text)).toEqual([])
  },
)

test('what is left of a broken list is what can be looked for', () => {
  expect(parseRecentFinds(JSON.stringify(['pool', 7, ' a\nb ', 'x'.repeat(101), 'pool']))).toEqual(['pool', 'a b'])
})

test('no stored text makes it throw, and what it gives is kept as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const texts = parseRecentFinds(text)
      expect(parseRecentFinds(JSON.stringify(texts))).toEqual(texts)
    }),
  )
})
