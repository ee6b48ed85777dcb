import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { formatMoney } from '../../../src/markets/formats.ts'
import { markets } from '../../../src/markets/market.ts'
import { logLine } from '../../../src/services/log-line.ts'
import { stayDates } from '../../../src/ui/stay-dates.ts'
import { href } from '../../../src/urls/paths.ts'
import {
  type Answer,
  arrivals,
  createGuest,
  house,
  newWorld,
  type OtherParts,
  typedGuest,
  type World,
} from './guest-at-work.ts'

const [step1, step2, step3] = [href.bookingStep(1), href.bookingStep(2), href.bookingStep(3)]
const confirmation = href.bookingConfirmation()
const stayForm = { arrival: arrivals[0] ?? '', duration: '7', adults: '2', children: '0', infants: '0', pets: '0' }

function begin(world: World, other: OtherParts = {}) {
  const guest = createGuest(world, undefined, undefined, other)
  return {
    ...guest,
    start: () => guest.get(`${href.booking()}?lodging=${house.name}&arrival=${arrivals[0]}&duration=7`),
  }
}

async function goToReview(world: World, other: OtherParts = {}) {
  const guest = begin(world, other)
  await guest.start()
  await guest.post(step1, stayForm)
  await guest.post(step2, typedGuest)
  return { ...guest, review: await guest.get(step3) }
}

function press(guest: { post: ReturnType<typeof createGuest>['post'] }, seen: Answer) {
  return guest.post(step3, { ...seen.hidden, terms: 'yes' })
}

test('the way through the steps ends with the number of the booking', async () => {
  const world = newWorld()
  const guest = await goToReview(world)
  expect(guest.review.html).toContain('Bestil med betalingsforpligtelse')
  expect((await press(guest, guest.review)).to).toBe(confirmation)
  const page = await guest.get(confirmation)
  expect(page.html).toContain('MH-1')
  // The only way back to it without a password.
  expect(page.html).toContain('Med linket i mailen kan du se bestillingen, tilføje tilvalg eller afbestille.')
  expect(page.html).toContain(formatMoney(markets[0], 589_500))
})

test('other houses for the same days are those of the search that the guest came from, with its budget and its wishes', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  const from = `${href.lodging(markets[0], house.name)}?arrival=${arrivals[0]}&duration=7&adults=2&maaned=2027-06&maxIalt=9000&22=1`
  await guest.get(`${href.booking()}?lodging=${house.name}&arrival=${arrivals[0]}&duration=7&adults=2`, from)
  const searched = ({ html }: Answer) => {
    const [, query = ''] = /href="\/soeg\/\?([^"]*)"/.exec(html) ?? []
    return Object.fromEntries(new URLSearchParams(query.replaceAll('&amp;', '&')))
  }
  const search = { ankomst: arrivals[0], duration: '7', flex: '0', maxIalt: '9000', 22: '1' }
  await guest.post(step1, stayForm)
  await guest.post(step2, typedGuest)
  expect(searched(await guest.get(step3))).toMatchObject(search)
  expect(searched(await guest.get(step3))).not.toHaveProperty('maaned')
  world.taken.add(arrivals[0] ?? '')
  expect(searched(await guest.get(step1))).toMatchObject(search)
})

test('the receipt of a reduced stay says the normal rent and the discount, as the steps did', async () => {
  const guest = await goToReview({ ...newWorld(), saving: 410.5 })
  await press(guest, guest.review)
  for (const { html } of [guest.review, await guest.get(confirmation)]) {
    expect(html).toContain(`<dd>${formatMoney(markets[0], 541_050)}</dd>`)
    expect(html).toContain(`<dd>\u2212${formatMoney(markets[0], 41_050)}</dd>`)
    expect(html).toContain(formatMoney(markets[0], 589_500))
  }
})

test('who changes their mind in step 3 finds the dates, the guests, the house and others for the same stay by links', async () => {
  const { review } = await goToReview(newWorld())
  for (const path of [`${step1}#field-arrival`, `${step1}#party`, step2])
    expect(review.html).toContain(`href="${path}"`)
  expect(review.html).toContain(`href="${href.lodging(markets[0], house.name)}?arrival=${arrivals[0]}&amp;duration=7`)
  expect(review.html).toMatch(
    new RegExp(`href="/soeg/\\?[^"]*ankomst=${arrivals[0]}[^"]*&amp;flex=0">Find andre ledige huse`),
  )
})

test('step 1 asks who comes only of a guest who has not said it', async () => {
  const linesOf = ({ html }: Answer) =>
    [...html.matchAll(/<details class="trip-line stay-fold">.*?<strong>(.*?)<\/strong>/gs)].map(([, words]) => words)
  const stay = `${stayDates(markets[0], arrivals[0] ?? '', 7)}, 7\u00a0nætter`
  const unnamed = begin(newWorld())
  await unnamed.start()
  expect(linesOf(await unnamed.get(step1))).toEqual([stay])
  await unnamed.post(step1, { ...stayForm, pets: '1', intent: 'update' })
  expect(linesOf(await unnamed.get(step1))).toEqual([stay, '2\u00a0voksne, 1\u00a0husdyr'])

  const named = createGuest(newWorld())
  await named.get(`${href.booking()}?lodging=${house.name}&arrival=${arrivals[0]}&duration=7&adults=2&children=1`)
  const known = await named.get(step1)
  expect(linesOf(known)).toEqual([stay, '2\u00a0voksne, 1\u00a0barn'])
  // A party that the house can't take is there to be changed.
  const wrong = await named.post(step1, { ...stayForm, adults: '4', children: '1' })
  expect(linesOf(await named.get(wrong.to ?? ''))).toEqual([])
})

test('a booking whose sale nobody hears of stands, and is logged once, without the guest', async () => {
  const log = vi.fn()
  const guest = await goToReview(newWorld(), { log, recordSale: async () => Promise.reject(new Error('no purge log')) })
  for (const _ of ['press', 'press again']) expect((await press(guest, guest.review)).to).toBe(confirmation)
  expect(log).toHaveBeenCalledTimes(1)
  const line = logLine(log.mock.calls[0]?.[0], { market: markets[0], path: step3 })
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    message: expect.stringMatching(/^Error: A booking stands/),
    cause: 'Error: no purge log',
  })
  for (const typed of [typedGuest.firstName, typedGuest.email]) expect(line).not.toContain(typed)
})

test('no step opens before the one before it is done', async () => {
  const guest = begin(newWorld())
  expect((await guest.get(step2)).to).toBe(href.booking())
  await guest.start()
  expect((await guest.get(step3)).to).toBe(step1)
  expect((await guest.get(confirmation)).to).toBe(href.booking())
  await guest.post(step1, stayForm)
  expect((await guest.get(step3)).to).toBe(step2)
})

test('a press sent twice books once and shows the same confirmation', async () => {
  const world = newWorld()
  const guest = await goToReview(world)
  const answers = await Promise.all([press(guest, guest.review), press(guest, guest.review)])
  expect(answers.map(({ to }) => to)).toEqual([confirmation, confirmation])
  expect((await press(guest, guest.review)).to).toBe(confirmation)
  expect(world.bookings.size).toBe(1)
})

test('a second press that finds the stay taken by the first is led to the confirmation', async () => {
  const world = newWorld()
  const guest = await goToReview(world)
  const gate = Promise.withResolvers<void>()
  world.beforeReading = () => gate.promise
  const second = press(guest, guest.review)
  await new Promise((resolve) => setTimeout(resolve))
  world.beforeReading = async () => {}
  expect((await press(guest, guest.review)).to).toBe(confirmation)
  gate.resolve()
  expect((await second).to).toBe(confirmation)
  expect(world.bookings.size).toBe(1)
})

test('a booking that another tab discards while its button is pressed is not ordered', async () => {
  const world = newWorld()
  const guest = await goToReview(world)
  const gate = Promise.withResolvers<void>()
  world.beforeReading = () => gate.promise
  const pressed = press(guest, guest.review)
  await new Promise((resolve) => setTimeout(resolve))
  world.beforeReading = async () => {}
  await guest.post(href.booking(), { intent: 'discard', draft: guest.review.hidden.draft ?? '' })
  gate.resolve()
  expect((await pressed).to).toBe(href.booking())
  expect(world.sent).toEqual([])
})

test('a booking that is pressed while another tab is discarding it keeps its confirmation', async () => {
  const world = newWorld()
  const gate = Promise.withResolvers<void>()
  const isLeaving = Promise.withResolvers<void>()
  const guest = await goToReview(world, {
    booking: {
      async release() {
        isLeaving.resolve()
        await gate.promise
      },
    },
  })
  const left = guest.post(href.booking(), { intent: 'discard', draft: guest.review.hidden.draft ?? '' })
  await isLeaving.promise
  expect((await press(guest, guest.review)).to).toBe(confirmation)
  gate.resolve()
  await left
  expect((await guest.get(confirmation)).html).toContain('MH-1')
})

test('a price that went up is shown line by line and booked only after another press', async () => {
  const world = newWorld()
  const guest = await goToReview(world)
  world.cleaning += 40
  const changed = await press(guest, guest.review)
  expect(changed.status).toBe(409)
  for (const amount of [80_000, 84_000, 589_500, 593_500]) {
    expect(changed.html).toContain(formatMoney(markets[0], amount))
  }
  expect(world.sent).toEqual([])
  expect((await press(guest, changed)).to).toBe(confirmation)
  expect(world.sent.map(({ request }) => request.expectedTotal)).toEqual([5935])
})

test('a stay that was taken meanwhile is refused with its free neighbours', async () => {
  const world = newWorld()
  const guest = await goToReview(world)
  world.taken.add(arrivals[0] ?? '')
  const refused = await press(guest, guest.review)
  expect(refused.status).toBe(409)
  expect(refused.html).toContain(`arrival=${arrivals[1]}`)
  expect(world.bookings.size).toBe(0)
})

test('what is wrong in step 2 stays typed and is named at its field', async () => {
  const guest = begin(newWorld())
  await guest.start()
  await guest.post(step1, stayForm)
  const sent = await guest.post(step2, { ...typedGuest, email: 'karen', phone: '' })
  const page = await guest.get(sent.to ?? '')
  expect(page.status).toBe(422)
  expect(page.html).toContain('value="karen"')
  expect(page.html).toMatch(/id="field-email"[^>]*aria-invalid="true"/)
  expect(page.html).toMatch(/id="field-phone"[^>]*aria-invalid="true"/)
})

test('a party that the house cannot take does not get past step 1', async () => {
  const guest = begin(newWorld())
  await guest.start()
  const sent = await guest.post(step1, { ...stayForm, adults: '4', children: '1' })
  expect((await guest.get(sent.to ?? '')).status).toBe(422)
  expect((await guest.get(step2)).to).toBe(step1)
})

test('the charge for a pet comes with the pet', async () => {
  const guest = begin(newWorld())
  await guest.start()
  await guest.post(step1, { ...stayForm, pets: '1' })
  await guest.post(step2, typedGuest)
  expect((await guest.get(step3)).html).toContain(formatMoney(markets[0], 589_500 + 25_000))
})

test('the arrivals that are offered cost what they cost the party, its pets included', async () => {
  const guest = begin(newWorld())
  await guest.start()
  await guest.post(step1, { ...stayForm, pets: '1', intent: 'update' })
  const { html } = await guest.get(step1)
  const [, other = ''] = new RegExp(`<option value="${arrivals[2]}"[^>]*>([^<]*)`).exec(html) ?? []
  expect(other).toContain(formatMoney(markets[0], 589_500 + 25_000))
})

test('after a lost answer another press tells what was booked, even when details were changed in between', async () => {
  const world = newWorld()
  const guest = await goToReview(world)
  world.line = 'reply-lost'
  expect((await press(guest, guest.review)).status).toBe(503)
  world.line = 'up'
  await guest.post(step2, { ...typedGuest, firstName: 'Kirsten' })
  expect((await press(guest, await guest.get(step3))).to).toBe(confirmation)
  expect(world.bookings.size).toBe(1)
  expect((await guest.get(confirmation)).html).toContain('da du trykkede første gang')
})

const arrivalArb = fc.constantFrom(...arrivals)
const actionArb = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('rent' as const), rent: fc.integer({ min: 4000, max: 4003 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('line' as const),
      line: fc.constantFrom('up' as const, 'reply-lost' as const, 'request-lost' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('stay' as const),
      arrival: arrivalArb,
      adults: fc.integer({ min: 1, max: 4 }),
      pets: fc.integer({ min: 0, max: 1 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('guest' as const),
      linen: fc.integer({ min: 0, max: 5 }),
      city: fc.constantFrom('Esbjerg', 'Ribe'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      /** How many pages ago the one was opened whose button is pressed: 0 is the newest. */
      ago: fc.nat({ max: 2 }),
      forgedQuote: fc.option(fc.stringMatching(/^[\da-z.-]{1,40}$/), { freq: 6 }),
    }),
  },
)

test('whatever the guest does, only what a page showed is ordered, and one draft books once and says so', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actionArb, { minLength: 10, maxLength: 24 }), async (actions) => {
      const world = newWorld()
      const guest = begin(world)
      const pages: Answer[] = []
      const shown = new Map<string, string>()
      const remember = (answer: Answer) => {
        if (!answer.hidden.seal) return
        pages.push(answer)
        shown.set(answer.hidden.seal, answer.html)
      }
      await guest.start()
      await guest.post(step1, stayForm)
      await guest.post(step2, typedGuest)
      for (const action of actions) {
        if (action.kind === 'rent') world.rent = action.rent
        if (action.kind === 'line') world.line = action.line
        if (action.kind === 'look') remember(await guest.get(step3))
        if (action.kind === 'stay') {
          const { arrival, adults, pets } = action
          const { hidden } = await guest.get(step1)
          await guest.post(step1, { ...hidden, ...stayForm, arrival, adults: String(adults), pets: String(pets) })
        }
        if (action.kind === 'guest') {
          const { hidden } = await guest.get(step2)
          await guest.post(step2, { ...hidden, ...typedGuest, city: action.city, 'item-3': String(action.linen) })
        }
        const seen = action.kind === 'press' ? pages.at(-1 - (action.ago % pages.length)) : undefined
        if (action.kind !== 'press' || !seen) continue
        const sentBefore = world.sent.length
        const forged: Record<string, string> = action.forgedQuote === null ? {} : { quote: action.forgedQuote }
        remember(await guest.post(step3, { ...seen.hidden, ...forged, terms: 'yes' }))
        for (const { request } of world.sent.slice(sentBefore))
          expect(wasShown(request, [...shown.values()])).toBe(true)
        if (world.sent.length > sentBefore) {
          const first = world.sent[sentBefore]?.request
          expect(first && wasShown(first, [seen.html, ...earlierSent(world, sentBefore, shown)])).toBe(true)
        }
      }
      expect(world.bookings.size).toBeLessThanOrEqual(1)
      world.line = 'up'
      if (world.bookings.size === 1) {
        await guest.post(step2, { ...(await guest.get(step2)).hidden, ...typedGuest })
        await press(guest, await guest.get(step3))
        expect((await guest.get(confirmation)).html).toContain('MH-1')
      }
    }),
    { numRuns: 150 },
  )
})

/** Pages that showed what had been sent before and was not refused. */
function earlierSent(world: World, count: number, shown: Map<string, string>): string[] {
  const sent = world.sent.slice(0, count).map(({ request }) => request)
  return [...shown.values()].filter((html) => sent.some((request) => wasShown(request, [html])))
}

function wasShown(request: World['sent'][number]['request'], pages: readonly string[]): boolean {
  const total = formatMoney(markets[0], Math.round(request.expectedTotal * 100))
  const dates = stayDates(markets[0], request.option.arrival, request.option.duration)
  const adults = request.option.adults === 1 ? '1\u00a0voksen' : `${request.option.adults}\u00a0voksne`
  return pages.some((html) => [total, dates, adults, request.guest.city].every((text) => html.includes(text)))
}
