import { facility } from '../../../domain/facilities.ts'
import type { TickedFacility } from '../../../domain/search/house-choices.ts'
import { criterionFields, type FilterGroupKey, fieldKeys, parameterOf } from '../criterion-fields.ts'
import type { PanelMessages } from '../panel-messages.ts'

type OfferedFacility = readonly [text: keyof PanelMessages['facilities'], id: TickedFacility]

/** Facilities that can be ticked, by the filters' groups, each with its text. */
export const offeredFacilities: Partial<Record<FilterGroupKey, readonly OfferedFacility[]>> = {
  house: [
    ['thatchedRoof', facility.thatchedRoof],
    ['fencedGround', facility.fencedGround],
    ['stepFree', facility.stepFree],
    ['levelShower', facility.levelShower],
  ],
  wellness: [
    ['pool', facility.pool],
    ['sauna', facility.sauna],
    ['spa', facility.spa],
    ['wildernessBath', facility.wildernessBath],
    ['activity', facility.activityRoom],
  ],
  comfort: [
    ['internet', facility.internet],
    ['fireplace', facility.woodStove],
    ['charging', facility.chargingStation],
    ['dishwasher', facility.dishwasher],
    ['washing', facility.washingMachine],
    ['dryer', facility.dryer],
  ],
  surroundings: [['seaView', facility.seaView]],
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
