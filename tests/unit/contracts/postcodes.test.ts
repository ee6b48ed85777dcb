import { expect, test } from 'vitest'
import { checkGuest } from '../../../src/contracts/booking-forms.ts'
import { countryCodes, examplePostcode, isPostcode } from '../../../src/contracts/guest.ts'
import { typedGuest } from '../booking/guest-at-work.ts'

test.each(countryCodes)('the example that guests from %s are shown is a postcode there', (country) => {
  expect(isPostcode(examplePostcode(country), country)).toBe(true)
})

test.each([
  ['24937', 'DE'],
  ['D-24937', 'DE'],
  ['01067', 'DE'],
  ['6857', 'DK'],
  ['DK-6857', 'DK'],
  ['0800', 'DK'],
  ['sw1a 1aa', 'GB'],
  ['M11AE', 'GB'],
  ['1012ab', 'NL'],
  ['111 22', 'SE'],
  ['SE-111\u00a022', 'SE'],
  ['00-001', 'PL'],
  ['１０１１５', 'DE'],
  ['10001-1234', 'US'],
  ['LV\u20131010', 'LV'],
  ['D02', 'IE'],
])('%s is a postcode of %s', (postalCode, country) => {
  expect(checkGuest({ ...typedGuest, postalCode, country }).faults).toBeNull()
})

test.each([
  ['!!', 'DE'],
  ['506', 'DE'],
  ['00999', 'DE'],
  ['249371', 'DE'],
  ['24937 F', 'DE'],
  ['0000', 'DK'],
  ['24937', 'DK'],
  ['685', 'DK'],
  ['000 00', 'SE'],
  ['12345', 'GB'],
  ['AA', 'NL'],
  ['-', 'FO'],
  ['1234', 'US'],
])('%s is no postcode of %s, and the field says so', (postalCode, country) => {
  expect(checkGuest({ ...typedGuest, postalCode, country }).faults).toEqual([
    { field: 'postalCode', kind: 'postcode', country },
  ])
})

test.each(['ZZ', 'KP', 'de', '', 'toString', '__proto__'])(
  'only a country that is offered is one: not “%s”',
  (country) => {
    expect(checkGuest({ ...typedGuest, country }).faults).toMatchObject([{ field: 'country' }])
  },
)
