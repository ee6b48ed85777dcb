import { dateChoices, dateDetails } from '../../../domain/flexible-dates.ts'
import { type SchoolHoliday, type SchoolLand, schoolHolidays } from '../../../domain/school-holidays.ts'
import { type Criteria, parseCriteria } from '../../../domain/search-criteria.ts'
import { isViewKey, parseSearchView, type SearchOrder, searchOrderTexts } from '../../../domain/search-view.ts'
import { homeCountries } from '../../../editions/table.ts'
import type { Market } from '../../../markets/market.ts'
import type { Messages } from '../../../markets/messages/messages.ts'
import { dateWords } from '../../../ui/date-words.ts'
import { labelOf } from '../../search/criterion-label.ts'
import { type Meaning, matchAt, type Reading } from './rules.ts'
import { type Token, tokensOf } from './tokens.ts'
import { type HolidayKind, vocabularyOf } from './vocabulary.ts'

/** A search that was read from words. */
export interface ReadWords {
  criteria: Criteria
  /** In which the houses are to come. */
  searchOrder: SearchOrder
  /** The parts of the text, with the order among them. */
  parts: readonly QueryPart[]
  /** Words that are no criterion, as they were typed. */
  unread: readonly string[]
  /** Holidays without a land. */
  holiday: { kind: HolidayKind; lands: readonly SchoolLand[] } | null
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
  const tokens = tokensOf(text)
  const found = matchesIn({ tokens, words, currency, today })
  const holidays = holidaysOf(found, key, today)
  const parts: ReadPart[] = []
  for (const part of [...found.flatMap(partsOf), ...holidays.parts].sort(inOrder)) addPart(parts, part)
  dropIdle(parts)
  const limitWords = new Set([...words.single.upTo.values()].flat(2))
  const isSmall = (token: Token) => words.idle.has(token.key) || limitWords.has(token.key)
  const known = new Set([...parts.flatMap((part) => part.tokens), ...holidays.known])
  const query = parts.flatMap((part) => part.query)
  return {
    criteria: criteriaOfQuery(query),
    searchOrder: parseSearchView(parametersOf(query)).searchOrder,
    parts: parts.map((part) => ({ query: part.query, without: withoutTokens(text, tokens, part.tokens, isSmall) })),
    unread: tokens
      .filter((token) => !known.has(token) && !isSmall(token))
      .map(({ start, end }) => text.slice(start, end)),
    holiday: holidays.open,
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
  return 'criteria' in meaning ? [{ query: meaning.criteria, tokens }] : []
}

function inOrder(a: ReadPart, b: ReadPart): number {
  return (a.tokens[0]?.start ?? 0) - (b.tokens[0]?.start ?? 0)
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
  return (one === other && one !== 'omraader') || (dateValues.has(one) && dateValues.has(other))
}

/** The holidays of kind, land and year, wherever these are in the text. */
function holidaysOf(found: readonly Found[], edition: Market['key'], today: string) {
  const none = { parts: [] as ReadPart[], known: [] as Token[], open: null as ReadWords['holiday'] }
  const kind = found.flatMap(({ meaning, tokens }) => ('holiday' in meaning ? [{ ...meaning, tokens }] : []))[0]
  const land = found.flatMap(({ meaning, tokens }) => ('land' in meaning ? [{ ...meaning, tokens }] : []))[0]
  const year = found.flatMap(({ meaning, tokens }) => ('year' in meaning ? [{ ...meaning, tokens }] : []))[0]
  if (!kind) return none
  const tokens = [...kind.tokens, ...(land?.tokens ?? []), ...(year?.tokens ?? [])]
  const coming = schoolHolidays.filter(
    (each) => each.kind === kind.holiday && each.last > today && (!year || each.first.startsWith(String(year.year))),
  )
  const own = land?.land ?? (homeCountries[edition].code === 'DK' ? 'dk' : null)
  if (own === null) {
    const lands = [...new Set(coming.map((each) => each.land))]
    return lands.length > 0 ? { ...none, known: tokens, open: { kind: kind.holiday, lands } } : none
  }
  const holiday: SchoolHoliday | undefined = coming.find((each) => each.land === own)
  return holiday ? { ...none, parts: [{ query: [['ferie', holiday.id] as const], tokens }] } : none
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
export function queryInWords(market: Market, messages: Messages, { query }: Pick<QueryPart, 'query'>): string {
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
