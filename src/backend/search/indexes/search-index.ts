import { addDays, firstBookableArrival, lastMinuteWindowDays, today } from '../../../domain/stays.ts'
import type { MarketId } from '../../../editions/table.ts'
import type { WordTable } from '../text/word-tables.ts'

export type SearchDocument = Record<string, unknown>

/** SQL that makes the documents of a page `p`, whose columns k0, k1 … are the index's key. */
export interface DocumentReader {
  columns: string
  joins: string
  toDocument: (row: Record<string, unknown>) => SearchDocument
}

/** Subject of a document; of a stay on some day with so many nights, whether the index has such. */
type DocumentSubject =
  | { kind: 'house' }
  | { kind: 'status' }
  | { kind: 'page' }
  | { kind: 'stay'; covers: (arrival: string, nights: number) => boolean }

export interface SearchIndex {
  uid: string
  subject: DocumentSubject
  lan: MarketId
  /** Of the search request. */
  moment: Moment
  /** SQL of the tables of the documents, with the condition for rows. */
  from: string
  where: string
  /** Tables that have one row for each document, by their alias: joined only where one of their columns is used. */
  joins?: Readonly<Record<string, string>>
  /** `from` and `joins.l` with the houses first, which SQLite would not begin with: for filters of what a house is. */
  fromHouses?: string
  /** Of an index of free stays: the taken ones too, each house looked up by its days, its words and position. */
  withTaken?: Pick<
    SearchIndex,
    'from' | 'where' | 'joins' | 'text' | 'searchableAttributes' | 'position' | 'attributeOf'
  >
  /** Of an index whose documents are houses or their stays: the attributes that are of the house. */
  ofHouses?: {
    /** Attributes of a house that do not depend on its stay, over `l` and `w`. */
    attributeOf: (name: string) => Attribute | undefined
    /** The index's own `where`, as it is while `staleSql` finds nothing: the same at every moment of a day. */
    where: string
    /** SQL of the house's id in a row of `from`. */
    id: string
    /** No house has two documents. */
    isOneEach: boolean
  }
  /** SQL of a document's key: the last order of everything, and what `readDocuments` finds again. */
  key: readonly string[]
  attributeOf: (name: string) => Attribute | undefined
  filterableAttributes: readonly string[]
  sortableAttributes: readonly string[]
  searchableAttributes: readonly string[]
  /** Attributes of a hit by default; the filterable ones only on request. */
  defaultAttributes: readonly string[]
  position?: { lat: string; lng: string }
  /** Attributes of which there is one value for each house and value of another: that other one. */
  groupedBy?: Readonly<Record<string, string>>
  /** SQL of what makes a row of booking_option, as `x`, a free stay of so many nights; `settled` as `ofHouses.where` is. */
  freeStays?: (nights: number, settled?: true) => string
  /** The full-text tables with its words. */
  text: readonly WordTable[]
  /** SQL that joins the matches `m` of a text to `from`, and SQL of a document's own id among them. */
  textJoin: string
  textId: string
  /**
   * Names and SQL of what orders equals before the key, ascending unless it says so: of a house's stays it puts the
   * cheapest first.
   */
  ranking: readonly { attribute: string; sql: string; direction?: 'DESC' }[]
  readDocuments: (attributes: ReadonlySet<string>) => DocumentReader
  /** Called before a search: updates what the index stores of other tables. */
  prepare?: (db: D1Database) => Promise<void>
  /** SQL that finds a row when what the index reads has grown old, and what makes it true again. */
  staleSql?: string
  refresh?: (db: D1Database) => Promise<unknown>
}

/**
 * An attribute for filters, sorts or facets, in SQL over the index's tables. `scale` converts decimal major units into
 * the øre and cents of the tables. `optional`: some documents have null, or lack it.
 */
export type Attribute =
  | {
      kind: 'number'
      sql: string
      scale?: number
      optional?: boolean | 'left out'
      /** Made from another number, and never falling where that rises: SQL of that one, and of this one from it. */
      rises?: { from: string; sql: (from: string) => string }
    }
  /** `sql` is in small letters, as texts compare; `shown` is the text as it is. */
  | { kind: 'text'; sql: string; shown?: string; optional?: boolean }
  /** SQL that is 1 or 0; true or false in documents. */
  | { kind: 'flag'; sql: string }
  /** A list of numbers or texts: SQL that is true when some element passes the test. */
  | { kind: 'numbers' | 'texts'; some: (test: (element: string) => string) => string; rows: string }
  /** A list of known keys, each with the SQL of the documents that have it. */
  | {
      kind: 'keys'
      keys: ReadonlyMap<string, string>
      /** The keys are ranges of days (domain/arrival-ranges.ts) in which a house has a free stay of so many nights. */
      ofFreeStays?: number
      /** SQL: whether a document has the list; missing where each has. */
      existsSql?: string
    }
  /** A number or a text that not every document has. */
  | {
      kind: 'mixed'
      areNumbers?: boolean
      /** Nearly every house has its own number, where others are 1 or not there. */
      areManyNumbers?: boolean
      some: (test: (element: string) => string) => string
      sql: string
      shown: string
      /** SQL: whether any document has it. */
      isKnown: string
    }

/** Letters that an engine compares without their marks, so that Å is with A. */
const marked = [...'åäöüé']

/** Texts compare without regard to case: SQLite's own lower() knows ASCII alone. */
export function normalizedText(sql: string): string {
  const replaced = [...'ÆØ', ...marked.map((letter) => letter.toUpperCase())].reduce(
    (inner, capital) => `replace(${inner}, '${capital}', '${capital.toLowerCase()}')`,
    sql,
  )
  return `lower(${marked.reduce((inner, letter) => `replace(${inner}, '${letter}', '${letter.normalize('NFD')}')`, replaced)})`
}

/** The same of a filter's value, however its letters are put together. */
export function normalizeValue(value: string): string {
  const text = value.normalize('NFC').trim().toLowerCase()
  return marked.reduce((inner, letter) => inner.replaceAll(letter, letter.normalize('NFD')), text)
}

/** Whether an attribute is one of these, or lies within an object that is. */
export function isAmong(names: readonly string[], name: string): boolean {
  return names.includes(name) || names.includes(name.split('.')[0] ?? name)
}

/** The time of a search: which arrivals can still be booked, which are last-minute. */
export interface Moment {
  /** Milliseconds since 1970. */
  now: number
  /** ISO day at the agency. */
  day: string
  /** The first day of arrival that can still be booked. */
  firstArrival: string
  lastMinuteEnd: string
}

export function momentOf(date: Date): Moment {
  const day = today(date)
  return {
    now: date.getTime(),
    day,
    firstArrival: firstBookableArrival(date),
    lastMinuteEnd: addDays(day, lastMinuteWindowDays),
  }
}
