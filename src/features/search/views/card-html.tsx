import { tagOf } from '../../../../kv/tags.ts'
import type { FoundHouses, HouseCardHtml, ShownHouses } from '../../../contracts/search.ts'
import { partHtml } from '../../../document/render-main.ts'
import { flexOf } from '../../../domain/flexible-dates.ts'
import { isMovedByChangeDay } from '../../../domain/moved-arrival.ts'
import { partyOfCriteria } from '../../../domain/party-criteria.ts'
import { searchQueryOf, tripOfCriteria } from '../../../domain/read-trip.ts'
import { type Criteria, moneyCriteria, requestsDates, requestsStay } from '../../../domain/search-criteria.ts'
import { ordersByOtherAmount, type SearchView } from '../../../domain/search-view.ts'
import { daysBetween, defaultDuration } from '../../../domain/stays.ts'
import { noTrip } from '../../../domain/trip.ts'
import type { RenderContext } from '../../../routing/page.ts'
import { HitCard, shownOnCard } from '../../../ui/hit-card.tsx'
import type { MovedBy, ShownHit } from '../../../ui/lodging-card.tsx'
import { href } from '../../../urls/paths.ts'

/** Cards that are visible at once: their pictures are loaded first. */
const firstCards = 2

/** `sizes` of a picture in a view, where they are not those of the list. */
const sizes: Partial<Record<SearchView['viewType'], string>> = {
  grid: '(min-width: 80rem) 20rem, (min-width: 40rem) 46vw, 100vw',
  map: '(min-width: 80rem) 36vw, 20rem',
}

/** Placeholder in a cached card for the signed quote, which differs each time. */
const quotePlace = '{quote}'
/** And for the other criteria: the card is the same for every search that finds the house. */
const searchPlace = '{search}'

/** The results with each house as its card, rendered once for everything that it shows. */
export function showHouses(
  context: Pick<RenderContext, 'market' | 'messages' | 'parts'>,
  { hits, ...found }: FoundHouses,
  criteria: Criteria,
  view: SearchView,
): ShownHouses {
  const { market, messages, parts } = context
  const party = partyOfCriteria(criteria)
  const looks = {
    dated: requestsDates(criteria),
    linksToStay: requestsStay(criteria),
    sizes: sizes[view.viewType],
  }
  const queryOf = searchQueries(criteria)
  const isOfPage = ofPage(criteria, looks)
  const stayOf = stayBeside(criteria, view)
  const cards = hits.map((hit, index): HouseCardHtml => {
    const { quote, ...shown } = shownOnCard(hit)
    const searchQuery = queryOf(looks.linksToStay ? hit.date : null)
    const card = {
      ...looks,
      trip: { ...noTrip, party, searchQuery: searchQuery && searchPlace },
      hit: quote ? { ...shown, quote: quotePlace } : shown,
      priority: index < firstCards,
      ...stayOf(hit),
      ...(isOfPage(shown) && { favoritesHref: href.favorites() }),
    }
    const html = parts.html(JSON.stringify(['card', market.key, card]), [tagOf.lodging(hit.lodgingId)], () =>
      partHtml(<HitCard market={market} messages={messages} {...card} headingLevel={2} />),
    )
    const linked = searchQuery ? html.replaceAll(`${searchPlace}=`, searchQuery) : html
    return { id: hit.lodgingId, html: quote ? linked.replaceAll(quotePlace, quote) : linked }
  })
  const spots = hits.map(({ lodgingId, _geo: { lat, lng } }): [number, number, number] => [lodgingId, lat, lng])
  return { ...found, cards, ...(view.viewType === 'map' && { spots }) }
}

/** Whether the form of the page's hearts leads to the favourites with what a card's own heart says: with the page's trip, without a budget. */
function ofPage(
  criteria: Criteria,
  { dated, linksToStay }: { dated: boolean; linksToStay: boolean },
): (hit: Pick<ShownHit, 'date' | 'duration'>) => boolean {
  const { arrival, duration } = tripOfCriteria(criteria)
  const isAlike = (!dated || linksToStay) && !moneyCriteria.some((key) => criteria.has(key))
  return (hit) => isAlike && (dated ? hit.date === arrival && hit.duration === duration : !arrival && !duration)
}

/**
 * How a card says its stay's dates, the same on each card of a list: not where all are those that the line of the trip
 * names; where a search is flexible all do, and what begins on another day than requested stands out, with the reason.
 */
function stayBeside(
  criteria: Criteria,
  { searchOrder }: SearchView,
): (hit: Pick<ShownHit, 'date' | 'duration' | 'facilityIds'>) => { isOfTrip?: true; moved?: MovedBy } {
  const arrival = criteria.get('ankomst')?.value
  const nights = Number(criteria.get('duration')?.value ?? defaultDuration)
  const isExact = flexOf(criteria) === 0
  const isCheapest = searchOrder !== 'best' && !ordersByOtherAmount.has(searchOrder)
  return ({ date, duration, facilityIds }) => {
    if (arrival === undefined || date === null) return {}
    if (date !== arrival) {
      const otherwise = isCheapest ? 'cheapest' : daysBetween(arrival, date)
      return { moved: isMovedByChangeDay(facilityIds, arrival, date) ? 'changeDay' : otherwise }
    }
    return isExact && duration === nights ? { isOfTrip: true } : {}
  }
}

/** The criteria beside a stay in its card's links, by its arrival. */
function searchQueries(criteria: Criteria): (arrival: string | null) => string {
  const written = new Map<string | null, string>()
  return (arrival) => {
    const query = written.get(arrival) ?? inAttribute(searchQueryOf(criteria, arrival))
    written.set(arrival, query)
    return query
  }
}

/** As `withTrip` writes it, escaped for an attribute. */
function inAttribute(searchQuery: string): string {
  return searchQuery.replaceAll('%2C', ',').replaceAll('&', '&amp;')
}
