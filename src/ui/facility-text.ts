import type { Facility, HeldFacility } from '../contracts/lodging.ts'
import { facility, facilityGroup } from '../domain/facilities.ts'
import { facilityValue, hasFacility, houseNotices, isOver, type StayDays } from '../domain/good-to-know.ts'
import { today } from '../domain/stays.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatDate, formatKilometres, formatNumber } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import type { GoodToKnowLine } from './good-to-know.tsx'

/** A bool that is false, a number that is nothing and what is no longer there on that ISO day are not listed; no threshold is. */
export function isFacilityListed(known: Facility, held: HeldFacility, day: string): boolean {
  const isPresent =
    hasFacility(known.typeId, held.value) || (known.id === facility.thresholdHeight && held.value === '0')
  return isPresent && !isOver(held, day)
}

/** Of numbers that are no distance. */
const units: ReadonlyMap<number, string> = new Map([
  [facility.houseArea, 'm²'],
  [facility.groundArea, 'm²'],
  [facility.poolArea, 'm²'],
  [facility.doorWidth, 'cm'],
  [facility.thresholdHeight, 'cm'],
  [facility.bathroomTurningSpace, 'cm'],
  [facility.freezerLitres, 'l'],
  [facility.internetMbit, 'Mbit/s'],
])
const years: ReadonlySet<number> = new Set([facility.yearBuilt, facility.yearRenovated])

/** Value of a facility in words. */
export function facilityText(
  market: Market,
  messages: Pick<Messages, 'lodging'>,
  known: Facility,
  held: HeldFacility,
): string {
  if (known.id === facility.houseType)
    return new Map(Object.entries(messages.lodging.houseTypes)).get(held.value) ?? held.value
  const value = facilityValue(known.typeId, held.value)
  if (typeof value !== 'number' || years.has(known.id)) return held.value
  if (!known.facilityGroupIds.includes(facilityGroup.distances)) {
    const number = formatNumber(market, value, Number.isInteger(value) ? 0 : 1)
    const unit = units.get(known.id)
    return unit ? `${number}\u00a0${unit}` : number
  }
  return value < 1000 ? `${formatNumber(market, value)}\u00a0m` : `${formatKilometres(market, value)}\u00a0km`
}

/** Period of a facility that is not always available, from ISO days as `openPeriod` returns them. */
export function periodText(
  market: Market,
  texts: Pick<Messages['lodging'], 'facilityFrom' | 'facilityUntil' | 'facilityBetween'>,
  { from, to }: { from: string | null; to: string | null },
): string | null {
  if (from === null && to === null) return null
  const values = {
    from: from === null ? '' : formatDate(market, from, 'date'),
    to: to === null ? '' : formatDate(market, to, 'date'),
  }
  return formatMessage(
    to === null ? texts.facilityFrom : from === null ? texts.facilityUntil : texts.facilityBetween,
    values,
    market,
  )
}

interface Reader {
  market: Market
  messages: Pick<Messages, 'goodToKnow' | 'lodging'>
  now: Date
}

/** Notices of a house in words: during the stay, or from today on where no stay is chosen. */
export function goodToKnowLines(
  { market, messages, now }: Reader,
  held: readonly HeldFacility[],
  stay?: StayDays | null,
): GoodToKnowLine[] {
  return houseNotices(held, today(now), stay).map(({ key, from, to }) => ({
    text: messages.goodToKnow.texts[key],
    period: periodText(market, messages.lodging, { from, to }),
    ...{ from, to },
  }))
}
