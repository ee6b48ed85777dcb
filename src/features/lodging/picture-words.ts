import type { LodgingFacility, LodgingImage, VacationRental } from '../../contracts/lodging.ts'
import type { Area } from '../../domain/areas.ts'
import { facility } from '../../domain/facilities.ts'
import { areaPlace } from '../../markets/area-name.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'

export interface PicturedHouse {
  vacationRental: Pick<VacationRental, 'bedrooms' | 'bathrooms'>
  facilities: readonly Pick<LodgingFacility, 'facilityId' | 'value'>[]
}

/**
 * What a picture of a house shows, for who does not see it: by its tag and what the house is, since the broker says no
 * more of it. Without a known tag it is the house.
 */
export function pictureWords(
  market: Market,
  { tags, houseTypes, pictured }: Messages['lodging'],
  house: PicturedHouse,
  area: Area | undefined,
  { tagIds: [tag] }: Pick<LodgingImage, 'tagIds'>,
): string {
  const { bedrooms, bathrooms } = house.vacationRental
  const style = house.facilities.find(({ facilityId }) => facilityId === facility.houseType)?.value
  const type = new Map(Object.entries(houseTypes)).get(style ?? '')
  if (tag === 'facade' && type && area)
    return formatMessage(pictured.outside, { type, place: areaPlace(market, area) }, market)
  if (tag === 'bedroom') return formatMessage(pictured.bedroom, { count: Math.max(1, bedrooms) }, market)
  if (tag === 'bathroom') return formatMessage(pictured.bathroom, { count: Math.max(1, bathrooms) }, market)
  return new Map(Object.entries(tags)).get(tag ?? '') ?? tags.facade
}

/** The rooms by which pictures are found, in the order of a walk through the house, and the tags of each. */
const groupTags = {
  outside: ['facade', 'garden', 'terrace', 'view'],
  living: ['living-room', 'kitchen', 'dining', 'fireplace', 'activity-room', 'detail'],
  sleeping: ['bedroom', 'children-room'],
  bath: ['bathroom', 'sauna', 'spa', 'pool', 'wilderness-bath'],
  nearby: ['dunes', 'beach', 'sea', 'town', 'harbour', 'lighthouse', 'heath', 'forest', 'fjord'],
} as const satisfies Record<keyof Messages['lodging']['pictureGroups'], readonly string[]>

export const pictureGroups = Object.keys(groupTags) as (keyof typeof groupTags)[]

export function pictureGroupOf({ tagIds }: Pick<LodgingImage, 'tagIds'>): keyof typeof groupTags {
  return pictureGroups.find((group) => groupTags[group].some((tag) => tagIds.includes(tag))) ?? 'outside'
}
