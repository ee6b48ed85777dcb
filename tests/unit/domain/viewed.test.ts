import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addViewed, maxViewed, parseViewed, type ViewedHouse } from '../../../src/domain/viewed.ts'

const house = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  title: fc.string({ maxLength: 60 }),
  code: fc.string({ maxLength: 6 }),
  path: fc.constantFrom('/sommerhus-bl1001/', '/ferienhaus-bl1002/'),
})

test('the last houses that were looked at are kept, each once, the newest first', () => {
  fc.assert(
    fc.property(fc.array(house, { maxLength: 80 }), (seen) => {
      const kept = seen.reduce<ViewedHouse[]>(addViewed, [])
      const newest = [...new Set(seen.toReversed().map(({ id }) => id))].slice(0, maxViewed)
      expect(kept.map(({ id }) => id)).toEqual(newest)
      expect(parseViewed(JSON.stringify(kept))).toEqual(kept)
    }),
  )
})

test('whatever the browser’s storage holds, only houses of this site come out', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseViewed(text).every(({ path }) => /^\/[a-z0-9-]+\/$/.test(path))).toBe(true)
    }),
  )
  const elsewhere = [{ id: 1, title: 'Hus', code: 'BL1', path: 'https://evil.example/' }]
  expect(parseViewed(JSON.stringify(elsewhere))).toEqual([])
  expect(parseViewed(null)).toEqual([])
})

test('a house that cannot be read costs none of the others, and an odd picture only itself', () => {
  const good = { id: 2, title: 'Hus', code: 'BL2', path: '/sommerhus-bl2/', picture: 'houses/2/1' }
  const stored = [{ id: 'odd' }, good, { ...good, id: 3, picture: 7 }]
  expect(parseViewed(JSON.stringify(stored))).toEqual([good, { ...good, id: 3, picture: undefined }])
})
