import { facility } from '../../../domain/facilities.ts'
import type { TickedFacility } from '../../../domain/search/house-choices.ts'
import { criterionFields, type FilterGroupKey, fieldKeys, parameterOf } from '../criterion-fields.ts'
import type { PanelMessages } from '../panel-messages.ts'

type OfferedFacility = readonly [text: keyof PanelMessages['facilities'], id: TickedFacility]

/** Facilities that can be ticked, by the filters' groups, each with its text. */
export const offeredFacilities: Partial<Record<FilterGroupKey, readonly OfferedFacility[]>> = {
  popular: [
    ['pool', facility.pool],
    ['sauna', facility.sauna],
    ['wildernessBath', facility.wildernessBath],
    ['fireplace', facility.woodStove],
    ['fencedGround', facility.fencedGround],
    ['charging', facility.chargingStation],
  ],
  house: [['thatchedRoof', facility.thatchedRoof]],
  wellness: [
    ['spa', facility.spa],
    ['activity', facility.activityRoom],
  ],
  comfort: [
    ['internet', facility.internet],
    ['dishwasher', facility.dishwasher],
    ['washing', facility.washingMachine],
    ['dryer', facility.dryer],
  ],
  surroundings: [['seaView', facility.seaView]],
  accessibility: [
    ['stepFree', facility.stepFree],
    ['levelShower', facility.levelShower],
  ],
}

export const facilityTexts: ReadonlyMap<string, OfferedFacility[0]> = new Map(
  Object.values(offeredFacilities).flatMap((group) => group.map(([text, id]) => [String(id), text] as const)),
)

/** Parameters of a group. */
export function keysOfGroup(group: FilterGroupKey): string[] {
  const fields = fieldKeys.filter((key) => criterionFields[key].filter?.group === group)
  const facilities = offeredFacilities[group] ?? []
  return [...fields.map(parameterOf), ...facilities.map(([, id]) => String(id))]
}

/** Parameters of the filters: every other one belongs to the search box or comes from a link. */
export const filterKeys: ReadonlySet<string> = new Set([
  ...fieldKeys.filter((key) => criterionFields[key].filter !== null).map(parameterOf),
  ...facilityTexts.keys(),
])
