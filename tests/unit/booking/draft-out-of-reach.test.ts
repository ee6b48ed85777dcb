import { expect, test } from 'vitest'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import { href } from '../../../src/urls/paths.ts'
import { draftsInMemory } from '../../drafts-in-memory.ts'
import { arrivals, createGuest, house, newWorld, typedGuest } from './guest-at-work.ts'

const [arrival = ''] = arrivals

async function goToReview() {
  const [world, drafts, logged] = [newWorld(), draftsInMemory(), [] as unknown[]]
  const guest = createGuest(world, drafts, markets[0], { log: (error) => void logged.push(error) })
  await guest.get(`${href.booking()}?lodging=${house.name}&arrival=${arrival}&duration=7`)
  const party = { adults: '2', children: '0', infants: '0', pets: '0' }
  await guest.post(href.bookingStep(1), { arrival, duration: '7', ...party })
  await guest.post(href.bookingStep(2), typedGuest)
  const { hidden } = await guest.get(href.bookingStep(3))
  return { world, drafts, logged, guest, press: () => guest.post(href.bookingStep(3), { ...hidden, terms: 'yes' }) }
}

const lost = new Error('The object is out of reach')

test('an order that the draft could not store is not sent', async () => {
  const { world, drafts, press } = await goToReview()
  const { attempt } = drafts
  drafts.attempt = () => Promise.reject(lost)
  await expect(press()).rejects.toThrow(lost)
  expect(world.sent).toEqual([])
  drafts.attempt = attempt
  expect((await press()).to).toBe(href.bookingConfirmation())
  expect(world.bookings.size).toBe(1)
})

test('a booking whose receipt could not be stored may be ordered again, and is booked once', async () => {
  const { world, drafts, logged, guest, press } = await goToReview()
  const { change } = drafts
  drafts.change = () => Promise.reject(lost)
  const unknown = await press()
  expect(unknown.status).toBe(503)
  expect(unknown.html).toContain(messagesOf(markets[0]).booking.review.unknown)
  expect(logged).toEqual([lost])
  drafts.change = change
  const again = await guest.post(href.bookingStep(3), { ...unknown.hidden, terms: 'yes' })
  expect(again.to).toBe(href.bookingConfirmation())
  expect(new Set(world.sent.map(({ key }) => key)).size).toBe(1)
  expect(world.bookings.size).toBe(1)
  expect((await guest.get(href.bookingConfirmation())).html).toContain('MH-1')
})
