import { type Area, areaOfLocation } from '../domain/areas.ts'
import { places } from '../editions/places.ts'
import { type Market, markets } from './market.ts'

/** Name of an area in the edition. */
export function areaName({ key }: Pick<Market, 'key'>, { slug, title }: Pick<Area, 'slug' | 'title'>): string {
  return places[key].areas[slug] ?? title
}

/** Where a house is: the name of its area, or its post town where no area has it. */
export function placeName(
  market: Pick<Market, 'key'>,
  { locationId, city }: { locationId: number; city: string },
): string {
  const area = areaOfLocation(locationId)
  return area ? areaName(market, area) : city
}

/** Names of an area in all editions, the agency's own first. */
export function areaNames(area: Pick<Area, 'slug' | 'title'>): Set<string> {
  return new Set(markets.map((market) => areaName(market, area)))
}

/** The area with its preposition: på Fanø, auf Fanø, on Fanø. */
export function areaPlace(market: Market, area: Pick<Area, 'slug' | 'title' | 'preposition'>): string {
  return placeInSentence(market, areaName(market, area), area.preposition)
}

/** The same for a name that editors have given it. */
export function placeInSentence({ key }: Pick<Market, 'key'>, name: string, preposition: Area['preposition']): string {
  return `${places[key].prepositions[preposition ?? 'in']} ${name}`
}
