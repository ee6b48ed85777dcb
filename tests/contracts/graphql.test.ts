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
import { RelatedLodgingsSchema } from '../../src/contracts/related.ts'
import { addressOf, ask, graphqlAddressOf, keyHeader, postQuery, searchClient, serviceKey } from './services.ts'

const anything = v.record(v.string(), v.unknown())
const list = v.array(v.unknown())
const houseId = async () =>
  v.parse(
    v.object({ lodgingId: v.number() }),
    (await searchClient().index('lodgingOptions_duration-_lan-1').search('', { hitsPerPage: 1 })).hits[0],
  ).lodgingId

const option = `lodgingId arrival departure duration price normalPrice transactionFee totalPrice currency discountTags
  hasDiscount status adults children infants pets languageId lodgingUnitTypeId priority`
const itemFields = 'item { id type chargeType meteredQuantity description unitName definitionId }'

test('a house’s lists keep their contracts and end at their limits, whatever is asked', async () => {
  const HouseSchema = v.object({
    lodging: v.object({
      images: v.pipe(v.array(LodgingImageSchema), v.minLength(5), v.maxLength(99)),
      facilities: v.pipe(list, v.minLength(10), v.maxLength(999)),
      reviews: v.pipe(list, v.maxLength(999)),
      few: v.pipe(v.array(LodgingImageSchema), v.length(2)),
      none: v.pipe(v.array(LodgingImageSchema), v.length(0)),
      cheapestBookingOptions: v.pipe(v.array(BookingOptionSchema), v.length(3)),
      itemConsumption: v.pipe(v.array(ItemConsumptionSchema), v.maxLength(10)),
      meta: v.array(MetaSchema),
    }),
    itemPrices: v.pipe(v.array(BookingOptionItemPriceSchema), v.minLength(1), v.maxLength(999)),
    bookingOptions: v.pipe(v.array(BookingOptionSchema), v.minLength(1), v.maxLength(999)),
    bookingOptionsMin: v.pipe(v.array(BookingOptionSchema), v.length(3)),
    itemConsumption: v.pipe(v.array(ItemConsumptionSchema), v.maxLength(10)),
  })
  const id = await houseId()
  const reply = await ask(
    'broker',
    HouseSchema,
    `query lodgingPage($id: Int!) {
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
      itemPrices(lan: 1, lodgingId: $id, arrival: "2027-07-03", duration: 7, limit: 100000) {
        lodgingId duration arrival itemId unitPrice currency isMandatory minQuantity maxQuantity ${itemFields}
      }
      bookingOptions(lan: 1, lodgingId: $id, from: "2026-01-01", to: "2029-01-01", limit: 100000) { ${option} }
      bookingOptionsMin(lan: 1, lodgingId: $id) { ${option} }
      itemConsumption(lodgingId: $id, lan: 1) { adults children consumed days season ${itemFields} }
    }`,
    { id },
  )
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
      facilities: v.pipe(v.array(FacilitySchema), v.minLength(50), v.maxLength(999)),
      lodgingNames: v.pipe(list, v.maxLength(9999)),
      lodgingCount: v.number(),
      firstFive: v.literal(5),
      redirects: v.pipe(list, v.minLength(1), v.maxLength(9999)),
      streets: v.pipe(list, v.minLength(1), v.maxLength(1000)),
      guestReviews: v.object({
        total: v.number(),
        items: v.pipe(v.array(v.object({ rating: v.number(), date: v.string() })), v.length(100)),
      }),
    }),
    `query lodgingNames { facilities(lan: 2, limit: 100000) { id name typeId facilityGroupIds description }
      lodgingNames(lan: 2, limit: 100000) { id name title } lodgingCount(limit: 1000000) firstFive: lodgingCount(limit: 5)
      redirects(lan: 2, limit: 100000) { from to isPermanent } streets(limit: 100000) { id slug }
      guestReviews(lan: 2, limit: 100000) { total items { rating date } } }`,
  )
  expect(reply.lodgingNames).toHaveLength(reply.lodgingCount)
  expect(reply.guestReviews.total).toBeGreaterThan(100)
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

const locales = ['da-DK', 'de-DE', 'en']
const contentTypes = [
  'page',
  'area',
  'street',
  'department',
  'navigationItem',
  'category',
  'settings',
  'blog',
  'comment',
  'job',
  'employee',
  'faq',
  'cta',
  'recommendation',
  'map',
  'mapMarker',
  'form',
  'reviewProvider',
  'bookingOptionPrice',
  'changeDayFacility',
  'photoContest',
  'photoContestImage',
  'sectionSearch',
]
test.each(locales)(
  'the content service holds every kind of entry in %s, in Contentful’s collections',
  async (locale) => {
    const fields = contentTypes.map(
      (type) =>
        `${type}Collection(locale: $locale, limit: 2) { total skip limit items { sys { id publishedVersion } } }`,
    )
    const CollectionSchema = v.object({
      total: v.pipe(v.number(), v.minValue(1)),
      skip: v.literal(0),
      limit: v.literal(2),
      items: v.pipe(
        v.array(v.object({ sys: v.object({ id: v.string(), publishedVersion: v.number() }) })),
        v.minLength(1),
        v.maxLength(2),
      ),
    })
    await ask(
      'content',
      v.record(v.string(), CollectionSchema),
      `query everything($locale: String!) { ${fields.join(' ')} }`,
      { locale },
    )
    for (const limit of [1001, -1]) {
      const { errors } = await postQuery(
        'content',
        `{ pageCollection(locale: "${locale}", limit: ${limit}) { total } }`,
      )
      expect(errors[0]).toContain('limit must be between 0 and 1000')
    }
  },
)

test('links are resolved by 50 entries and 50 assets at once, each as what it is', async () => {
  const known = await ask(
    'content',
    v.object({
      pageCollection: v.object({ items: v.array(v.object({ sys: v.object({ id: v.string() }) })) }),
      assetCollection: v.object({ items: v.array(v.object({ sys: v.object({ id: v.string() }) })) }),
    }),
    '{ pageCollection(locale: "en", limit: 50) { items { sys { id } } } assetCollection(locale: "en", limit: 50) { items { sys { id } } } }',
  )
  const entries = known.pageCollection.items.map(({ sys }) => sys.id)
  const assets = known.assetCollection.items.map(({ sys }) => sys.id)
  expect(assets).toHaveLength(50)
  const reply = await ask(
    'content',
    v.object({ entryCollection: v.object({ items: list }), assetCollection: v.object({ items: list }) }),
    `query linkResolver($entries: [String], $assets: [String]) {
      entryCollection(locale: "en", limit: 50, where: { sys: { id_in: $entries } }) { items { __typename ... on Page { slug } } }
      assetCollection(locale: "en", limit: 50, where: { sys: { id_in: $assets } }) { items { url width height } }
    }`,
    { entries, assets },
  )
  expect(reply.entryCollection.items).toHaveLength(entries.length)
  expect(reply.assetCollection.items).toHaveLength(50)
  expect(reply.entryCollection.items[0]).toMatchObject({ __typename: 'Page', slug: expect.any(String) })
})

const nested = (field: string, depth: number) => `${`${field} {`.repeat(depth)} __typename ${'}'.repeat(depth)}`
/** Each fragment spreads the next one twice: 2^40 fields in a few hundred bytes. */
const doubling = (type: string, inner: string) =>
  Array.from(
    { length: 40 },
    (_, index) => `fragment f${index} on ${type} { ${index === 39 ? inner : `...f${index + 1} ...f${index + 1}`} }`,
  ).join(' ')

test.each([
  ['content', `{ navigationItem(id: "x") { ${nested('parent', 30)} } }`],
  ['content', `{ ${Array.from({ length: 2500 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
  ['content', `{ page(id: "x") { ...f0 } } ${doubling('Page', 'title')}`],
  ['broker', `{ ${Array.from({ length: 700 }, (_, index) => `a${index}: lodgingCount`).join(' ')} }`],
  ['broker', `{ lodging(id: 1, lan: 1) { ...f0 } } ${doubling('Lodging', 'id')}`],
] as const)('%s refuses an absurd query unanswered', async (service, query) => {
  const { status, errors, data } = await postQuery(service, query)
  expect(status).toBe(400)
  expect(errors.join()).toMatch(/^The query is too large: at most \d+ fields, \d+ levels deep\.$/)
  expect(data ?? null).toBeNull()
})

test.each(['broker', 'content'] as const)(
  '%s needs its key, knows its fields, and hides its failures',
  async (service) => {
    const strangers: Record<string, string>[] = [
      {},
      { [keyHeader]: 'guess' },
      // As bearer, as Contentful's clients show it, the content service knows its key.
      { authorization: `Bearer ${service === 'content' ? 'a guess of sixteen letters' : serviceKey}` },
    ]
    for (const headers of strangers) {
      const response = await fetch(graphqlAddressOf(service), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"query":"{ __typename }"}',
      })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ error: { code: 'unauthorized' } })
    }
    const unknown = await postQuery(service, '{ secrets { key } }')
    expect(unknown).toMatchObject({
      status: 400,
      errors: [expect.stringMatching(/^Cannot query field "secrets" on type "Query"/)],
    })
    expect((await postQuery(service, 'mutation { deleteEverything }')).errors[0]).toMatch(/mutation/i)
    expect((await postQuery(service, '{ __typename ')).errors[0]).toMatch(/^Syntax Error/)
    expect(await ask(service, anything, '{ __typename }')).toEqual({ __typename: 'Query' })
  },
)

test('an edition there is not, and a day there is not, are told by their argument', async () => {
  const { data, errors } = await postQuery('broker', '{ facilities(lan: 3) { id } }')
  expect(errors).toEqual(['Lan "3" was not a valid language'])
  expect(data).toBeNull()
  const wrongDay = await postQuery(
    'broker',
    '{ bookingOptions(lan: 1, lodgingId: 1001, arrival: "2027-02-30") { price } }',
  )
  expect(wrongDay.errors).toEqual(['arrival "2027-02-30" was not an ISO day'])
  expect((await postQuery('content', '{ pageCollection(locale: "sv-SE") { total } }')).errors).toHaveLength(1)
})

test('similar houses come in the envelope, the most alike first, never the house itself', async () => {
  const id = await houseId()
  const headers = { [keyHeader]: serviceKey }
  const response = await fetch(`${addressOf('related')}/related/?lodgingId=${id}&lan=7&limit=5`, { headers })
  const { data, meta } = v.parse(RelatedLodgingsSchema, await response.json())
  expect(data).toHaveLength(5)
  expect(meta.count).toBe(5)
  expect(data.map(({ lodgingId }) => lodgingId)).not.toContain(id)
  expect(data.map(({ score }) => score)).toEqual(data.map(({ score }) => score).toSorted((a, b) => b - a))
  const refused = await fetch(`${addressOf('related')}/related/?lodgingId=../../etc&lan=7`, { headers })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    error: { code: 'invalid_request', message: 'Missing or wrong: lodgingId.' },
  })
})
