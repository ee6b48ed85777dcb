import { expect, test } from 'vitest'
import { itemField } from '../../../src/contracts/booking-forms.ts'
import { formatMoney } from '../../../src/markets/formats.ts'
import { type Market, markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import { href } from '../../../src/urls/paths.ts'
import { draftsInMemory } from '../../drafts-in-memory.ts'
import { arrivals, createGuest, house, newWorld, typedGuest, type World } from './guest-at-work.ts'

const arrival = arrivals[0] ?? ''
/** An add-on of the house. */
const linen = 3
const party = { adults: '2', children: '0', infants: '0', pets: '1' }

async function goToReview(world: World, market: Market = markets[0]) {
  const guest = createGuest(world, draftsInMemory(), market)
  await guest.get(`${href.booking()}?lodging=${house.name}&arrival=${arrival}&duration=7`)
  await guest.post(href.bookingStep(1), { arrival, duration: '7', ...party })
  await guest.post(href.bookingStep(2), typedGuest)
  return guest
}

test('an item that the service misses and the broker names by now is shown with the new total, and then booked', async () => {
  const world = newWorld()
  const guest = await goToReview(world)
  const before = await guest.get(href.bookingStep(3))
  world.refusal = () => {
    world.refusal = () => null
    world.cleaning += 225
    return 'missing_item'
  }
  const refused = await guest.post(href.bookingStep(3), { ...before.hidden, terms: 'yes' })
  expect(refused.status).toBe(409)
  const sum = (world.sent[0]?.request.expectedTotal ?? 0) * 100
  for (const total of [sum, sum + 22_500]) expect(refused.html).toContain(formatMoney(markets[0], total))
  for (const text of [typedGuest.email, typedGuest.address]) expect(refused.html).toContain(text)
  expect(world.bookings.size).toBe(0)

  const again = await guest.post(href.bookingStep(3), { ...refused.hidden, terms: 'yes' })
  expect(again.to).toBe(href.bookingConfirmation())
  expect(world.sent.map(({ request }) => request.expectedTotal * 100)).toEqual([sum, sum + 22_500])
  expect([...world.bookings.values()].map(({ request }) => request.option.pets)).toEqual([1])
})

test.each(markets)(
  '$key: an item that nobody names leads to a sentence, and everything is still there',
  async (market) => {
    const world = { ...newWorld(), refusal: () => 'missing_item' as const }
    const guest = await goToReview(world, market)
    const before = await guest.get(href.bookingStep(3))
    const refused = await guest.post(href.bookingStep(3), { ...before.hidden, terms: 'yes' })
    expect(refused.status).toBe(409)
    expect(refused.html).toContain(messagesOf(market).booking.refusals.missing_item)
    expect(refused.hidden).toEqual(before.hidden)
    const step2 = await guest.get(href.bookingStep(2))
    for (const text of Object.values(typedGuest).filter(Boolean)) expect(step2.html).toContain(text)
  },
)

test('an add-on that another guest has just excluded is said to be gone, offered no more, and the rest is booked', async () => {
  const world = newWorld()
  const guest = await goToReview(world)
  await guest.post(href.bookingStep(2), { ...typedGuest, [itemField(linen)]: '1' })
  const before = await guest.get(href.bookingStep(3))
  world.refusal = () => {
    world.refusal = () => null
    world.isLinenGone = true
    return 'invalid_item'
  }
  const refused = await guest.post(href.bookingStep(3), { ...before.hidden, terms: 'yes' })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain(messagesOf(markets[0]).booking.extras.gone)
  expect(refused.html).not.toContain(`name="${itemField(linen)}"`)
  expect(refused.html).toContain(typedGuest.email)

  await guest.post(href.bookingStep(2), { ...refused.hidden, ...typedGuest })
  const review = await guest.get(href.bookingStep(3))
  const booked = await guest.post(href.bookingStep(3), { ...review.hidden, terms: 'yes' })
  expect(booked.to).toBe(href.bookingConfirmation())
  expect([...world.bookings.values()].map(({ request }) => request.items)).toEqual([[{ itemId: 6, quantity: 1 }]])
})

test('an add-on that a stay on other dates can’t have is said to be gone, not dropped without a word', async () => {
  const world = newWorld()
  const guest = await goToReview(world)
  await guest.post(href.bookingStep(2), { ...typedGuest, [itemField(linen)]: '1' })
  world.isLinenGone = true
  const moved = await guest.post(href.bookingStep(1), { arrival: arrivals[1] ?? '', duration: '7', ...party })
  expect(moved.to).toBe(href.bookingStep(2))
  expect((await guest.get(href.bookingStep(2))).html).toContain(messagesOf(markets[0]).booking.extras.gone)
  await guest.post(href.bookingStep(2), typedGuest)
  expect((await guest.get(href.bookingStep(2))).html).not.toContain(messagesOf(markets[0]).booking.extras.gone)
})
