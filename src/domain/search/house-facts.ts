import { facilitiesImplying, facility, mayBeForTime } from '../facilities.ts'
import { coneMarks, heatingFacilities } from '../search-criteria.ts'
import { tickedFacilities } from './house-choices.ts'

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
