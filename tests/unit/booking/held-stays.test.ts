import { expect, test, vi } from 'vitest'
import type { StayAlertReply, StayAlertRequest } from '../../../src/contracts/stay-alert.ts'
import { markets } from '../../../src/markets/market.ts'
import { href } from '../../../src/urls/paths.ts'
import { draftsInMemory } from '../../drafts-in-memory.ts'
import { noHouses, oneHouse } from '../../site/houses.ts'
import {
  arrivals,
  createGuest,
  endOfHold,
  house,
  newWorld,
  type OtherParts,
  typedGuest,
  type World,
} from './guest-at-work.ts'

const [step1, step2, step3] = [href.bookingStep(1), href.bookingStep(2), href.bookingStep(3)]
const [arrival = '', later = ''] = arrivals
const stayForm = { arrival, duration: '7', adults: '2', children: '0', infants: '0', pets: '0' }
const taken = 'Huset er optaget i den periode'
const alertPath = href.stayAlert(house.name, arrival, 7)
type Guest = ReturnType<typeof createGuest>

async function goToStep2(guest: Guest, day = arrival): Promise<void> {
  await guest.get(href.book(house.name, day, 7))
  await guest.post(step1, { ...(await guest.get(step1)).hidden, ...stayForm, arrival: day })
}

async function goToStep3(guest: Guest): Promise<Record<string, string>> {
  await goToStep2(guest)
  await guest.post(step2, { ...(await guest.get(step2)).hidden, ...typedGuest })
  return { ...(await guest.get(step3)).hidden, terms: 'yes' }
}

test.each([
  [0, '11.15', 'En anden gæst er ved at bestille opholdet'],
  [1, '11:15', 'Ein anderer Gast bucht gerade diesen Termin'],
  [2, '11:15', 'Another guest is booking this stay'],
])(
  'edition %i says until when a stay is held, by nobody it names, and offers to tell',
  async (edition, time, title) => {
    const world = newWorld()
    await goToStep2(createGuest(world))
    const other = createGuest(world, draftsInMemory(), markets[edition])
    await other.get(href.book(house.name, arrival, 7))
    const { status, html } = await other.get(step1)
    expect(status).toBe(200)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(time)
    expect(html).toContain(alertPath.replaceAll('&', '&amp;'))
    expect(html).toContain('class="neighbours"')
  },
)

test('instead of a stay that is held or sold, other houses that are free for it are offered to the party by one request', async () => {
  const world = newWorld()
  await goToStep2(createGuest(world))
  const requests: unknown[] = []
  const search = {
    lodgings: async (request: unknown) => {
      requests.push(request)
      return { ...noHouses, hits: [{ ...oneHouse, date: arrival, duration: 7, petCharge: 25_000 }] }
    },
  }
  const guest = createGuest(world, draftsInMemory(), markets[2], { search })
  await guest.get(`${href.book(house.name, arrival, 7)}&adults=3&pets=1`)
  const held = await guest.get(step1)
  expect(requests).toMatchObject([
    {
      pets: 1,
      resultsPerPage: 3,
      parameters: {
        dates: [arrival],
        durations: [7],
        lodgingId: { value: house.id, comparator: '!=' },
        persons: { value: [2, 6], comparator: 'BETWEEN' },
      },
    },
  ])
  expect(held.html).toContain('Similar houses available for the same dates')
  const link = `${href.lodging(markets[2], oneHouse.name)}?arrival=${arrival}&amp;duration=7&amp;adults=3&amp;pets=1`
  expect(held.html).toContain(`href="${link}"`)

  world.taken.add(arrival)
  const sold = await guest.get(step1)
  expect(sold.html).toContain('<h1>This stay is not available</h1>')
  expect(sold.html).toContain(`href="${link}"`)
})

test('a search that fails costs a held stay’s page the other houses alone', async () => {
  const world = newWorld()
  await goToStep2(createGuest(world))
  const search = { lodgings: () => Promise.reject(new Error('no search')) }
  const guest = createGuest(world, draftsInMemory(), markets[2], { search })
  await guest.get(href.book(house.name, arrival, 7))
  const { status, html } = await guest.get(step1)
  expect(status).toBe(200)
  expect(html).toContain('11:15')
  expect(html).toContain(`arrival=${later}`)
  expect(html).not.toContain('Similar houses')
})

test('the way on floats at the window’s foot only once an arrival is chosen; until then it leads to that field', async () => {
  const world = newWorld()
  const first = createGuest(world)
  await first.get(href.book(house.name, arrival, 7))
  expect((await first.get(step1)).html).toContain('class="booking-end"')
  await goToStep2(first)
  const other = createGuest(world)
  await other.get(href.book(house.name, arrival, 7))
  const { html } = await other.get(step1)
  expect(html).not.toContain('class="booking-end"')
  expect(html).toMatch(/class="way-on"><p class="step-sum"><a href="#field-arrival">/)
  expect(html).toContain('id="field-arrival"')
})

test('a stay that was sold while another hold of it still counts reads as sold', async () => {
  const world = newWorld()
  await goToStep2(createGuest(world))
  world.taken.add(arrival)
  const other = createGuest(world)
  await other.get(href.book(house.name, arrival, 7))
  const { html } = await other.get(step1)
  expect(html).toContain(taken)
  expect(html).not.toContain(alertPath.replaceAll('&', '&amp;'))
})

test('who presses the button for a stay that another guest has come to hold is told until when, not that it is sold', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  const form = await goToStep3(guest)
  world.held.set(arrival, 'another')
  const answer = await guest.post(step3, form)
  expect(answer.status).toBe(409)
  expect(answer.html).toContain('indtil kl. 11.15')
  expect(answer.html).not.toContain(taken)
  world.held.clear()
  expect((await guest.post(step3, { ...(await guest.get(step3)).hidden, terms: 'yes' })).to).toBe(
    href.bookingConfirmation(),
  )
})

test('the booking service may be the first to know of the hold', async () => {
  const world = newWorld()
  const refusal = { code: 'taken' as const, message: 'held', until: endOfHold(world) }
  const guest = createGuest(world, draftsInMemory(), markets[0], {
    booking: { book: async () => ({ kind: 'refused', refusal }) },
  })
  const answer = await guest.post(step3, await goToStep3(guest))
  expect(answer.status).toBe(409)
  expect(answer.html).toContain('indtil kl. 11.15')
  expect(answer.html).not.toContain(taken)
})

test('what another draft of the same browser holds never reads as somebody else’s', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  // A booking that got no answer keeps its hold, and the next draft gets one of its own.
  const form = await goToStep3(guest)
  world.line = 'request-lost'
  await guest.post(step3, form)
  world.line = 'up'
  await goToStep2(guest, later)
  const answer = await guest.post(step1, { ...(await guest.get(step1)).hidden, ...stayForm })
  const { html } = await guest.get(answer.to ?? step1)
  expect(html).toContain('Vi holder allerede opholdet til dig')
  expect(html).not.toContain('En anden gæst')
  const stranger = createGuest(world)
  await stranger.get(href.book(house.name, arrival, 7))
  expect((await stranger.get(step1)).html).toContain('En anden gæst')
})

interface Alerts {
  requests: StayAlertRequest[]
  reply: StayAlertReply
}

function alertsOf(reply: Partial<StayAlertReply> = {}): Alerts & OtherParts {
  const alerts: Alerts = { requests: [], reply: { outcome: 'waiting', cancelToken: 'c'.repeat(43), ...reply } }
  return Object.assign(alerts, {
    booking: {
      requestAlert: async (request: StayAlertRequest) => {
        alerts.requests.push(request)
        return alerts.reply
      },
      confirmAlert: async (token: string) => (token === 't'.repeat(43) ? alerts.reply : null),
      cancelAlert: async (token: string) => token === alerts.reply.cancelToken,
    },
  })
}

function visitorOf(world: World, other: OtherParts): Guest {
  return createGuest(world, draftsInMemory(), markets[0], other)
}

test('the form takes an address, and its receipt deletes the request again', async () => {
  const world = newWorld()
  await goToStep2(createGuest(world))
  const alerts = alertsOf()
  const guest = visitorOf(world, alerts)
  expect((await guest.get(alertPath)).html).toContain('indtil kl. 11.15')
  const wrong = await guest.post(alertPath, { email: 'karen' })
  expect([wrong.status, wrong.html.includes('value="karen"')]).toEqual([422, true])
  const sent = await guest.post(alertPath, { email: ' karen@example.dk ' })
  expect(alerts.requests).toMatchObject([
    { lodgingId: house.id, arrival, duration: 7, email: 'karen@example.dk', isProven: true },
  ])
  const receipt = await guest.get(sent.to ?? '')
  expect(receipt.html).toContain('Du får en mail')
  const cancelled = await guest.post(alertPath, receipt.hidden)
  expect((await guest.get(cancelled.to ?? '')).html).toContain('Vi har slettet din forespørgsel')
})

test.each(['free', 'taken'] as const)(
  'a hold that ended while the form was open: it says that the stay is %s',
  async (outcome) => {
    const world = newWorld()
    await goToStep2(createGuest(world))
    const guest = visitorOf(world, alertsOf({ outcome, cancelToken: null }))
    await guest.get(alertPath)
    world.held.clear()
    if (outcome === 'taken') world.taken.add(arrival)
    const sent = await guest.post(alertPath, { email: 'karen@example.dk' })
    const page = await guest.get(sent.to ?? '')
    expect(page.html).not.toContain('name="email"')
    expect(page.html).toContain(outcome === 'free' ? 'Opholdet er ledigt nu' : taken)
  },
)

test('to who holds the stay themselves the form’s page says that it is free to them', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await goToStep2(guest)
  expect((await guest.get(alertPath)).html).toContain('Opholdet er ledigt nu')
})

test('the link of the mail asks first, and confirms by its form alone', async () => {
  const world = newWorld()
  await goToStep2(createGuest(world))
  const guest = visitorOf(world, alertsOf())
  const page = await guest.get(`${alertPath}&confirm=${'t'.repeat(43)}`)
  expect(page.hidden).toEqual({ confirm: 't'.repeat(43) })
  const confirmed = await guest.post(alertPath, page.hidden)
  expect((await guest.get(confirmed.to ?? '')).html).toContain('Vi giver dig besked')
  const again = await guest.post(alertPath, { confirm: 'x'.repeat(43) })
  expect((await guest.get(again.to ?? '')).html).toContain('Forespørgslen findes ikke længere')
  expect((await guest.post(alertPath, { confirm: '<script>' })).status).toBe(400)
})

test('a URL that asks for too many stays is told so, and keeps what it typed', async () => {
  const world = newWorld()
  await goToStep2(createGuest(world))
  const answer = await visitorOf(world, alertsOf({ outcome: 'limited', cancelToken: null })).post(alertPath, {
    email: 'karen@example.dk',
  })
  expect(answer.status).toBe(422)
  expect(answer.html).toContain('for mange åbne forespørgsler')
  expect(answer.html).toContain('value="karen@example.dk"')
})

test('a page for no house, or for no stay, is none', async () => {
  const guest = createGuest(newWorld())
  expect((await guest.get('/booking/alert/')).status).toBe(404)
  expect((await guest.get(`/booking/alert/?lodging=zz9999&arrival=${arrival}&duration=7`)).status).toBe(404)
  expect((await guest.get(`/booking/alert/?lodging=${house.name}&arrival=soon&duration=7`)).status).toBe(404)
})

test('a search hears of a stay that is held, of none that is refused, and its deafness stops nobody', async () => {
  const world = newWorld()
  const heard: unknown[] = []
  const [log, recordHold] = [vi.fn(), async (stay: object) => void heard.push(stay)]
  await goToStep2(createGuest(world, draftsInMemory(), markets[0], { recordHold }))
  expect(heard).toEqual([expect.objectContaining({ lodgingId: house.id, arrival, duration: 7 })])
  await goToStep2(createGuest(world, draftsInMemory(), markets[0], { recordHold }))
  expect(heard).toHaveLength(1)
  const deaf = async () => Promise.reject(new Error('no purge log'))
  const other = createGuest(world, draftsInMemory(), markets[0], { recordHold: deaf, log })
  await goToStep2(other, later)
  expect((await other.get(step2)).status).toBe(200)
  expect(log).toHaveBeenCalledTimes(1)
})
