import { areas } from '../areas.ts'
import { facilitiesImplying, facility, mayBeForTime } from '../facilities.ts'
import { petsNone } from '../party-criteria.ts'
import { bathroomLevels, coneMarks, heatingFacilities, sizeBands } from '../search-criteria.ts'
import { newHouseYears } from '../stays.ts'

/** Facilities that the filters offer to tick. */
const tickedFacilities = [
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
 * What the filters offer to choose that a house meets or not whatever its stay is: the criterion's key, and its values.
 * Search documents say which of them their house meets. Of new houses those of the next year are told too, so that a
 * document of December says it in January.
 * @param year that it is at the agency
 */
export function houseChoices(year: number): Readonly<Record<string, readonly string[]>> {
  return {
    omraader: areas.map(({ slug }) => slug),
    husdyr: petChoices,
    badevaerelse: bathroomLevels.map(String),
    varmepumpe: ['1'],
    varme: Object.keys(heatingFacilities).filter((key) => key !== 'varmepumpe'),
    koglemaerker: Object.keys(coneMarks),
    onlyImages: ['1'],
    [facility.persons]: Array.from({ length: maxPersonsOffered }, (_, index) => String(index + 1)),
    [facility.bedrooms]: bedroomCounts,
    [facility.houseArea]: sizeBands.map(String),
    [facility.beachDistance]: beachSteps,
    [facility.shopDistance]: shopSteps,
    [facility.doorWidth]: doorWidths,
    [facility.yearBuilt]: [newSince(year), newSince(year + 1)],
    ...Object.fromEntries(tickedFacilities.map((id) => [id, ['1']])),
  }
}

/** A choice as search documents name it. */
export function choiceName(key: string, value: string): string {
  return `${key}=${value}`
}

/**
 * Parameters of what is so of a house whatever its stay is, and that no page filters or sorts stays by: a search for stays
 * finds the houses first. Each of them in every stay's document would cost an engine a place for each stay.
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

/** Facilities that the documents of stays tell: what forms offer to filter by, and what houses have for a time. */
export const facilitiesOfStays: ReadonlySet<number> = new Set(
  [
    ...[facility.persons, facility.bedrooms, facility.houseArea, facility.yearBuilt],
    ...[facility.beachDistance, facility.shopDistance, facility.doorWidth],
    ...[...tickedFacilities, ...Object.values(heatingFacilities), ...Object.values(coneMarks)],
    ...Object.values(facility).filter(mayBeForTime),
  ].flatMap(facilitiesImplying),
)

/** Whether houses are asked for the facility where stays are searched. */
export function isOfHousesAlone(id: number): boolean {
  return !facilitiesImplying(id).every((each) => facilitiesOfStays.has(each))
}
