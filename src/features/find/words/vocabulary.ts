import { areas, regions } from '../../../domain/areas.ts'
import { type FacilityKey, facility } from '../../../domain/facilities.ts'
import type { Feast } from '../../../domain/feasts.ts'
import { germanLands, type SchoolHoliday, type SchoolLand } from '../../../domain/school-holidays.ts'
import { type QueryWords, queryWords } from '../../../editions/query-words.ts'
import { type EditionKey, editionKeys } from '../../../editions/table.ts'
import { areaNames } from '../../../markets/area-name.ts'
import { compared, type Token } from './tokens.ts'

type Words = QueryWords
export type HolidayKind = SchoolHoliday['kind']

/** What words mean to guests of an edition: its own language first, then those of the others. */
export interface Vocabulary {
  idle: ReadonlySet<string>
  /** From 1 on, by the word. */
  numbers: ReadonlyMap<string, number>
  counted: Readonly<Record<CountedKey, Phrases>>
  single: Readonly<Record<SingleKey, Phrases>>
  currencies: readonly (readonly [currency: string, Phrases])[]
  /** Areas, and stretches of the coast with their areas parted by commas. */
  areas: readonly (readonly [slugs: string, Phrases])[]
  months: readonly (readonly [month: number, Phrases])[]
  /** Early, mid and late, from 0 on. */
  monthParts: readonly (readonly [part: number, Phrases])[]
  /** From 1 on, Monday's. */
  weekdays: readonly (readonly [weekday: number, Phrases])[]
  /** The coming weekend and those after it, from 0 on. */
  weekends: readonly (readonly [weeks: number, Phrases])[]
  holidays: readonly (readonly [kind: HolidayKind, Phrases])[]
  feasts: readonly (readonly [feast: Feast, Phrases])[]
  lands: readonly (readonly [land: SchoolLand, Phrases])[]
  facilities: readonly (readonly [criterion: string, Phrases])[]
  /** What a house is called, as the end of a compound. */
  houses: readonly string[]
  /** Every word of all these. */
  known: ReadonlySet<string>
  byLetter: ReadonlyMap<string, readonly string[]>
}

const countedKeys = [
  'persons',
  'adults',
  'children',
  'infants',
  'pets',
  'nights',
  'weeks',
  'bedrooms',
  'bathrooms',
  'metres',
  'kilometres',
  'minutes',
] as const
type CountedKey = (typeof countedKeys)[number]
const singleKeys = [
  'without',
  'noPets',
  'alternative',
  'needless',
  'joining',
  'families',
  'partyOf',
  'pair',
  'fortnight',
  'week',
  'nextWeek',
  'weekend',
  'of',
  'upTo',
  'from',
  'to',
  'per',
  'allIn',
  'beach',
  'placeKinds',
  'anywhere',
  'cheapest',
] as const
type SingleKey = (typeof singleKeys)[number]

const created = new Map<EditionKey, Vocabulary>()

export function vocabularyOf(edition: EditionKey): Vocabulary {
  const known = created.get(edition) ?? createVocabulary(edition)
  created.set(edition, known)
  return known
}

function createVocabulary(own: EditionKey): Vocabulary {
  const ownWords = wordsOf(own)
  const all = [ownWords, ...editionKeys.filter((key) => key !== own).map(wordsOf)]
  const { idle: _idle, numbers: _numbers, houses: _houses, regions: _regions, ...ownPhrases } = ownWords
  const known = new Set(textsIn(ownPhrases).flatMap((written) => phrasesIn(written).map(String)))
  /** What a word means in the edition's language it does not mean in another. */
  const meant = (words: Words, written: string) =>
    phrasesIn(written).filter((phrase) => words === ownWords || !known.has(String(phrase)))
  const together = (read: (words: Words) => string) => byFirstWord(all.flatMap((words) => meant(words, read(words))))
  const each = <Key extends string>(read: (words: Words) => Readonly<Record<Key, string>>) =>
    all.flatMap((words) =>
      (Object.entries(read(words)) as [Key, string][]).map(
        ([key, written]) => [key, byFirstWord(meant(words, written))] as const,
      ),
    )
  const ofKeys = <Key extends CountedKey | SingleKey>(keys: readonly Key[]) =>
    Object.fromEntries(keys.map((key) => [key, together((words) => words[key])])) as Record<Key, Phrases>
  const ofLists = (read: (words: Words) => readonly string[], first: number) =>
    all.flatMap((words) =>
      read(words).map((written, place) => [place + first, byFirstWord(meant(words, written))] as const),
    )
  const vocabulary = {
    idle: new Set(all.flatMap(({ idle }) => idle.trim().split(/\s+/).map(compared))),
    numbers: new Map(
      all
        .toReversed()
        .flatMap(({ numbers }) =>
          numbers.flatMap((written, number) => written.split(' ').map((word) => [compared(word), number] as const)),
        ),
    ),
    counted: ofKeys(countedKeys),
    single: ofKeys(singleKeys),
    currencies: each(({ currencies }) => currencies),
    areas: [...namedAreas(), ...stretches(all)],
    months: ofLists(({ months }) => months, 1),
    monthParts: ofLists(({ monthParts }) => monthParts, 0),
    weekdays: ofLists(({ weekdays }) => weekdays, 1),
    weekends: ofLists(({ weekends }) => weekends, 0),
    holidays: each<HolidayKind>(({ holidays }) => holidays),
    feasts: each(({ feasts }) => feasts) as (readonly [Feast, Phrases])[],
    lands: [
      ...(Object.entries(germanLands) as [SchoolLand, string][]).map(
        ([land, name]) => [land, byFirstWord(phrasesIn(name))] as const,
      ),
      ...(each(({ lands }) => lands) as (readonly [SchoolLand, Phrases])[]),
    ],
    facilities: each(({ facilities }) => facilities).map(([key, phrases]) => [criterionOf(key), phrases] as const),
  }
  const houses = all.flatMap(({ houses }) => houses.split('|').map(compared))
  const everyWord = wordsIn(vocabulary)
  return {
    ...vocabulary,
    houses: houses.sort((a, b) => b.length - a.length),
    known: everyWord,
    byLetter: Map.groupBy(everyWord, (word) => word.charAt(0)),
  }
}

function wordsIn(vocabulary: Omit<Vocabulary, 'houses' | 'known' | 'byLetter'>): Set<string> {
  const { idle, numbers, counted, single, ...named } = vocabulary
  const phrases = [
    ...Object.values(counted),
    ...Object.values(single),
    ...Object.values(named).flatMap((list) => list.map(([, each]) => each)),
  ]
  return new Set([...idle, ...numbers.keys(), ...phrases.flatMap((each) => [...each.values()].flat(2))])
}

/** Throws before they are read (read-vocabulary.ts). */
function wordsOf(edition: EditionKey): Words {
  const words = queryWords[edition]
  if (!words) throw new Error(`The words of searches of ${edition} have not been read`)
  return words
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function criterionOf(key: keyof Words['facilities']): string {
  return key === 'heatPump' ? 'varmepumpe' : String(facility[key satisfies FacilityKey])
}

/** Last words of names that describe the place: Henne is Henne Strand. */
const kindsOfPlace = ['strand', 'klit', 'havn']

/** Stretches of the coast; "Blåvand og Henne" are two areas to guests, and no stretch. */
function stretches(all: readonly Words[]): Vocabulary['areas'] {
  return regions.map((region) => {
    const slugs = areas.filter((area) => area.region === region).map(({ slug }) => slug)
    const names = all.flatMap((words) => phrasesIn(words.regions[region])).filter((name) => name.length <= 2)
    return [slugs.join(','), byFirstWord(names)] as const
  })
}

function namedAreas(): Vocabulary['areas'] {
  return areas.map((area) => {
    const names = phrasesIn([...areaNames(area), area.title].join('|'))
    const short = names.flatMap((name) =>
      name.length > 1 && kindsOfPlace.includes(name.at(-1) ?? '') ? [name.slice(0, -1)] : [],
    )
    return [area.slug, byFirstWord([...names, ...short])] as const
  })
}

/** A row of words as they are compared. */
type Phrase = readonly string[]
/** Alternatives of one thing, by their first words. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>

/** 'sauna|wi fi': alternatives are parted by bars. */
function phrasesIn(written: string): Phrase[] {
  return written.split('|').map((phrase) =>
    phrase
      .trim()
      .split(/[\s’'-]+/)
      .map(compared),
  )
}

function byFirstWord(phrases: readonly Phrase[]): Phrases {
  return Map.groupBy(phrases, ([first = '']) => first)
}

/** Where the longest of the phrases that begins at that place ends; the place itself where none does. */
export function endOfPhrase(tokens: readonly Token[], at: number, phrases: Phrases): number {
  const sameBeginning = phrases.get(tokens[at]?.key ?? '') ?? []
  const fitting = sameBeginning.filter((phrase) => phrase.every((word, place) => tokens[at + place]?.key === word))
  return at + Math.max(0, ...fitting.map(({ length }) => length))
}
