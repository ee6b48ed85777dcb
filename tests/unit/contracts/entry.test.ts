import * as v from 'valibot'
import { expect, test } from 'vitest'
import { askedCollectionOf, collectionOf } from '../../../src/contracts/entry.ts'

test('links that are not published are left out, and an entry may have no links at all', () => {
  expect(v.parse(collectionOf(v.string()), { items: ['one', null] })).toEqual(['one'])
  expect(v.parse(collectionOf(v.string()), undefined)).toEqual([])
})

test('a reply without the collection that was asked for is broken, not empty', () => {
  expect(v.parse(askedCollectionOf(v.string()), { items: ['one', null] })).toEqual(['one'])
  expect(v.safeParse(askedCollectionOf(v.string()), undefined).success).toBe(false)
  expect(v.safeParse(askedCollectionOf(v.string()), null).success).toBe(false)
})
