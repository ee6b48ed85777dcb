import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type BookingReply, type BookingRequest, type HoldRequest, holdHeader } from '../../../src/contracts/booking.ts'
import { readTypedGuest } from '../../../src/contracts/booking-forms.ts'
import type { LodgingFacility } from '../../../src/contracts/lodging.ts'
import { createQuotes } from '../../../src/domain/booking/signed-quotes.ts'
import { priceStay } from '../../../src/domain/prices.ts'
import { addDays } from '../../../src/domain/stays.ts'
import { bookingPages } from '../../../src/features/booking/pages.ts'
import { type Market, marketById, markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import type { Head, LoaderResult, RenderContext } from '../../../src/routing/page.ts'
import type {
  BookingOutcome,
  BookingsOutcome,
  HeldRequest,
  HeldStay,
  HoldById,
  HoldOutcome,
} from '../../../src/services/booking.ts'
import { routes } from '../../../src/urls/routes.ts'
import { draftsInMemory } from '../../drafts-in-memory.ts'
import { down } from '../../site/services-down.ts'

const now = new Date('2026-11-21T10:00:00Z')
export const arrivals = ['2027-06-26', '2027-07-03', '2027-07-10']
export const quotes = createQuotes('the first secret')
export const house = { id: 1001, name: 'BL1234', persons: 4, pets: 1 }
/** The house beside it, with the same stays. */
export const neighbour = { id: 1002, name: 'BL1235', persons: 6, pets: 0 }
const allHouses = [house, neighbour]

/** How `taken` and `held` name a stay: by its arrival alone, or with the house where it is the neighbour. */
export function stayKey(arrival: string, lodgingId = house.id): string {
  return lodgingId === house.id ? arrival : `${lodgingId} ${arrival}`
}
export const typedGuest = {
  ...readTypedGuest(new FormData()),
  firstName: 'Karen',
  lastName: 'Sørensen',
  email: 'karen@example.dk',
  phone: '+45 12 34 56 78',
  address: 'Klitvej 7',
  postalCode: '6960',
  city: 'Hvide Sande',
  country: 'DK',
}

/** What the services know; a test changes it between two steps. */
export interface World {
  now: Date
  /** Kroner. */
  rent: number
  /** What the rent is below its normal price: kroner. */
  saving: number
  cleaning: number
  linen: number
  taken: Set<string>
  /** What the house has. */
  facilities: LodgingFacility[]
  /** Arrivals that somebody holds, by the id that holds them. */
  held: Map<string, string>
  /** Whether the booking service knows of holds at all. */
  holds: boolean
  /** Whether it books several houses at once. */
  together: boolean
  /** Awaited by the broker before it looks anything up. */
  beforeReading: () => Promise<void>
  /** How the booking service answers the next press: as it should, with the reply lost, or without having heard it. */
  line: 'up' | 'reply-lost' | 'request-lost'
  /** Called with each press: what the booking service refuses it for, if anything. */
  refusal?: () => 'missing_item' | 'invalid_item' | null
  /** The stay can't have bed linen any more. */
  isLinenGone?: boolean
  /** What follows the names and units of all items. */
  addedWords?: string
  /** Everything that was sent to the booking service, whether it came there or not. */
  sent: { request: BookingRequest; key: string }[]
  bookings: Map<string, { request: BookingRequest; number: string }>
}

export function newWorld(): World {
  return {
    now,
    rent: 5000,
    saving: 0,
    cleaning: 800,
    linen: 145.5,
    taken: new Set(),
    facilities: [],
    held: new Map(),
    holds: true,
    together: true,
    beforeReading: async () => {},
    line: 'up',
    sent: [],
    bookings: new Map(),
  }
}

/** What a test puts in place of what is silent otherwise. */
export interface OtherParts {
  routes?: Partial<RenderContext['routes']>
  session?: Partial<RenderContext['session']>
  auth?: Partial<RenderContext['services']['auth']>
  booking?: Partial<RenderContext['services']['booking']>
  search?: Partial<RenderContext['services']['search']>
  recordSale?: RenderContext['recordSale']
  recordHold?: RenderContext['recordHold']
  log?: RenderContext['log']
}

const bookingNames = Object.keys(bookingPages) as (keyof typeof bookingPages)[]

/** One browser: a cookie jar of its own, and the drafts of the site that it visits, in one edition. */
export function createGuest(
  world: World,
  drafts = draftsInMemory(),
  market: Market = markets[0],
  other: OtherParts = {},
) {
  const cookies = new Map<string, string>()

  async function open(
    method: 'GET' | 'POST',
    pageUrl: string,
    fields: Record<string, string> = {},
    from?: string,
  ): Promise<Answer> {
    const url = new URL(pageUrl, 'http://da.localhost')
    const name = bookingNames.find((each) => routes[each].path === url.pathname)
    if (!name) throw new Error(`No page at ${pageUrl}`)
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const request = {
      market,
      messages: messagesOf(market),
      brand: 'Marehalm',
      origin: 'http://da.localhost',
      origins: { da: 'http://da.localhost', de: 'http://de.localhost', en: 'http://en.localhost' },
      path: url.pathname,
      pageNumber: 1,
      query: url.searchParams,
      method,
      form: method === 'POST' ? form : null,
      cookies: {
        get: (name: string) => cookies.get(name),
        set: (name: string, value: string, { maxAge }: { maxAge: number }) =>
          maxAge > 0 ? cookies.set(name, value) : cookies.delete(name),
        isShared: () => cookies.has('marehalm_shared'),
        setShared: (isShared: boolean) =>
          isShared ? cookies.set('marehalm_shared', '1') : cookies.delete('marehalm_shared'),
      },
      services: {
        broker: { query: brokerOf(world) },
        booking: {
          book: bookingOf(world),
          bookTogether: bookTogetherOf(world),
          hold: holdOf(world),
          holdTogether: holdTogetherOf(world),
          held: heldOf(world),
          release: releaseOf(world),
          ...other.booking,
        },
        auth: other.auth,
        search: { lodgings: down('search'), ...other.search },
      },
      routes: { settings: async () => null, path: async () => null, ...other.routes },
      drafts,
      quotes,
      session: { token: () => null, isLikely: () => false, ...other.session },
      captcha: { widget: null, check: async () => 'passed' as const },
      cameFrom: from ? new URL(from, 'http://da.localhost') : null,
      purge: async () => {},
      recordSale: other.recordSale ?? (async () => {}),
      recordHold: other.recordHold ?? (async () => {}),
      failed: () => {},
      log: other.log ?? (() => {}),
      now: world.now,
    }
    // The pages of the booking use these parts of a request and no others.
    return replyOf(await bookingPages[name].load(request as unknown as RenderContext))
  }

  return {
    isOnSharedDevice: () => cookies.has('marehalm_shared'),
    /** @param from the page on which the link is */
    get: (pageUrl: string, from?: string) => open('GET', pageUrl, {}, from),
    post: (pageUrl: string, fields: Record<string, string>) => open('POST', pageUrl, fields),
  }
}

export interface Answer {
  status: number
  to: string | null
  html: string
  /** Of a page alone. */
  head?: Head
  /** The hidden fields of its form. */
  hidden: Record<string, string>
}

async function replyOf(result: LoaderResult): Promise<Answer> {
  if (result.kind === 'redirect') return { status: result.status, to: result.to, html: '', hidden: {} }
  if (result.kind !== 'page') return { status: result.kind === 'refused' ? 400 : 404, to: null, html: '', hidden: {} }
  const main: ReactNode = await result.main
  const html = renderToStaticMarkup(createElement('div', null, main))
  const fields = html.matchAll(/<input type="hidden"[^>]* name="(\w+)"[^>]* value="([^"]*)"/g)
  const hidden = Object.fromEntries([...fields].map(([, name, value]) => [name, value]))
  return { status: result.status, to: null, html, head: result.head, hidden }
}

/** Øre, as the broker's contract has parsed them. */
export function itemPricesOf({ cleaning, linen, isLinenGone, addedWords = '' }: World) {
  const item = (id: number, type: string, chargeType: string, isMandatory: boolean, ore: number) => ({
    lodgingId: house.id,
    duration: 7,
    arrival: '',
    itemId: id,
    unitPrice: ore,
    currency: 'DKK' as const,
    isMandatory,
    minQuantity: 1,
    maxQuantity: 4,
    item: {
      id,
      type,
      chargeType: chargeType as 'stay',
      meteredQuantity: type === 'electricity',
      description: type + addedWords,
      unitName: `kWh${addedWords}`,
      definitionId: id,
    },
  })
  return [
    item(1, 'cleaning', 'stay', true, cleaning * 100),
    ...(isLinenGone ? [] : [item(3, 'linen', 'person', false, linen * 100)]),
    item(6, 'pet', 'piece', false, 25_000),
    item(20, 'electricity', 'unit', true, 455),
    item(30, 'deposit', 'stay', true, 150_000),
  ]
}

/** A week of two is likely to use 145 kWh; eight in ten use 109 to 181. */
function withEarlierUse(price: ReturnType<typeof itemPricesOf>[number]) {
  const use = {
    level: 145 / (2 * 7),
    ownPersons: 0,
    extraNights: 0,
    low: 109 / 145,
    high: 181 / 145,
    stays: 10,
  }
  return { ...price, use: price.item.meteredQuantity ? use : null }
}

export function optionOf(world: World, arrival: string, lodgingId = house.id) {
  return {
    lodgingId,
    arrival,
    departure: addDays(arrival, 7),
    duration: 7,
    price: world.rent * 100,
    normalPrice: (world.rent + world.saving) * 100,
    transactionFee: 9_500,
    totalPrice: (world.rent + world.cleaning) * 100 + 9_500,
    currency: 'DKK' as const,
    discountTags: [],
    hasDiscount: false,
    status: world.taken.has(stayKey(arrival, lodgingId)) ? 0 : 1,
  }
}

function brokerOf(world: World) {
  return async (
    { name }: { name: string },
    variables: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<unknown> => {
    await world.beforeReading()
    const requested = allHouses.find(
      ({ id, name: code }) => [variables.lodgingId, variables.id].includes(id) || variables.name === code,
    )
    const { id, persons, pets } = requested ?? house
    const options = arrivals.map((arrival) => {
      const holder = world.held.get(stayKey(arrival, id))
      const isHeld = holder !== undefined && holder !== headers[holdHeader]
      const isSold = world.taken.has(stayKey(arrival, id))
      return {
        ...optionOf(world, arrival, id),
        ...(isHeld && { status: 0, heldUntil: isSold ? null : endOfHold(world) }),
      }
    })
    if (name === 'BookableHouse') {
      return { lodging: requested ? { id, name: requested.name, vacationRental: { persons, pets } } : null }
    }
    if (name === 'BookingOptions') return { bookingOptions: options }
    if (name === 'HousePictures') return { lodgingsByIds: [] }
    if (name === 'DraftHouses') {
      const { ids } = variables as { ids: readonly number[] }
      const images = [{ url: 'house.jpg', width: 1600, height: 900 }]
      return { lodgingsByIds: ids.map((each) => ({ id: each, descriptions: [{ lan: 1, title: 'Huset' }], images })) }
    }
    const lodging = {
      id,
      name: (requested ?? house).name,
      address1: 'Havvej 4',
      postalCode: '6857',
      city: 'Blåvand',
      locationId: 141,
      descriptions: [{ lan: 1, title: 'Huset', body: '', embeddedVideoHtml: null }],
      images: [],
      facilities: world.facilities,
      vacationRental: { persons, pets, bedrooms: 2, bathrooms: 1, houseArea: 80, beachDistance: 300 },
    }
    const option = variables.duration === 7 ? options.find(({ arrival }) => arrival === variables.arrival) : undefined
    return {
      bookingFlow: { lodging, option: option ?? null, itemPrices: itemPricesOf(world).map(withEarlierUse) },
      arrivals: variables.duration === 7 ? options : [],
      nearby: options,
    }
  }
}

/** Every hold lasts a quarter of an hour from now. */
export function endOfHold(world: World): string {
  return new Date(world.now.getTime() + 15 * 60_000).toISOString()
}

/** One id holds one stay, and a stay is held by one id. */
function holdOf(world: World) {
  return async (id: string, stay: HoldRequest): Promise<HoldOutcome> => {
    if (!world.holds) return { kind: 'none' }
    const refusal = refusalOf(world, id, stay)
    if (refusal) return refusal
    await releaseOf(world)(id)
    world.held.set(stayKey(stay.arrival, stay.lodgingId), id)
    return { kind: 'held', until: new Date(world.now.getTime() + 15 * 60_000) }
  }
}

function refusalOf(world: World, id: string, { arrival, lodgingId }: HoldRequest): HoldOutcome | null {
  const key = stayKey(arrival, lodgingId)
  const holder = world.held.get(key)
  if (!world.taken.has(key) && (holder === undefined || holder === id)) return null
  const until = world.taken.has(key) ? {} : { until: endOfHold(world) }
  return { kind: 'refused', refusal: { code: 'taken', message: 'taken', lodgingId, ...until } }
}

/** All of them or none. */
function holdTogetherOf(world: World) {
  return async (holds: readonly HoldById[]): Promise<HoldOutcome> => {
    for (const { holdId, stay } of holds) {
      const refusal = refusalOf(world, holdId, stay)
      if (refusal) return refusal
    }
    for (const { holdId, stay } of holds) await holdOf(world)(holdId, stay)
    return world.holds ? { kind: 'held', until: new Date(endOfHold(world)) } : { kind: 'none' }
  }
}

function heldOf(world: World) {
  return async (id: string): Promise<HeldStay | null> => {
    const [key] = [...world.held].find(([, holder]) => holder === id) ?? []
    if (!world.holds || key === undefined) return null
    const [arrival = '', lodgingId = house.id] = key.split(' ').reverse()
    return { lodgingId: Number(lodgingId), arrival, duration: 7, until: new Date(world.now.getTime() + 15 * 60_000) }
  }
}

function releaseOf(world: World) {
  return async (id: string): Promise<void> => {
    for (const [arrival, holder] of world.held) if (holder === id) world.held.delete(arrival)
  }
}

/** Keeps the booking service's word: one key books once, a taken stay is refused, a total must be the one of now. */
function bookingOf(world: World) {
  return async (request: BookingRequest, key: string): Promise<BookingOutcome> => {
    world.sent.push({ request, key })
    if (world.line === 'request-lost') return { kind: 'unknown' }
    const outcome = decide(world, request, key)
    return world.line === 'reply-lost' ? { kind: 'unknown' } : outcome
  }
}

/** All of them or none. */
function bookTogetherOf(world: World) {
  return async (bookings: readonly HeldRequest[], key: string): Promise<BookingsOutcome> => {
    if (!world.together) return { kind: 'not-offered' }
    world.sent.push(...bookings.map(({ request }) => ({ request, key })))
    if (world.line === 'request-lost') return { kind: 'unknown' }
    const before = { taken: [...world.taken], bookings: [...world.bookings] }
    const replies: BookingReply['data'][] = []
    for (const [place, { request }] of bookings.entries()) {
      const outcome = decide(world, request, place === 0 ? key : `${key} ${place + 1}`)
      if (outcome.kind === 'booked') replies.push(outcome.reply.data)
      if (outcome.kind !== 'refused') continue
      world.taken = new Set(before.taken)
      world.bookings = new Map(before.bookings)
      return { ...outcome, refusal: { ...outcome.refusal, lodgingId: request.option.lodgingId } }
    }
    return world.line === 'reply-lost' ? { kind: 'unknown' } : { kind: 'booked', replies }
  }
}

function decide(world: World, request: BookingRequest, key: string): BookingOutcome {
  const { arrival, duration, lodgingId } = request.option
  const taken = stayKey(arrival, lodgingId)
  const before = world.bookings.get(key)
  const refuse = (
    code: 'taken' | 'price_changed' | 'idempotency_conflict' | 'missing_item' | 'invalid_item',
  ): BookingOutcome => ({
    kind: 'refused',
    refusal: { code, message: code },
  })
  const ordered = ({ snapshot: _, ...rest }: BookingRequest) => JSON.stringify(rest)
  if (before && ordered(before.request) !== ordered(request)) return refuse('idempotency_conflict')
  const price = priceStay(optionOf(world, arrival), itemPricesOf(world), request.items, request.option)
  const refused = world.refusal?.() ?? null
  if (refused) return refuse(refused)
  if (!before) {
    if (world.taken.has(taken)) return refuse('taken')
    if (price.total !== Math.round(request.expectedTotal * 100)) return refuse('price_changed')
    world.taken.add(taken)
    world.bookings.set(key, { request, number: `MH-${world.bookings.size + 1}` })
  }
  const data = {
    bookingId: 1,
    bookingNumber: world.bookings.get(key)?.number ?? '',
    lodgingId,
    arrival,
    departure: addDays(arrival, duration),
    duration,
    currency: marketById(request.option.languageId).currency,
    total: Math.round(request.expectedTotal * 100),
    lines: price.lines,
    createdAt: now.toISOString(),
    addOnKey: '',
  }
  return { kind: 'booked', reply: { data, meta: { replayed: before !== undefined } } }
}
