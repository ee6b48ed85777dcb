import * as v from 'valibot'
import { expect, test } from 'vitest'
import { hashBooking } from '../../../src/backend/booking/stored-reply.ts'
import { BookingRequestSchema } from '../../../src/contracts/booking.ts'

/** As a build before this one has sent it, and the hash that it has stored: neither may ever be adapted to the code. */
const sent = {
  guest: {
    ...{ firstName: 'Anne', lastName: 'Sørensen', email: 'anne@example.dk', phone: '+45 12 34 56 78' },
    ...{ address: 'Klitvej 7', postalCode: '6857', city: 'Blåvand', country: 'DK' },
  },
  option: {
    ...{ languageId: 1, lodgingId: 1, arrival: '2027-07-03', duration: 7 },
    ...{ adults: 2, children: 1, infants: 0, pets: 1 },
  },
  items: [
    { quantity: 3, itemId: 2 },
    { itemId: 3, quantity: 1, unitPrice: 120 },
  ],
  currency: 'DKK',
  expectedTotal: 6145,
}
const stored = '8a48fb8be5f5134ce1b3c33cb3bbf50ece0a20106d715dc11a8a137a813478ee'

/** The contract after it has gained a member in every part. */
const LaterSchema = v.object({
  ...BookingRequestSchema.entries,
  newsletter: v.optional(v.boolean(), false),
  option: v.object({ ...BookingRequestSchema.entries.option.entries, cots: v.optional(v.number(), 0) }),
  items: v.array(v.object({ ...BookingRequestSchema.entries.items.item.entries, note: v.optional(v.string(), '') })),
  guest: v.object({
    ...BookingRequestSchema.entries.guest.entries,
    languages: v.optional(v.array(v.string()), ['da']),
  }),
})
const hashLater = (request: unknown) => hashBooking(v.parse(LaterSchema, request), LaterSchema)

test('a request has the hash that builds before this one have stored for it', async () => {
  expect(await hashBooking(v.parse(BookingRequestSchema, sent))).toBe(stored)
})

test('it keeps its hash when the contract gains members, whether they are left out or sent at their defaults', async () => {
  expect(await hashLater(sent)).toBe(stored)
  expect(await hashLater(v.parse(LaterSchema, sent))).toBe(stored)
})

test.each([
  ['in the request', { ...sent, newsletter: true }],
  ['of the stay', { ...sent, option: { ...sent.option, cots: 1 } }],
  ['of an item', { ...sent, items: sent.items.map((item) => ({ ...item, note: 'red' })) }],
  ['of the guest', { ...sent, guest: { ...sent.guest, languages: ['da', 'de'] } }],
  ['of before', { ...sent, option: { ...sent.option, pets: 0 } }],
])('a member %s that says something else makes it another request', async (_, other) => {
  expect(await hashLater(other)).not.toBe(stored)
})
