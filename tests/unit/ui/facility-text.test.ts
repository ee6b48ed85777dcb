import { expect, test } from 'vitest'
import type { Facility, LodgingFacility } from '../../../src/contracts/lodging.ts'
import { type FacilityKey, facility, facilityGroupsOf, facilityTypeOf } from '../../../src/domain/facilities.ts'
import type { MarketId } from '../../../src/editions/table.ts'
import { marketById } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import { facilityText, isFacilityListed } from '../../../src/ui/facility-text.ts'

const day = '2027-07-03'

function known(key: FacilityKey): Facility {
  const id = facility[key]
  return { id, name: key, typeId: facilityTypeOf(id), facilityGroupIds: facilityGroupsOf(id), description: '' }
}

function held(key: FacilityKey, value: string): LodgingFacility {
  return { lodgingId: 7, facilityId: facility[key], value, fromDate: null, toDate: null }
}

function textIn(lan: MarketId, key: FacilityKey, value: string): string {
  const market = marketById(lan)
  return facilityText(market, messagesOf(market), known(key), held(key, value))
}

test.each([
  ['doorWidth', '87', '87\u00a0cm', '87\u00a0cm'],
  ['thresholdHeight', '1.5', '1,5\u00a0cm', '1.5\u00a0cm'],
  ['thresholdHeight', '0', '0\u00a0cm', '0\u00a0cm'],
  ['bathroomTurningSpace', '150', '150\u00a0cm', '150\u00a0cm'],
  ['poolArea', '28', '28\u00a0m²', '28\u00a0m²'],
  ['internetMbit', '1000', '1.000\u00a0Mbit/s', '1,000\u00a0Mbit/s'],
  ['freezerLitres', '110', '110\u00a0l', '110\u00a0l'],
  ['beachDistance', '1250', '1,3\u00a0km', '1.3\u00a0km'],
] as const)('%s of %s is said with its unit: %s in Danish and German, %s in English', (key, value, comma, point) => {
  expect(([1, 2, 7] as const).map((lan) => textIn(lan, key, value))).toEqual([comma, comma, point])
})

test('no threshold is said, and no other number of nothing is', () => {
  expect(isFacilityListed(known('thresholdHeight'), held('thresholdHeight', '0'), day)).toBe(true)
  expect(isFacilityListed(known('thresholdHeight'), held('thresholdHeight', 'x'), day)).toBe(false)
  expect(isFacilityListed(known('doorWidth'), held('doorWidth', '0'), day)).toBe(false)
})
