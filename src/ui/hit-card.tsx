import type { LodgingHit } from '../contracts/search.ts'
import { areaOfLocation } from '../domain/areas.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { href, withQuery } from '../urls/paths.ts'
import { areaName } from './area-name.ts'
import { LodgingCard } from './lodging-card.tsx'
import { telling } from './telling-facilities.ts'

export interface HitCardProps {
  market: Market
  messages: Pick<Messages, 'card' | 'facilities'>
  hit: LodgingHit
  /** Whether dates were asked for: the link then leads to the very stay that is priced. */
  dated: boolean
  /** Whether the link leads there without dates, too: for the cheapest of the stays that were asked for. */
  linksToStay?: boolean
  saved?: boolean
  priority?: boolean
  headingLevel?: 2 | 3
  /** How wide its picture stands, as in `<img sizes>`. */
  sizes?: string
  /** Where the heart's form leads, if not to the list as it is. */
  favoritesHref?: string
}

/** A search hit as a card, with the facilities that decide, most telling first. */
export function HitCard({ market, messages, hit, dated, linksToStay = dated, ...props }: HitCardProps) {
  const { favoritesHref = href.favorites(), ...looks } = props
  return (
    <LodgingCard
      market={market}
      messages={messages}
      hit={hit}
      href={hitHref(market, hit, linksToStay)}
      areaTitle={areaTitle(market, hit)}
      favoritesHref={favoritesHref}
      facilities={tellingFacilities(hit, messages)}
      from={!dated}
      {...looks}
    />
  )
}

/** The house's page, or with `ofStay` the page for the very stay that is priced. */
export function hitHref(market: Market, hit: LodgingHit, ofStay: boolean): string {
  const stay = new URLSearchParams(
    ofStay && hit.date && hit.duration
      ? { arrival: hit.date, duration: String(hit.duration), ...(hit.quote && { quote: hit.quote }) }
      : {},
  )
  return withQuery(href.lodging(market, hit.name), stay)
}

const mostFacilities = 4

/** As much of a hit as its card shows: for islands, which are handed what they show. */
export function shownOnCard(hit: LodgingHit): LodgingHit {
  const facilityIds = telling.flatMap(({ id }) => (hit.facilityIds.includes(id) ? [id] : []))
  const { metered: _, ...shown } = hit
  return { ...shown, images: hit.images.slice(0, 1), facilityIds }
}

function tellingFacilities(hit: LodgingHit, { facilities }: Pick<Messages, 'facilities'>) {
  return telling
    .filter(({ id }) => hit.facilityIds.includes(id))
    .slice(0, mostFacilities)
    .map(({ icon, text }) => ({ icon, label: facilities[text] }))
}

export function areaTitle(market: Market, { locationId, city }: LodgingHit): string {
  const area = areaOfLocation(locationId)
  return area ? areaName(market, area) : city
}
