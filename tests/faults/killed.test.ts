import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type BookingSite, type FreeStay, openBookingSite } from './booking/booking-site.ts'
import { tryStep } from './booking/steps.ts'

/** The back end's process dies when a booking is written and before anybody has heard; `npm run booking-faults` tries all. */
let site: BookingSite
let stays: FreeStay[]

beforeAll(async () => {
  site = await openBookingSite(inject('preparedPath'))
  stays = await site.freeStays(2)
})

afterAll(() => site?.close())

test('the back end is killed between write and answer: one booking, and the guest gets its number', async () => {
  const [stay] = stays
  if (!stay) throw new Error('There is no free week')
  const { outcome, bookings, number, problems } = await tryStep(site, stay, 'press the button', 'killed')
  expect(problems).toEqual([])
  expect(outcome).toBe('not known yet')
  expect(bookings).toBe(1)
  expect(number).toMatch(/^MH-/)
})

test('a hold whose answer is lost costs the guest nothing', async () => {
  const [, stay] = stays
  if (!stay) throw new Error('There is no second free week')
  const { bookings, problems } = await tryStep(site, stay, 'see step 2', 'answer lost')
  expect(problems).toEqual([])
  expect(bookings).toBe(1)
})
