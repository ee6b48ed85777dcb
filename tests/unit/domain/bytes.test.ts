import { expect, test } from 'vitest'
import { placesOf } from '../../../src/domain/bytes.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  ['abcab', 'abcab', [0]],
  ['abcab', 'xxabcabyyabcab', [2, 9]],
  ['aab', 'aaab aab', [1, 5]],
  ['q==', 'ø–q== =q=q==', [5, 12]],
  ['abc', 'ab', []],
  ['abc', 'abxabyab', []],
] as const)('%s stands in %s at %j', (pattern, text, places) => {
  expect(placesOf(bytesOf(pattern), bytesOf(text))).toEqual(places)
})
