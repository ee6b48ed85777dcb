import { expect, test } from 'vitest'
import { firstGroupId, shortlistLimits } from '../../../src/features/shortlist/contract.ts'
import { codesOf, lodgingsOf, parseOptions } from '../../../src/features/shortlist/rules.ts'
import { writeOptionIds } from '../../../src/urls/paths.ts'

test('a URL names single houses and houses together, and reads as it was written', () => {
  expect(parseOptions('12.34-56.78')).toEqual([[12], [34, 56], [78]])
  expect(parseOptions(writeOptionIds([12, [34, 56], [78]]))).toEqual([[12], [34, 56], [78]])
})

test.each([
  ['', []],
  ['x.0.-1.1.5', [[1], [5]]],
  ['1.1.2-1.1-2', [[1], [1, 2]]],
  ['3-3', [[3]]],
  ['1-2-3-4', [[1, 2, 3]]],
  [`${firstGroupId}.7-${firstGroupId}`, [[7]]],
  ['1e3.1 2.0x10', []],
])('of %j only what names houses is left, once', (text, options) => {
  expect(parseOptions(text)).toEqual(options)
})

test('of more options than a list holds, the first of the URL are on it', () => {
  const ids = Array.from({ length: 60 }, (_, index) => [index + 1, index + 101])
  expect(parseOptions(writeOptionIds(ids))).toEqual(ids.slice(0, shortlistLimits.houses))
})

test('an option is called by the codes of its houses', () => {
  const lodgings = [
    { id: 1, name: 'BL1001' },
    { id: 2, name: 'BL1002' },
  ]
  expect(codesOf({ id: firstGroupId + 1, name: 'BL1001', lodgings })).toBe('BL1001 + BL1002')
  expect(codesOf({ id: 1, name: 'BL1001' })).toBe('BL1001')
  expect(lodgingsOf({ id: 1, name: 'BL1001' })).toEqual([{ id: 1, name: 'BL1001' }])
})
