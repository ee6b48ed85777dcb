import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { BookingRefusalSchema, BookingReplySchema } from '../../src/contracts/booking.ts'
import { postJson } from './call.ts'
import { bookingOf, cleaning, house, linen, seedAgency, weekTotal } from './fixtures/agency.ts'

const pet = 60
/** Øre for one pet. */
const petPrice = 25_000

beforeEach(async () => {
  await seedAgency()
  await env.DB.batch([
    env.DB.prepare("INSERT OR REPLACE INTO item VALUES (?1, 'pet', 'piece', 600, 0)").bind(pet),
    env.DB.prepare('UPDATE lodging SET pets = 2 WHERE id = ?1').bind(house.id),
    env.DB.prepare('INSERT OR REPLACE INTO lodging_item VALUES (?1, ?2, ?3, 3400, 0, 1, 2)').bind(
      house.id,
      pet,
      petPrice,
    ),
  ])
})

async function book(body: ReturnType<typeof bookingOf>) {
  const response = await postJson('/booking/rest/v1/booking/', body, { 'idempotency-key': 'a-key-of-items' })
  const answer: unknown = await response.json()
  const refusal = v.safeParse(BookingRefusalSchema, answer)
  return { status: response.status, refusal: refusal.success ? refusal.output.error : null, answer }
}

const withPets = (pets: number, items: object[], total: number) =>
  bookingOf({ option: { pets }, items, expectedTotal: total / 100 })

test('a party with pets is booked with what the pets are charged', async () => {
  const { status, answer } = await book(withPets(2, [{ itemId: pet, quantity: 2 }], weekTotal + 2 * petPrice))
  expect(status).toBe(201)
  const { data } = v.parse(BookingReplySchema, answer)
  expect(data.total).toBe(weekTotal + 2 * petPrice)
  expect(data.lines.at(-1)).toMatchObject({ kind: 'chosen', itemId: pet, quantity: 2, amount: 2 * petPrice })
})

test('what is mandatory need not be named, and may be named as it is', async () => {
  const named = [{ itemId: cleaning, quantity: 1, unitPrice: 950 }]
  expect((await book(bookingOf({ items: named }))).status).toBe(201)
})

test.each([
  ['the pet’s charge left out', withPets(1, [], weekTotal), 'missing_item', pet],
  ['the pet’s charge at no pieces', withPets(1, [{ itemId: pet, quantity: 0 }], weekTotal), 'missing_item', pet],
  ['left out though the total holds it', withPets(1, [], weekTotal + petPrice), 'missing_item', pet],
  ['one pet charged of two', withPets(2, [{ itemId: pet, quantity: 1 }], weekTotal + petPrice), 'invalid_item', pet],
  ['two charged of one', withPets(1, [{ itemId: pet, quantity: 2 }], weekTotal + 2 * petPrice), 'invalid_item', pet],
  ['a pet charged of none', withPets(0, [{ itemId: pet, quantity: 1 }], weekTotal + petPrice), 'invalid_item', pet],
  [
    'another unit price',
    withPets(1, [{ itemId: pet, quantity: 1, unitPrice: 1 }], weekTotal + petPrice),
    'invalid_item',
    pet,
  ],
  [
    'another price of an add-on',
    withPets(0, [{ itemId: linen, quantity: 1, unitPrice: 0 }], weekTotal),
    'invalid_item',
    linen,
  ],
  ['cleaning twice', bookingOf({ items: [{ itemId: cleaning, quantity: 2 }] }), 'invalid_item', cleaning],
])('a request is refused and books nothing: %s', async (_, body, code, itemId) => {
  const { status, refusal } = await book(body)
  expect(status).toBe(422)
  expect(refusal).toMatchObject({ code, fields: [`items.${itemId}`] })
  expect(await env.DB.prepare('SELECT count(*) AS n FROM booking').first<number>('n')).toBe(0)
})

test('a total without the pets is refused with the one that holds them', async () => {
  const { status, refusal } = await book(withPets(1, [{ itemId: pet, quantity: 1 }], weekTotal))
  expect(status).toBe(409)
  expect(refusal).toMatchObject({ code: 'price_changed', total: weekTotal + petPrice })
})
