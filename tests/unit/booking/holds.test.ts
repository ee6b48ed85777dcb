import { expect, test } from 'vitest'
import { markets } from '../../../src/markets/market.ts'
import { href } from '../../../src/urls/paths.ts'
import { draftsInMemory } from '../../drafts-in-memory.ts'
import { arrivals, createGuest, house, newWorld, typedGuest, type World } from './guest-at-work.ts'

const [step1, step2, step3] = [href.bookingStep(1), href.bookingStep(2), href.bookingStep(3)]
const [arrival = '', later = ''] = arrivals
const stayForm = { arrival, duration: '7', adults: '2', children: '0', infants: '0', pets: '0' }
type Guest = ReturnType<typeof createGuest>

async function goToStep2(world: World, guest: Guest = createGuest(world)): Promise<Guest> {
  await guest.get(href.book(house.name, arrival, 7))
  await guest.post(step1, { ...(await guest.get(step1)).hidden, ...stayForm })
  await guest.get(step2)
  return guest
}

async function order(guest: Guest) {
  await guest.post(step2, { ...(await guest.get(step2)).hidden, ...typedGuest })
  return guest.post(step3, { ...(await guest.get(step3)).hidden, terms: 'yes' })
}

test('from step 2 on the house is held, the guest reads until when, and others find it taken', async () => {
  const world = newWorld()
  const guest = await goToStep2(world)
  expect((await guest.get(step2)).html).toContain('indtil kl. 11.15')
  expect([...world.held.keys()]).toEqual([arrival])
  const other = createGuest(world)
  await other.get(href.book(house.name, arrival, 7))
  const page = await other.get(step1)
  expect(page.html).toContain('class="neighbours"')
  expect(page.html).toContain(`arrival=${later}`)
  // Which house, and which days: who comes by a link of yesterday has not chosen them here.
  expect(page.html).toMatch(/<p class="requested-stay">.*?<a href="[^"]*bl1234[^"]*">[^<]+<\/a>[^<]*26\. juni/)
})

test('of two guests who leave step 1 at once one goes on, and the other is told', async () => {
  const world = newWorld()
  const guests = [createGuest(world), createGuest(world)]
  const forms = await Promise.all(
    guests.map(async (guest) => {
      await guest.get(href.book(house.name, arrival, 7))
      return { ...(await guest.get(step1)).hidden, ...stayForm }
    }),
  )
  await Promise.all(guests.map((guest, index) => guest.post(step1, forms[index] ?? {})))
  const answers = await Promise.all(guests.map((guest) => guest.get(step2)))
  expect(answers.map(({ status, to }) => to ?? String(status)).toSorted()).toEqual([step1, '200'])
})

test('the guest’s own hold is in no step’s way, nor in another stay’s of the house', async () => {
  const world = newWorld()
  const guest = await goToStep2(world)
  expect((await guest.get(step1)).html).not.toContain('class="neighbours"')
  await guest.post(step1, { ...stayForm, arrival: later })
  await guest.get(step2)
  expect([...world.held.keys()]).toEqual([later])
  expect((await order(guest)).to).toBe(href.bookingConfirmation())
})

test('leaving the booking lets the house go at once, a link to another stay when it is gone on with', async () => {
  const world = newWorld()
  const guest = await goToStep2(world)
  // One press alone gives nothing up: it leads to a question, which can be left, too.
  const asked = await guest.post(href.booking(), { intent: 'leave' })
  const question = await guest.get(asked.to ?? '')
  expect(question.html).toContain(`href="${step2}"`)
  expect(world.held.size).toBe(1)
  expect((await guest.get(step2)).status).toBe(200)
  const left = await guest.post(href.booking(), { intent: 'discard', ...question.hidden })
  // The guest goes on choosing with the stay that they had in mind.
  expect(left.to).toBe(`${href.lodging(markets[0], house.name)}?arrival=${arrival}&duration=7&adults=2`)
  expect(world.held.size).toBe(0)
  expect((await guest.get(step2)).to).toBe(href.booking())

  await goToStep2(world, guest)
  expect(world.held.size).toBe(1)
  await guest.get(href.book(house.name, later, 7))
  expect([...world.held.keys()]).toEqual([arrival])
  await guest.post(step1, { ...(await guest.get(step1)).hidden, ...stayForm, arrival: later })
  expect([...world.held.keys()]).toEqual([later])
})

test('looking at the steps holds and extends nothing', async () => {
  const world = newWorld()
  const guest = await goToStep2(world)
  world.held.clear()
  const { html } = await guest.get(step2)
  expect(html).toContain('Huset er ledigt')
  // Nothing is to be released of what is not held.
  expect(html).not.toMatch(/frigiv|Vi holder/)
  await guest.get(href.book(house.name, later, 7))
  await guest.get(step1)
  expect(world.held.size).toBe(0)
})

test('a booking service that knows no holds costs nothing but the hold', async () => {
  const world = { ...newWorld(), holds: false }
  const guest = await goToStep2(world)
  expect((await guest.get(step2)).html).not.toContain('Vi holder huset')
  expect((await order(guest)).to).toBe(href.bookingConfirmation())
})

test('a hold that is lost to somebody else leads back to step 1 with other stays', async () => {
  const world = newWorld()
  const guest = await goToStep2(world)
  await guest.post(step2, { ...(await guest.get(step2)).hidden, ...typedGuest })
  world.held.clear()
  world.taken.add(arrival)
  expect((await guest.get(step3)).to).toBe(step1)
  expect((await guest.get(step1)).html).toContain(`arrival=${later}`)
})

/** The URL that the page offers for another device, asked for with what stands in step 2. */
async function linkOf(guest: Guest, typed: Record<string, string> = {}): Promise<string> {
  const { hidden } = await guest.get(step2)
  expect((await guest.post(step2, { ...hidden, ...typed, intent: 'link' })).to).toBe(`${step2}#link`)
  const [, url = ''] =
    /value="http:\/\/da\.localhost(\/booking\/continue\/\?key=[0-9a-f]{32})"/.exec((await guest.get(step2)).html) ?? []
  return url
}

test('a link takes the booking to another device, with what was typed and with its hold', async () => {
  const world = newWorld()
  const drafts = draftsInMemory()
  const phone = await goToStep2(world, createGuest(world, drafts))
  const laptop = createGuest(world, drafts)
  expect((await laptop.get(await linkOf(phone, { ...typedGuest, email: 'not yet' }))).to).toBe(href.bookingContinue())
  const question = await laptop.get(href.bookingContinue())
  expect(question.html).toContain(house.name)
  expect(question.html).not.toContain('Sørensen')
  expect((await laptop.post(href.bookingContinue(), {})).to).toBe(step2)
  expect((await laptop.get(step2)).html).toContain('value="Sørensen"')
  expect((await order(laptop)).to).toBe(href.bookingConfirmation())
  expect((await phone.get(step2)).to).toBe(href.booking())
})

test('the button for the link belongs to the form of its step: what stands there and was not sent goes along', async () => {
  const world = newWorld()
  const drafts = draftsInMemory()
  const phone = createGuest(world, drafts)
  const button = /<button(?=[^>]* value="link")[^>]* form="booking-step"/
  await phone.get(href.book(house.name, arrival, 7))
  const first = await phone.get(step1)
  expect(first.html).toMatch(button)
  const asked = { ...first.hidden, ...stayForm, arrival: later, adults: '3', intent: 'link' }
  expect((await phone.post(step1, asked)).to).toBe(`${step1}#link`)
  expect(world.held.size).toBe(0)
  const chosen = await phone.get(step1)
  expect(chosen.html).toMatch(/name="adults"[^>]* value="3"/)
  expect(chosen.html).toContain(`/booking/continue/?key=`)
  await phone.post(step1, { ...chosen.hidden, ...stayForm, arrival: later, adults: '3' })
  await phone.post(step2, { ...(await phone.get(step2)).hidden, ...typedGuest })
  const review = await phone.get(step3)
  expect((await phone.post(step3, { ...review.hidden, terms: 'yes', intent: 'link' })).to).toBe(`${step3}#link`)
  expect((await phone.get(step3)).html).toContain('name="terms"')
})

test('a change of language takes a held booking along, with what was typed, and asks first', async () => {
  const world = newWorld()
  const drafts = draftsInMemory()
  const [danish, german] = [await goToStep2(world, createGuest(world, drafts)), createGuest(world, drafts, markets[1])]
  await danish.post(step2, { ...(await danish.get(step2)).hidden, ...typedGuest, country: '', intent: 'link' })
  const { alternates, alternateQuery } = (await danish.get(step2)).head ?? {}
  const asked = await german.get(`${alternates?.de}?${alternateQuery}`)
  expect(asked.to).toContain(`http://da.localhost${href.bookingContinue()}?lodging=bl1234&`)
  const link = await danish.get(asked.to ?? '')
  expect(link.to).toMatch(/^http:\/\/de\.localhost\/booking\/continue\/\?key=[0-9a-f]{32}$/)
  expect((await german.get(link.to ?? '')).to).toBe(href.bookingContinue())
  expect((await german.get(href.bookingContinue())).html).toContain(house.name)
  expect((await german.post(href.bookingContinue(), {})).to).toBe(step2)
  const { html } = await german.get(step2)
  expect(html).toContain('value="Sørensen"')
  expect([...world.held.keys()]).toEqual([arrival])
  expect(html).toContain('Wir halten das Haus')
  // The country that stood there, though nobody chose it.
  expect(html).toContain('<option value="DK" selected="">')
})

test('a device is shared in another edition once a booking of it is taken over there, and by no link alone', async () => {
  const world = newWorld()
  const drafts = draftsInMemory()
  const link = await linkOf(await goToStep2(world, createGuest(world, drafts)))
  const german = createGuest(world, drafts, markets[1])
  for (const url of [`${href.bookingContinue()}?key=${'0'.repeat(32)}&shared=1`, `${link}&shared=1`]) {
    await german.get(url)
    await german.get(href.bookingContinue())
    expect(german.isOnSharedDevice()).toBe(false)
  }
  expect((await german.post(href.bookingContinue(), {})).to).toBe(step2)
  expect(german.isOnSharedDevice()).toBe(true)
})

test('a change of language begins the stay anew where nothing of it is done, or its booking is gone', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(href.book(house.name, arrival, 7))
  expect((await guest.get(step1)).head?.alternates?.de).toBe(href.booking())
  const stay = 'lodging=bl1234&arrival=2027-06-26&duration=7'
  const gone = await createGuest(world).get(`${href.bookingContinue()}?to=de&${stay}`)
  expect(gone.to).toBe(`http://de.localhost/booking/?${stay}`)
  for (const other of ['from=da', 'from=nowhere', 'to=https://example.org'])
    expect((await guest.get(`${href.bookingContinue()}?${other}&${stay}`)).to).toBe(`/booking/?${stay}`)
})

test('a link works once, and one that was made up leads nowhere', async () => {
  const world = newWorld()
  const drafts = draftsInMemory()
  const phone = await goToStep2(world, createGuest(world, drafts))
  const link = await linkOf(phone)
  for (const [url, status] of [
    [`${href.bookingContinue()}?key=${'0'.repeat(32)}`, 410],
    [`${href.bookingContinue()}?key=../../etc`, 410],
    [link, 303],
    [link, 410],
  ] as const) {
    const stranger = createGuest(world, drafts)
    await stranger.get(url)
    expect((await stranger.post(href.bookingContinue(), {})).status).toBe(status)
  }
})

test('who opens somebody else’s link keeps their own booking until they press', async () => {
  const world = newWorld()
  const drafts = draftsInMemory()
  const stranger = await goToStep2(world, createGuest(world, drafts))
  const link = await linkOf(stranger)
  const guest = createGuest(world, drafts)
  await guest.get(href.book(house.name, later, 7))
  await guest.get(link)
  expect((await guest.get(href.bookingContinue())).html).toContain('en anden bestilling')
  expect((await guest.get(step1)).html).toContain(`<option value="${later}" selected=""`)
})
