import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createWorkersService } from '../../src/services/workers.ts'
import { ask, keyOf, urlOf } from './services.ts'

/** The site's own client: whatever answers has to keep the contract that it parses by. */
const workers = createWorkersService(
  { name: 'workers', url: urlOf('workers'), key: keyOf('workers'), fetch: (input, init) => fetch(input, init) },
  {},
)
const answers = { name: 'Karen', email: 'karen@example.com', subject: 'other', booking: '', message: 'Hej' }
const submission = { formKey: 'contact', locale: 'da-DK', departmentId: null, answers, isProven: true } as const
const original = new URL('../../src/backend/seed/pictures/originals/black-timber-terrace.webp', import.meta.url)

function newKey(): string {
  return crypto.randomUUID()
}

test('what is stored has a reference, and the same key the same one', async () => {
  const key = newKey()
  const first = await workers.submitForm(submission, key)
  expect(first).toMatchObject({ kind: 'stored', reference: expect.stringMatching(/^\S{4,40}$/) })
  expect(await workers.submitForm(submission, key)).toEqual(first)
  const other = { ...submission, answers: { ...answers, message: 'Noget andet' } }
  expect(await workers.submitForm(other, key)).toMatchObject({ kind: 'refused', code: 'idempotency_conflict' })
})

test('what is wrong with a form is told field by field', async () => {
  const wrong = { ...submission, answers: { ...answers, email: 'karen' } }
  expect(await workers.submitForm(wrong, newKey())).toEqual({
    kind: 'refused',
    code: 'invalid_fields',
    faults: [{ field: 'email', kind: 'email' }],
  })
})

test('a comment on a post is taken, and one on nothing refused', async () => {
  const PostsSchema = v.object({
    blogCollection: v.object({ items: v.tuple([v.object({ sys: v.object({ id: v.string() }) })]) }),
  })
  const query = '{ blogCollection(locale: "da-DK", where: { commentsOpen: true }, limit: 1) { items { sys { id } } } }'
  const { blogCollection } = await ask('content', PostsSchema, query)
  const comment = { parentType: 'blog', replyTo: null, locale: 'da-DK', authorName: 'Ole', comment: 'Rav!' } as const
  expect(await workers.comment({ ...comment, parentId: blogCollection.items[0].sys.id }, newKey())).toMatchObject({
    kind: 'stored',
  })
  expect(await workers.comment({ ...comment, parentId: 'of-nobody' }, newKey())).toMatchObject({ kind: 'refused' })
})

test('a number is signed up, and a tax calculation mailed', async () => {
  const signup = {
    locale: 'en',
    consentText: 'Yes, you may text me.',
    name: 'Ada',
    phone: '+4510756000',
    consent: 'yes',
  } as const
  expect(await workers.signUpForSms(signup, newKey())).toMatchObject({ kind: 'stored' })
  const tax = { email: 'o@example.com', locale: 'de-DE', year: 2025, through: 'agency', income: 100_000 } as const
  expect(await workers.mailTaxCalculation(tax, newKey())).toMatchObject({ kind: 'stored' })
})

test('a picture is kept under an id of its own, and what is none is refused', async () => {
  const picture = new File([await readFile(original)], 'picture.webp')
  const key = newKey()
  const stored = await workers.uploadImage(picture, key)
  expect(stored).toMatchObject({ kind: 'kept', id: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(await workers.uploadImage(picture, key)).toEqual(stored)
  const page = new File(['<html>'], 'picture.webp', { type: 'image/webp' })
  expect(await workers.uploadImage(page, newKey())).toEqual({
    kind: 'refused',
    code: 'invalid_fields',
    faults: [{ field: 'image', kind: 'file-type' }],
  })
})

test('a booking of nobody has no add-ons, and none can be ordered', async () => {
  const lookup = { reservationId: `MH-${newKey().slice(0, 8)}`, key: 'not-its-key', lan: 1 } as const
  expect(await workers.addOns(lookup)).toMatchObject({ kind: 'refused', code: 'unknown' })
  const order = { ...lookup, items: [{ itemId: 1, quantity: 1 }], expectedTotal: 1 }
  expect(await workers.addAddOns(order, newKey())).toMatchObject({ kind: 'refused', code: 'unknown' })
})

test('the service says where a call comes from', async () => {
  expect(await workers.clientIp('192.0.2.7')).toMatch(/^[0-9a-f.:]*$/i)
})
