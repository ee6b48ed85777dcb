import { expect, test } from 'vitest'
import { defaultParty } from '../../../src/domain/booking/party.ts'
import { facility } from '../../../src/domain/facilities.ts'
import { beginDraft, type Draft } from '../../../src/drafts/draft.ts'
import { maxDrafts } from '../../../src/drafts/draft-cookie.ts'
import { staysTogether } from '../../../src/features/booking/common-stays.ts'
import { isOrder } from '../../../src/features/booking/stored-draft.ts'
import { formatMoney } from '../../../src/markets/formats.ts'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
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

async function bookBoth(guest: Guest): Promise<Answer> {
  await guest.get(pair)
  expect((await guest.post(step3, await goToStep3(guest))).to).toBe(confirmation)
  return guest.get(confirmation)
}

/** At a service that books no several at once the press says so, and the next one books the first house alone. */
async function bookFirst(guest: Guest): Promise<Answer> {
  await guest.get(pair)
  const apart = await guest.post(step3, await goToStep3(guest))
  expect(apart.status).toBe(409)
  expect((await guest.post(step3, { ...apart.hidden, terms: 'yes' })).to).toBe(confirmation)
  return guest.get(confirmation)
}

const markOf = (html: string, intent: string) =>
  new RegExp(`name="draft" value="(\\w+)"/>(?:(?!<form)[\\s\\S])*?value="${intent}"`).exec(html)?.[1] ?? ''

test('a pair is held as one and booked by one press, with the details typed once and one sum', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  expect((await guest.get(pair)).to).toBe(step1)
  expect(world.held.size).toBe(0)
  const first = await guest.get(step1)
  expect(first.html).toContain('2 huse i én bestilling')
  expect(first.html).toContain('Sammen med hus BL1235')
  expect((await passStep1(guest)).to).toBe(step2)
  expect([...world.held.keys()]).toEqual([own, other])
  expect(new Set(world.held.values()).size).toBe(2)
  const second = await guest.get(step2)
  expect(second.html).toContain('Vi holder husene til dig indtil kl. 11.15')
  expect(second.html.match(/Vi holder/g)).toHaveLength(1)
  await guest.post(step2, { ...second.hidden, ...typedGuest })
  const review = await guest.get(step3)
  expect(review.html.match(/<strong id="step-total">([^<]*)</)?.[1]).toMatch(/12\.040/)
  expect(review.html.match(/name="terms"/g)).toHaveLength(1)
  expect((await guest.post(step3, { ...review.hidden, terms: 'yes' })).to).toBe(confirmation)
  expect(world.sent.map(({ request }) => request.option.lodgingId)).toEqual([house.id, neighbour.id])
  expect(new Set(world.sent.map(({ key }) => key)).size).toBe(1)
  expect(new Set(world.sent.map(({ request }) => JSON.stringify(request.guest))).size).toBe(1)
  const done = await guest.get(confirmation)
  for (const text of [
    'Tak, husene er dine',
    'MH-1',
    'MH-2',
    'Husene tilsammen: 12.040',
    messagesOf(markets[0]).bookingFlow.together.mails,
    `${messagesOf(markets[0]).arrival.link} · ${house.name}`,
  ]) {
    expect(done.html.replace(/\u00a0/g, ' ')).toContain(text)
  }
  expect(done.html).not.toContain('Bestil nu hus')
  // The second house is folded, its sum in sight.
  expect(done.html).toMatch(/<details class="panel booked-other"><summary><h2>[^<]+<\/h2><strong>[^<]*\d/)
})

test('a service that books no several at once is told so on the page, and the houses are booked one after the other', async () => {
  const world: World = { ...newWorld(), together: false }
  const guest = createGuest(world)
  await guest.get(pair)
  const apart = await guest.post(step3, await goToStep3(guest))
  expect([apart.status, world.sent]).toEqual([409, []])
  expect(apart.html).toContain('Husene kan lige nu kun bestilles ét ad gangen')
  expect(apart.html).toContain('Hus 1 af 2')
  expect((await guest.post(step3, { ...apart.hidden, terms: 'yes' })).to).toBe(confirmation)
  const done = await guest.get(confirmation)
  expect(done.html).toContain('Bestil nu hus BL1235')
  expect(done.html).toContain('Vi holder det til dig indtil kl. 11.15')
  expect((await guest.post(href.booking(), { intent: 'switch', draft: markOf(done.html, 'switch') })).to).toBe(step3)
  const next = await guest.get(step3)
  expect(next.html).toContain('Hus 2 af 2')
  expect(next.html).toContain('Bestilt: MH-1')
  expect((await guest.post(step3, { ...next.hidden, terms: 'yes' })).to).toBe(confirmation)
  expect((await guest.get(confirmation)).html).not.toContain('Bestil nu hus')
  expect(world.sent.map(({ request }) => request.option.lodgingId)).toEqual([house.id, neighbour.id])
  expect(new Set(world.sent.map(({ key }) => key)).size).toBe(2)
})

test.each(['up', 'reply-lost'] as const)('the button pressed five times at once, %s, books both once', async (line) => {
  const world: World = { ...newWorld(), line }
  const guest = createGuest(world)
  await guest.get(pair)
  const form = await goToStep3(guest)
  await Promise.all(Array.from({ length: 5 }, () => guest.post(step3, form)))
  world.line = 'up'
  if (line === 'reply-lost') {
    const again = await guest.get(step3)
    expect(again.html).toContain('role="alert"')
    expect((await guest.post(step3, { ...again.hidden, terms: 'yes' })).to).toBe(confirmation)
  }
  expect(world.bookings.size).toBe(2)
  const { html } = await guest.get(confirmation)
  expect([html.includes('MH-1'), html.includes('MH-2')]).toEqual([true, true])
})

test('what was typed after a press without an answer does not book again: both stand as they were sent', async () => {
  const world: World = { ...newWorld(), line: 'reply-lost' }
  const guest = createGuest(world)
  await guest.get(pair)
  expect((await guest.post(step3, await goToStep3(guest))).status).toBe(503)
  world.line = 'up'
  await guest.post(step2, { ...(await guest.get(step2)).hidden, ...typedGuest, firstName: 'Karin' })
  expect((await guest.post(step3, { ...(await guest.get(step3)).hidden, terms: 'yes' })).to).toBe(confirmation)
  expect([...world.bookings.values()].map(({ request }) => request.guest.firstName)).toEqual(['Karen', 'Karen'])
})

test('in two tabs, one of them gone to the second house, the order is one and is booked once', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(pair)
  const form = await goToStep3(guest)
  const marks = [...world.held.keys()].length
  expect(marks).toBe(2)
  const [mate = ''] = Object.keys(form).flatMap((name) => /^quote_(\w+)$/.exec(name)?.[1] ?? [])
  expect((await guest.post(href.booking(), { intent: 'switch', draft: mate })).to).toBe(step3)
  expect((await guest.get(step3)).hidden.draft).toBe(form.draft)
  expect((await guest.post(step3, form)).to).toBe(confirmation)
  expect((await guest.post(step3, form)).to).toBe(confirmation)
  expect(world.bookings.size).toBe(2)
})

test.each([
  ['sold', (world: World) => world.taken.add(other), 'Hus BL1235 er ikke længere ledigt'],
  [
    'held by another guest',
    (world: World) => world.held.set(other, 'somebody'),
    'Vi holder hus BL1235 til en anden gæst',
  ],
] as const)(
  'the second %s before the press: none is booked, and one can go on alone or with other dates',
  async (_, lose, text) => {
    const world = newWorld()
    const guest = createGuest(world)
    await guest.get(pair)
    const form = await goToStep3(guest)
    lose(world)
    const lost = await guest.post(step3, form)
    expect([lost.status, world.sent]).toEqual([409, []])
    expect(lost.html).toContain(text)
    expect(lost.html).toContain(`ankomst=${arrival}&amp;duration=7`)
    expect((await guest.post(href.booking(), { intent: 'alone', draft: markOf(lost.html, 'alone') })).to).toBe(step3)
    const alone = await guest.get(step3)
    expect(alone.html).not.toContain('huse i én bestilling')
    expect((await guest.post(step3, { ...alone.hidden, terms: 'yes' })).to).toBe(confirmation)
    expect(world.sent.map(({ request }) => request.option.lodgingId)).toEqual([house.id])
  },
)

test('the second lost between the page and the service: none is booked, and the page names it', async () => {
  const world = newWorld()
  const guest = createGuest(world, draftsInMemory(), markets[0], {
    booking: {
      bookTogether: async () => ({
        kind: 'refused',
        refusal: { code: 'taken', message: 'taken', lodgingId: neighbour.id, fields: undefined },
      }),
    },
  })
  await guest.get(pair)
  const lost = await guest.post(step3, await goToStep3(guest))
  expect(lost.status).toBe(409)
  expect(lost.html).toContain('Hus BL1235 er ikke længere ledigt')
  expect(lost.html).toContain('Bestil kun hus BL1234')
})

test('what is said aloud of a pair is its sum, as what is shown', async () => {
  const guest = createGuest(newWorld())
  await guest.get(pair)
  const first = await guest.get(step1)
  await passStep1(guest)
  for (const { html } of [first, await guest.get(step2)]) {
    const sum = /<strong><span class="visually-hidden">[^<]*<\/span>([^<]+)<\/strong>/.exec(html)?.[1] ?? ''
    expect(sum).toMatch(/^1\d\.\d{3}/)
    expect(/role="status" aria-atomic="true">([^<]*)</.exec(html)?.[1]).toContain(sum)
  }
})

test('other arrivals of a pair are those of both houses, each with the sum, and the second house has a name', async () => {
  const world = newWorld()
  world.taken.add(stayKey(later, neighbour.id))
  const guest = createGuest(world)
  await guest.get(pair)
  const { html } = await guest.get(step1)
  const chosen = /<select[^>]*name="arrival"[^>]*>([\s\S]*?)<\/select>/.exec(html)?.[1] ?? ''
  const [, , third = ''] = arrivals
  expect([...chosen.matchAll(/value="([^"]*)"/g)].map(([, value]) => value)).toEqual([arrival, third])
  // Rent, fee and cleaning of both, and the one pet.
  expect(chosen.split(formatMoney(markets[0], 2 * 589_500 + 25_000))).toHaveLength(3)
  expect(html).toContain('Sammen med hus BL1235, Huset')
  expect(html).toMatch(/<legend>[^<]*BL1235, Huset<\/legend>/)
})

test('an arrival that is chosen stays in the list where the other house is taken, without a sum', () => {
  const stays = (...arrivals: string[]) => ({
    arrivals: arrivals.map((day) => ({ arrival: day, total: 100 })),
    durations: [7, 14],
  })
  const offers = [stays(arrival, later), { ...stays(later), durations: [7] }]
  expect(staysTogether(offers, { arrival, duration: 7 })).toEqual({
    arrivals: [
      { arrival, total: null },
      { arrival: later, total: 200 },
    ],
    durations: [7],
  })
  expect(staysTogether(offers.slice(0, 1), { arrival: '', duration: 7 })).toEqual(offers[0])
})

test('a link takes all houses of an order to another device, where they are booked as one', async () => {
  const world = newWorld()
  const drafts = draftsInMemory()
  const [phone, laptop] = [createGuest(world, drafts), createGuest(world, drafts)]
  await phone.get(pair)
  await goToStep3(phone)
  expect((await phone.post(step3, { intent: 'link' })).to).toBe(`${step3}#link`)
  const [link = ''] = /\/booking\/continue\/\?key=\w+/.exec((await phone.get(step3)).html) ?? []
  expect((await laptop.get(link)).to).toBe(href.bookingContinue())
  expect((await laptop.get(href.bookingContinue())).html).toContain('BL1234 + BL1235')
  expect((await laptop.post(href.bookingContinue(), {})).to).toBe(step3)
  expect((await phone.get(step3)).to).toBe(href.booking())
  const review = await laptop.get(step3)
  expect(review.html).toContain('2 huse i én bestilling')
  expect((await laptop.post(step3, { ...review.hidden, terms: 'yes' })).to).toBe(confirmation)
  expect(world.sent.map(({ request }) => request.option.lodgingId)).toEqual([house.id, neighbour.id])
})

test('a price that changes on the way is shown for each house, and nothing is ordered before it was seen', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(pair)
  const form = await goToStep3(guest)
  world.cleaning = 900
  const changed = await guest.post(step3, form)
  expect([changed.status, world.sent]).toEqual([409, []])
  expect(changed.html.match(/Prisen har ændret sig/g)).toHaveLength(2)
  expect((await guest.post(step3, { ...changed.hidden, terms: 'yes' })).to).toBe(confirmation)
  expect(world.sent.map(({ request }) => request.expectedTotal)).toEqual([6245, 5995])
})

test('the dates are those of both houses, and each house has its own guests and add-ons', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(pair)
  const first = await guest.get(step1)
  const form = formOf(first)
  const [mate = ''] = Object.keys(form).flatMap((name) => /^adults_(\w+)$/.exec(name)?.[1] ?? [])
  const full = { duration: '7', ...form, arrival: later, [`adults_${mate}`]: '9' }
  expect((await guest.post(step1, full)).to).toBe(`${step1}?check=1`)
  const wrong = await guest.get(`${step1}?check=1`)
  expect([wrong.status, wrong.html.includes(`#field-adults_${mate}`)]).toEqual([422, true])
  expect((await guest.post(step1, { ...full, ...wrong.hidden, [`adults_${mate}`]: '5' })).to).toBe(step2)
  expect([...world.held.keys()]).toEqual([later, stayKey(later, neighbour.id)])
  const second = await guest.get(step2)
  await guest.post(step2, { ...second.hidden, ...typedGuest, [`item-3_${mate}`]: '2' })
  const review = await guest.get(step3)
  expect((await guest.post(step3, { ...review.hidden, terms: 'yes' })).to).toBe(confirmation)
  expect(world.sent.map(({ request }) => [request.option.arrival, request.option.adults])).toEqual([
    [later, Number(form.adults)],
    [later, 5],
  ])
  expect(world.sent.map(({ request }) => request.items.some(({ itemId }) => itemId === 3))).toEqual([false, true])
})

test('the party is spread: an adult in each house, the pet where it is taken, and nobody is lost', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(pair)
  const first = formOf(await guest.get(step1))
  const sum = (name: string) =>
    Object.entries(first).reduce((all, [key, value]) => (key.split('_')[0] === name ? all + Number(value) : all), 0)
  expect([sum('adults'), sum('children'), sum('pets')]).toEqual([4, 3, 1])
  expect(first.pets).toBe('1')
})

test('what to know is told of each house, though it is the same of both', async () => {
  const world = newWorld()
  const facilityId = facility.notificationNoYouthGroups
  world.facilities = [{ lodgingId: house.id, facilityId, value: '1', fromDate: null, toDate: null }]
  const guest = createGuest(world)
  await guest.get(pair)
  const { title } = messagesOf(markets[0]).goodToKnow
  const toldIn = async (path: string) => {
    const { html } = await guest.get(path)
    return [house, neighbour].map(({ name }) => html.includes(`>${title} · ${name}</h2>`))
  }
  expect(await toldIn(step1)).toEqual([true, true])
  await goToStep3(guest)
  expect(await toldIn(step3)).toEqual([true, true])
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
    // What to do about it is first; going on is not the page's one button.
    const end = html.slice(html.indexOf('class="booking-end"'))
    expect(/<button[^>]*class="button (\w+)/.exec(end)?.[1]).toBe('secondary')
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
  expect(page.html).toContain('Afbryd bestillingen')
  const asked = await guest.post(href.booking(), { intent: 'leave', draft: page.hidden.draft ?? '' })
  const question = await guest.get(asked.to ?? '')
  expect(question.html).toContain('BL1234 + BL1235')
  expect(world.held.size).toBe(2)
  await guest.post(href.booking(), { intent: 'discard', ...question.hidden })
  expect(world.held.size).toBe(0)
  expect((await guest.get(step2)).to).toBe(href.booking())
})

test('when the second house is lost after the first was booked, the receipt says so and what can be done', async () => {
  const world: World = { ...newWorld(), together: false }
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

test('a house that is lost while the details are typed leads back to step 1, with everything kept', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(pair)
  await passStep1(guest)
  world.held.clear()
  world.taken.add(other)
  expect((await guest.post(step2, { ...(await guest.get(step2)).hidden, ...typedGuest })).to).toBe(step1)
  const { html } = await guest.get(step1)
  expect(html).toContain('Hus BL1235 er ikke længere ledigt')
  await guest.post(href.booking(), { intent: 'alone', draft: markOf(html, 'alone') })
  expect((await guest.get(step2)).html).toContain('value="Sørensen"')
})

test('the link once more goes on where it was, and pressed twice it holds nothing twice', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(pair)
  await guest.get(pair)
  await passStep1(guest)
  expect((await guest.get(pair)).to).toBe(step2)
  expect(world.held.size).toBe(2)
  await bookBoth(guest)
  expect((await guest.get(pair)).to).toBe(confirmation)
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
  const world: World = { ...newWorld(), together: false }
  const guest = createGuest(world)
  await bookFirst(guest)
  for (let turn = 0; turn < 3; turn += 1) await guest.get(href.book(house.name, later, 7))
  const { html } = await guest.get(href.booking())
  expect(html).toContain('Hus BL1235')
  expect(html).toContain('Sammen med hus BL1235')
})

test('without holds at the booking service both are booked all the same', async () => {
  const world: World = { ...newWorld(), holds: false }
  expect((await bookBoth(createGuest(world))).html).toContain('MH-2')
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

const houseDraft = (mark: string, parts: Partial<Draft> = {}) => ({
  id: mark,
  draft: {
    ...beginDraft({ lodgingId: 1, name: 'BL1', arrival, duration: 7 }, defaultParty, {
      ...{ guest: null, holdId: 'h', mark, together: ['a', 'b'] },
    }),
    ...parts,
  },
})
const sentAlone = { key: 'k', requests: [{}] } as unknown as Draft['attempt']
const sentTogether = { key: 'k', requests: [{ with: [{}] }] } as unknown as Draft['attempt']
const receipt = { number: 'MH-1' } as Draft['booked']

test.each([
  ['as it began', {}, [houseDraft('b')], true],
  ['sent by one press', { attempt: sentTogether }, [houseDraft('b')], true],
  ['the second booked by an earlier build', {}, [houseDraft('b', { booked: receipt })], false],
  ['the second sent by an earlier build', {}, [houseDraft('b', { attempt: sentAlone })], false],
  ['the first sent by an earlier build', { attempt: sentAlone }, [houseDraft('b')], false],
  ['the second gone', {}, [], false],
  ['at a service that books no several', { isApart: true }, [houseDraft('b')], false],
] as const)('a pair, %s, is one order or is not', (_, lead, mates, expected) => {
  expect(isOrder(houseDraft('a', lead).draft, mates)).toBe(expected)
  expect(isOrder(houseDraft('b', lead).draft, [houseDraft('a')])).toBe(false)
})

test('however many other bookings are begun, one of several houses stays whole: it never becomes one of fewer', async () => {
  const guest = createGuest(newWorld())
  await guest.get(pair)
  const lead = (await guest.get(step1)).hidden.draft ?? ''
  await passStep1(guest)
  const others = [later, arrivals[2] ?? ''].map((day) => href.book(house.name, day, 7))
  for (const link of [...others, href.book(neighbour.name, later, 7)]) {
    await guest.get(link)
    await guest.post(step1, { duration: '7', ...formOf(await guest.get(step1)) })
  }
  expect((await guest.post(href.booking(), { intent: 'switch', draft: lead })).to).toBe(step2)
  expect((await guest.get(step2)).html).toContain('BL1235')
  await guest.get(href.book(neighbour.name, arrivals[2] ?? '', 7))
  await guest.post(step1, { duration: '7', ...formOf(await guest.get(step1)) })
  const { html } = await guest.get(href.booking())
  expect(html.match(/value="switch"/g)).toHaveLength(maxDrafts)
})
