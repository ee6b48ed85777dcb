import * as v from 'valibot'
import { BookingRequestSchema, HoldIdSchema, type HoldRequest, HoldRequestSchema } from '../../contracts/booking.ts'
import { LanSchema } from '../../contracts/lodging.ts'
import { type ReservationRequest, ReservationRequestSchema } from '../../contracts/reservation.ts'
import { type Market, marketById, markets } from '../../markets/market.ts'
import type { Refusal } from './refusal.ts'

export type ParsedBooking = v.InferOutput<typeof BookingRequestSchema>

const KeySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,100}$/))
const EditionSchema = v.union([
  v.pipe(
    v.object({ option: v.object({ languageId: LanSchema }) }),
    v.transform(({ option }) => option),
  ),
  v.object({ languageId: LanSchema }),
])

type Refused = { kind: 'refused'; refusal: Refusal; market: Market }

/** `holdId`: what the guest who books holds the stay by, where they do. */
export type ParseOutcome =
  | { kind: 'request'; key: string; request: ParsedBooking; market: Market; holdId: string | null }
  | Refused

/** Reads the key and the body; a refusal names every field that is missing or wrong. */
export function parseBooking(key: string | undefined, text: string, holdId?: string): ParseOutcome {
  const body = parseJson(text)
  const market = marketOf(body)
  const parsedKey = v.safeParse(KeySchema, key)
  if (!parsedKey.success) return refused(market, ['Idempotency-Key'])
  if (body === undefined) return refused(market, ['body'])
  const parsed = v.safeParse(BookingRequestSchema, body)
  if (!parsed.success)
    return refused(
      market,
      parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body'),
    )
  const fields = inconsistentFields(parsed.output, market)
  if (fields.length > 0) return refused(market, fields)
  const own = v.is(HoldIdSchema, holdId) ? holdId : null
  return { kind: 'request', key: parsedKey.output, request: parsed.output, market, holdId: own }
}

export type ParsedReservation = { kind: 'request'; key: string; request: ReservationRequest; market: Market } | Refused

export function parseReservation(key: string | undefined, text: string): ParsedReservation {
  const body = parseJson(text)
  const market = marketOf(body)
  if (!v.is(KeySchema, key)) return refused(market, ['Idempotency-Key'])
  const parsed = v.safeParse(ReservationRequestSchema, body)
  return parsed.success
    ? { kind: 'request', key, request: parsed.output, market }
    : refused(
        market,
        parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body'),
      )
}

export type ParsedHold = { kind: 'request'; id: string; request: HoldRequest; market: Market } | Refused

export function parseHold(id: string, text: string): ParsedHold {
  const body = parseJson(text)
  const market = marketOf(body)
  if (!v.is(HoldIdSchema, id)) return refused(market, ['id'])
  const parsed = v.safeParse(HoldRequestSchema, body)
  return parsed.success
    ? { kind: 'request', id, request: parsed.output, market }
    : refused(
        market,
        parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body'),
      )
}

/** What fits the contract field by field and still makes no sense: a foreign currency, an item twice. */
function inconsistentFields({ currency, items }: ParsedBooking, market: Market): string[] {
  const fields: string[] = []
  if (currency !== market.currency) fields.push('currency')
  if (new Set(items.map(({ itemId }) => itemId)).size < items.length) fields.push('items')
  return fields
}

function refused(market: Market, fields: string[]): Refused {
  return { kind: 'refused', refusal: { code: 'invalid_request', fields: [...new Set(fields)] }, market }
}

/** The edition in which to answer; the default language where the body does not say. */
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
