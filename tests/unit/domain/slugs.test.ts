import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, slugify } from '../../../src/domain/slugs.ts'

test('a slug is lower-case letters, digits and single hyphens, or n-a', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(slugify(text)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    }),
  )
})

test('a slug of a slug is the slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(slugify(slugify(text))).toBe(slugify(text))
    }),
  )
})

test('a text without letters or digits is n-a', () => {
  expect(slugify(' – ! – ')).toBe('n-a')
  expect(slugify('')).toBe('n-a')
})

test('Danish and German letters are folded the way people type them', () => {
  expect(slugify('Rømø Sønderstrand')).toBe('romo-sonderstrand')
  expect(slugify('Ærø & Åkirkeby')).toBe('aero-akirkeby')
  expect(fold('Größe, Überblick, Straße')).toBe('grosse, uberblick, strasse')
})
