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
  saved?: boolean
  priority?: boolean
  headingLevel?: 2 | 3
  /** How wide its picture stands, as in `<img sizes>`. */
  sizes?: string
  /** Where the heart's form leads, if not to the list as it is. */
  favoritesHref?: string
}

/** A search hit as a card, with the facilities that decide, most telling first. */
export function HitCard({ market, messages, hit, dated, favoritesHref = href.favorites(), ...looks }: HitCardProps) {
  return (
    <LodgingCard
      market={market}
      messages={messages}
      hit={hit}
      href={hitHref(market, hit, dated)}
      areaTitle={areaTitle(market, hit)}
      favoritesHref={favoritesHref}
      facilities={tellingFacilities(hit, messages)}
      from={!dated}
      {...looks}
    />
  )
}

/** The house's page, for the very stay that is priced where dates were asked for. */
export function hitHref(market: Market, hit: LodgingHit, dated: boolean): string {
  const stay = new URLSearchParams(
    dated && hit.date && hit.duration
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
