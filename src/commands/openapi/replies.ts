import * as v from 'valibot'
import { endpoints } from '../../contracts/endpoints.ts'
import { EnvelopeSchema } from '../../contracts/envelope.ts'
import { PurgeRequestSchema } from '../../contracts/purge.ts'

const minorUnits = 'Whole øre (da) or cents (de, en).'
const wholeTotal = 'What the stay costs: rent, fee and every mandatory item, in øre or cents.'

const integer = v.pipe(v.number(), v.integer())
const money = noted(integer, minorUnits)

/** Of the endpoints' own schemas, which the site's pages read too: with descriptions, which browsers need not load. */
export const ErrorReply = v.pipe(
  v.object({
    error: v.object({ code: v.string(), message: v.string(), fields: v.optional(v.array(v.string())) }),
  }),
  v.metadata({ ref: 'Error' }),
)

const results = endpoints.search.reply.entries.data
const house = results.entries.hits.item

const House = v.pipe(
  withNotes(house, {
    lodgingId: noted(integer, 'The same in all editions.'),
    name: noted(v.string(), "The house's code."),
    date: noted(house.entries.date, 'Arrival of the priced stay.'),
    duration: v.nullable(integer),
    price: noted(integer, 'Rent alone, in øre or cents.'),
    normalPrice: money,
    transactionFee: money,
    totalPrice: noted(integer, wholeTotal),
    discountTotal: money,
    quote: v.optional(noted(v.string(), 'Signed quote of the total, where dates were requested.')),
    reviewCount: integer,
    persons: integer,
    pets: integer,
    bedrooms: integer,
    bathrooms: integer,
    houseArea: integer,
    beachDistance: integer,
    images: noted(v.array(v.string()), 'Below /media/, with ?w= 320, 480, 640, 960, 1280 or 1600.'),
  }),
  v.metadata({ ref: 'House' }),
)

export const Results = v.pipe(
  withNotes(results, {
    hits: v.array(House),
    totalHits: integer,
    totalPages: integer,
    page: integer,
    hitsPerPage: integer,
    isStreetUnknown: v.optional(
      noted(v.boolean(), 'Nothing was found, and no house that can be booked lies on the street that was requested.'),
    ),
  }),
  v.metadata({ ref: 'Results' }),
)

const map = endpoints.map.reply.entries.data

export const MapContent = v.pipe(
  withNotes(map, {
    total: noted(integer, 'Houses of that part of the map.'),
    pins: noted(
      v.array(
        withNotes(map.entries.pins.item, {
          id: noted(integer, 'The `lodgingId` of /api/search/.'),
          name: noted(v.string(), "The house's code."),
          total: noted(v.nullable(integer), `${wholeTotal.slice(0, -1)}; null where no stay is free.`),
        }),
      ),
      'Each house, where they are few; else none.',
    ),
    // OpenAPI's tools know no tuples of JSON Schema's draft 7, as they would be made of ours.
    groups: noted(
      v.array(v.pipe(v.array(v.number()), v.minLength(3), v.maxLength(3))),
      'Where they are many: latitude, longitude, houses around there.',
    ),
  }),
  v.metadata({ ref: 'MapContent' }),
)

export const Streets = endpoints.streets.reply.entries.data

const calendar = endpoints.calendar.reply.entries.data

export const Calendar = v.pipe(
  withNotes(calendar, {
    lodgingId: integer,
    duration: integer,
    stays: v.array(withNotes(calendar.entries.stays.item, { totalPrice: money, discount: money })),
  }),
  v.metadata({ ref: 'Calendar' }),
)

const price = endpoints.price.reply.entries.data
const quote = price.entries.quote.wrapped

const Quote = v.pipe(
  withNotes(quote, {
    duration: noted(integer, 'Nights.'),
    lines: noted(
      v.array(withNotes(quote.entries.lines.item, { itemId: v.nullable(integer), unitPrice: money, amount: money })),
      'What the total is made of.',
    ),
    total: noted(integer, wholeTotal),
    saving: noted(integer, 'What the rent is below its normal price.'),
    metered: noted(
      v.array(withNotes(quote.entries.metered.item, { itemId: integer, unitPrice: money })),
      'Billed by the meter after the stay, not in the total.',
    ),
    deposits: noted(
      v.array(withNotes(quote.entries.deposits.item, { itemId: integer, amount: money })),
      'Paid and given back, not in the total.',
    ),
  }),
  v.metadata({ ref: 'Quote' }),
)

export const Price = v.pipe(
  withNotes(price, {
    state: noted(price.entries.state, 'Whether the stay can be booked; `closed`: the house does not offer it.'),
    heldUntil: v.optional(
      noted(
        price.entries.heldUntil.wrapped,
        'Of a stay that is taken only because another guest holds it: until when. Null of one that was booked.',
      ),
    ),
    quote: noted(v.nullable(Quote), 'Null where the stay can not be booked.'),
    room: noted(withNotes(price.entries.room, { persons: integer, pets: integer }), 'What the house takes.'),
    signed: noted(
      v.string(),
      'Signed quote of the total; empty where there is none, or where the house does not take so many guests or pets (two infants may come beyond its persons).',
    ),
    arrivals: noted(v.array(withNotes(price.entries.arrivals.item, { total: money })), 'Free stays of that length.'),
    durations: noted(v.array(integer), 'Nights of the free stays around that arrival.'),
  }),
  v.metadata({ ref: 'Price' }),
)

/** Of the embedded or configured services by their names (contracts/services.ts). */
export const Health = v.object({
  status: v.picklist(['ok', 'failing']),
  configuration: noted(v.nullable(v.string()), 'What is wrong with it; null: nothing is known.'),
  services: v.record(
    v.string(),
    v.object({
      answers: noted(v.boolean(), 'Within the last half minute, or now.'),
      breaker: v.string(),
      lastSuccess: noted(v.nullable(integer), 'Seconds ago; null: never in this isolate.'),
    }),
  ),
})

const flag = v.optional(v.boolean(), false)
const slug = noted(v.pipe(v.string(), v.maxLength(400)), "Without slashes at its ends; the home page's is empty.")
const sysId = noted(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)), "An entry's id.")

export const RouteRequest = v.union([
  v.strictObject({ slug, passCache: flag }),
  v.strictObject({ sysId, passCache: flag }),
])

export const RouteData = v.object({
  entry: v.nullable(v.object({ id: v.string(), type: v.string() })),
  routes: noted(v.record(v.string(), v.string()), "The entry's paths by locale."),
  redirect: v.nullable(v.object({ to: v.string(), isPermanent: v.boolean() })),
})

/** As it is sent: at least one of them names something. */
export const PurgeRequest = PurgeRequestSchema.pipe[0]

export const PurgeLine = v.union([
  v.object({ epoch: integer, tags: v.array(v.string()) }),
  v.object({ market: v.string(), path: v.string(), status: integer, seconds: v.number() }),
])

export const WebhookBody = v.object({ sys: v.looseObject({ id: v.string(), type: v.string() }) })

export const WebhookReply = EnvelopeSchema(v.object({ accepted: v.boolean(), id: v.optional(v.string()) }))

function noted<Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.pipe(schema, v.description(description))
}

/** The same object with descriptions of some members. A name that is no member does not compile. */
function withNotes<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  notes: { [Name in keyof Entries]?: v.GenericSchema },
) {
  return v.object<Record<string, v.GenericSchema>>({ ...schema.entries, ...notes })
}
