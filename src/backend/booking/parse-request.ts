import * as v from 'valibot'
import {
  BookingRequestSchema,
  BookingsTogetherSchema,
  HoldIdSchema,
  type HoldRequest,
  HoldRequestSchema,
  HoldsTogetherSchema,
} from '../../contracts/booking.ts'
import { MarketIdSchema } from '../../contracts/lodging.ts'
import { type ReservationRequest, ReservationRequestSchema } from '../../contracts/reservation.ts'
import { type StayAlertRequest, StayAlertRequestSchema } from '../../contracts/stay-alert.ts'
import { IdempotencyKeySchema } from '../../contracts/submission.ts'
import { type Market, marketById, markets } from '../../markets/market.ts'
import type { Refusal } from './refusal.ts'

export type ParsedBooking = v.InferOutput<typeof BookingRequestSchema>

const EditionSchema = v.union([
  v.pipe(
    v.object({ option: v.object({ languageId: MarketIdSchema }) }),
    v.transform(({ option }) => option),
  ),
  v.object({ languageId: MarketIdSchema }),
  v.pipe(
    v.object({ holds: v.looseTuple([v.object({ languageId: MarketIdSchema })]) }),
    v.transform(({ holds: [first] }) => first),
  ),
  v.pipe(
    v.object({ bookings: v.looseTuple([v.object({ option: v.object({ languageId: MarketIdSchema }) })]) }),
    v.transform(({ bookings: [{ option }] }) => option),
  ),
])

type Refused = { kind: 'refused'; refusal: Refusal; market: Market }

/** One stay or several, to be booked under one key. */
export interface ParsedOrder {
  kind: 'request'
  key: string
  market: Market
  bookings: OrderedBooking[]
}

interface OrderedBooking {
  request: ParsedBooking
  /** Id of the guest's hold on the stay; null without one. */
  holdId: string | null
}

/** Reads the key and the body; a refusal names every field that is missing or wrong. */
export function parseBooking(key: string | undefined, text: string, holdId?: string): ParsedOrder | Refused {
  const parsed = readKeyed(BookingRequestSchema, key, text)
  if (parsed.kind === 'refused') return parsed
  const fields = inconsistentFields(parsed.request, parsed.market)
  if (fields.length > 0) return refused(parsed.market, fields)
  const { kind, market, request } = parsed
  return {
    ...{ kind, market, key: parsed.key },
    bookings: [{ request, holdId: v.is(HoldIdSchema, holdId) ? holdId : null }],
  }
}

export function parseBookingsTogether(key: string | undefined, text: string): ParsedOrder | Refused {
  const parsed = readKeyed(BookingsTogetherSchema, key, text)
  if (parsed.kind === 'refused') return parsed
  const { kind, market } = parsed
  const fields = parsed.request.bookings.flatMap((booking, place) =>
    inconsistentFields(booking, market).map((field) => `bookings.${place}.${field}`),
  )
  if (fields.length > 0) return refused(market, fields)
  const bookings = parsed.request.bookings.map(({ holdId = null, ...request }) => ({ request, holdId }))
  return { kind, market, key: parsed.key, bookings }
}

export function parseReservation(key: string | undefined, text: string): Keyed<ReservationRequest> | Refused {
  return readKeyed(ReservationRequestSchema, key, text)
}

export function parseStayAlert(key: string | undefined, text: string): Keyed<StayAlertRequest> | Refused {
  return readKeyed(StayAlertRequestSchema, key, text)
}

export function parseHold(id: string, text: string): (Parsed<HoldRequest> & { id: string }) | Refused {
  if (!v.is(HoldIdSchema, id)) return refused(marketOf(parseJson(text)), ['id'])
  const parsed = readRequest(HoldRequestSchema, text)
  return parsed.kind === 'refused' ? parsed : { ...parsed, id }
}

export function parseHoldsTogether(text: string): Parsed<v.InferOutput<typeof HoldsTogetherSchema>> | Refused {
  return readRequest(HoldsTogetherSchema, text)
}

interface Parsed<Request> {
  kind: 'request'
  request: Request
  market: Market
}
type Keyed<Request> = Parsed<Request> & { key: string }

function readKeyed<Request>(
  schema: v.GenericSchema<unknown, Request>,
  key: string | undefined,
  text: string,
): Keyed<Request> | Refused {
  if (!v.is(IdempotencyKeySchema, key)) return refused(marketOf(parseJson(text)), ['Idempotency-Key'])
  const parsed = readRequest(schema, text)
  return parsed.kind === 'refused' ? parsed : { ...parsed, key }
}

function readRequest<Request>(schema: v.GenericSchema<unknown, Request>, text: string): Parsed<Request> | Refused {
  const body = parseJson(text)
  const market = marketOf(body)
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return { kind: 'request', request: parsed.output, market }
  return refused(
    market,
    parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body'),
  )
}

/** Fields that are valid one by one and not together: a foreign currency, an item twice. */
function inconsistentFields({ currency, items }: ParsedBooking, market: Market): string[] {
  const fields: string[] = []
  if (currency !== market.currency) fields.push('currency')
  if (new Set(items.map(({ itemId }) => itemId)).size < items.length) fields.push('items')
  return fields
}

function refused(market: Market, fields: string[]): Refused {
  return { kind: 'refused', refusal: { code: 'invalid_request', fields: [...new Set(fields)] }, market }
}

/** The edition of the reply; the default one where the body does not say. */
function marketOf(body: unknown): Market {
  const parsed = v.safeParse(EditionSchema, body)
  return parsed.success ? marketById(parsed.output.languageId) : markets[0]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
