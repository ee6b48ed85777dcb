import type { Lan } from '../../contracts/lodging.ts'
import type { LodgingHit } from '../../contracts/search.ts'
import { type LyingHouse, lyingHouseAttributes } from '../../contracts/together.ts'
import { withQuotes } from '../../domain/booking/quoted-hits.ts'
import { requestOfCriteria } from '../../domain/criteria-request.ts'
import { indexOf, parseSearchRequest, toSearchBody } from '../../domain/search-request.ts'
import { today } from '../../domain/stays.ts'
import { findGroups, type Group } from '../../domain/together/find-groups.ts'
import type { PageRequest } from '../../routing/page.ts'
import { personsKey, type TogetherWish } from './wish.ts'

/** Houses that are looked at, the cheapest; and combinations of them that lie together. */
export const mostHouses = 1_000
export const mostGroups = 100_000
const groupsPerPage = 10

export interface FoundTogether {
  groups: Group<LodgingHit>[]
  total: number
  page: number
  pages: number
  /** Houses that are free for the stay and fit. */
  houses: number
  isCut: boolean
}

/** Groups of houses that are all free for that very stay. Rejects when the search does not answer. */
export async function loadTogether(
  { services, market, now, quotes }: Pick<PageRequest, 'services' | 'market' | 'now' | 'quotes'>,
  wish: TogetherWish & { arrival: string },
): Promise<FoundTogether> {
  // Each house alone need not have room for everybody, and all of them are had for the same days.
  const notOfHouses = new Set([
    personsKey,
    'ankomst',
    'arrivalWeekNextOccurence',
    'duration',
    'flex',
    'maaned',
    'ferie',
  ])
  const ofHouses = new Map([...wish.criteria].filter(([key]) => !notOfHouses.has(key)))
  const view = { searchOrder: 'price-asc', page: 1, result: mostHouses } as const
  const asked = requestOfCriteria(ofHouses, view, market.id, today(now))
  const stay = { dates: [wish.arrival], durations: [wish.duration] }
  const request = parseSearchRequest({
    ...asked,
    parameters: { ...asked.parameters, ...stay },
    config: { ...asked.config, attributesToRetrieve: lyingHouseAttributes },
  })
  const { hits, totalHits } = await services.search.lying(indexOf(request), toSearchBody(request))
  const { groups, isCut } = findGroups(hits, wish, mostGroups)
  const pages = Math.max(1, Math.ceil(groups.length / groupsPerPage))
  const page = Math.min(wish.page, pages)
  const shown = groups.slice((page - 1) * groupsPerPage, page * groupsPerPage)
  const ids = [...new Set(shown.flatMap(({ houses }) => houses.map(({ lodgingId }) => lodgingId)))]
  const whole = ids.length === 0 ? [] : await wholeHouses(services, market.id, { ...stay, lodgingId: ids })
  const signed = new Map((await withQuotes(quotes, whole, now, null)).map((hit) => [hit.lodgingId, hit]))
  return {
    groups: shown.flatMap((group) => wholeGroup(group, signed)),
    total: groups.length,
    page,
    pages,
    houses: totalHits,
    isCut,
  }
}

/** What the cards show of the houses of a page, for the very stay. */
async function wholeHouses(
  { search }: PageRequest['services'],
  market: Lan,
  parameters: { dates: string[]; durations: number[]; lodgingId: number[] },
): Promise<LodgingHit[]> {
  const request = parseSearchRequest({
    kind: 'lodging',
    market,
    parameters,
    resultsPerPage: parameters.lodgingId.length,
  })
  return (await search.lodgings(indexOf(request), toSearchBody(request))).hits
}

/** With the price that its cards show; none where a house has been taken meanwhile. */
function wholeGroup(group: Group<LyingHouse>, whole: ReadonlyMap<number, LodgingHit>): Group<LodgingHit>[] {
  const houses = group.houses.flatMap(({ lodgingId }) => whole.get(lodgingId) ?? [])
  if (houses.length < group.houses.length) return []
  return [{ ...group, houses, total: houses.reduce((sum, { totalPrice }) => sum + totalPrice, 0) }]
}
