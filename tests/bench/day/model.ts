import type { EditionKey } from '../../../src/editions/table.ts'
import { type Draw, drawsOf, type Weights, zipfWeights } from './draw.ts'
import { crawled, day, editionShares, guestPages, hourShares, searches, shares, viewsOfDay, zipf } from './shares.ts'

/** The agency's pages, each list with the most popular first. Paths are those of each edition. */
export interface AgencyToVisit {
  houses: Readonly<Record<EditionKey, readonly string[]>>
  areas: Readonly<Record<EditionKey, readonly string[]>>
  content: Readonly<Record<EditionKey, readonly string[]>>
  search: Readonly<Record<EditionKey, string>>
  /** Slugs of areas as searches name them. */
  areaSlugs: readonly string[]
  /** Arrivals of weeks that are for sale. */
  weeks: readonly string[]
}

export const kinds = ['dated search', 'search', 'house with stay', 'house', 'front', 'area', 'content'] as const
export type Kind = (typeof kinds)[number]

export interface View {
  /** Seconds since midnight. */
  at: number
  who: 'guest' | 'bot'
  edition: EditionKey
  kind: Kind
  path: string
}

/** A change during the day. Its house, stay or entry is drawn when it happens, from what is for sale then. */
export interface Change {
  at: number
  kind: 'booking' | 'hold' | 'edit' | 'price'
}

/** A visitor's request, the same for the whole visit. */
interface Visitor {
  edition: EditionKey
  criteria: string
  /** Whether so many houses are found that there is more than a page of them. */
  hasFurtherPages: boolean
  /** Houses that the search lists, the same for whoever asks for the same: opened are those. */
  listed: readonly number[]
  /** The criteria as a house's page gets them. */
  stay: string
  left: number
}

/** Houses that a page of results lists. */
const listLength = 10
/** Visits that are under way at once: whoever views next is one of them. */
const visitsAtOnce = 60

/** The views of a day in their order: of a seed always the same. */
export function viewsOfADay(agency: AgencyToVisit, seed: number, count = viewsOfDay): View[] {
  const draw = drawsOf(seed)
  const times = timesOfDay(draw, count)
  const weights = weightsOf(agency)
  const visitors: Visitor[] = []
  return times.map((at) => {
    if (draw.chance(shares.bots)) return { at, who: 'bot', ...botView(agency, weights, draw) }
    const place = Math.floor(draw.next() * visitsAtOnce)
    const before = visitors[place]
    const visitor = before && before.left > 0 ? before : newVisitor(agency, weights, draw)
    visitors[place] = visitor
    visitor.left -= 1
    return { at, who: 'guest', ...guestView(agency, weights, draw, visitor) }
  })
}

/** The changes of the day, in their order. */
export function changesOfADay(seed: number): Change[] {
  const draw = drawsOf(seed)
  const of = (kind: Change['kind'], count: number) => timesOfDay(draw, count).map((at) => ({ at, kind }))
  return [
    ...of('booking', day.bookings),
    ...of('hold', day.abandonedHolds),
    ...of('edit', day.contentEdits),
    ...of('price', day.priceChanges),
  ].sort((one, other) => one.at - other.at)
}

function timesOfDay(draw: Draw, count: number): number[] {
  const hours = Object.fromEntries(hourShares.map((share, hour) => [hour, share]))
  return Array.from({ length: count }, () => 3600 * (Number(draw.named(hours)) + draw.next())).sort((a, b) => a - b)
}

interface AgencyWeights {
  houses: Weights
  /** Places of a page of results. */
  listed: Weights
  weeks: Weights
  areaSlugs: Weights
  areas: Weights
  content: Weights
}

function weightsOf({ houses, weeks, areaSlugs, areas, content }: AgencyToVisit): AgencyWeights {
  return {
    houses: zipfWeights(houses.da.length, zipf.houses),
    listed: zipfWeights(listLength, zipf.places),
    weeks: zipfWeights(weeks.length, zipf.weeks),
    areaSlugs: zipfWeights(areaSlugs.length, zipf.areas),
    areas: zipfWeights(areas.da.length, zipf.areas),
    content: zipfWeights(content.da.length, zipf.pages),
  }
}

function newVisitor(agency: AgencyToVisit, weights: AgencyWeights, draw: Draw): Visitor {
  const arrival = agency.weeks[draw.ranked(weights.weeks)]
  const duration = draw.chance(searches.twoWeeks) ? 14 : 7
  const persons = draw.named(searches.persons)
  const area = draw.chance(searches.ofArea) ? agency.areaSlugs[draw.ranked(weights.areaSlugs)] : undefined
  const hasPets = draw.chance(searches.withPets)
  const ofArea = area ? [`omraader=${area}`] : []
  // As the site's own links have them.
  const criteria = [
    ...(persons === '0' ? [] : [`1=${persons}`]),
    ...[`ankomst=${arrival}`, `duration=${duration}`],
    ...(hasPets ? ['husdyr=1'] : []),
    ...ofArea,
  ]
  const stay = [
    ...[`arrival=${arrival}`, `duration=${duration}`],
    ...(persons === '0' ? [] : [`adults=${persons}`]),
    ...(hasPets ? ['pets=1'] : []),
    ...ofArea,
  ]
  return {
    edition: editionIn(draw),
    criteria: criteria.join('&'),
    listed: listedFor(criteria.join('&'), weights),
    hasFurtherPages: area === undefined,
    stay: stay.join('&'),
    left: Math.ceil(2 * day.viewsOfVisit * draw.next()),
  }
}

function listedFor(criteria: string, weights: AgencyWeights): number[] {
  const draw = drawsOf([...criteria].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), 7))
  return Array.from({ length: listLength }, () => draw.ranked(weights.houses))
}

type Page = Pick<View, 'edition' | 'kind' | 'path'>

function guestView(agency: AgencyToVisit, weights: AgencyWeights, draw: Draw, visitor: Visitor): Page {
  const { edition, criteria, stay } = visitor
  if (draw.chance(shares.datedSearches / (1 - shares.bots))) {
    const page = visitor.hasFurtherPages ? draw.named(searches.pages) : '1'
    const further = page === '1' ? '' : `&page=${page}`
    return { edition, kind: 'dated search', path: `${agency.search[edition]}?${criteria}${further}` }
  }
  const chosen = draw.named(guestPages)
  if (chosen === 'houseWithStay') {
    const house = at(agency.houses[edition], visitor.listed[draw.ranked(weights.listed)] ?? 0)
    return { edition, kind: 'house with stay', path: `${house}?${stay}` }
  }
  if (chosen === 'house')
    return { edition, kind: 'house', path: at(agency.houses[edition], draw.ranked(weights.houses)) }
  if (chosen === 'area') return { edition, kind: 'area', path: at(agency.areas[edition], draw.ranked(weights.areas)) }
  if (chosen === 'content') {
    return { edition, kind: 'content', path: at(agency.content[edition], draw.ranked(weights.content)) }
  }
  if (chosen === 'front') return { edition, kind: 'front', path: '/' }
  const slug = agency.areaSlugs[draw.ranked(weights.areaSlugs)]
  return { edition, kind: 'search', path: `${agency.search[edition]}${draw.chance(0.5) ? '' : `?omraader=${slug}`}` }
}

/** Programs read the pages that sitemaps name; some also follow what is linked most. */
function botView(agency: AgencyToVisit, weights: AgencyWeights, draw: Draw): Page {
  const edition = editionIn(draw)
  const [houses, areas, content] = [agency.houses[edition], agency.areas[edition], agency.content[edition]]
  if (!draw.chance(crawled)) {
    if (draw.chance(0.8)) return { edition, kind: 'house', path: at(houses, draw.ranked(weights.houses)) }
    return { edition, kind: 'front', path: '/' }
  }
  const place = Math.floor(draw.next() * (houses.length + areas.length + content.length))
  if (place < houses.length) return { edition, kind: 'house', path: at(houses, place) }
  if (place < houses.length + areas.length) return { edition, kind: 'area', path: at(areas, place - houses.length) }
  return { edition, kind: 'content', path: at(content, place - houses.length - areas.length) }
}

/** Programs read all editions alike, guests not: both are drawn as guests come, for so are links. */
function editionIn(draw: Draw): EditionKey {
  return draw.named(editionShares) as EditionKey
}

/** Editions may have fewer pages than the first. */
function at(paths: readonly string[], place: number): string {
  return paths[place % Math.max(1, paths.length)] ?? '/'
}
