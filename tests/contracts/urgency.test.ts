import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { type BookingOption, BookingOptionSchema } from '../../src/contracts/lodging.ts'
import { UrgencyReplySchema } from '../../src/contracts/urgency.ts'
import { areas } from '../../src/domain/areas.ts'
import { writeCriteriaParameter } from '../../src/domain/criteria-parameter.ts'
import { arrivalsOf } from '../../src/domain/criteria-request.ts'
import { facility } from '../../src/domain/facilities.ts'
import { parseCriteria } from '../../src/domain/search-criteria.ts'
import { addDays, isBookable, today } from '../../src/domain/stays.ts'
import { saturdayIn } from '../browser/agency.ts'
import { ask, keyHeadersOf, searchClient, urlOf } from './services.ts'

const HouseSchema = v.object({
  id: v.number(),
  locationId: v.number(),
  facilities: v.array(v.object({ facilityId: v.number(), value: v.string() })),
})
const NamesSchema = v.object({ lodgingNames: v.array(v.object({ id: v.number() })) })
const HousesSchema = v.object({ lodgingsByIds: v.array(HouseSchema) })
const OptionsSchema = v.object({ bookingOptions: v.array(BookingOptionSchema) })

interface LetHouse extends v.InferOutput<typeof HouseSchema> {
  stays: BookingOption[]
}

const saturday = saturdayIn(60)
const days = arrivalsOf(new Map([['ankomst', { value: saturday }]]), today())
/** Every house with what it lets around that Saturday, free or taken. */
let houses: LetHouse[]

beforeAll(async () => {
  const { lodgingNames } = await ask('broker', NamesSchema, 'query lodgingNames { lodgingNames(lan: 1) { id } }')
  houses = []
  for (let first = 0; first < lodgingNames.length; first += 20) {
    const ids = lodgingNames.slice(first, first + 20).map(({ id }) => id)
    const { lodgingsByIds } = await ask(
      'broker',
      HousesSchema,
      'query lodgings($ids: [Int!]!) { lodgingsByIds(ids: $ids, lan: 1) { id locationId facilities { facilityId value } } }',
      { ids },
    )
    for (const house of lodgingsByIds) houses.push({ ...house, stays: await staysOf(house.id) })
  }
})

async function staysOf(lodgingId: number): Promise<BookingOption[]> {
  const requested = { lodgingId, from: days[0], to: days.at(-1) }
  const { bookingOptions } = await ask(
    'broker',
    OptionsSchema,
    `query bookingOptions($lodgingId: Int!, $from: String, $to: String) {
      bookingOptions(lan: 1, lodgingId: $lodgingId, from: $from, to: $to) {
        lodgingId arrival departure duration price normalPrice transactionFee totalPrice currency discountTags
        hasDiscount status adults children infants pets languageId lodgingUnitTypeId priority
      }
    }`,
    requested,
  )
  return bookingOptions
}

async function decide(query: string, lan = 1) {
  const parameters = new URLSearchParams({
    criteria: writeCriteriaParameter(parseCriteria(new URLSearchParams(query))),
    lan: String(lan),
  })
  const response = await get(`?${parameters}`)
  expect(response.status).toBe(200)
  return v.parse(UrgencyReplySchema, await response.json()).data
}

function get(query: string, headers = keyHeadersOf('urgency')): Promise<Response> {
  return fetch(`${urlOf('urgency')}/decide/search/criteria/${query}`, { headers })
}

const [firstArea] = areas
const questions: [string, (house: LetHouse) => boolean, (stay: BookingOption) => boolean][] = [
  [`ankomst=${saturday}`, () => true, () => true],
  [`ankomst=${saturday}&duration=14`, () => true, ({ duration }) => duration === 14],
  [`ankomst=${saturday}&1=6`, (house) => numberOf(house, facility.persons) >= 6, () => true],
  [`ankomst=${saturday}&husdyr=1`, (house) => numberOf(house, facility.petsMax) >= 1, () => true],
  [`ankomst=${saturday}&omraader=${firstArea?.slug}`, isIn(firstArea?.locationIds), () => true],
  [`ankomst=${saturday}&maxPris=6000`, () => true, ({ totalPrice }) => totalPrice <= 6000_00],
  [`ankomst=${addDays(saturday, -1)}`, () => true, ({ arrival }) => arrival === addDays(saturday, -1)],
]

test.each(questions)('%s: as many are left, of as many, as a plain loop over all calendars finds', async (...each) => {
  const [query, fits, isMeant] = each
  const nights = query.includes('duration=14') ? [14] : [7]
  const counted = { left: 0, of: 0 }
  for (const house of houses) {
    if (!fits(house)) continue
    let isLet = false
    let isFree = false
    for (const stay of house.stays) {
      const isRequested = days.includes(stay.arrival) && nights.includes(stay.duration) && isBookable(stay.arrival)
      if (!isRequested || !isMeant(stay)) continue
      isLet = true
      isFree ||= stay.status === 1
    }
    if (isLet) counted.of += 1
    if (isFree) counted.left += 1
  }
  expect(await decide(query)).toMatchObject(counted)
  expect(counted.of).toBeGreaterThan(0)
})

function numberOf({ facilities }: LetHouse, id: number): number {
  return Number(facilities.find(({ facilityId }) => facilityId === id)?.value ?? 0)
}

function isIn(locations: readonly number[] = []): (house: LetHouse) => boolean {
  return ({ locationId }) => locations.includes(locationId)
}

test('what is left is what the search finds', async () => {
  const { totalHits } = await searchClient()
    .index('lodgingOptions_duration-7_lan-2')
    .search('', {
      filter: [`date IN [${days.join()}]`, 'duration = 7', 'facilities.1 >= 6'],
      distinct: 'lodgingId',
      page: 1,
      hitsPerPage: 1,
    })
  expect((await decide(`ankomst=${saturday}&1=6`, 2))?.left).toBe(totalHits)
})

test('without dates there is nothing to decide', async () => {
  expect(await decide('1=4&duration=7')).toBeNull()
})

test.each([
  ['no criteria', ''],
  ['no base64', '?criteria=%25%25'],
  ['no JSON', `?criteria=${btoa('ankomst')}`],
  ['no criteria object', `?criteria=${btoa('{"ankomst":3}')}`],
  ['too much', `?criteria=${'A'.repeat(9_000)}`],
  ['no such language', `?criteria=${btoa('{}')}&lan=3`],
])('%s: refused as such', async (_, query) => {
  const response = await get(query)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } })
})

test('who does not show the key learns nothing', async () => {
  expect((await get(`?criteria=${btoa('{}')}`, {})).status).toBe(401)
})
