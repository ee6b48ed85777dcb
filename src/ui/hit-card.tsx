import type { LodgingHit } from '../contracts/search.ts'
import { hitForecast } from '../domain/consumption.ts'
import { noTrip, type Trip } from '../domain/trip.ts'
import { placeName } from '../markets/area-name.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { href } from '../urls/paths.ts'
import { withTrip } from '../urls/trip-link.ts'
import { highlighted, highlightedOf, titledFirst } from './highlighted-facilities.ts'
import { LodgingCard, type MovedBy, maxPictures, type ShownHit } from './lodging-card.tsx'

interface HitCardProps {
  market: Market
  messages: Pick<Messages, 'card' | 'facilities'>
  hit: ShownHit & Partial<Pick<LodgingHit, 'metered' | 'linen'>>
  /** Whether dates were requested: the link then leads to the very stay that is priced. */
  dated: boolean
  /** Whether the link leads there without dates, too: for the cheapest of the stays that were requested. */
  linksToStay?: boolean
  /** The trip in the link to the house; its party is that of the price. */
  trip?: Trip
  isOfTrip?: boolean
  moved?: MovedBy
  saved?: boolean
  heartForm?: string
  priority?: boolean
  headingLevel?: 2 | 3
  /** `sizes` of its picture. */
  sizes?: string
  /** Target of the heart's form, if not the plain list. */
  favoritesHref?: string
}

/** A search hit as a card, with the facilities that decide, the most important first. */
export function HitCard({ market, messages, hit, dated, linksToStay = dated, ...props }: HitCardProps) {
  const { trip = noTrip, ...others } = props
  // Links to lists have the priced stay, where one was requested.
  const isOfStay = dated && hit.date && hit.duration
  const priced = isOfStay ? { ...trip, arrival: hit.date, duration: hit.duration } : trip
  const { favoritesHref = withTrip(href.favorites(), priced), ...looks } = others
  const forecast = hit.forecast ?? hitForecast(hit, trip.party) ?? undefined
  return (
    <LodgingCard
      market={market}
      messages={messages}
      hit={{ ...hit, forecast }}
      href={hitHref(market, hit, linksToStay, trip)}
      pets={hit.petCharge ? Math.min(trip.party?.pets ?? 0, hit.pets) : 0}
      areaTitle={placeName(market, hit)}
      favoritesHref={favoritesHref}
      trip={priced}
      facilities={highlightedFacilities(hit, messages).slice(0, trip.party?.pets ? 1 : maxFacilities)}
      from={!dated}
      {...looks}
    />
  )
}

/** The house's page with the trip, or with `ofStay` for the very stay that is priced. */
export function hitHref(market: Market, hit: LinkedHit, ofStay: boolean, trip: Trip): string {
  const path = href.lodging(market, hit.name)
  if (!ofStay || !hit.date || !hit.duration) return withTrip(path, trip)
  const link = withTrip(path, { ...trip, arrival: hit.date, duration: hit.duration })
  return hit.quote ? `${link}&quote=${hit.quote}` : link
}

/** With a pet one less, so that how many it takes has room. */
const maxFacilities = 2
const shownFacilities: ReadonlySet<number> = new Set(highlighted.map(({ id }) => id))

type LinkedHit = Pick<LodgingHit, 'name' | 'date' | 'duration' | 'quote'>

/** The fields of a hit that its card shows, so that equal cards have equal data. */
export function shownOnCard(hit: HitCardProps['hit']): HitCardProps['hit'] {
  const { lodgingId, name, title, city, locationId, date, duration, totalPrice, discountTotal } = hit
  const { reviewAverage, reviewCount, persons, pets, bedrooms, bathrooms, houseArea, beachDistance } = hit
  const { petCharge, quote, forecast, metered, linen } = hit
  return {
    ...{ lodgingId, name, title, city, locationId, date, duration, totalPrice, discountTotal },
    ...{ reviewAverage, reviewCount, persons, pets, bedrooms, bathrooms, houseArea, beachDistance },
    ...{ petCharge, quote, forecast, metered, linen },
    images: hit.images.slice(0, maxPictures),
    facilityIds: hit.facilityIds.filter((id) => shownFacilities.has(id)),
  }
}

function highlightedFacilities(hit: ShownHit, { facilities }: HitCardProps['messages']) {
  return titledFirst(highlightedOf(hit), hit.title, facilities).map(({ icon, text }) => ({
    icon,
    label: facilities[text],
  }))
}

/** The first hits of a search, which is linked beside them: side by side, on phones in a row that is swiped. */
export function HitCards({ hits, ...card }: Omit<HitCardProps, 'hit'> & { hits: readonly LodgingHit[] }) {
  return (
    <ul className="cards grid row">
      {hits.map((hit) => (
        <li key={hit.id}>
          <HitCard {...card} hit={hit} />
        </li>
      ))}
    </ul>
  )
}
