import { errorTexts } from '../contracts/error-texts.ts'
import { currencyCodes, currencySigns, hasSignFirst, quotationMarks, rangeWords } from '../editions/table.ts'
import { writtenTime } from '../editions/written-facts.ts'
import { type DateFormat, dateFormat, numberFormat, remembered } from './intl.ts'
import type { Market } from './market.ts'

/** By the number of digits after the sign. */
const decimals = [0, 1, 2, 3].map(
  (digits) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'negative' }) as const,
)
const moneyStyles = new Map(
  currencyCodes.map((currency) => [
    currency,
    decimals.map((digits) => ({ ...digits, style: 'currency', currency }) as const),
  ]),
)

/**
 * Whole øre or cents → what a guest of the market reads: "4.595 kr.", "612 €", "€612".
 * Fractions show only when there are any.
 */
export function formatMoney(market: Market, minor: number): string {
  const fractionDigits = minor % 100 === 0 ? 0 : 2
  const sign = currencySigns[market.currency]
  if (sign) return `${formatNumber(market, minor / 100, fractionDigits)}\u00a0${sign}`
  return withMinus(
    numberFormat(market.formatLocale, moneyStyles.get(market.currency)?.[fractionDigits] ?? {}).format(minor / 100),
  )
}

/** Rounds up to a whole krone or euro, for places without room for øre and cents. Less than half a cent is none. */
export function wholeUnits(minor: number): number {
  return Math.ceil(Math.round(minor) / 100) * 100
}

/** Each part in whole kroner or euro, so that they add up to the sum of all in whole ones. */
export function wholeParts(minors: readonly (number | undefined)[]): number[] {
  let sum = 0
  return minors.map((minor) => {
    const before = wholeUnits(sum)
    sum += minor ?? 0
    return wholeUnits(sum) - before
  })
}

/** The price of a day in a calendar, whose currency is said beside it: "4.596". */
export function formatDayPrice(market: Market, minor: number): string {
  return formatNumber(market, wholeUnits(minor) / 100)
}

/** Around the amounts, in whole kroner or euro, the sign once where it stands behind: "250 til 560 kr.", "29 bis 63 €", "€29 to €63". */
export function formatMoneyRange(market: Market, minMinor: number, maxMinor: number): string {
  const [min, max] = [Math.floor(minMinor / 100) * 100, wholeUnits(maxMinor)]
  const end = formatMoney(market, max)
  if (min === max) return end
  const start = hasSignFirst[market.key] ? formatMoney(market, min) : formatNumber(market, min / 100)
  return `${start} ${rangeWords[market.key]} ${end}`
}

export function formatNumber(market: Market, value: number, fractionDigits: 0 | 1 | 2 | 3 = 0): string {
  // As every edition writes it: a search page has some two hundred of them.
  if (fractionDigits === 0 && value >= 0 && value < 1000 && Number.isInteger(value)) return String(value)
  return writtenNumber(market.formatLocale, value, fractionDigits)
}

const writtenNumber = remembered((locale: string, value: number, fractionDigits: number) =>
  withMinus(numberFormat(locale, decimals[fractionDigits] ?? {}).format(value)),
)

/** Replaces Intl's hyphen of a negative number by a minus sign. */
function withMinus(text: string): string {
  return text.replace('-', '\u2212')
}

/** Metres → kilometres with a tenth where there is one: "4", "1,1". */
export function formatKilometres(market: Market, metres: number): string {
  const tenths = Math.round(metres / 100)
  return formatNumber(market, tenths / 10, tenths % 10 === 0 ? 0 : 1)
}

const dateStyles = {
  /** lør. 3. juli 2027 */
  short: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  /** lørdag den 3. juli 2027 */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  /** 3. juli 2027 */
  date: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  /** 3. juli */
  day: { day: 'numeric', month: 'long', timeZone: 'UTC' },
  /** lør. 3. juli */
  weekday: { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  /** lørdag */
  dayOfWeek: { weekday: 'long', timeZone: 'UTC' },
  /** lør. */
  dayOfWeekShort: { weekday: 'short', timeZone: 'UTC' },
  /** juli 2027 */
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  monthName: { month: 'long', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** ISO day → words of the market, none for what is no day. A day has no zone: it is read and written as UTC. */
export function formatDate(market: Market, isoDay: string, style: keyof typeof dateStyles = 'short'): string {
  return writtenDate(market.formatLocale, isoDay, style)
}

const writtenDate = remembered((locale: string, isoDay: string, style: keyof typeof dateStyles) =>
  written(dateFormat(locale, dateStyles[style]), readDay(isoDay)),
)

/** ISO instant → day of the week and time at the agency: "lør. 15.00"; none for what is no instant. */
export function formatHour(market: Market, instant: string): string {
  return written(dateFormat(market.formatLocale, hourOfDay), readInstant(instant))
}

const hourOfDay = { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Copenhagen' } as const

function written(format: DateFormat, date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}

/** A guest's own words, as the market quotes them: “klit”, „Düne“. */
export function quoted({ key }: Market, text: string): string {
  const [open, close] = quotationMarks[key]
  return open + text + close
}

const dayAtAgency = { day: 'numeric', month: 'long', timeZone: 'Europe/Copenhagen' } as const

/** The day that it was at the agency: "3. juli". */
export function formatDayOf(market: Market, instant: Date): string {
  return written(dateFormat(market.formatLocale, dayAtAgency), instant)
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Copenhagen' } as const

/** The time of day at the agency, as the market writes it: "10.32", "10:32". */
export function formatClock(market: Market, instant: Date): string {
  return dateFormat(market.formatLocale, clock).format(instant)
}

/** "16:00" as the market writes it: "16.00", "16:00". */
export function formatTime({ key }: Market, time: string): string {
  return writtenTime(key, time)
}

/** ISO day → its midnight in UTC; what is none is logged and an invalid date (specification, section 8). */
export function readDay(text: string): Date {
  return read(`${text}T00:00:00Z`, /^\d{4}-\d\d-\d\dT/, errorTexts.unknownDateFormat)
}

/** ISO instant with its zone → the moment; what is none is logged and an invalid date. */
export function readInstant(text: string): Date {
  return read(text, /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/, errorTexts.unknownDatetimeFormat)
}

function read(text: string, form: RegExp, message: string): Date {
  const date = new Date(form.test(text) ? text : Number.NaN)
  if (Number.isNaN(date.getTime())) console.error(message, text)
  return date
}
