import { addDays, weekdayOf } from './stays.ts'

/**
 * School holidays from Christmas 2026 to summer 2028, first and last day of each as YYMMDD.
 *
 * German Länder: the Kultusministerkonferenz's dates for the school years 2026/27 and 2027/28, taken from two independent
 * public extracts of them that were compared day by day in November 2026. They differ in two places, by a Saturday or
 * Sunday that is free anyway. Days off of less than four school days are left out (so are the winter days of Bremen,
 * Hamburg, Niedersachsen and Schleswig-Holstein, and most days around Pfingsten), and so is every year that the
 * conference has not published.
 *
 * Denmark: municipalities decide. These are the customary ones: winter in week 7 (some municipalities have week 8), autumn
 * in week 42, Easter from the Saturday before Palm Sunday to Easter Monday, summer from the last Saturday of June for six
 * weeks, Christmas from the Saturday before it to the Sunday after New Year.
 */
const table = {
  dk: 'j261219-270103 v270213-270221 p270320-270329 s270626-270808 e271016-271024 j271218-280102 v280212-280220 p280408-280417 s280624-280806',
  bw: 'j261223-270109 p270325-270403 i270518-270529 s270729-270911 e271102-271106 j271223-280108 p280413-280422 i280606-280617 s280727-280909',
  by: 'j261224-270108 v270208-270212 p270322-270402 i270518-270528 s270802-270913 e271102-271105 j271224-280107 v280228-280303 p280410-280421 i280606-280616 s280731-280911',
  be: 'j261223-270102 v270201-270206 p270322-270402 s270701-270814 e271011-271023 j271222-271231 v280131-280205 p280410-280422 s280701-280812',
  bb: 'j261223-270102 v270201-270206 p270322-270403 s270701-270814 e271011-271023 j271223-271231 v280131-280205 p280410-280422 s280629-280812',
  hb: 'j261223-270109 p270322-270403 s270708-270818 e271018-271030 j271223-280108 p280410-280422 s280720-280830',
  hh: 'j261221-270101 f270301-270312 i270507-270514 s270701-270811 e271011-271022 j271220-271231 f280306-280317 i280522-280526 s280703-280811',
  he: 'j261223-270112 p270322-270402 s270628-270806 e271004-271016 j271223-280111 p280403-280414 s280703-280811',
  mv: 'j261221-270102 v270208-270219 p270324-270402 s270705-270814 e271014-271023 j271222-280104 v280205-280217 p280412-280421 s280626-280805',
  ni: 'j261223-270109 p270322-270403 s270708-270818 e271016-271030 j271223-280108 p280410-280422 s280720-280830',
  nw: 'j261223-270106 p270322-270403 s270719-270831 e271023-271106 j271224-280108 p280410-280422 s280710-280822',
  rp: 'j261223-270108 p270322-270402 s270628-270806 e271004-271015 j271223-280107 p280410-280421 s280703-280811',
  sl: 'j261221-261231 v270208-270212 p270330-270409 s270628-270806 e271004-271015 j271220-271231 v280221-280229 p280412-280421 s280703-280811',
  sn: 'j261223-270102 v270208-270219 p270326-270402 s270710-270820 e271011-271023 j271223-280101 v280214-280226 p280414-280422 s280722-280901',
  st: 'j261221-270102 v270201-270206 p270322-270327 i270515-270522 s270710-270820 e271018-271023 j271220-271231 v280207-280212 p280410-280422 i280603-280610 s280722-280901',
  sh: 'j261221-270106 p270330-270410 s270703-270814 e271011-271023 j271223-280108 p280403-280415 s280624-280804',
  th: 'j261223-270102 v270201-270206 p270322-270403 s270710-270820 e271009-271023 j271223-271231 v280207-280212 p280403-280415 s280722-280901',
} as const

/** Whose schools: Denmark's, or a German Land's by its ISO 3166-2 code. */
export type SchoolLand = keyof typeof table

/** Names of the Länder in their own language; those that an edition calls otherwise stand in its table. */
export const germanLands: Readonly<Record<Exclude<SchoolLand, 'dk'>, string>> = {
  bw: 'Baden-Württemberg',
  by: 'Bayern',
  be: 'Berlin',
  bb: 'Brandenburg',
  hb: 'Bremen',
  hh: 'Hamburg',
  he: 'Hessen',
  mv: 'Mecklenburg-Vorpommern',
  ni: 'Niedersachsen',
  nw: 'Nordrhein-Westfalen',
  rp: 'Rheinland-Pfalz',
  sl: 'Saarland',
  sn: 'Sachsen',
  st: 'Sachsen-Anhalt',
  sh: 'Schleswig-Holstein',
  th: 'Thüringen',
}

const kinds = {
  j: 'jul',
  v: 'vinter',
  f: 'foraar',
  p: 'paaske',
  i: 'pinse',
  s: 'sommer',
  e: 'efteraar',
} as const
type HolidayKind = (typeof kinds)[keyof typeof kinds]

export interface SchoolHoliday {
  /** As the criterion `ferie` has it: 'nw-efteraar-2027'. */
  id: string
  land: SchoolLand
  kind: HolidayKind
  /** First and last day off as they are published. */
  first: string
  last: string
}

/** In the order of their lands, each land's in the order of the year. */
export const schoolHolidays: readonly SchoolHoliday[] = (Object.keys(table) as SchoolLand[]).flatMap((land) =>
  table[land].split(' ').map((text): SchoolHoliday => {
    const kind = kinds[text[0] as keyof typeof kinds]
    const first = isoDay(text.slice(1, 7))
    return { id: `${land}-${kind}-${first.slice(0, 4)}`, land, kind, first, last: isoDay(text.slice(8)) }
  }),
)

const byId: ReadonlyMap<string, SchoolHoliday> = new Map(schoolHolidays.map((holiday) => [holiday.id, holiday]))

/** Field of the search form, no criterion: whose schools are meant where `ferie` says no land. */
export const landField = 'land'

/** The id of a land's holidays of that kind and year, 'nw-efteraar-2027', also where `ferie` names those of another land. */
export function holidayInLand(ferie: string, land: string): string {
  return Object.hasOwn(table, land) ? `${land}-${holidayKindOf(ferie)}` : ferie
}

/** Without its land: 'efteraar-2027'. */
export function holidayKindOf(ferie: string): string {
  return ferie.replace(/^[a-z]{2}-/, '')
}

export function schoolHoliday(id: string): SchoolHoliday | undefined {
  return byId.get(id)
}

/** First and last free day with the weekends and public holidays that they run into. */
export function freeDaysOf({ land, first, last }: SchoolHoliday): [first: string, last: string] {
  let [from, to] = [first, last]
  while (isFreeDay(addDays(from, -1), land)) from = addDays(from, -1)
  while (isFreeDay(addDays(to, 1), land)) to = addDays(to, 1)
  return [from, to]
}

/** Public holidays that school holidays run into: the same everywhere, on days of the month. */
const everywhere: ReadonlySet<string> = new Set(['01-01', '05-01', '10-03', '12-25', '12-26'])
const allSaints: ReadonlySet<SchoolLand> = new Set(['bw', 'by', 'nw', 'rp', 'sl'])
const epiphany: ReadonlySet<SchoolLand> = new Set(['bw', 'by', 'st'])

function isFreeDay(day: string, land: SchoolLand): boolean {
  if (weekdayOf(day) > 5) return true
  const date = day.slice(5)
  const easter = easterSunday(Number(day.slice(0, 4)))
  if ([-2, 1, 39, 50].some((days) => addDays(easter, days) === day)) return true
  if (land === 'dk') return date === '01-01' || date === '12-25' || date === '12-26'
  if (date === '11-01') return allSaints.has(land)
  if (date === '10-31') return !allSaints.has(land) && land !== 'he' && land !== 'be'
  return date === '01-06' ? epiphany.has(land) : everywhere.has(date)
}

function isoDay(text: string): string {
  return `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`
}

/** Easter Sunday of the Gregorian calendar as an ISO day (the anonymous algorithm of 1876). */
export function easterSunday(year: number): string {
  const a = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const f = Math.floor((century + 8) / 25)
  const g = Math.floor((century - f + 1) / 3)
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}
