import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  checkGuest,
  PriceQuerySchema,
  readItems,
  readStay,
  readTypedGuest,
  TypedPartsSchema,
} from '../../../src/contracts/booking-forms.ts'
import { isIsoDay } from '../../../src/contracts/calendar.ts'
import { GuestSchema, guestFields } from '../../../src/contracts/guest.ts'
import { typedGuest } from './guest-at-work.ts'

const text = fc.string({ unit: 'binary', maxLength: 30 })

test('whatever a URL says, a stay read from it is a day of the calendar and whole small numbers', () => {
  const value = fc.oneof(text, fc.constantFrom('2027-02-30', '2027-07-03', '7', '-1', '1e3', '99', '100', ''))
  const query = fc.dictionary(
    fc.constantFrom('lodging', 'arrival', 'duration', 'adults', 'children', 'infants', 'pets'),
    value,
  )
  fc.assert(
    fc.property(query, (fields) => {
      const { arrival, duration = 7, party } = readStay(new URLSearchParams(fields))
      expect(arrival === undefined || isIsoDay(arrival)).toBe(true)
      expect(duration >= 1 && duration <= 60).toBe(true)
      for (const count of Object.values(party)) expect(Number.isInteger(count) && count >= 0 && count <= 99).toBe(true)
    }),
  )
})

test('a day that no calendar has is no arrival', () => {
  expect(readStay(new URLSearchParams({ arrival: '2027-02-30' })).arrival).toBeUndefined()
  expect(readStay(new URLSearchParams({ arrival: '' })).arrival).toBeUndefined()
  expect(readStay(new URLSearchParams({ arrival: '2028-02-29' })).arrival).toBe('2028-02-29')
})

test('what was typed comes back as it was typed', () => {
  fc.assert(
    fc.property(fc.record(Object.fromEntries(guestFields.map((field) => [field, fc.string()]))), (typed) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(typed)) form.set(name, value)
      expect(readTypedGuest(form)).toEqual(typed)
    }),
  )
})

test('each field of a guest that is wrong is named once, and a right guest has no fault', () => {
  expect(checkGuest(typedGuest).faults).toBeNull()
  for (const [field, value, kind] of [
    ['firstName', ' ', 'required'],
    ['lastName', '<b>', 'characters'],
    ['address', 'Klitvej 1\u0007', 'characters'],
    ['comment', 'Bis dann\u0000', 'characters'],
    // Nobody is called nothing.
    ['firstName', '\u200b\u202e', 'required'],
    ['lastName', '\u3164\u00ad', 'required'],
    ['email', 'karen', 'email'],
    ['phone', 'ring', 'phone'],
    ['city', 'a'.repeat(81), 'too-long'],
    ['country', 'Danmark', 'check'],
  ] as const) {
    expect(checkGuest({ ...typedGuest, [field]: value }).faults).toMatchObject([{ field, kind }])
  }
  expect(checkGuest({ ...typedGuest, email: '', phone: '' }).faults).toHaveLength(2)
  expect(checkGuest({ ...typedGuest, comment: 'Two lines\r\nand a <3' }).faults).toBeNull()
})

test('what turns words around is left out of a guest, by the form and by the service', () => {
  const pasted = {
    ...typedGuest,
    firstName: 'Bo\u202enitraM',
    city: '\u2066Rømø\u2069',
    phone: '\u202d+45 12 34 56 78\u202c',
    email: '\u200bkaren@example.dk',
    comment: 'x\u202ey',
  }
  const { guest, faults } = checkGuest(pasted)
  expect(faults).toBeNull()
  expect(guest).toMatchObject({ firstName: 'BonitraM', city: 'Rømø', phone: '+45 12 34 56 78', comment: 'xy' })
  expect(guest?.email).toBe('karen@example.dk')
  expect(v.parse(GuestSchema, pasted)).toEqual(guest)
})

test('only whole quantities above nothing are add-ons, each item once', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['item-3', '2'],
    ['item-4', '0'],
    ['item-x', '1'],
    ['item-5', '1.5'],
    ['item-6', '-1'],
    ['items-7', '1'],
    ['item-3', '4'],
  ] as const) {
    form.append(name, value)
  }
  expect(readItems(form)).toEqual([{ itemId: 3, quantity: 4 }])
})

test('the query of a price is read whole or refused', () => {
  const query = { lodging: 'BL1234', arrival: '2027-07-03', duration: '7', adults: '2' }
  expect(v.parse(PriceQuerySchema, { ...query, items: '3:2,9:1' })).toEqual({
    lodging: 'BL1234',
    arrival: '2027-07-03',
    duration: 7,
    items: [
      { itemId: 3, quantity: 2 },
      { itemId: 9, quantity: 1 },
    ],
    party: { adults: 2, children: 0, infants: 0, pets: 0 },
  })
  for (const wrong of [
    { adults: '0' },
    { arrival: '3.7.2027' },
    { items: '3' },
    { lodging: '../1' },
    { duration: '61' },
  ]) {
    expect(v.safeParse(PriceQuerySchema, { ...query, ...wrong }).success).toBe(false)
  }
})

test('of what is typed in step 2 only its own fields are taken, each as it was typed', () => {
  const fields = {
    firstName: ' Än',
    comment: '',
    seal: 'x',
    'item-3': '0',
    'item-4': '2',
    'item-5': 'many',
    'item-x': '1',
    'item-3_abcdef0123': '4',
    'item-3_odd': '5',
  }
  expect(v.parse(TypedPartsSchema, { draft: '0123456789', fields })).toEqual({
    draft: '0123456789',
    guest: { firstName: ' Än', comment: '' },
    items: [
      { itemId: 3, quantity: 0 },
      { itemId: 4, quantity: 2 },
    ],
    others: new Map([['abcdef0123', [{ itemId: 3, quantity: 4 }]]]),
  })
})

test.each([
  ['another mark', { draft: '../', fields: {} }],
  ['a text without end', { draft: '0123456789', fields: { comment: 'x'.repeat(2001) } }],
  ['no text', { draft: '0123456789', fields: { comment: 1 } }],
])('%s is not taken', (_, body) => {
  expect(v.safeParse(TypedPartsSchema, body).success).toBe(false)
})
