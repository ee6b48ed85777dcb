import { readFileSync } from 'node:fs'
import {
  buildClientSchema,
  buildSchema,
  findBreakingChanges,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  BookingOptionItemPriceSchema,
  BookingOptionSchema,
  FacilitySchema,
  ItemConsumptionSchema,
  LodgingImageSchema,
  MetaSchema,
} from '../../src/contracts/lodging.ts'
import { addDays, today } from '../../src/domain/stays.ts'
import { ask, postQuery, refusesStrangers } from './services.ts'

const list = v.array(v.unknown())

async function houseId(): Promise<number> {
  const { lodgingNames } = await ask(
    'broker',
    v.object({ lodgingNames: v.pipe(v.array(v.object({ id: v.number() })), v.minLength(1)) }),
    'query lodgingNames { lodgingNames(lan: 1, limit: 1) { id } }',
  )
  return lodgingNames[0]?.id ?? 0
}

const option = `lodgingId arrival departure duration price normalPrice transactionFee totalPrice currency discountTags
  hasDiscount status adults children infants pets languageId lodgingUnitTypeId priority`
const itemFields = 'item { id type chargeType meteredQuantity description unitName definitionId }'

test('the schema has every type, field and argument of docs/services/broker.graphql, each as it is there', async () => {
  const written = buildSchema(readFileSync(new URL('../../docs/services/broker.graphql', import.meta.url), 'utf8'))
  const { data, errors } = await postQuery('broker', getIntrospectionQuery())
  expect(errors).toEqual([])
  const served = buildClientSchema(data as IntrospectionQuery)
  expect(findBreakingChanges(written, served).map(({ description }) => description)).toEqual([])
})

test('a house’s lists keep their contracts and end at their limits, whatever is asked', async () => {
  const HouseSchema = v.object({
    lodging: v.object({
      images: v.pipe(v.array(LodgingImageSchema), v.maxLength(99)),
      facilities: v.pipe(list, v.maxLength(999)),
      reviews: v.pipe(list, v.maxLength(999)),
      few: v.pipe(v.array(LodgingImageSchema), v.maxLength(2)),
      none: v.pipe(v.array(LodgingImageSchema), v.length(0)),
      cheapestBookingOptions: v.pipe(v.array(BookingOptionSchema), v.maxLength(3)),
      itemConsumption: v.pipe(v.array(ItemConsumptionSchema), v.maxLength(10)),
      meta: v.array(MetaSchema),
    }),
    bookingOptions: v.pipe(v.array(BookingOptionSchema), v.minLength(1), v.maxLength(999)),
    bookingOptionsMin: v.pipe(v.array(BookingOptionSchema), v.maxLength(3)),
    itemConsumption: v.pipe(v.array(ItemConsumptionSchema), v.maxLength(10)),
  })
  const id = await houseId()
  const [from, to] = [today(), addDays(today(), 800)]
  const reply = await ask(
    'broker',
    HouseSchema,
    `query lodgingPage($id: Int!, $from: String!, $to: String!) {
      lodging(id: $id, lan: 1) {
        images(limit: 100000) { url tagIds fileSize width height sortOrder }
        few: images(limit: 2) { url tagIds fileSize width height sortOrder }
        none: images(limit: -1) { url tagIds fileSize width height sortOrder }
        facilities(limit: 100000) { facilityId value }
        reviews(limit: 100000) { id }
        cheapestBookingOptions { ${option} }
        itemConsumption { adults children consumed days season ${itemFields} }
        meta { key value }
      }
      bookingOptions(lan: 1, lodgingId: $id, from: $from, to: $to, limit: 100000) { ${option} }
      bookingOptionsMin(lan: 1, lodgingId: $id) { ${option} }
      itemConsumption(lodgingId: $id, lan: 1) { adults children consumed days season ${itemFields} }
    }`,
    { id, from, to },
  )
  expect(reply.lodging.few).toEqual(reply.lodging.images.slice(0, 2))
  expect(reply.lodging.meta.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['consumptionPersonsPrDay', 'viewCount']),
  )
  const prices = reply.bookingOptionsMin.map(({ totalPrice }) => totalPrice)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(reply.lodging.cheapestBookingOptions).toEqual(reply.bookingOptionsMin)
})

test('the agency’s lists are whole: facilities, names, count, redirects, streets, reviews, metas by a hundred keys', async () => {
  const reply = await ask(
    'broker',
    v.object({
      facilities: v.pipe(v.array(FacilitySchema), v.minLength(1), v.maxLength(999)),
      lodgingNames: v.pipe(list, v.maxLength(9999)),
      lodgingCount: v.number(),
      firstOne: v.literal(1),
      redirects: v.pipe(list, v.maxLength(9999)),
      streets: v.pipe(list, v.maxLength(1000)),
      guestReviews: v.object({
        total: v.number(),
        items: v.pipe(v.array(v.object({ rating: v.number(), date: v.string() })), v.maxLength(100)),
      }),
    }),
    `query lodgingNames { facilities(lan: 2, limit: 100000) { id name typeId facilityGroupIds description }
      lodgingNames(lan: 2, limit: 100000) { id name title } lodgingCount(limit: 1000000) firstOne: lodgingCount(limit: 1)
      redirects(lan: 2, limit: 100000) { from to isPermanent } streets(limit: 100000) { id slug }
      guestReviews(lan: 2, limit: 100000) { total items { rating date } } }`,
  )
  expect(reply.lodgingNames).toHaveLength(reply.lodgingCount)
  expect(reply.guestReviews.items).toHaveLength(Math.min(100, reply.guestReviews.total))
  const order = reply.guestReviews.items.map(({ rating, date }) => `${rating} ${date}`)
  expect(order).toEqual(order.toSorted().toReversed())
  const keys = Array.from({ length: 300 }, (_, index) => `key-${index}`)
  const { metas } = await ask(
    'broker',
    v.object({ metas: list }),
    'query metas($keys: [String!]!) { metas(keys: $keys) { key } }',
    { keys },
  )
  expect(metas.length).toBeLessThanOrEqual(100)
})

test('a free stay has its price, its items and its sum, in the currency of the edition', async () => {
  const id = await houseId()
  const StaysSchema = v.object({ bookingOptions: v.array(BookingOptionSchema) })
  const PricesSchema = v.object({ itemPrices: v.array(BookingOptionItemPriceSchema) })
  for (const [lan, currency] of [
    [1, 'DKK'],
    [2, 'EUR'],
    [7, 'EUR'],
  ] as const) {
    const { bookingOptions } = await ask(
      'broker',
      StaysSchema,
      `query bookingOptions($id: Int!, $lan: Int!) { bookingOptions(lan: $lan, lodgingId: $id) { ${option} } }`,
      { id, lan },
    )
    const stay = bookingOptions.find(({ status }) => status === 1)
    if (!stay) throw new Error(`House ${id} has no free stay`)
    expect(stay).toMatchObject({ lodgingId: id, currency, departure: addDays(stay.arrival, stay.duration) })
    const { itemPrices } = await ask(
      'broker',
      PricesSchema,
      `query itemPrices($id: Int!, $lan: Int!, $arrival: String!, $duration: Int!) {
        itemPrices(lan: $lan, lodgingId: $id, arrival: $arrival, duration: $duration, limit: 100000) {
          lodgingId duration arrival itemId unitPrice currency isMandatory minQuantity maxQuantity ${itemFields} } }`,
      { id, lan, arrival: stay.arrival, duration: stay.duration },
    )
    expect(itemPrices.length).toBeLessThanOrEqual(999)
    const mandatory = itemPrices.filter(({ isMandatory }) => isMandatory)
    const items = mandatory.reduce((sum, { unitPrice, minQuantity }) => sum + unitPrice * minQuantity, 0)
    expect(stay.totalPrice).toBe(stay.price + stay.transactionFee + items)
  }
})

test('an edition there is not, and a day there is not, are told by their argument', async () => {
  const { data, errors } = await postQuery('broker', '{ facilities(lan: 3) { id } }')
  expect(errors).toEqual(['Lan "3" was not a valid language'])
  expect(data ?? null).toBeNull()
  const id = await houseId()
  const day = `{ bookingOptions(lan: 1, lodgingId: ${id}, arrival: "2027-02-30") { price } }`
  expect((await postQuery('broker', day)).errors).toEqual(['arrival "2027-02-30" was not an ISO day'])
})

test('what there is not is null', async () => {
  const NothingSchema = v.object({ lodging: v.null(), text: v.null() })
  const query = 'query nothing { lodging(id: 999999999, lan: 1) { id } text(name: "no-such-text", lan: 1) { html } }'
  expect(await ask('broker', NothingSchema, query)).toEqual({ lodging: null, text: null })
})

test('without the key, or with another, nothing is told', () => refusesStrangers('broker'))
