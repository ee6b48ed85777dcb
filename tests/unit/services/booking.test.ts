import { expect, test } from 'vitest'
import { type BookingRequest, type HoldRequest, holdHeader } from '../../../src/contracts/booking.ts'
import { createBookingService } from '../../../src/services/booking.ts'

interface Sent {
  url: string
  method: string
  headers: Headers
  body: unknown
}

/** The service with everything that it was sent; it answers as told. */
function serviceAt(url: string, answer: (sent: Sent) => Response | Promise<Response>) {
  const sent: Sent[] = []
  const service = createBookingService({
    name: 'booking',
    key: 'key',
    url,
    fetch: async (input, { method = 'GET', headers, body }) => {
      const call = { url: input, method, headers: new Headers(headers), body: JSON.parse(String(body ?? 'null')) }
      sent.push(call)
      return answer(call)
    },
  })
  return { service, sent }
}

const id = 'a'.repeat(32)
const stay: HoldRequest = { lodgingId: 1, arrival: '2027-07-03', duration: 7, languageId: 1 }
const request = {
  option: { ...stay, adults: 2, children: 0, infants: 0, pets: 0 },
  items: [],
  guest: {
    ...{ firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '12345678', address: 'C 1', postalCode: '1' },
    ...{ city: 'D', country: 'DK', comment: '' },
  },
  expectedTotal: 100,
  currency: 'DKK',
} satisfies BookingRequest

const refusal = (status: number, code: string) => () => Response.json({ error: { code, message: 'No' } }, { status })

test.each([
  ['https://booking.marehalm.dk', 1, 'https://booking.marehalm.dk'],
  ['https://booking.marehalm.dk', 2, 'https://booking.marehalm.de'],
  ['https://booking.marehalm.dk', 7, 'https://booking.marehalm.de'],
  ['https://booking.example.com', 2, 'https://booking.example.com'],
  ['https://booking.dk.example.com', 2, 'https://booking.dk.example.com'],
] as const)(
  'at %s in language %s a booking and its hold go to %s, with the language',
  async (url, languageId, host) => {
    const { service, sent } = serviceAt(url, refusal(409, 'taken'))
    await service.book({ ...request, option: { ...request.option, languageId } }, 'a-key', id)
    await service.hold(id, { ...stay, languageId }, false)
    await service.release(id, languageId)
    expect(sent.map((each) => [each.method, each.url])).toEqual([
      ['POST', `${host}/rest/v1/booking/`],
      ['PUT', `${host}/rest/v1/holds/${id}/`],
      ['DELETE', `${host}/rest/v1/holds/${id}/`],
    ])
    expect(sent[0]?.body).toMatchObject({ option: { languageId } })
    expect(sent[0]?.headers.get(holdHeader)).toBe(id)
  },
)

test.each([
  ['a service that knows no holds', () => new Response('Not found', { status: 404 })],
  ['one that is broken', () => new Response('', { status: 500 })],
  ['one that answers something else', () => Response.json({ data: { expiresAt: 'soon' }, meta: {} })],
  ['one that does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s holds nothing, and is asked once', async (_, answer) => {
  const { service, sent } = serviceAt('https://booking.example.com', answer)
  expect(await service.hold(id, stay, false)).toEqual({ kind: 'none' })
  await service.release(id, 1)
  expect(sent).toHaveLength(2)
})

const pair = [
  { holdId: id, stay },
  { holdId: 'e'.repeat(32), stay: { ...stay, lodgingId: stay.lodgingId + 1 } },
]

test('stays of two houses go to the service in one call, and a refusal names the house', async () => {
  const held = serviceAt('https://booking.example.com', () =>
    Response.json({ data: { expiresAt: '2026-11-22T10:15:00.000Z' }, meta: {} }, { status: 201 }),
  )
  expect(await held.service.holdTogether(pair, false)).toEqual({
    kind: 'held',
    until: new Date('2026-11-22T10:15:00Z'),
  })
  expect(held.sent.map(({ method, url }) => [method, url])).toEqual([
    ['PUT', 'https://booking.example.com/rest/v1/holds/together/'],
  ])
  const error = { code: 'taken', message: 'taken', lodgingId: stay.lodgingId + 1 }
  const refused = serviceAt('https://booking.example.com', () => Response.json({ error }, { status: 409 }))
  expect(await refused.service.holdTogether(pair, false)).toMatchObject({ kind: 'refused', refusal: error })
  expect(refused.sent).toHaveLength(1)
})

const unknownCall = [
  ['404', () => new Response('Not found', { status: 404 })],
  ['405', () => new Response('', { status: 405 })],
  ['the id', () => Response.json({ error: { code: 'invalid_request', message: '', fields: ['id'] } }, { status: 400 })],
] as const

test.each(unknownCall)(
  'a service without that call (%s) holds one after the other, and lets go of the first where the second is refused',
  async (_, unknown) => {
    const until = ['2026-11-22T10:15:00.000Z', '2026-11-22T10:10:00.000Z']
    const both = serviceAt('https://booking.example.com', ({ url }) =>
      url.endsWith('/together/')
        ? unknown()
        : Response.json({ data: { expiresAt: url.includes(id) ? until[0] : until[1] }, meta: {} }),
    )
    expect(await both.service.holdTogether(pair, false)).toEqual({ kind: 'held', until: new Date(until[1] ?? '') })
    const one = serviceAt('https://booking.example.com', ({ url }) => {
      if (url.endsWith('/together/')) return unknown()
      if (url.includes(id)) return Response.json({ data: { expiresAt: until[0] }, meta: {} })
      return Response.json({ error: { code: 'taken', message: 'taken' } }, { status: 409 })
    })
    expect(await one.service.holdTogether(pair, false)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'taken', lodgingId: stay.lodgingId + 1 },
    })
    expect(one.sent.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'PUT', 'DELETE'])
    expect(one.sent.at(-1)?.url).toContain(id)
  },
)

const order = [
  { request, holdId: id },
  { request: { ...request, option: { ...request.option, lodgingId: 2 } }, holdId: '' },
]

test('two houses are booked by one call with one key, each with the id of its hold', async () => {
  const booked = (lodgingId: number) => ({
    ...{ bookingId: lodgingId, bookingNumber: `MH-${lodgingId}`, lodgingId, arrival: '2027-07-03' },
    ...{ departure: '2027-07-10', duration: 7, currency: 'DKK', total: 100, lines: [], createdAt: '', addOnKey: '' },
  })
  const both = serviceAt('https://booking.example.com', () =>
    Response.json({ data: { bookings: [booked(1), booked(2)] }, meta: { replayed: false } }, { status: 201 }),
  )
  const outcome = await both.service.bookTogether(order, 'a-key', 'a-token')
  expect(outcome.kind === 'booked' && outcome.replies.map(({ bookingNumber }) => bookingNumber)).toEqual([
    'MH-1',
    'MH-2',
  ])
  const [call] = both.sent
  expect([call?.method, call?.url]).toEqual(['POST', 'https://booking.example.com/rest/v1/booking/together/'])
  expect([call?.headers.get('idempotency-key'), call?.headers.get('authorization')]).toEqual([
    'a-key',
    'Bearer a-token',
  ])
  expect(call?.body).toEqual({ bookings: [{ ...order[0]?.request, holdId: id }, order[1]?.request] })
  const half = serviceAt('https://booking.example.com', () =>
    Response.json({ data: { bookings: [booked(1)] }, meta: { replayed: false } }, { status: 201 }),
  )
  expect(await half.service.bookTogether(order, 'a-key')).toEqual({ kind: 'unknown' })
})

test.each([
  ['404', () => new Response('Not found', { status: 404 }), 'not-offered'],
  ['405', () => new Response('', { status: 405 }), 'not-offered'],
  ['a house that it does not know', refusal(404, 'unknown_lodging'), 'refused'],
  ['taken', refusal(409, 'taken'), 'refused'],
  ['a failure', () => new Response('', { status: 500 }), 'unknown'],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), 'unknown'],
] as const)(
  'a service that answers two houses with %s has booked neither, or may have: once asked',
  async (_, answer, kind) => {
    const { service, sent } = serviceAt('https://booking.example.com', answer)
    expect((await service.bookTogether(order, 'a-key')).kind).toBe(kind)
    expect(sent).toHaveLength(1)
  },
)

test('who hangs is not waited for longer than a second', async () => {
  // Timers end in their order, however busy the machine is.
  const late = AbortSignal.timeout(1000)
  const service = createBookingService({
    name: 'booking',
    key: 'key',
    url: 'https://booking.example.com',
    fetch: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        for (const each of [signal, late]) each?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  })
  expect(await service.hold(id, stay, false)).toEqual({ kind: 'none' })
  expect(late.aborted).toBe(false)
})

test('a hold says until when, and a refusal why not', async () => {
  const expiresAt = '2026-11-21T10:15:00.000Z'
  const held = serviceAt('https://booking.example.com', () => Response.json({ data: { expiresAt }, meta: {} }))
  expect(await held.service.hold(id, stay, false)).toEqual({ kind: 'held', until: new Date(expiresAt) })
  const taken = serviceAt('https://booking.example.com', refusal(409, 'taken'))
  expect(await taken.service.hold(id, stay, false)).toEqual({
    kind: 'refused',
    refusal: { code: 'taken', message: 'No' },
  })
})
