import * as v from 'valibot'
import { BookingRequestSchema } from '../../contracts/booking.ts'
import { digestHex, stableJson } from '../../domain/digests.ts'

/** The reply of a booking by its idempotency key: repeated for the same key and the same request. */
export interface StoredReply {
  requestHash: string
  /** `data` of each booking's reply. */
  data: unknown[]
}

/** @param keys those of all bookings of the order, see `keysOf` */
export async function findStoredReply(db: D1Database, keys: readonly string[]): Promise<StoredReply | undefined> {
  const { results } = await db
    .prepare(
      `SELECT request_hash, reply FROM booking WHERE idempotency_key IN (SELECT value FROM json_each(?1)) ORDER BY id`,
    )
    .bind(JSON.stringify(keys))
    .all<{ request_hash: string; reply: string }>()
  const [first] = results
  return first && { requestHash: first.request_hash, data: results.map(({ reply }) => JSON.parse(reply)) }
}

/** Keys under which the bookings of an order are stored. A key that a caller sends has no space in it. */
export function keysOf({ key, bookings }: { key: string; bookings: readonly unknown[] }): string[] {
  return bookings.map((_, place) => (place === 0 ? key : `${key} ${place + 1}`))
}

/** Hash by which orders are compared; of a single booking, that of the booking. */
export async function hashOrder(bookings: readonly { request: Parsed }[]): Promise<string> {
  const hashes = await Promise.all(bookings.map(({ request }) => hashBooking(request)))
  const [only = ''] = hashes
  return hashes.length === 1 ? only : hashRequest(hashes)
}

/** Hash of the parsed request: white space and the order of names do not matter. */
export async function hashRequest(request: unknown): Promise<string> {
  return digestHex(JSON.stringify(request))
}

type Parsed = v.InferOutput<typeof BookingRequestSchema>

/**
 * Members that are part of every stored hash, in their order. Those that the contract gains later do not belong here.
 */
const hashedMembers = {
  request: ['option', 'items', 'guest', 'expectedTotal', 'currency'],
  option: ['lodgingId', 'arrival', 'duration', 'languageId', 'adults', 'children', 'infants', 'pets'],
  item: ['itemId', 'quantity', 'unitPrice'],
  guest: ['firstName', 'lastName', 'email', 'phone', 'address', 'postalCode', 'city', 'country', 'comment'],
} as const

/**
 * Hash by which booking requests are compared: everything but what the guest was shown. A member that the contract has
 * gained counts only where it differs from its default, so that a request of an earlier build, repeated by a later one,
 * has the same hash.
 * @param schema sets defaults of members that were not sent
 */
export async function hashBooking(
  { snapshot: _, ...request }: Parsed,
  schema: v.GenericSchema<unknown, Parsed> = BookingRequestSchema,
): Promise<string> {
  const { option, item, guest } = hashedMembers
  const bare = v.parse(schema, {
    ...only(hashedMembers.request, request),
    option: only(option, request.option),
    items: request.items.map((each) => only(item, each)),
    guest: only(guest, request.guest),
  })
  return hashRequest({
    ...hashedPart(hashedMembers.request, request, bare),
    option: hashedPart(option, request.option, bare.option),
    items: request.items.map((each, index) => hashedPart(item, each, bare.items[index] ?? {})),
    guest: hashedPart(guest, request.guest, bare.guest),
  })
}

/** These members in their order, then those that differ from `bare`, by name. */
function hashedPart(names: readonly string[], value: object, bare: object): object {
  const defaults = new Map(Object.entries(bare))
  const later = Object.entries(value)
    .filter(([name, each]) => !names.includes(name) && stableJson(each) !== stableJson(defaults.get(name)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return { ...only(names, value), ...Object.fromEntries(later) }
}

function only(names: readonly string[], value: object): object {
  const members = new Map(Object.entries(value))
  return Object.fromEntries(names.filter((name) => members.has(name)).map((name) => [name, members.get(name)]))
}
