import type { Facility, HeldFacility } from '../contracts/lodging.ts'
import { type FacilityKey, facility, facilityTypeOf } from './facilities.ts'
import { isNumeric } from './query-parameters.ts'

/** Notices of a house before booking, the most deterring first. */
export const noticeKeys = [
  'notificationBuildingNearby',
  'notificationNoYouthGroups',
  'notificationKeyBox',
  'notificationNewHouse',
  'notificationRenovated',
] as const satisfies readonly FacilityKey[]
type NoticeKey = (typeof noticeKeys)[number]

/** Days are ISO days and belong to the period; null where it has no end, or has begun. */
interface HouseNotice {
  key: NoticeKey
  from: string | null
  to: string | null
}

/** Notices of a house with these facilities, on that ISO day and later, or only during a stay. */
export function houseNotices(held: readonly HeldFacility[], isoDay: string, stay?: StayDays | null): HouseNotice[] {
  const notices = noticeKeys.flatMap((key) =>
    held
      .filter(({ facilityId, value }) => facilityId === facility[key] && hasFacility(facilityTypeOf(facilityId), value))
      .filter((each) => !isOver(each, isoDay))
      .map((each): HouseNotice => ({ key, ...openPeriod(each, isoDay) })),
  )
  return stay ? noticesDuring(notices, stay) : notices
}

/** A facility's value by its type (specification, section 3): bool 1, string 2, number 3; null when there is none. */
export function facilityValue(typeId: Facility['typeId'], raw: string): boolean | string | number | null {
  if (typeId === 2) return raw.trim() === '' ? null : raw.trim()
  if (!isNumeric(raw)) return null
  return typeId === 1 ? Number(raw) !== 0 : Number(raw)
}

/** Whether the value means that the house has it: a bool that is true, a text, a number above zero. */
export function hasFacility(typeId: Facility['typeId'], raw: string): boolean {
  const value = facilityValue(typeId, raw)
  return typeof value === 'string' || Number(value ?? 0) > 0
}

type Period = Pick<HeldFacility, 'fromDate' | 'toDate'>

/** Whether the facility is still there on that ISO day, or comes later; its last day belongs to it. */
export function isOver({ toDate }: Period, isoDay: string): boolean {
  return toDate !== null && toDate < isoDay
}

/** Whether the facility is there on that ISO day; its first and last day belong to it. */
export function isHeldOn(period: Period, isoDay: string): boolean {
  return (period.fromDate === null || period.fromDate <= isoDay) && !isOver(period, isoDay)
}

/** The part of the period that matters on that ISO day: a beginning in the past is left out. */
export function openPeriod({ fromDate, toDate }: Period, isoDay: string): { from: string | null; to: string | null } {
  return { from: fromDate !== null && fromDate > isoDay ? fromDate : null, to: toDate }
}

/** The stay's days; both belong to it. */
export interface StayDays {
  arrival: string
  departure: string
}

/** Notices for a day of the stay. */
export function noticesDuring<Notice extends { from: string | null; to: string | null }>(
  notices: readonly Notice[],
  { arrival, departure }: StayDays,
): Notice[] {
  return notices.filter(({ from, to }) => (from === null || from <= departure) && (to === null || to >= arrival))
}
