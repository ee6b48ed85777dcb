import type { LodgingHit } from '../../contracts/search.ts'
import { arrivalsOf, durationsOf, requestOfCriteria } from '../../domain/criteria-request.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import type { RenderContext } from '../../routing/page.ts'
import { type HouseStay, keyOf } from './common-stay.ts'
import { findGroups, type Group, type GroupHouse, nearHouses, type PartyHit, wholeGroups } from './find-groups.ts'
import { criteriaOfEach, type TogetherQuery } from './form.tsx'

/** Houses that are looked at, the cheapest; their stays, the cheapest; and combinations of houses that lie together. */
export const maxHouses = 1_000
export const maxStays = 10_000
const maxGroups = 100_000
/** Stays of the houses of combinations: they are compared with each other. */
const maxCompared = 2_000_000
const groupsPerPage = 10

export interface FoundTogether {
  groups: Group<PartyHit>[]
  total: number
  page: number
  pages: number
  /** Houses that are free on days that were requested, and fit. */
  houses: number
  /** There are more stays than were looked at. */
  areStaysCut: boolean
  cutAfter: number | null
}

type Loading = Pick<RenderContext, 'services' | 'market' | 'now' | 'quotes'>

/** Groups of houses that are all free for the same stay. Rejects when the search does not answer. */
export async function loadTogether(request: Loading, togetherQuery: TogetherQuery): Promise<FoundTogether> {
  const { houses, allHouses, areStaysCut } = await loadHouses(request, togetherQuery)
  const { groups, cutAfter } = findGroups(houses, togetherQuery, { groups: maxGroups, stays: maxCompared })
  const pages = Math.max(1, Math.ceil(groups.length / groupsPerPage))
  const page = Math.min(togetherQuery.page, pages)
  const shown = groups.slice((page - 1) * groupsPerPage, page * groupsPerPage)
  return {
    groups: await wholeGroups(request, shown, togetherQuery.party),
    total: groups.length,
    page,
    pages,
    houses: allHouses,
    areStaysCut,
    cutAfter,
  }
}

interface FreeHouses {
  houses: GroupHouse[]
  allHouses: number
  areStaysCut: boolean
}

/** The cheapest houses that fit, each with its stays on the days that were requested. */
async function loadHouses({ services, market, now }: Loading, togetherQuery: TogetherQuery): Promise<FreeHouses> {
  const day = firstBookableArrival(now)
  const criteria = criteriaOfEach(togetherQuery.criteria)
  const request = requestOfCriteria(criteria, { searchOrder: 'price-asc', page: 1, result: maxHouses }, market.id, day)
  const config = { withPetTotals: togetherQuery.pets > 0 }
  const { hits, totalHits } = await services.search.houseLocations({ ...request, config })
  const found = { allHouses: totalHits, areStaysCut: false }
  const [arrival = '', ...otherArrivals] = arrivalsOf(criteria, day)
  const [duration = 0, ...otherDurations] = durationsOf(criteria)
  if (otherArrivals.length + otherDurations.length === 0) {
    const houses = hits.map((hit) => ({
      ...hit,
      stays: byKey([stayOf({ ...hit, date: arrival, duration }, togetherQuery.pets)]),
    }))
    return { ...found, houses }
  }

  const near = nearHouses(
    hits.map(({ _geo }) => _geo),
    togetherQuery.within,
  )
  const withNeighbours = new Set(near.flatMap((others, place) => (others.size > 0 ? [place, ...others.keys()] : [])))
  const houses = hits.filter((_, place) => withNeighbours.has(place))
  if (houses.length === 0) return { ...found, houses: [] }
  const parameters = { ...request.parameters, lodgingId: houses.map(({ lodgingId }) => lodgingId) }
  const [stays = { hits: [] }] = await services.search.stayPrices([
    { ...request, parameters, config: { ...config, oneHitPer: 'stay' }, resultsPerPage: maxStays + 1 },
  ])
  const staysOf = Map.groupBy(stays.hits.slice(0, maxStays), ({ lodgingId }) => lodgingId)
  return {
    ...found,
    houses: houses.flatMap((house) => {
      const own = staysOf.get(house.lodgingId)
      return own ? { ...house, stays: byKey(own.map((stay) => stayOf(stay, togetherQuery.pets))) } : []
    }),
    areStaysCut: stays.hits.length > maxStays,
  }
}

type PricedStay = Pick<LodgingHit, 'totalPrice' | 'totalWithPets'> & { date: string; duration: number }

function stayOf({ date, duration, totalPrice, totalWithPets }: PricedStay, pets: number): HouseStay {
  return { arrival: date, duration, total: totalPrice, totalWithPets: totalWithPets?.[String(pets)] ?? null }
}

function byKey(stays: readonly HouseStay[]): ReadonlyMap<string, HouseStay> {
  return new Map(stays.map((stay) => [keyOf(stay), stay]))
}
