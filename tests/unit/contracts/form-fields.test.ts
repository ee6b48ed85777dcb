import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answersSchema } from '../../../src/contracts/form-definition.ts'
import { checkFields } from '../../../src/contracts/form-fields.ts'
import { ReservationFieldsSchema } from '../../../src/contracts/reservation.ts'
import { ForgotRequestSchema, ProfileSchema } from '../../../src/contracts/session.ts'
import { ShareFormSchema } from '../../../src/contracts/share-favorites.ts'
import { CommentFieldsSchema } from '../../../src/contracts/submission.ts'

const faultsOf = (authorName: string, comment: string) =>
  checkFields(CommentFieldsSchema, { authorName, comment }).faults?.map(({ field, kind }) => [field, kind]) ?? []

test.each([
  ['Karen & Søren', 'To linjer\nog en 👨‍👩‍👧 <3', []],
  ['\u200b\u2060', '\u00ad \u3164', ['authorName required', 'comment required']],
  ['<b>Bo</b>', 'x\u0000', ['authorName characters', 'comment characters']],
])('a comment by %j saying %j', (authorName, comment, faults) => {
  expect(faultsOf(authorName, comment).map((fault) => fault.join(' '))).toEqual(faults)
})

/** As it comes along with what is copied from a chat or a contact card. */
const pasted = (text: string) => `\u2066\ufeff\u200e${text}\u202c\u200b`

test.each([
  [
    'a comment',
    CommentFieldsSchema,
    { authorName: pasted('Bo'), comment: pasted('שלום') },
    { authorName: 'Bo', comment: 'שלום' },
  ],
  [
    'a form that editors have made',
    answersSchema({
      fields: (['text', 'textarea', 'email', 'phone', 'date'] as const).map((type) => ({
        ...{ name: type, type, label: type, help: '', required: true, maxLength: null, options: [] },
      })),
    }),
    {
      text: pasted('Bo'),
      textarea: pasted('x'),
      email: pasted('bo@example.dk'),
      phone: pasted('+45 12 34 56 78'),
      date: pasted('2026-12-12'),
    },
    { text: 'Bo', textarea: 'x', email: 'bo@example.dk', phone: '+45 12 34 56 78', date: '2026-12-12' },
  ],
  [
    'a profile',
    ProfileSchema,
    { firstname: pasted('Bo'), lastname: pasted('Holm'), phone: pasted('12345678') },
    { firstname: 'Bo', lastname: 'Holm', phone: '12345678' },
  ],
  [
    'a shared list',
    ShareFormSchema,
    { senderName: pasted('Bo'), senderEmail: pasted('bo@example.dk'), recipients: `${pasted('a@b.dk')}, b@b.dk` },
    { senderName: 'Bo', senderEmail: 'bo@example.dk', recipients: ['a@b.dk', 'b@b.dk'] },
  ],
  [
    'a forgotten password',
    v.pick(ForgotRequestSchema, ['email']),
    { email: pasted('Bo@example.dk') },
    { email: 'bo@example.dk' },
  ],
  [
    'a reservation',
    v.pick(ReservationFieldsSchema, ['arrival', 'adults']),
    { arrival: pasted('2026-12-12'), adults: pasted('2') },
    { arrival: '2026-12-12', adults: 2 },
  ],
] as const)(
  'marks of direction that come along with copied text are left out of %s',
  (_, schema: v.GenericSchema, typed, read) => {
    expect(checkFields(schema, typed)).toEqual({ values: read, faults: null })
  },
)
