import { expect, test } from 'vitest'
import { markets } from '../../../src/markets/market.ts'
import { href } from '../../../src/urls/paths.ts'
import { draftsInMemory } from '../../drafts-in-memory.ts'
import {
  type Answer,
  arrivals,
  createGuest,
  house,
  neighbour,
  newWorld,
  stayKey,
  typedGuest,
  type World,
} from './guest-at-work.ts'

const [step1, step2, step3, confirmation] = [
  href.bookingStep(1),
  href.bookingStep(2),
  href.bookingStep(3),
  href.bookingConfirmation(),
]
const [arrival = '', later = ''] = arrivals
const pair = `${href.bookTogether([house, neighbour], arrival, 7)}&adults=4&children=3&pets=1`
const own = stayKey(arrival)
const other = stayKey(arrival, neighbour.id)
type Guest = ReturnType<typeof createGuest>

function formOf({ html, hidden }: Answer): Record<string, string> {
  const selected = [...html.matchAll(/<select[^>]*name="(\w+)"[^>]*>([\s\S]*?)<\/select>/g)].map(
    ([, name = '', options = '']) => [name, /<option value="([^"]*)" selected/.exec(options)?.[1] ?? ''],
  )
  const counted = [...html.matchAll(/<input type="number"[^>]* name="(\w+)"[^>]* value="(\d+)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  )
  return { ...hidden, ...Object.fromEntries([...selected, ...counted]) }
}

async function passStep1(guest: Guest): Promise<Answer> {
  return guest.post(step1, { duration: '7', ...formOf(await guest.get(step1)), arrival })
}

async function goToStep3(guest: Guest): Promise<Record<string, string>> {
  await passStep1(guest)
  await guest.post(step2, { ...(await guest.get(step2)).hidden, ...typedGuest })
  return { ...(await guest.get(step3)).hidden, terms: 'yes' }
}

async function bookFirst(guest: Guest): Promise<Answer> {
  await guest.get(pair)
  expect((await guest.post(step3, await goToStep3(guest))).to).toBe(confirmation)
  return guest.get(confirmation)
}

const markOf = (html: string, intent: string) =>
  new RegExp(`name="draft" value="(\\w+)"/>(?:(?!<form)[\\s\\S])*?value="${intent}"`).exec(html)?.[1] ?? ''

test('both houses are held once step 1 is left, and booked one after the other, both protected', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  expect((await guest.get(pair)).to).toBe(step1)
  expect(world.held.size).toBe(0)
  const first = await guest.get(step1)
  expect(first.html).toContain('Hus 1 af 2')
  expect(first.html).toContain('Sammen med hus BL1235')
  expect((await passStep1(guest)).to).toBe(step2)
  expect([...world.held.keys()]).toEqual([own, other])
  expect(new Set(world.held.values()).size).toBe(2)
  const second = await guest.get(step2)
  expect(second.html).toContain('Vi holder det også til dig indtil kl. 11.15')
  const done = await bookFirst(guest)
  expect(done.html).toContain('Bestil nu hus BL1235')
  expect(done.html).toContain('Vi holder det til dig indtil kl. 11.15')
  expect((await guest.post(href.booking(), { intent: 'switch', draft: markOf(done.html, 'switch') })).to).toBe(step1)
  const next = await guest.get(step1)
  expect(next.html).toContain('Hus 2 af 2')
  expect(next.html).toContain('Bestilt: MH-1')
  await passStep1(guest)
  const details = await guest.get(step2)
  expect(details.html).toContain('value="Sørensen"')
  await guest.post(step2, { ...details.hidden, ...typedGuest })
  expect((await guest.post(step3, { ...(await guest.get(step3)).hidden, terms: 'yes' })).to).toBe(confirmation)
  const last = await guest.get(confirmation)
  expect(last.html).toContain('MH-2')
  expect(last.html).not.toContain('Bestil nu hus')
  expect(world.sent.map(({ request }) => request.option.lodgingId)).toEqual([house.id, neighbour.id])
})

test('the party is spread: an adult in each house, the pet where it is taken, and nobody is lost', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(pair)
  const first = formOf(await guest.get(step1))
  await guest.post(step3, await goToStep3(guest))
  const done = await guest.get(confirmation)
  await guest.post(href.booking(), { intent: 'switch', draft: markOf(done.html, 'switch') })
  const second = formOf(await guest.get(step1))
  const sum = (name: string) => Number(first[name] ?? 0) + Number(second[name] ?? 0)
  expect([sum('adults'), sum('children'), sum('pets')]).toEqual([4, 3, 1])
  expect(first.pets).toBe('1')
})

test('the sum of the houses is that of the two prices', async () => {
  const guest = createGuest(newWorld())
  await guest.get(`${href.bookTogether([house, neighbour], arrival, 7)}&adults=4`)
  const { html } = await guest.get(step1)
  // Rent 5000, fee 95 and cleaning 800, twice.
  expect(html).toMatch(/Husene tilsammen: 11\.790/)
})

test.each([
  [0, 'Hus BL1235 er ikke længere ledigt', 'Bestil kun hus BL1234'],
  [1, 'Haus BL1235 ist an diesen Tagen nicht mehr frei', 'Nur Haus BL1234 buchen'],
  [2, 'House BL1235 is no longer available', 'Book only house BL1234'],
])(
  'edition %i: where the second is sold, neither is held, the page names it and offers the first alone',
  async (edition, gone, alone) => {
    const world = newWorld()
    world.taken.add(other)
    const guest = createGuest(world, draftsInMemory(), markets[edition])
    await guest.get(pair)
    expect((await guest.get(step1)).html).toContain(gone)
    expect((await passStep1(guest)).to).toBe(step1)
    expect(world.held.size).toBe(0)
    const { html } = await guest.get(step1)
    expect(html).toContain(alone)
    await guest.post(href.booking(), { intent: 'alone', draft: markOf(html, 'alone') })
    expect((await passStep1(guest)).to).toBe(step2)
    expect([...world.held.keys()]).toEqual([own])
    expect((await guest.get(step2)).html).not.toContain('af 2')
  },
)

test('where another guest holds the second, the page says until when, and the press holds neither', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(pair)
  world.held.set(other, 'somebody')
  expect((await passStep1(guest)).to).toBe(step1)
  expect((await guest.get(step1)).html).toContain('Vi holder hus BL1235 til en anden gæst indtil kl. 11.15')
  expect([...world.held]).toEqual([[other, 'somebody']])
  world.held.clear()
  expect((await passStep1(guest)).to).toBe(step2)
  expect(world.held.size).toBe(2)
})

test('where the first is held by another guest, none of the two is held', async () => {
  const world = newWorld()
  world.held.set(own, 'somebody')
  const guest = createGuest(world)
  await guest.get(pair)
  expect((await guest.get(step1)).html).toContain('En anden gæst er ved at bestille opholdet')
  await passStep1(guest)
  expect([...world.held.keys()]).toEqual([own])
})

test('who ends the booking of one house lets go of both', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(pair)
  await passStep1(guest)
  const page = await guest.get(step2)
  expect(page.html).toContain('Afbryd, og frigiv husene')
  await guest.post(href.booking(), { intent: 'leave', draft: page.hidden.draft ?? '' })
  expect(world.held.size).toBe(0)
  expect((await guest.get(step2)).to).toBe(href.booking())
})

test('a press for the first house, when the second was lost after the page was shown, asks again first', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(pair)
  const form = await goToStep3(guest)
  world.held.set(other, 'somebody')
  const response = await guest.post(step3, form)
  expect(response.status).toBe(409)
  expect(response.html).toContain('Vi holder hus BL1235 til en anden gæst')
  expect(world.sent).toEqual([])
  expect((await guest.post(step3, { ...response.hidden, terms: 'yes' })).to).toBe(confirmation)
})

test('when the second house is lost after the first was booked, the receipt says so and what can be done', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await bookFirst(guest)
  world.held.clear()
  expect((await guest.get(confirmation)).html).toContain('Vi holder ikke hus BL1235 til dig lige nu')
  world.taken.add(other)
  const { html } = await guest.get(confirmation)
  expect(html).toContain('Hus BL1235 er ikke længere ledigt')
  expect(html).toContain('Ring til os')
  expect(html).toContain(`ankomst=${arrival}&amp;duration=7`)
  expect(html).not.toContain('Bestil nu hus')
})

test('a house that is lost on the way stops nobody from holding the one that they fill in', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(pair)
  await passStep1(guest)
  world.held.clear()
  world.taken.add(other)
  await guest.post(step2, { ...(await guest.get(step2)).hidden, ...typedGuest })
  expect([...world.held.keys()]).toEqual([own])
})

test('the link once more goes on where it was, and pressed twice it holds nothing twice', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(pair)
  await guest.get(pair)
  await passStep1(guest)
  expect((await guest.get(pair)).to).toBe(step2)
  expect(world.held.size).toBe(2)
  await bookFirst(guest)
  expect((await guest.get(pair)).to).toBe(step1)
  expect((await guest.get(step1)).html).toContain('Hus 2 af 2')
})

test.each([
  [house, own],
  [neighbour, other],
])('who holds one of the houses already ($name) is in no own way', async (begun, key) => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(href.book(begun.name, arrival, 7))
  await passStep1(guest)
  expect([...world.held.keys()]).toEqual([key])
  await guest.get(pair)
  expect((await passStep1(guest)).to).toBe(step2)
  expect([...world.held.keys()].toSorted()).toEqual([other, own].toSorted())
})

test('the second house is not pushed out by a link to another one', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await bookFirst(guest)
  for (let turn = 0; turn < 3; turn += 1) await guest.get(href.book(house.name, later, 7))
  const { html } = await guest.get(href.booking())
  expect(html).toContain('Hus BL1235')
  expect(html).toContain('Sammen med hus BL1235')
})

test('without holds at the booking service both are booked all the same', async () => {
  const world: World = { ...newWorld(), holds: false }
  const done = await bookFirst(createGuest(world))
  expect(done.html).toContain('Vi holder ikke hus BL1235')
})

test.each([
  `/booking/?lodging=bl1234&lodging=zz99&arrival=${arrival}&duration=7`,
  `/booking/?lodging=bl1234&lodging=1001&arrival=${arrival}&duration=7`,
  '/booking/?lodging=bl1234&lodging=bl1235',
  `/booking/?lodging=1&lodging=2&lodging=3&lodging=4&arrival=${arrival}&duration=7`,
  `/booking/?lodging=bl1234&lodging=%3Cb%3E&arrival=${arrival}&duration=7`,
])('a link that names no such houses begins nothing: %s', async (link) => {
  const guest = createGuest(newWorld())
  expect((await guest.get(link)).status).toBe(404)
  expect((await guest.get(step1)).to).toBe(href.booking())
})
