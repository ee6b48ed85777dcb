import { expect, test } from 'vitest'
import { href } from '../../../src/urls/paths.ts'
import { arrivals, createGuest, house, neighbour, newWorld, typedGuest, type World } from './guest-at-work.ts'

const [step1, step2, step3] = [href.bookingStep(1), href.bookingStep(2), href.bookingStep(3)]
const [arrival = '', later = ''] = arrivals
const stayForm = { arrival, duration: '7', adults: '2', children: '0', infants: '0', pets: '0' }
type Guest = ReturnType<typeof createGuest>

async function goToStep2(guest: Guest, day = arrival): Promise<void> {
  await guest.get(href.book(house.name, day, 7))
  await guest.post(step1, { ...(await guest.get(step1)).hidden, ...stayForm, arrival: day })
}

async function bookOne(guest: Guest): Promise<void> {
  await goToStep2(guest)
  await guest.post(step2, { ...(await guest.get(step2)).hidden, ...typedGuest })
  await guest.post(step3, { ...(await guest.get(step3)).hidden, terms: 'yes' })
}

/** The mark of the first draft on the page, whose steps are not the ones shown. */
function marksOf(html: string): string[] {
  return [...html.matchAll(/name="draft" value="([0-9a-f]{10})"/g)].map(([, mark = '']) => mark)
}

async function guestWithTwoTabs(world: World = newWorld()) {
  const guest = createGuest(world)
  await goToStep2(guest)
  const first = await guest.get(step2)
  await guest.get(href.book(house.name, later, 7))
  return { world, guest, first }
}

test('a link to another booking erases no confirmation: it stays where it was', async () => {
  const guest = createGuest(newWorld())
  await bookOne(guest)
  await guest.get(href.book(house.name, later, 7))
  expect((await guest.get(step1)).html).toContain(`<option value="${later}" selected=""`)
  expect((await guest.get(href.bookingConfirmation())).html).toContain('MH-1')
  expect((await guest.get(href.booking())).html).toContain('Bestilt: MH-1')
})

test('the choice among bookings names each house as people call it, shows it, and says for whom', async () => {
  const { guest } = await guestWithTwoTabs()
  const { html } = await guest.get(href.booking())
  expect(html.match(/<h2>Huset<\/h2>/g)).toHaveLength(2)
  expect(html.match(/<img[^>]*house/g)).toHaveLength(2)
  expect(html.match(/2\u00a0voksne/g)).toHaveLength(2)
})

test('while the broker fails, the choice among bookings names each house by its code', async () => {
  const { world, guest } = await guestWithTwoTabs()
  world.beforeReading = async () => {
    throw new Error('down')
  }
  const { status, html } = await guest.get(href.booking())
  expect(status).toBe(200)
  expect(html.match(/<h2>Hus BL1234<\/h2>/g)).toHaveLength(2)
})

test('a house is looked at from the review with the stay that is booked', async () => {
  const guest = createGuest(newWorld())
  await goToStep2(guest)
  await guest.post(step2, { ...(await guest.get(step2)).hidden, ...typedGuest })
  expect((await guest.get(step3)).html).toContain(`-bl1234/?arrival=${arrival}&amp;duration=7&amp;adults=2"`)
})

test('links from elsewhere, however many, release no hold and push out no booking that was begun', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await goToStep2(guest)
  for (let turn = 0; turn < 6; turn += 1)
    await guest.get(href.book(house.name, turn % 2 ? later : (arrivals[2] ?? ''), 7))
  expect([...world.held.keys()]).toEqual([arrival])
  const [, mark = ''] = marksOf((await guest.get(href.booking())).html)
  expect((await guest.post(href.booking(), { intent: 'switch', draft: mark })).to).toBe(step2)
  expect((await guest.get(step2)).html).toContain('Vi holder huset')
})

test('of two houses in two tabs, of neither of which step 1 was sent, both are gone on with', async () => {
  const guest = createGuest(newWorld())
  await guest.get(href.book(house.name, arrival, 7))
  const first = await guest.get(step1)
  await guest.get(href.book(neighbour.name, arrival, 7))
  const second = await guest.get(step1)
  const asked = await guest.post(step1, { ...first.hidden, ...stayForm })
  expect(asked.status).toBe(409)
  expect(asked.html).toContain('Du er begyndt på en anden bestilling i mellemtiden')
  expect(marksOf(asked.html)).toEqual([second.hidden.draft, first.hidden.draft])
  expect((await guest.post(href.booking(), { intent: 'switch', draft: first.hidden.draft ?? '' })).to).toBe(step1)
  expect((await guest.post(step1, { ...first.hidden, ...stayForm })).to).toBe(step2)
  expect((await guest.post(href.booking(), { intent: 'switch', draft: second.hidden.draft ?? '' })).to).toBe(step1)
})

test('of one house only the stay that was chosen last is gone on with, until a step is done', async () => {
  const guest = createGuest(newWorld())
  for (const day of [arrival, later]) await guest.get(href.book(house.name, day, 7))
  expect((await guest.get(href.booking())).to).toBe(step1)
})

test('the same stay once more goes on where it was, and another party is proposed without changing it', async () => {
  const guest = createGuest(newWorld())
  await goToStep2(guest)
  const { to } = await guest.get(`${href.book(house.name, arrival, 7)}&adults=3`)
  expect(to).toBe(`${step1}?adults=3&children=0&infants=0&pets=0`)
  expect((await guest.get(to ?? '')).html).toMatch(/name="adults"[^>]* value="3"/)
  expect((await guest.get(step1)).html).toMatch(/name="adults"[^>]* value="2"/)
})

test('a press in a tab whose booking another tab has replaced does nothing but ask which one to go on with', async () => {
  const { world, guest, first } = await guestWithTwoTabs()
  const response = await guest.post(step2, { ...first.hidden, ...typedGuest })
  expect([response.status, response.to]).toEqual([409, null])
  expect(response.html).toContain('Du er begyndt på en anden bestilling i mellemtiden')
  const [current = '', own = ''] = marksOf(response.html)
  expect(own).toBe(first.hidden.draft)
  expect(world.sent).toEqual([])
  expect((await guest.post(href.booking(), { intent: 'switch', draft: own })).to).toBe(step2)
  expect((await guest.get(step2)).html).toContain('value="Sørensen"')
  expect((await guest.post(href.booking(), { intent: 'switch', draft: current })).to).toBe(step1)
  expect((await guest.get(step1)).html).toContain(`<option value="${later}" selected=""`)
})

test('the button for a booking that was replaced orders nothing', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await goToStep2(guest)
  await guest.post(step2, { ...(await guest.get(step2)).hidden, ...typedGuest })
  const review = await guest.get(step3)
  await goToStep2(guest, later)
  const response = await guest.post(step3, { ...review.hidden, terms: 'yes' })
  expect(response.status).toBe(409)
  expect(world.sent).toEqual([])
  const left = await guest.post(href.booking(), { intent: 'leave', draft: review.hidden.draft ?? '' })
  expect(left.status).toBe(409)
})

test('the form of a page that an earlier build has sent, which names no draft, is taken as before', async () => {
  const guest = createGuest(newWorld())
  await goToStep2(guest)
  const { draft: _, ...hidden } = (await guest.get(step2)).hidden
  expect((await guest.post(step2, { ...hidden, ...typedGuest })).to).toBe(step3)
})

test('the button of another draft of this browser alone can be pressed', async () => {
  const { guest } = await guestWithTwoTabs()
  expect((await guest.post(href.booking(), { intent: 'switch', draft: '0123456789' })).to).toBe(href.booking())
  expect((await guest.get(step1)).html).toContain(`<option value="${later}" selected=""`)
})

test('links from elsewhere push out no receipt either, in whichever order they come', async () => {
  const guest = createGuest(newWorld())
  await bookOne(guest)
  await goToStep2(guest, later)
  for (let turn = 0; turn < 6; turn += 1) {
    await guest.get(href.book(house.name, arrivals[2] ?? '', 7))
    await guest.get(href.book(house.name, later, 7))
  }
  expect((await guest.get(href.bookingConfirmation())).html).toContain('MH-1')
})
