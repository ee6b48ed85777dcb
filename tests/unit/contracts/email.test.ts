import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { loginFaults } from '../../../src/contracts/account-forms.ts'
import { checkGuest, readTypedGuest } from '../../../src/contracts/booking-forms.ts'
import {
  AccountEmailSchema,
  comparableEmail,
  EmailSchema,
  isEmail,
  normalizeEmail,
} from '../../../src/contracts/email.ts'
import { emailField } from '../../../src/contracts/form-fields.ts'
import { LoginRequestSchema } from '../../../src/contracts/session.ts'
import { ShareFormSchema, ViewsFormSchema } from '../../../src/contracts/share-favorites.ts'

const right = [
  ['grüße@bäckerei-müller.de', 'grüße@xn--bckerei-mller-bfb28a.de'],
  ['a@æøå.dk', 'a@xn--5cab8c.dk'],
  [' Karen.Klit+ferie@Example.DK ', 'Karen.Klit+ferie@example.dk'],
  ['søren@xn--5cab8c.dk', 'søren@xn--5cab8c.dk'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['a@straße.de', 'a@xn--strae-oqa.de'],
  ["Síle.O'Brien@example.ie", "Síle.O'Brien@example.ie"],
  ["d'angelo@example.it", "d'angelo@example.it"],
] as const

test.each(right)('%s is an address, with its domain in ASCII where it is stored', (typed, stored) => {
  expect(normalizeEmail(typed)).toBe(stored)
  expect(v.parse(EmailSchema, typed)).toBe(stored)
  expect(v.is(emailField({ required: true }), typed)).toBe(true)
  expect(loginFaults(typed, 'x')).toEqual([])
  expect(v.parse(LoginRequestSchema.entries.email, typed)).toBe(stored.toLowerCase())
  expect(v.is(ViewsFormSchema, { email: typed })).toBe(true)
  expect(
    v.parse(ShareFormSchema, { senderName: 'Karen', senderEmail: typed, recipients: `${typed};b@example.dk` }),
  ).toEqual({
    senderName: 'Karen',
    senderEmail: stored,
    recipients: [stored, 'b@example.dk'],
  })
})

test('a guest may have one, and it stays as typed', () => {
  const guest = {
    ...readTypedGuest(new FormData()),
    firstName: 'Inger',
    lastName: 'Klit',
    email: 'grüße@bäckerei-müller.de',
    phone: '+45 12 34 56 78',
    address: 'Klitvej 1',
    postalCode: '6792',
    city: 'Rømø',
    country: 'DK',
  }
  const checked = checkGuest(guest)
  expect(checked.faults).toBeNull()
  expect(checked.guest).toMatchObject({ email: guest.email })
})

test('composed letters, capitals and both forms of a domain are one account', () => {
  const forms = ['Grüße@Bäckerei-Müller.de', 'grüße@xn--bckerei-mller-bfb28a.de', 'grüße@BÄCKEREI-MÜLLER.DE']
  for (const form of [...forms, ...forms.map((each) => each.normalize('NFD'))]) {
    expect(v.parse(AccountEmailSchema, form)).toBe('grüße@xn--bckerei-mller-bfb28a.de')
  }
  expect(comparableEmail(' What is None ')).toBe('what is none')
})

const wrong = [
  'a@b',
  'a@@b.dk',
  'a@b@c.dk',
  '@b.dk',
  'a@',
  'a b@c.dk',
  'a@b c.dk',
  '"a"@b.dk',
  '<a@b.dk>',
  'a@b.dk>',
  'a@b.dk\r\nBcc: c@d.dk',
  'a\n@b.dk',
  'a@b.dk\u2028x',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@1.2',
  'a@0x7f.1',
  'a..b@c.dk',
  '.a@b.dk',
  'a.@b.dk',
  'a@-b.dk',
  'a@b-.dk',
  'a@b..dk',
  'a@b.dk.',
  'a@b.dk/x',
  'a@b.dk?x',
  'a@b.dk#x',
  'a@b.dk:25',
  'a@b%2edk',
  'a@b\\c.dk',
  'a,b@c.dk',
  'a;b@c.dk',
  'a(b)@c.dk',
  'a:b@c.dk',
  'a@b\u00ad.dk',
  'a@b。dk@c.dk',
  'a\0@b.dk',
  `${'ø'.repeat(33)}@b.dk`,
  `a@${'b'.repeat(64)}.dk`,
  `a@${'b.'.repeat(130)}dk`,
  '',
]

test.each(wrong)('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
  expect(v.is(EmailSchema, text)).toBe(false)
  if (text !== '') expect(v.is(emailField({ required: false }), text)).toBe(false)
})

test.each(['a\u200b@b.dk', '\u202ea@b.dk\u202c'])('marks that came along with %j are no part of it', (text) => {
  expect(isEmail(text)).toBe(false)
  expect(v.parse(EmailSchema, text)).toBe('a@b.dk')
})

test('whatever is an address has one @, nothing that a header could end with, and is stored in the same form twice', () => {
  const Part = fc.string({ unit: 'binary', maxLength: 20 })
  const Letters = fc.string({ unit: fc.constantFrom(...'aøåßÄ.-_+é例я1@ <>"\r\n'), maxLength: 12 })
  fc.assert(
    fc.property(fc.oneof(Part, Letters), fc.oneof(Part, Letters), (local, domain) => {
      const normal = normalizeEmail(`${local}@${domain}.dk`)
      if (normal === null) return
      expect(normal).toMatch(/^[^\s@<>"'(),:;\\[\]\p{Cc}\p{Cf}]+@[a-z\d.-]+$/u)
      expect(normalizeEmail(normal)).toBe(normal)
    }),
    { numRuns: 3000 },
  )
})
