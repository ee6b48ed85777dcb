import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentCategories, parseConsent } from '../../../src/domain/consent.ts'

test.each([
  ['necessary', ['necessary']],
  ['statistic.necessary', ['necessary', 'statistic']],
  ['necessary.functional.statistic.marketing', [...consentCategories]],
])('%s is consent to these', (value, categories) => {
  expect(parseConsent(value)).toEqual(categories)
})

test.each([
  undefined,
  '',
  'true',
  'statistics',
  'Statistic',
  'statistic,marketing',
  'statistic.statistic',
  'statistic.everything',
  'statistic.',
  ' statistic',
  'necessary.statistic;',
  '{"statistic":true}',
  'constructor',
])('%j is no consent to anything', (value) => {
  expect(parseConsent(value)).toEqual([])
})

test('whatever a cookie holds, nobody agrees to what its value does not name', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.shuffledSubarray([...consentCategories, 'other']).map((names) => names.join('.')),
      ),
      (value) => {
        for (const category of parseConsent(value)) expect(value.split('.')).toContain(category)
        if (value.includes('other')) expect(parseConsent(value)).toEqual([])
      },
    ),
  )
})
