import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFavorites, serializeFavorites, toggleFavorite } from '../../../src/domain/favorites.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 200 })

test('favourites survive the cookie', () => {
  fc.assert(
    fc.property(ids, (list) => {
      expect(parseFavorites(serializeFavorites(list))).toEqual(list)
    }),
  )
})

test('toggling twice changes nothing but the order', () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 999_999 }), (list, id) => {
      const twice = toggleFavorite(toggleFavorite(list, id), id)
      expect(new Set(twice)).toEqual(new Set(list))
    }),
  )
})

test('whatever the cookie holds, only house ids come out', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(parseFavorites(value).every((id) => Number.isInteger(id) && id > 0)).toBe(true)
    }),
  )
})
