import type { Facility, FacilityGroup, HeldFacility } from '../../contracts/lodging.ts'
import { facilitiesImplying, facility, facilityGroup, internalFacilityGroups } from '../../domain/facilities.ts'
import { hasFacility, houseNotices, noticeKeys } from '../../domain/good-to-know.ts'
import { addDays, today } from '../../domain/stays.ts'
import { placeName } from '../../markets/area-name.ts'
import { formatNumber } from '../../markets/formats.ts'
import { orNull } from '../../routing/or-null.ts'
import type { RenderContext } from '../../routing/page.ts'
import { facilityText, isFacilityListed, periodText } from '../../ui/facility-text.ts'
import { factTexts } from '../../ui/facts.tsx'
import { facilitiesQuery } from '../house-list/facilities-query.ts'
import { type ListedHouse, loadListedHouses } from '../house-list/listed-houses.ts'
import type { Comparison } from './compared.ts'
import { heldFacilitiesQuery } from './queries.ts'

/** A line of the comparison. A value is a text, true for what a house has, or null for what it has not. */
export interface Row {
  key: string
  label: string
  values: (string | true | null)[]
}

export interface RowGroup {
  key: string
  title: string
  rows: Row[]
  /** What has to be known of each house is shown where it is the same in all of them, too. */
  always?: boolean
  /** Most of the rows: a phone folds them. */
  isOfFacilities?: boolean
}

/** Facilities that the facts above them show already. */
const shownAsFacts: ReadonlySet<number> = new Set([
  facility.persons,
  facility.bedrooms,
  facility.bathrooms,
  facility.houseArea,
  facility.beachDistance,
  facility.petsAllowed,
  facility.petsMax,
  facility.starRating,
  facility.registrationNumber,
])

/** All comparable values, in groups; the price is above them. */
export function rowGroups(request: RenderContext, loaded: LoadedComparison): RowGroup[] {
  return [
    factGroup(request, loaded.houses),
    noticeGroup(request, loaded.houses),
    ...facilityGroups(request, loaded),
  ].filter(({ rows }) => rows.length > 0)
}

/** Whether it is the same in all of the houses. */
export function isAlike({ values }: Row): boolean {
  return values.every((each) => each === values[0])
}

function factGroup({ market, messages }: RenderContext, houses: readonly ComparedColumn[]): RowGroup {
  const texts = messages.compare
  const row = (key: string, label: string, textOf: (column: ComparedColumn) => string | null): Row => ({
    key,
    label,
    values: houses.map(textOf),
  })
  const facts = houses.map(({ hit }) => factTexts(market, messages, hit))
  const fact = (key: keyof (typeof texts)['facts']): Row => ({
    key,
    label: texts.facts[key],
    values: facts.map((each) => each[key].text),
  })
  return {
    key: 'facts',
    title: texts.house,
    rows: [
      row('area', texts.area, ({ hit }) => placeName(market, hit)),
      row('address', texts.address, ({ hit }) => hit.address1),
      fact('persons'),
      fact('bedrooms'),
      fact('bathrooms'),
      fact('houseArea'),
      fact('pets'),
      fact('beachDistance'),
      row('stars', texts.stars, ({ hit }) => formatNumber(market, hit.rating, hit.rating % 1 === 0 ? 0 : 1)),
      row('reviews', texts.reviews, ({ hit }) =>
        hit.reviewCount === 0
          ? null
          : `${formatNumber(market, hit.reviewAverage ?? 0, 1)} (${formatNumber(market, hit.reviewCount)})`,
      ),
    ],
  }
}

/** What to know before booking each of the houses: of the stay that is priced where dates are requested. */
function noticeGroup({ market, messages, now }: RenderContext, houses: readonly ComparedColumn[]): RowGroup {
  const { title, labels } = messages.goodToKnow
  const notices = houses.map((column) => houseNotices(column.held, today(now), stayOf(column)))
  return {
    key: 'notices',
    title,
    always: true,
    rows: noticeKeys
      .map((key): Row => {
        const values = notices.map((own) => {
          const notice = own.find((each) => each.key === key)
          return notice ? (periodText(market, messages.lodging, notice) ?? true) : null
        })
        return { key, label: labels[key], values }
      })
      .filter(({ values }) => values.some((each) => each !== null)),
  }
}

function stayOf({ hit: { date, duration }, state }: ComparedColumn) {
  const isOfRequestedDates = state === 'free' || state === 'other'
  return isOfRequestedDates && date && duration ? { arrival: date, departure: addDays(date, duration) } : null
}

function facilityGroups(request: RenderContext, { houses, facilities, facilityGroups: groups }: LoadedComparison) {
  const { market, messages, now } = request
  const day = today(now)
  const isOf = (groupId: number) => (known: Facility) =>
    known.facilityGroupIds[0] === groupId && !shownAsFacts.has(known.id)
  const rowOf = (known: Facility): Row => {
    const values = houses.map(({ held }) => {
      const ids = facilitiesImplying(known.id)
      const own = held.find((each) => ids.includes(each.facilityId) && isFacilityListed(known, each, day))
      if (!own) return null
      return known.typeId === 1 ? true : facilityText(market, messages, known, own)
    })
    return { key: String(known.id), label: known.name, values }
  }
  return groups
    .filter(({ id }) => !internalFacilityGroups.includes(id))
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map(
      ({ id: groupId, name }): RowGroup => ({
        key: String(groupId),
        title: name,
        isOfFacilities: true,
        rows: (groupId === facilityGroup.quality
          ? [gradeRow(name, facilities.filter(isOf(groupId)), houses)]
          : facilities.filter(isOf(groupId)).map(rowOf)
        ).filter(({ values }) => values.some((each) => each !== null)),
      }),
    )
}

/** A house has one of the grades: they are one row, each by the word before its description. */
function gradeRow(label: string, grades: readonly Facility[], houses: readonly ComparedColumn[]): Row {
  const values = houses.map(({ held }) => {
    const own = grades.find(({ id }) =>
      held.some(({ facilityId, value }) => facilityId === id && hasFacility(1, value)),
    )
    return own?.name.split(':')[0] ?? null
  })
  return { key: String(facilityGroup.quality), label, values }
}

export interface LoadedComparison {
  /** In the order of the URL. */
  houses: ComparedColumn[]
  /** Numbers that no house has, or none that is let. */
  unknown: string[]
  /** Whether houses, what they have or its names could not be loaded. */
  isIncomplete: boolean
  facilities: Facility[]
  facilityGroups: FacilityGroup[]
}

export interface ComparedColumn extends ListedHouse {
  held: readonly HeldFacility[]
}

/** The houses of the URL with their prices and what they have. Rejects when the search does not answer. */
export async function loadCompared(request: RenderContext, comparison: Comparison): Promise<LoadedComparison> {
  const { market, services, routes } = request
  const { codes, arrival, duration, party, searchQuery } = comparison
  const records = await Promise.all(codes.map((code) => routes.lodging(code)))
  const ids = records.flatMap((record) => (record ? [record.id] : []))
  const none = { facilities: [], facilityGroups: [] }
  if (ids.length === 0) return { houses: [], unknown: [...codes], isIncomplete: false, ...none }
  const [{ houses, gone, failure }, held, named] = await Promise.all([
    loadListedHouses(request, ids, { arrival, duration, party, searchQuery }),
    orNull(request, services.broker.query(heldFacilitiesQuery, { ids, lan: market.id })),
    orNull(request, services.broker.query(facilitiesQuery, { lan: market.id })),
  ])
  const ofHouse = ({ hit }: ListedHouse) => held?.lodgingsByIds.find(({ id }) => id === hit.lodgingId)?.facilities
  return {
    houses: houses.map((house) => ({ ...house, held: ofHouse(house) ?? [] })),
    unknown: codes.filter((_, place) => !records[place] || gone.includes(records[place].id)),
    isIncomplete: !!failure || !held || !named,
    ...(named ?? none),
  }
}
