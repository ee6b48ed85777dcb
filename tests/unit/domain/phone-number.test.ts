import { expect, test } from 'vitest'
import { internationalNumber } from '../../../src/backend/workers/form-submissions.ts'
import { telephone } from '../../../src/urls/paths.ts'

test.each([
  ['10 75 60 00', '45', '+4510756000'],
  ['+45 10756000', '49', '+4510756000'],
  ['0045 10 75 60 00', '49', '+4510756000'],
  ['0171 2345678', '49', '+491712345678'],
  ['(0171) 234-5678', '49', '+491712345678'],
  ['+49 (0)171 2345678', '45', '+491712345678'],
  ['0049 (0) 171.234.5678', '45', '+491712345678'],
  ['+44 (0) 20 7946 0000', '44', '+442079460000'],
  ['+39 06 6982', '45', '+39066982'],
  ['12', '45', null],
  ['+0', '45', null],
  ['+12345678901234567', '45', null],
])('%s of +%s is %s', (typed, country, number) => {
  expect(internationalNumber(typed, country)).toBe(number)
})

test.each([
  ['+45 75 12 34 56', 'tel:+4575123456'],
  ['(0171) 234-5678', 'tel:01712345678'],
  ['+49 (0)171 2345678', 'tel:+491712345678'],
])('%s is dialled by %s', (phone, url) => {
  expect(telephone(phone)).toBe(url)
})
