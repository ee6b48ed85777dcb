import type { LodgingFacility } from '../contracts/lodging.ts'
import { type FacilityKey, facility, facilityTypeOf } from './facilities.ts'
import { hasFacility, isOver, openPeriod } from './facility-values.ts'
import { noticesDuring, type StayDays } from './notices-during.ts'

/** What a guest should know of a house before booking it, what may put one off first. */
export const noticeKeys = [
  'notificationBuildingNearby',
  'notificationNoYouthGroups',
  'notificationKeyBox',
  'notificationNewHouse',
  'notificationRenovated',
] as const satisfies readonly FacilityKey[]
type NoticeKey = (typeof noticeKeys)[number]

/** Days are ISO days and belong to the period; null where it has no end, or has begun. */
export interface HouseNotice {
  key: NoticeKey
  from: string | null
  to: string | null
}

/** What is to be known of a house with these facilities, on that ISO day and later, or during a stay alone. */
export function houseNotices(held: readonly LodgingFacility[], isoDay: string, stay?: StayDays | null): HouseNotice[] {
  const notices = noticeKeys.flatMap((key) =>
    held
      .filter(({ facilityId, value }) => facilityId === facility[key] && hasFacility(facilityTypeOf(facilityId), value))
      .filter((each) => !isOver(each, isoDay))
      .map((each): HouseNotice => ({ key, ...openPeriod(each, isoDay) })),
  )
  return stay ? noticesDuring(notices, stay) : notices
}
