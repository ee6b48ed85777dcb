import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentCategories } from '../../../src/contracts/consent.ts'
import { hasGiven, parseConsent, readConsentForm, writeConsent } from '../../../src/domain/consent.ts'

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

test('what is chosen is what the cookie says, with the necessary ones always among it', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...consentCategories]), (chosen) => {
      const value = writeConsent(chosen)
      expect(parseConsent(value)).toEqual(
        consentCategories.filter((each) => each === 'necessary' || chosen.includes(each)),
      )
      expect(hasGiven(value)).toBe(true)
    }),
  )
})

test('without a readable cookie nothing was chosen', () => {
  expect([undefined, '', 'yes', 'necessary.yes'].map(hasGiven)).toEqual([false, false, false, false])
})

test.each([
  ['choice=all', [...consentCategories]],
  ['choice=all&statistic=1', [...consentCategories]],
  ['choice=necessary&statistic=1&marketing=1', ['necessary']],
  ['choice=own&statistic=1', ['necessary', 'statistic']],
  ['choice=own', ['necessary']],
  ['statistic=1', ['necessary']],
  ['choice=everything&marketing=1', ['necessary']],
  ['', ['necessary']],
])('a form that brings %j chooses %j', (body, categories) => {
  expect(readConsentForm(new URLSearchParams(body))).toEqual(categories)
})
