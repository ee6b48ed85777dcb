import * as v from 'valibot'
import { expect, test } from 'vitest'
import { collectionOf, requiredCollectionOf } from '../../../src/contracts/entry.ts'

test('links that are not published are left out, and an entry may have no links at all', () => {
  expect(v.parse(collectionOf(v.string()), { items: ['one', null] })).toEqual(['one'])
  expect(v.parse(collectionOf(v.string()), undefined)).toEqual([])
})

test('a reply without the collection that was requested is broken, not empty', () => {
  expect(v.parse(requiredCollectionOf(v.string()), { items: ['one', null] })).toEqual(['one'])
  expect(v.safeParse(requiredCollectionOf(v.string()), undefined).success).toBe(false)
  expect(v.safeParse(requiredCollectionOf(v.string()), null).success).toBe(false)
})
