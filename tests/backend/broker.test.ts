import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import {
  BookingOptionItemPriceSchema,
  BookingOptionSchema,
  FacilityGroupSchema,
  FacilitySchema,
  ItemConsumptionSchema,
  LodgingDescriptionSchema,
  LodgingFacilitySchema,
  LodgingImageSchema,
  MetaSchema,
  StreetSchema,
  VacationRentalSchema,
} from '../../src/contracts/lodging.ts'
import { ReviewSchema, ReviewStatSchema } from '../../src/contracts/review.ts'
import { RedirectSchema } from '../../src/contracts/route.ts'
import { AreaWeatherSchema } from '../../src/contracts/weather.ts'
import { changeDayFacility } from '../../src/domain/facilities.ts'
import { addDays, today } from '../../src/domain/stays.ts'
import { lodgingQueries } from '../../src/features/lodging/queries.ts'
import { askBroker, call, postJson } from './call.ts'
import { house, petFreeHouse, saturday, seedAgency, weekTotal } from './fixtures/agency.ts'

beforeEach(seedAgency)

const option = `lodgingId arrival departure duration price normalPrice transactionFee totalPrice currency discountTags
  hasDiscount status adults children infants pets languageId lodgingUnitTypeId priority`
const item = 'item { id type chargeType meteredQuantity description unitName definitionId }'
const itemPrice = `lodgingId duration arrival itemId unitPrice currency isMandatory minQuantity maxQuantity ${item}`
const review = `id lodgingId lan name place isoCountry answerText answerTextDa answerTextDe answerTextEn responseText
  responseTextDa responseTextDe responseTextEn responseTime date rating hasHadAfterCare`
const lodging = `id name address1 address2 rating city postalCode locationId departmentSysId longitude latitude country
  streetId street { id name slug locationId } descriptions { lan title body embeddedVideoHtml } createdAt publishedAt
  images { url tagIds fileSize width height sortOrder }
  vacationRental { persons pets bedrooms bathrooms houseArea beachDistance registrationNumber }
  facilities { lodgingId facilityId value fromDate toDate } reviews { ${review} }
  reviewStat { lodgingId average best worst count } cheapestBookingOptions { ${option} } meta { key value }
  itemConsumption { adults children consumed days season ${item} } itemPrices { ${itemPrice} }`

const LodgingSchema = v.object({
  id: v.number(),
  name: v.string(),
  street: StreetSchema,
  descriptions: v.array(LodgingDescriptionSchema),
  images: v.array(LodgingImageSchema),
  vacationRental: v.object({ ...VacationRentalSchema.entries, registrationNumber: v.nullable(v.string()) }),
  facilities: v.array(LodgingFacilitySchema),
  reviews: v.array(ReviewSchema),
  reviewStat: v.nullable(ReviewStatSchema),
  cheapestBookingOptions: v.array(BookingOptionSchema),
  meta: v.array(MetaSchema),
  itemConsumption: v.array(ItemConsumptionSchema),
  itemPrices: v.array(BookingOptionItemPriceSchema),
})

test('a house is found by its code in any case, with everything its page needs', async () => {
  const found = await ask(`{ lodging(name: "bl1234", lan: 2) { ${lodging} } }`, { lodging: LodgingSchema })
  expect(found.lodging).toMatchObject({
    id: house.id,
    name: house.name,
    street: { slug: 'klitvej' },
    descriptions: [{ lan: 2, title: 'Das Dünenhaus' }, { lan: 1 }, { lan: 7 }],
    vacationRental: { persons: 6, registrationNumber: 'DK-1' },
    facilities: [
      { facilityId: 10, value: '1' },
      { facilityId: 11, value: 'Brændeovn', fromDate: '2026-01-01' },
      { facilityId: 17, value: 'DK-1' },
    ],
    reviewStat: { average: 4, best: 5, worst: 3, count: 2 },
    itemConsumption: [{ season: 'winter' }, { season: 'summer', item: { unitName: 'kWh' } }],
  })
  expect(found.lodging.images.map(({ url }) => url)).toEqual(['pictures/one', 'pictures/two'])
  expect(found.lodging.cheapestBookingOptions.map(({ totalPrice }) => totalPrice)).toEqual([82_400, 82_400, 82_400])
  expect(found.lodging.reviews[0]).toMatchObject({ lan: 1, answerText: 'Schön', responseText: 'Danke' })
})

test('an unknown house is null, and an unknown edition is an error', async () => {
  expect(await askBroker('{ lodging(name: "ZZ9999", lan: 1) { id } }')).toEqual({ lodging: null })
  await expect(askBroker('{ lodging(id: 1, lan: 3) { id } }')).rejects.toThrow('Lan "3" was not a valid language')
})

test('several houses come in the order requested, each with its own parts', async () => {
  const many = await ask(`{ lodgingsByIds(ids: [2, 99, 1], lan: 1) { ${lodging} } }`, {
    lodgingsByIds: v.array(LodgingSchema),
  })
  expect(many.lodgingsByIds.map(({ id }) => id)).toEqual([2, 1])
  expect(many.lodgingsByIds.map(({ descriptions }) => descriptions[0]?.title)).toEqual(['Fiskerhuset', 'Klithuset'])
  expect(many.lodgingsByIds.map(({ images }) => images.length)).toEqual([0, 2])
  for (const each of many.lodgingsByIds) {
    expect(each.itemPrices.every(({ lodgingId }) => lodgingId === each.id)).toBe(true)
    expect(each.cheapestBookingOptions.every(({ lodgingId }) => lodgingId === each.id)).toBe(true)
  }
})

test('a house is described in every language it has, the edition first', async () => {
  const data = await askBroker(
    '{ many: lodging(id: 1, lan: 7) { descriptions { lan } } few: lodging(id: 2, lan: 7) { descriptions { lan } } }',
  )
  expect(data).toEqual({
    many: { descriptions: [{ lan: 7 }, { lan: 1 }, { lan: 2 }] },
    few: { descriptions: [{ lan: 1 }] },
  })
})

test('names, count, streets, facilities and their groups', async () => {
  const lists = await ask(
    `{ lodgingNames(lan: 2) { id name title } lodgingCount streets(locationIds: [141]) { id name slug locationId }
       facilities(lan: 2) { id name typeId facilityGroupIds description } facilityGroups(lan: 2) { id name sortOrder } }`,
    {
      lodgingNames: v.array(v.object({ id: v.number(), name: v.string(), title: v.string() })),
      lodgingCount: v.number(),
      streets: v.array(StreetSchema),
      facilities: v.array(FacilitySchema),
      facilityGroups: v.array(FacilityGroupSchema),
    },
  )
  expect(lists.lodgingNames).toEqual([
    { id: 1, name: 'BL1234', title: 'Das Dünenhaus' },
    { id: 2, name: 'HS2345', title: 'Klitvej 12' },
  ])
  expect(lists.lodgingCount).toBe(2)
  expect(lists.streets.map(({ id }) => id)).toEqual([1])
  expect(lists.facilities).toMatchObject([{ id: 10, facilityGroupIds: [1] }])
  expect(lists.facilityGroups).toEqual([{ id: 1, name: 'Das Haus', sortOrder: 1 }])
})

test('metas by key in the order requested, a text by name, redirects of an edition and of one path', async () => {
  const texts = await ask(
    `{ metas(keys: ["season", "nothing", "viewCountTotal"]) { key value } text(name: "terms", lan: 2) { name html }
       none: text(name: "nothing", lan: 2) { name } all: redirects(lan: 1) { from to isPermanent }
       one: redirects(lan: 1, specifier: "/kort/") { from to isPermanent } }`,
    {
      metas: v.array(MetaSchema),
      text: v.object({ name: v.string(), html: v.string() }),
      none: v.null(),
      all: v.array(RedirectSchema),
      one: v.array(RedirectSchema),
    },
  )
  expect(texts.metas.map(({ key }) => key)).toEqual(['season', 'viewCountTotal'])
  expect(texts.text.html).toBe('<p>Bedingungen</p>')
  expect(texts.all).toHaveLength(2)
  expect(texts.one).toEqual([{ from: '/kort/', to: '/kortere/', isPermanent: false }])
})

test('guest reviews are of the last two years, best and newest first', async () => {
  const reviews = await ask(
    `{ guestReviews(lan: 7) { total average items { ${review} } } ever: guestReviews(lan: 7, since: "2000-01-01", limit: 1) { total items { ${review} } }
       reviewsByLocations(locationIds: [141], lan: 1, limit: 2) { ${review} } randomReview(locationIds: [141], lan: 1) { ${review} }
       none: randomReview(locationIds: [5], lan: 1) { id } }`,
    {
      guestReviews: v.object({ total: v.number(), average: v.number(), items: v.array(ReviewSchema) }),
      ever: v.object({ total: v.number(), items: v.array(ReviewSchema) }),
      reviewsByLocations: v.array(ReviewSchema),
      randomReview: ReviewSchema,
      none: v.null(),
    },
  )
  expect(reviews.guestReviews).toMatchObject({ total: 2, average: 4 })
  expect(reviews.guestReviews.items.map(({ answerText }) => answerText)).toEqual(['Lovely', 'Good'])
  expect(reviews.ever.total).toBe(3)
  expect(reviews.ever.items).toHaveLength(1)
  expect(reviews.reviewsByLocations.map(({ id }) => id)).toEqual([1, 2])
})

test('a review of the 730th day counts and one of the day before does not, and of an area’s houses total and average are its own', async () => {
  const reviewOf = (id: number, lodging: number, daysAgo: number, rating: number) =>
    env.DB.prepare(
      `INSERT INTO review VALUES (?1, ?2, 2, 1, 'Ida', 'Ribe', 'DK', ?3, ?4, 'Ja', 'Ja', 'Ja', 'Ja', NULL, NULL, NULL,
         NULL, NULL, 0, NULL)`,
    ).bind(id, lodging, addDays(today(), -daysAgo), rating)
  await env.DB.batch([
    reviewOf(11, 2, 730, 1),
    reviewOf(12, 2, 731, 2),
    reviewOf(13, 2, 10, 4),
    env.DB.prepare('UPDATE lodging SET location_id = 201 WHERE id = 2'),
  ])
  const PageSchema = v.object({
    total: v.number(),
    average: v.nullable(v.number()),
    items: v.array(v.object({ id: v.number() })),
  })
  const page = 'total average items { id }'
  const found = await ask(
    `{ all: guestReviews(lan: 1) { ${page} } second: guestReviews(lan: 1, limit: 1, skip: 1) { ${page} }
       there: guestReviews(lan: 1, locationIds: [201, 202]) { ${page} }
       nowhere: guestReviews(lan: 1, locationIds: [5]) { ${page} }
       noPlace: guestReviews(lan: 1, locationIds: []) { ${page} } }`,
    { all: PageSchema, second: PageSchema, there: PageSchema, nowhere: PageSchema, noPlace: PageSchema },
  )
  expect(found.all).toEqual({
    total: 4,
    average: (5 + 4 + 3 + 1) / 4,
    items: [{ id: 1 }, { id: 13 }, { id: 2 }, { id: 11 }],
  })
  expect(found.second).toEqual({ total: 4, average: 3.25, items: [{ id: 13 }] })
  expect(found.there).toEqual({ total: 2, average: 2.5, items: [{ id: 13 }, { id: 11 }] })
  expect(found.nowhere).toEqual({ total: 0, average: null, items: [] })
  expect(found.noPlace).toEqual({ total: 0, average: null, items: [] })
})

test('a house page is told nothing of stays, items, facilities, pictures and reviews that it does not read', async () => {
  const schema = v.object({ lodging: v.record(v.string(), v.unknown()), arrivals: v.array(v.unknown()) })
  const reply = v.parse(schema, await askBroker(lodgingQueries.da.document, { id: house.id, lan: 1 }))
  const unread = [
    ...['lodgingId', 'totalPrice', 'discountTags', 'hasDiscount', 'definitionId', 'fileSize', 'sortOrder'],
    ...['answerTextDe', 'answerTextEn', 'responseTextDe', 'responseTextEn'],
  ]
  const text = JSON.stringify(reply)
  for (const read of ['arrival', 'unitPrice', 'facilityId', 'answerTextDa']) expect(text).toContain(`"${read}":`)
  expect(unread.filter((name) => text.includes(`"${name}":`))).toEqual([])
})

test('stays on first load, of one arrival, and of one duration', async () => {
  const OptionsSchema = v.array(BookingOptionSchema)
  const stays = await ask(
    `query ($id: Int!, $arrival: String, $to: String) {
       first: bookingOptions(lan: 1, lodgingId: $id) { ${option} }
       onArrival: bookingOptions(lan: 1, lodgingId: $id, arrival: $arrival) { ${option} }
       ofDuration: bookingOptions(lan: 1, lodgingId: $id, duration: 14, to: $to) { ${option} }
       nobody: bookingOptions(lan: 1, lodgingId: 99) { ${option} } }`,
    { first: OptionsSchema, onArrival: OptionsSchema, ofDuration: OptionsSchema, nobody: OptionsSchema },
    { id: house.id, arrival: saturday, to: addDays(saturday, 14) },
  )
  expect(stays.first).toHaveLength(12)
  expect(stays.first[0]).toEqual({
    lodgingId: house.id,
    arrival: saturday,
    departure: addDays(saturday, 7),
    duration: 7,
    price: 500_000,
    normalPrice: 550_000,
    transactionFee: 19_500,
    totalPrice: weekTotal,
    currency: 'DKK',
    discountTags: ['early-bird'],
    hasDiscount: true,
    status: 1,
  })
  expect(stays.onArrival.map(({ duration, hasDiscount }) => [duration, hasDiscount])).toEqual([
    [7, true],
    [14, false],
  ])
  expect(stays.ofDuration.map(({ arrival }) => arrival)).toEqual([0, 7, 14].map((days) => addDays(saturday, days)))
  expect(stays.nobody).toEqual([])
})

test('a stay that began yesterday counts as taken and is never among the cheapest', async () => {
  const yesterday = addDays(today(), -1)
  await env.DB.prepare(
    `INSERT INTO booking_option SELECT lodging_id, ?1, duration, 1, 1, 1, 0, 1, 1, 1, 0, '[]', 1 FROM booking_option
     WHERE lodging_id = 1 AND duration = 7 LIMIT 1`,
  )
    .bind(yesterday)
    .run()
  const stays = await ask(
    `query ($day: String) { bookingOptions(lan: 1, lodgingId: 1, arrival: $day, from: $day) { arrival status }
       bookingOptionsMin(lan: 1, lodgingId: 1) { arrival } }`,
    {
      bookingOptions: v.array(v.object({ arrival: v.string(), status: v.number() })),
      bookingOptionsMin: v.array(v.object({ arrival: v.string() })),
    },
    { day: yesterday },
  )
  expect(stays.bookingOptions).toEqual([{ arrival: yesterday, status: 0 }])
  expect(stays.bookingOptionsMin.map(({ arrival }) => arrival)).not.toContain(yesterday)
})

test('the cheapest stays keep to the change days requested', async () => {
  const data = await askBroker(
    `query ($sat: [Int!], $sun: [Int!]) {
       saturday: bookingOptionsMin(lan: 1, lodgingId: 1, changeDayFacilityIds: $sat) { arrival }
       sunday: bookingOptionsMin(lan: 1, lodgingId: 1, changeDayFacilityIds: $sun) { arrival }
       unknown: bookingOptionsMin(lan: 1, lodgingId: 1, changeDayFacilityIds: [999999]) { arrival } }`,
    { sat: [changeDayFacility.saturday], sun: [changeDayFacility.sunday] },
  )
  expect(data).toEqual({
    saturday: [0, 7, 14].map((days) => ({ arrival: addDays(saturday, days) })),
    sunday: [],
    unknown: [],
  })
})

test('the booking flow starts from the house, the stay, all stays and the item prices of that stay', async () => {
  const FlowSchema = v.object({
    lodging: v.object({ name: v.string() }),
    option: v.nullable(BookingOptionSchema),
    options: v.array(BookingOptionSchema),
    itemPrices: v.array(BookingOptionItemPriceSchema),
  })
  const fields = `{ lodging { name } option { ${option} } options { ${option} } itemPrices { ${itemPrice} } }`
  const flows = await ask(
    `query ($arrival: String) {
       stay: bookingFlow(lan: 1, lodgingId: 2, arrival: $arrival, duration: 7) ${fields}
       open: bookingFlow(lan: 1, lodgingId: 2) ${fields}
       none: bookingFlow(lan: 1, lodgingId: 99) ${fields} }`,
    { stay: FlowSchema, open: FlowSchema, none: v.null() },
    { arrival: saturday },
  )
  expect(flows.stay.lodging.name).toBe(petFreeHouse.name)
  expect(flows.stay.option).toMatchObject({ arrival: saturday, duration: 7 })
  expect(flows.stay.options).toHaveLength(12)
  expect(
    flows.stay.itemPrices.map(({ itemId, arrival, isMandatory, unitPrice }) => [
      itemId,
      arrival,
      isMandatory,
      unitPrice,
    ]),
  ).toEqual([
    [1, saturday, true, 95_000],
    [3, saturday, true, 395],
    [2, saturday, false, 12_000],
  ])
  expect(flows.open.option).toBeNull()
})

test('item prices and consumption by themselves', async () => {
  const items = await ask(
    `query ($arrival: String!) { itemPrices(lan: 2, lodgingId: 1, arrival: $arrival, duration: 7) { ${itemPrice} }
       itemConsumption(lodgingId: 1, lan: 2, limit: 1) { adults children consumed days season ${item} } }`,
    { itemPrices: v.array(BookingOptionItemPriceSchema), itemConsumption: v.array(ItemConsumptionSchema) },
    { arrival: saturday },
  )
  expect(items.itemPrices[0]).toMatchObject({
    currency: 'EUR',
    unitPrice: 12_800,
    item: { description: 'Endreinigung' },
  })
  expect(items.itemConsumption).toMatchObject([{ consumed: 480, item: { description: 'Strom' } }])
})

test('reviews of the agency have at least the stars requested', async () => {
  const data = await askBroker(
    `{ portalReviews(domain: "marehalm.example") { id domain language personName stars title text responseText
         responseDate createdAt } portalDomainStat(domain: "marehalm.example") { domain stars trustScore reviewsTotal } }`,
  )
  expect(data).toMatchObject({
    portalReviews: [{ id: 2, personName: 'Ib', stars: 5 }],
    portalDomainStat: { stars: 4.5, trustScore: 4.6, reviewsTotal: 812 },
  })
})

test('of what others collect the ten newest of two stars and more are told, never more', async () => {
  const rows = Array.from({ length: 14 }, (_, index) =>
    env.DB.prepare(
      "INSERT INTO portal_review VALUES (?1, 'many.example', 'da', 'Bo', ?2, 'T', 'T', NULL, NULL, ?3)",
    ).bind(100 + index, index === 13 ? 1 : 2 + (index % 4), `2026-03-${String(index + 1).padStart(2, '0')}T00:00:00Z`),
  )
  await env.DB.batch(rows)
  const ids = v.array(v.object({ id: v.number() }))
  const found = await ask(
    `{ usual: portalReviews(domain: "many.example") { id } greedy: portalReviews(domain: "many.example", limit: 1000) { id }
       other: portalReviews(domain: "other.example") { id } stat: portalDomainStat(domain: "other.example") { stars } }`,
    { usual: ids, greedy: ids, other: ids, stat: v.null() },
  )
  expect(found.usual.map(({ id }) => id)).toEqual([112, 111, 110, 109, 108, 107, 106, 105, 104, 103])
  expect(found.greedy).toEqual(found.usual)
  expect(found.other).toEqual([])
})

const weather = `id contentfulAreaId time lat lng airPressure airTemperature cloudAreaFraction relativeHumidity
  windFromDirection windSpeed symbolNext1Hours symbolNext6Hours symbolNext12Hours source madeAt`

test('the weather starts at this hour, from the climate where none was fetched', async () => {
  const query = `{ areaWeather(contentfulAreaId: "area-blavand", limit: 60) { ${weather} } }`
  const WeatherSchema = { areaWeather: v.array(AreaWeatherSchema) }
  const usual = await ask(query, WeatherSchema)
  expect(usual.areaWeather).toHaveLength(60)
  expect(usual.areaWeather[0]?.source).toBe('climate')
  expect(Date.now() - Date.parse(usual.areaWeather[0]?.time ?? '')).toBeLessThan(3_600_000)
  expect(await askBroker('{ areaWeather(contentfulAreaId: "area-atlantis") { id } }')).toEqual({ areaWeather: [] })
})

test('a query without the service key, not in JSON, or absurdly large is refused without a stack', async () => {
  const stranger = await call('/broker/graphql', {
    method: 'POST',
    headers: { 'x-service-public-key': '' },
    body: '{}',
  })
  expect(stranger.status).toBe(401)
  const broken = await postJson('/broker/graphql', '{"query": ')
  expect(broken.status).toBe(400)
  expect(await broken.text()).not.toMatch(/\.ts|at /)
  const wide = Array.from({ length: 700 }, (_, index) => `a${index}: lodgingCount`).join(' ')
  await expect(askBroker(`{ ${wide} }`)).rejects.toThrow('too large')
})

test('a failing statement fails its own field alone, and tells the caller nothing of the database', async () => {
  await env.DB.prepare('ALTER TABLE broker_text RENAME TO mislaid').run()
  const response = await postJson('/broker/graphql', {
    query: '{ lodgingCount text(name: "terms", lan: 1) { html } lodging(id: 1, lan: 1) { id } }',
  })
  await env.DB.prepare('ALTER TABLE mislaid RENAME TO broker_text').run()
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({
    data: { lodgingCount: 2, text: null, lodging: { id: 1 } },
    errors: [{ message: 'Unexpected error.', path: ['text'] }],
  })
  expect(text).not.toMatch(/broker_text|stack|\.ts|\.js/)
})

async function ask<Entries extends v.ObjectEntries>(
  query: string,
  entries: Entries,
  variables: Record<string, unknown> = {},
) {
  return v.parse(v.object(entries), await askBroker(query, variables))
}
