import * as v from 'valibot'
import { expect, test } from 'vitest'
import { facility } from '../../src/domain/facilities.ts'
import { nextMonth } from '../../src/domain/flexible-dates.ts'
import { today, weekdayOf } from '../../src/domain/stays.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { Visitor } from '../guests/visitor.ts'
import { thisSite } from '../this-site.ts'
import { ask } from './services.ts'

const HousesSchema = v.object({
  lodgingsByIds: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      facilities: v.array(v.object({ facilityId: v.number(), value: v.string() })),
    }),
  ),
})

/** Of every house of the agency, its code and the values of its facilities by their ids. */
async function houses(): Promise<{ id: number; name: string; values: ReadonlyMap<number, number> }[]> {
  const { lodgingNames } = await ask(
    'broker',
    v.object({ lodgingNames: v.array(v.object({ id: v.number() })) }),
    '{ lodgingNames(lan: 1) { id } }',
  )
  const { lodgingsByIds } = await ask(
    'broker',
    HousesSchema,
    'query houses($ids: [Int!]!) { lodgingsByIds(ids: $ids, lan: 1) { id name facilities { facilityId value } } }',
    { ids: lodgingNames.map(({ id }) => id) },
  )
  return lodgingsByIds.map(({ id, name, facilities }) => ({
    id,
    name,
    values: new Map(facilities.map(({ facilityId, value }) => [facilityId, Number(value)])),
  }))
}

const visitors = markets.map((market) => ({ market, guest: new Visitor(`${market.key}.localhost`, thisSite().port) }))

test('houses without steps are found by the width of their doors and a level shower, and say their measures', async () => {
  const { stepFree, doorWidth, levelShower } = facility
  const found = (await houses()).filter(
    ({ values }) => values.get(stepFree) === 1 && (values.get(doorWidth) ?? 0) >= 80 && values.get(levelShower) === 1,
  )
  expect(found.length).toBeGreaterThan(0)
  for (const { market, guest } of visitors) {
    const query = `?${stepFree}=1&${doorWidth}=80&${levelShower}=1&result=24`
    const { html } = await guest.get(href.search(market) + query)
    const codes = new Set(
      [...html.matchAll(new RegExp(`/${market.lodgingPrefix}-([a-z]{2}\\d{4})/`, 'g'))].map(([, code = '']) =>
        code.toUpperCase(),
      ),
    )
    expect([...codes].toSorted()).toEqual(found.map(({ name }) => name).toSorted())
    const [house] = found
    const width = house?.values.get(doorWidth)
    const page = (await guest.get(href.lodging(market, house?.name ?? ''))).html
    expect(page).toContain(`${width}\u00a0cm`)
  }
})

const StaysSchema = v.object({
  bookingOptions: v.array(
    v.object({
      arrival: v.string(),
      departure: v.string(),
      duration: v.number(),
      totalPrice: v.number(),
      status: v.number(),
    }),
  ),
})
type Stay = v.InferOutput<typeof StaysSchema>['bookingOptions'][number]

/** By their codes, what the cheapest free stay of each house costs that lies within the month and is meant; the cheapest first. */
async function cheapestIn(
  month: string,
  named: readonly { id: number; name: string }[],
  isMeant: (stay: Stay) => boolean,
) {
  const [first, end] = [`${month}-01`, `${nextMonth(month)}-01`]
  const found: [name: string, total: number][] = []
  for (const { id, name } of named) {
    const { bookingOptions } = await ask(
      'broker',
      StaysSchema,
      `query stays($id: Int!, $first: String!, $end: String!) {
        bookingOptions(lan: 1, lodgingId: $id, from: $first, to: $end) { arrival departure duration totalPrice status }
      }`,
      { id, first, end },
    )
    const totals = bookingOptions
      .filter((stay) => stay.status === 1 && stay.arrival >= first && stay.departure <= end && isMeant(stay))
      .map(({ totalPrice }) => totalPrice)
    if (totals.length > 0) found.push([name, Math.min(...totals)])
  }
  return found.toSorted(([a, one], [b, other]) => one - other || (a < b ? -1 : 1))
}

const HitsSchema = v.object({
  data: v.object({ hits: v.array(v.object({ name: v.string(), totalPrice: v.number() })) }),
})

/** What the search's form, as it is sent without scripts, finds: codes and kroner, the cheapest first. */
async function foundBy(form: Record<string, string>): Promise<[name: string, total: number][]> {
  const query = new URLSearchParams({ ...form, searchOrder: 'price-asc', result: '24' })
  const { html } = await new Visitor(`da.localhost`, thisSite().port).get(`/api/search/?${query}`)
  const { hits } = v.parse(HitsSchema, JSON.parse(html)).data
  return hits
    .map(({ name, totalPrice }): [string, number] => [name, totalPrice / 100])
    .toSorted(([a, one], [b, other]) => one - other || (a < b ? -1 : 1))
}

const month = nextMonth(today().slice(0, 7), 3)
const inMonth = { naar: 'maaned', maaned: month, weekend: '', duration: '' }

test('the cheapest week of a month with a fenced plot and a charging point is the first that the filters find', async () => {
  const { fencedGround, chargingStation } = facility
  const named = (await houses()).filter(
    ({ values }) => values.get(fencedGround) === 1 && values.get(chargingStation) === 1,
  )
  const expected = await cheapestIn(month, named, ({ duration }) => duration === 7)
  expect(expected.length).toBeGreaterThan(0)
  for (const weekend of ['', 'uge']) {
    expect(await foundBy({ ...inMonth, weekend, [fencedGround]: '1', [chargingStation]: '1' })).toEqual(expected)
  }
})

test('any weekend of a month finds the cheapest stay over a Saturday and a Sunday night, or the days around', async () => {
  const named = (await houses()).filter(({ values }) => values.get(facility.fencedGround) === 1)
  const expected = await cheapestIn(month, named, ({ arrival, duration }) => {
    const day = weekdayOf(arrival)
    return (day === 5 && (duration === 2 || duration === 3)) || (day === 4 && (duration === 3 || duration === 4))
  })
  expect(expected.length).toBeGreaterThan(0)
  expect(await foundBy({ ...inMonth, weekend: '1', [facility.fencedGround]: '1' })).toEqual(expected.slice(0, 24))
})
