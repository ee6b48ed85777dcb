import { facility } from '../../../domain/facilities.ts'
import type { PanelMessages } from '../panel-messages.ts'

type OfferedFacility = readonly [text: keyof PanelMessages['facilities'], id: number]

/** Facilities that can be ticked, by the filters' groups, each with its text. */
export const offeredFacilities = {
  house: [
    ['thatchedRoof', facility.thatchedRoof],
    ['fencedGround', facility.fencedGround],
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
} as const satisfies Record<string, readonly OfferedFacility[]>

export const facilityTexts: ReadonlyMap<string, OfferedFacility[0]> = new Map(
  Object.values(offeredFacilities).flatMap((group) => group.map(([text, id]) => [String(id), text] as const)),
)

/** Keys of the criteria that the filters ask for: every other one is the search box's, or was brought by a link. */
export const filterKeys: ReadonlySet<string> = new Set([
  'maxPris',
  'minPris',
  'skiftedag',
  'badevaerelse',
  'varmepumpe',
  'varme',
  'textQuery',
  'vejnavn',
  'onlyImages',
  'nyHosMarehalm',
  'koglemaerker',
  ...[facility.bedrooms, facility.houseArea, facility.beachDistance, facility.shopDistance, facility.yearBuilt].map(
    String,
  ),
  ...facilityTexts.keys(),
])
