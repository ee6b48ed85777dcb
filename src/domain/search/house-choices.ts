import { facilitiesImplying, facility, mayBeForTime } from '../facilities.ts'
import { petsNone } from '../party-criteria.ts'
import { coneMarks, heatingFacilities } from '../search-criteria.ts'
import { newHouseYears } from '../stays.ts'

/** Facilities that the filters offer to tick. */
export const tickedFacilities = [
  facility.thatchedRoof,
  facility.fencedGround,
  facility.stepFree,
  facility.levelShower,
  facility.pool,
  facility.sauna,
  facility.spa,
  facility.wildernessBath,
  facility.activityRoom,
  facility.internet,
  facility.woodStove,
  facility.chargingStation,
  facility.dishwasher,
  facility.washingMachine,
  facility.dryer,
  facility.seaView,
] as const
export type TickedFacility = (typeof tickedFacilities)[number]

export const maxPersonsOffered = 24
export const bedroomCounts = ['1', '2', '3', '4', '5', '6', '8'] as const
/** Metres. */
export const beachSteps = ['200', '500', '1000', '2000'] as const
/** Centimetres: of a usual wheelchair, and of a wide one. */
export const doorWidths = ['80', '90'] as const
export const shopSteps = ['500', '1000', '2000', '5000'] as const
export const petChoices = ['1', '2', '3', petsNone] as const

/** The year from which on a house counts as a new one in that year. */
export function newSince(year: number): string {
  return String(year - newHouseYears)
}

/**
 * Parameters that depend on the house alone, and by which no page filters or sorts stays: a search for stays finds
 * these houses first. Otherwise every stay's document would need each of them.
 */
export const namesOfHousesAlone = [
  'name',
  'fromPrice',
  'publishedDate',
  'publishedAt',
  'daysPublished',
  'bsPublishedTs',
  'bsDaysPublished',
  'address1',
  'streetId',
  'departmentSysId',
  'hasDescriptionDk',
  'hasDescriptionDe',
  'hasFloorPlan',
  'dataSystem',
  'dataType',
  'dataId',
  'dataDimensionKey',
  'dataDimensions',
  'createdTs',
  'updatedTs',
  'imageCount',
  'meta',
] as const

/** Facilities in the documents of stays: those of the filters, and those that a house has for a limited time. */
export const facilitiesOfStays: ReadonlySet<number> = new Set(
  [
    ...[facility.persons, facility.bedrooms, facility.houseArea, facility.yearBuilt],
    ...[facility.beachDistance, facility.shopDistance, facility.doorWidth],
    ...[...tickedFacilities, ...Object.values(heatingFacilities), ...Object.values(coneMarks)],
    ...Object.values(facility).filter(mayBeForTime),
  ].flatMap(facilitiesImplying),
)

/** Whether a search for stays looks the facility up in the documents of houses. */
export function isOfHousesAlone(id: number): boolean {
  return !facilitiesImplying(id).every((each) => facilitiesOfStays.has(each))
}
