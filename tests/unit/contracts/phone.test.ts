import * as v from 'valibot'
import { expect, test } from 'vitest'
import { phoneField } from '../../../src/contracts/form-fields.ts'
import { GuestSchema } from '../../../src/contracts/guest.ts'
import { ProfileSchema } from '../../../src/contracts/session.ts'

/** Wherever a phone number is typed. */
const takers = [GuestSchema.entries.phone, ProfileSchema.entries.phone, phoneField({ required: true })]

test.each([
  '+45 12 34 56 78',
  '0171/2345678',
  '(0171) 234-5678',
  '+49 (0)30 123456',
  '(+45) 12345678',
  '0045 12 34 56 78',
  '06.12.34.56.78',
  '+44 20 7946\u20110958',
])('%s is a phone number everywhere', (phone) => {
  expect(takers.map((schema) => v.is(schema, phone))).toEqual([true, true, true])
})

test.each([
  '((((((',
  '------',
  '      1',
  '+',
  '12345',
  '(12345678',
  '12345678)',
  '12+345678',
  '++4512345678',
  '1'.repeat(18),
])('%s is none anywhere', (phone) => {
  expect(takers.map((schema) => v.is(schema, phone))).toEqual([false, false, false])
})
