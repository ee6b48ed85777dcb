import { arrivalsOf, type Feast } from '../../../domain/feasts.ts'
import { dateChoices, dateDetails } from '../../../domain/flexible-dates.ts'
import { type SchoolHoliday, type SchoolLand, schoolHolidays } from '../../../domain/school-holidays.ts'
import { type Criteria, parseCriteria } from '../../../domain/search-criteria.ts'
import { isViewKey, parseSearchView, type SearchOrder, searchOrderTexts } from '../../../domain/search-view.ts'
import { homeCountries } from '../../../editions/table.ts'
import type { Market } from '../../../markets/market.ts'
import type { Messages } from '../../../markets/messages/messages.ts'
import { dateWords } from '../../../ui/date-words.ts'
import { labelOf } from '../../search/criterion-label.ts'
import type { OwnMessages } from '../../search/panel-messages.ts'
import { correctWords } from './correct-words.ts'
import type { Meaning, Reading } from './reading.ts'
import { matchAt } from './rules.ts'
import { type Token, tokensOf } from './tokens.ts'
import { type HolidayKind, vocabularyOf } from './vocabulary.ts'

/** A search that was read from words. */
export interface ReadWords {
  criteria: Criteria
  /** In which the houses are to come. */
  searchOrder: SearchOrder
  /** The parts of the text, with the order among them. */
  parts: readonly QueryPart[]
  /** Words that are no criterion, as they were typed; an excluded place or date is one of them: "nicht in Blåvand". */
  unread: readonly string[]
  /** Holidays without a land. */
  holiday: { kind: HolidayKind; lands: readonly SchoolLand[] } | null
  /** Houses close to each other that families look for; null: one house. */
  families: number | null
}

interface QueryPart {
  /** As in an address. */
  query: readonly (readonly [key: string, value: string])[]
  /** The text without it, and without the small words that led to it. */
  without: string
}

interface ReadPart extends Pick<QueryPart, 'query'> {
  tokens: readonly Token[]
}

/**
 * Reads a search in words: "Herbstferien NRW Hund Sauna Henne Strand". Words of every edition are known, those of the
 * edition's own language first.
 * @param today ISO day at the agency
 */
export function readWords(text: string, { key, currency }: Pick<Market, 'key' | 'currency'>, today: string): ReadWords {
  const words = vocabularyOf(key)
  const tokens = correctWords(tokensOf(text), words)
  const found = matchesIn({ tokens, words, currency, today })
  const holidays = holidaysOf(found, key, today)
  const parts: ReadPart[] = []
  for (const part of [...found.flatMap(partsOf), ...holidays.parts].sort(byPrecision)) addPart(parts, part)
  dropIdle(parts)
  parts.sort(inOrder)
  const limitWords = new Set([...words.single.upTo.values()].flat(2))
  const isSmall = (token: Token) => words.idle.has(token.key) || limitWords.has(token.key)
  const limitless = found.filter(
    ({ meaning }) => 'families' in meaning || ('criteria' in meaning && meaning.criteria.length === 0),
  )
  const known = new Set([...[...parts, ...limitless].flatMap((part) => part.tokens), ...holidays.known])
  const excluded = found.flatMap((match) => ('unread' in match.meaning ? [match.tokens] : []))
  const isUnread = (token: Token) => !(known.has(token) || isSmall(token))
  const query = parts.flatMap((part) => part.query)
  return {
    criteria: criteriaOfQuery(query),
    searchOrder: parseSearchView(parametersOf(query)).searchOrder,
    parts: parts.map((part) => ({ query: part.query, without: withoutTokens(text, tokens, part.tokens, isSmall) })),
    unread: tokens.flatMap((token) => {
      const phrase = excluded.find((each) => each.includes(token)) ?? (isUnread(token) ? [token] : [])
      return phrase[0] === token ? [text.slice(token.start, phrase.at(-1)?.end)] : []
    }),
    holiday: holidays.open,
    families: firstOf(found, ({ meaning }) => ('families' in meaning ? meaning.families : null))?.value ?? null,
  }
}

function criteriaOfQuery(query: QueryPart['query']): Criteria {
  return parseCriteria(parametersOf(query))
}

function parametersOf(query: QueryPart['query']): URLSearchParams {
  return new URLSearchParams(query.map(([key, value]) => [key, value]))
}

interface Found {
  meaning: Meaning
  tokens: readonly Token[]
}

function matchesIn(reading: Reading): Found[] {
  const found: Found[] = []
  for (let at = 0; at < reading.tokens.length; ) {
    const match = matchAt(reading, at)
    if (match) found.push({ meaning: match.meaning, tokens: reading.tokens.slice(at, match.end) })
    at = match?.end ?? at + 1
  }
  return found
}

function partsOf({ meaning, tokens }: Found): ReadPart[] {
  if ('order' in meaning) return [{ query: [['searchOrder', meaning.order]], tokens }]
  return 'criteria' in meaning && meaning.criteria.length > 0 ? [{ query: meaning.criteria, tokens }] : []
}

function inOrder(a: ReadPart, b: ReadPart): number {
  return (a.tokens[0]?.start ?? 0) - (b.tokens[0]?.start ?? 0)
}

/** Kinds of dates, the most precise first: of "Winterferien KW 8" the week counts, wherever it stands. */
const precision: readonly string[] = [dateChoices.dag, dateChoices.uge, dateChoices.ferie, dateChoices.maaned]

/** The more precise dates first, else as they were written: what comes first counts. */
function byPrecision(a: ReadPart, b: ReadPart): number {
  return precisionOf(a) - precisionOf(b) || inOrder(a, b)
}

function precisionOf({ query }: ReadPart): number {
  const ranks = query.map(([key]) => precision.indexOf(key)).filter((rank) => rank >= 0)
  return ranks[0] ?? precision.length
}

const details: ReadonlySet<string> = new Set(dateDetails)
const dateValues: ReadonlySet<string> = new Set(Object.values(dateChoices))

/** The first one counts: a second price or time is not read, and the same thing twice is one part. */
function addPart(parts: ReadPart[], part: ReadPart): void {
  if (part.query.some((each) => !isRead(each))) return
  const written = String(part.query)
  const same = parts.findIndex(({ query }) => String(query) === written)
  const first = parts[same]
  if (first) {
    parts[same] = { ...first, tokens: [...first.tokens, ...part.tokens] }
    return
  }
  const isExcluded = part.query.some(([key]) =>
    parts.some(({ query }) => query.some(([other]) => excludes(other, key))),
  )
  if (!isExcluded) parts.push(part)
}

/** Whether it has an effect in a search, or would with another criterion. */
function isRead(each: QueryPart['query'][number]): boolean {
  return isViewKey(each[0]) || details.has(each[0]) || criteriaOfQuery([each]).size > 0
}

/** Drops a weekend without a month, and a length beside a weekend: both have no effect. */
function dropIdle(parts: ReadPart[]): void {
  const read = criteriaOfQuery(parts.flatMap(({ query }) => query))
  const isAlone = ([key]: readonly [string, string]) => (key === 'weekend' || key === 'duration') && !read.has(key)
  parts.splice(0, parts.length, ...parts.filter(({ query }) => !query.every(isAlone)))
}

function excludes(one: string, other: string): boolean {
  const bothPets = petKeys.has(one) && petKeys.has(other)
  return bothPets || (one === other && one !== 'omraader') || (dateValues.has(one) && dateValues.has(other))
}

const petKeys: ReadonlySet<string> = new Set(['pets', 'husdyr'])

/** School holidays at a feast. */
const holidayAt: Partial<Record<Feast, HolidayKind>> = { easter: 'paaske', whitsun: 'pinse', christmas: 'jul' }

/** The holidays of kind, land and year, wherever these are in the text; a feast without such holidays is its days. */
function holidaysOf(found: readonly Found[], edition: Market['key'], today: string) {
  const none = { parts: [] as ReadPart[], known: [] as Token[], open: null as ReadWords['holiday'] }
  const kind = firstOf(found, ({ meaning }) => ('holiday' in meaning ? meaning.holiday : null))
  const feast = kind ? null : firstOf(found, ({ meaning }) => ('feast' in meaning ? meaning.feast : null))
  const land = firstOf(found, ({ meaning }) => ('land' in meaning ? meaning.land : null))
  const year = firstOf(found, ({ meaning }) => ('year' in meaning ? meaning.year : null))
  const named = kind ?? feast
  if (!named) return none
  const tokens = [named, land, year].flatMap((each) => each?.tokens ?? [])
  const wanted = kind?.value ?? (feast && holidayAt[feast.value])
  const coming = schoolHolidays.filter(
    (each) => each.kind === wanted && each.last > today && (!year || each.first.startsWith(String(year.value))),
  )
  const own = land?.value ?? (homeCountries[edition].code === 'DK' ? 'dk' : null)
  const holiday: SchoolHoliday | undefined = coming.find((each) => each.land === own)
  if (holiday) return { ...none, parts: [{ query: [['ferie', holiday.id] as const], tokens }] }
  if (feast) return { ...none, parts: feastParts(feast.value, tokens, year?.value ?? null, today) }
  const lands = own === null ? [...new Set(coming.map((each) => each.land))] : []
  return kind && lands.length > 0 ? { ...none, known: tokens, open: { kind: kind.value, lands } } : none
}

function firstOf<Value>(found: readonly Found[], read: (each: Found) => Value | null) {
  for (const each of found) {
    const value = read(each)
    if (value !== null) return { value, tokens: each.tokens }
  }
  return null
}

function feastParts(feast: Feast, tokens: readonly Token[], year: number | null, today: string): ReadPart[] {
  const arrivals = arrivalsOf(feast, year, today)
  if (!arrivals) return []
  const [day, flex] = arrivals
  const query = [
    ['ankomst', day],
    ['flex', String(flex)],
  ] as const
  return [{ query, tokens }]
}

/** Signs that stand alone. No literal, see contracts/email.ts. */
const loneSigns = String.raw`(?<=^|\s)[^\p{L}\p{N}€£$\s]+(?=\s|$)`

function withoutTokens(
  text: string,
  all: readonly Token[],
  own: readonly Token[],
  isSmall: (token: Token) => boolean,
): string {
  const gone = new Set(own)
  for (const token of own) {
    for (let at = all.indexOf(token) - 1; at >= 0; at -= 1) {
      const before = all[at]
      if (!before || gone.has(before) || !isSmall(before)) break
      gone.add(before)
    }
  }
  const left = all
    .toReversed()
    .reduce((rest, token) => (gone.has(token) ? `${rest.slice(0, token.start)} ${rest.slice(token.end)}` : rest), text)
  // Signs between removed parts.
  return left
    .replace(new RegExp(loneSigns, 'gu'), '')
    .replace(/\s+/g, ' ')
    .replace(/[,;\s]+$/, '')
    .trim()
}

/** What a part of the text was read as: "Herbstferien Nordrhein-Westfalen 2027", "1 Haustier". */
export function queryInWords(
  market: Market,
  messages: Messages & OwnMessages,
  { query }: Pick<QueryPart, 'query'>,
): string {
  const when = dateWords(market, messages.search.form.when, criteriaOfQuery(query))
  const labels = query.flatMap(([key, value]) => {
    if (key === 'flex') return []
    if (key === 'searchOrder') {
      const { searchOrder } = parseSearchView(new URLSearchParams({ searchOrder: value }))
      return [messages.search.orders[searchOrderTexts[searchOrder]]]
    }
    return key === 'ankomst' && when ? [when] : [labelOf(key, { value }, market, messages)]
  })
  return labels.join(' · ')
}
