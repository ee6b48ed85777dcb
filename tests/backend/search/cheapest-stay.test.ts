import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facility } from '../../../src/domain/facilities.ts'
import { parseCriteria } from '../../../src/domain/search-criteria.ts'
import { parseSearchView } from '../../../src/domain/search-view.ts'
import { listHouses } from '../../../src/features/search/load.ts'
import { marketById } from '../../../src/markets/market.ts'
import { createMeilisearch } from '../../../src/services/search/meilisearch.ts'
import { createSearchService } from '../../../src/services/search/search.ts'
import { call } from '../call.ts'
import { emptySmallAgency, seedSmallAgency } from '../fixtures/seeded.ts'
import { type PlainHouse, type PlainStay, readPlainAgency } from './plain-agency.ts'
import { offerOf, rated } from './plain-search.ts'
import { clientOptions } from './search-call.ts'

/** Without dates a house is shown by its cheapest week, or by the cheapest one that meets what is asked of a stay. */
let houses: PlainHouse[] = []
beforeAll(async () => {
  await seedSmallAgency(env.DB, 40, 30)
  // Several houses have one price.
  await env.DB.prepare('UPDATE booking_option SET total_dkk = total_dkk / 50000 * 50000').run()
  houses = await readPlainAgency(env.DB)
})
afterAll(() => emptySmallAgency(env.DB))

const endpoint = { name: 'search', url: 'http://backend/search', key: env.SERVICE_KEY } as const
const search = createSearchService(
  createMeilisearch({ ...endpoint, fetch: (url, init) => call(new URL(url).pathname, init) }, clientOptions),
)

async function listed(query: string) {
  const parameters = new URLSearchParams(query)
  const view = { ...parseSearchView(parameters), result: 7 }
  const pages = []
  for (let page = 1; ; page += 1) {
    const requested = {
      criteria: parseCriteria(parameters),
      view: { ...view, page },
      market: marketById(1),
      now: new Date(),
    }
    const { hits, totalHits, totalPages } = await listHouses(search, requested)
    pages.push(...hits)
    if (page >= totalPages) return { totalHits, stays: pages.map(stayOf) }
  }
}

const stayOf = ({ lodgingId, date, duration, totalPrice }: Awaited<ReturnType<typeof listHouses>>['hits'][number]) => ({
  lodgingId,
  date,
  duration,
  totalPrice,
})

type Shown = ReturnType<typeof stayOf>

function expected(staysOf: (house: PlainHouse) => PlainStay[], isMet: (stay: PlainStay) => boolean) {
  const cheapest = houses.flatMap((house) => {
    const own = staysOf(house).toSorted((a, b) => a.total_dkk - b.total_dkk || a.arrival.localeCompare(b.arrival))
    return own
      .slice(0, 1)
      .filter(isMet)
      .map((stay) => ({
        lodgingId: house.id,
        date: stay.arrival,
        duration: stay.duration,
        totalPrice: stay.total_dkk,
      }))
  })
  return inOrder(cheapest)
}

/** By price; of one price by the houses' reviews, then by their numbers. */
function inOrder(stays: readonly Shown[]): Shown[] {
  const ratings = new Map(houses.map((house) => [house.id, rated(house)]))
  const of = ({ lodgingId }: Shown) => ratings.get(lodgingId) ?? 0
  return stays.toSorted((a, b) => a.totalPrice - b.totalPrice || of(b) - of(a) || a.lodgingId - b.lodgingId)
}

const offer = (house: PlainHouse) => offerOf(house, 'DKK')
const weeksThat = (isMet: (house: PlainHouse, stay: PlainStay) => boolean) => (house: PlainHouse) =>
  house.stays.filter((stay) => stay.duration === 7 && isMet(house, stay))
const any = () => true

const isForTime =
  (id: number) =>
  (house: PlainHouse, { arrival }: PlainStay) =>
    house.facilities.some(
      ({ facility_id, value, from_date, to_date }) =>
        facility_id === id && value === 1 && (from_date ?? '') <= arrival && (to_date ?? '9') >= arrival,
    )

test.each([
  ['', offer, any],
  ['minPris=5000', offer, ({ total_dkk }: PlainStay) => total_dkk >= 500_000],
  ['minPris=4000&maxPris=6000', offer, ({ total_dkk }: PlainStay) => total_dkk >= 400_000 && total_dkk <= 600_000],
  [`${facility.discountEarlyBird}=1`, weeksThat(isForTime(facility.discountEarlyBird)), any],
  [
    `${facility.discountEarlyBird}=0`,
    weeksThat((house, stay) => !isForTime(facility.discountEarlyBird)(house, stay)),
    any,
  ],
] as const)(
  '"%s": each house by its cheapest week, rising, falling in just the reverse, and with none lost between pages',
  async (query, staysOf, isMet) => {
    const rising = expected(staysOf, isMet)
    expect(rising.length).toBeGreaterThan(2)
    expect(new Set(rising.map(({ totalPrice }) => totalPrice)).size).toBeLessThan(rising.length)
    for (const order of ['price-asc', 'price-desc']) {
      const { stays, totalHits } = await listed(`${query}&searchOrder=${order}`)
      const shown = order === 'price-asc' ? rising : rising.toReversed()
      expect([totalHits, stays]).toEqual([rising.length, shown])
    }
  },
)

test('a house that is let for no week is shown by its cheapest stay', async () => {
  const [house] = houses.filter(({ stays }) => stays.some(({ duration }) => duration !== 7))
  await env.DB.prepare('UPDATE booking_option SET status = 0 WHERE lodging_id = ?1 AND duration = 7')
    .bind(house?.id)
    .run()
  const [stay] = offerOf(
    { ...house, stays: house?.stays.filter(({ duration }) => duration !== 7) ?? [] } as PlainHouse,
    'DKK',
  )
  const { stays } = await listed('searchOrder=price-asc')
  expect(stays.find(({ lodgingId }) => lodgingId === house?.id)).toEqual({
    lodgingId: house?.id,
    date: stay?.arrival,
    duration: stay?.duration,
    totalPrice: stay?.total_dkk,
  })
  await env.DB.prepare('UPDATE booking_option SET status = 1 WHERE lodging_id = ?1 AND duration = 7')
    .bind(house?.id)
    .run()
})

test('a page of falling prices beyond the last is empty', async () => {
  const requested = { criteria: new Map(), market: marketById(1), now: new Date() }
  const view = { searchOrder: 'price-desc', page: 99, result: 10 } as const
  expect((await listHouses(search, { ...requested, view })).hits).toEqual([])
})

test('a street is found by its new name once it has one, and by its old one no more', async () => {
  const [house] = houses.filter(({ stays }) => stays.length > 0)
  const found = async (name: string) =>
    (await listed(`${new URLSearchParams({ vejnavn: name })}`)).stays.map(({ lodgingId }) => lodgingId)
  expect(await found(house?.street ?? '')).toContain(house?.id)
  await env.DB.prepare('UPDATE street SET name = ?1 WHERE id = (SELECT street_id FROM lodging WHERE id = ?2)')
    .bind('Ny Sømærkestræde', house?.id)
    .run()
  expect(await found('ny soemaerkestraede')).toContain(house?.id)
  expect(await found(house?.street ?? '')).not.toContain(house?.id)
})
