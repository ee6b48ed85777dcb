import { areaOfLocation } from '../../../domain/areas.ts'
import { plainText } from '../../../domain/plain-text.ts'
import { searchWords } from '../../../editions/search-words.ts'
import type { MarketId } from '../../../editions/table.ts'
import { areaNames } from '../../../markets/area-name.ts'
import { marketById } from '../../../markets/market.ts'
import { comparedWords } from './tokens.ts'
import type { SearchedAttribute } from './word-tables.ts'

type Letters = Readonly<Record<string, string>>

/** How letters are typed that a keyboard does not have: without their marks, or as two. */
const spellings: readonly Letters[] = [
  { ø: 'o', ß: 'ss', đ: 'd', ł: 'l' },
  { ø: 'oe', ö: 'oe', ä: 'ae', ü: 'ue', å: 'aa', ß: 'ss' },
]

/** Begins what has nothing to do with the words before it: "Øster. Oster" is not one phrase. */
const apart = '. '

/** How else a short text may be typed: its words in every spelling, one after the other, and parts of its compounds. */
export function otherWordsOfLine(text: string, lan: MarketId): string {
  const own = comparedWords(text).join(' ')
  const spelt = spellings
    .map((letters) => speltBy(letters, text))
    .filter((line) => comparedWords(line).join(' ') !== own)
  const ends = endsOfCompounds(comparedWords(text), lan)
  return [...new Set(spelt), ...ends].join(apart)
}

/** The same of a long text: every word once. */
export function otherWordsOfText(text: string, lan: MarketId): string {
  const own = new Set(comparedWords(text))
  const spelt = spellings.flatMap((letters) => comparedWords(speltBy(letters, text)))
  const others = [...spelt, ...endsOfCompounds([...own], lan)]
  return [...new Set(others.filter((word) => !own.has(word)))].join(apart)
}

/** A house's code by its letters and its number: BK 4444. */
export function otherWordsOfCode(code: string): string {
  const parts = code.match(/\p{L}+|\p{N}+/gu) ?? []
  return parts.length > 1 ? parts.join(' ') : ''
}

function speltBy(letters: Letters, text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => letters[letter] ?? letter)
}

/** Minimum letters before an ending. */
const minBefore = 3
/** By the forms of the ends, as they are compared: how these are typed. */
const endsOf = new Map<MarketId, ReadonlyMap<string, readonly string[]>>()

function endsOfCompounds(words: readonly string[], lan: MarketId): string[] {
  const known = endsOf.get(lan) ?? formsOf(lan)
  endsOf.set(lan, known)
  return words.flatMap((word) => {
    for (let from = minBefore; from <= word.length - minBefore; from += 1) {
      const typed = known.get(word.slice(from))
      if (typed) return typed
    }
    return []
  })
}

function formsOf(lan: MarketId): ReadonlyMap<string, readonly string[]> {
  const { compoundEnds, inflections } = searchWords[marketById(lan).key]
  const typedAs = (text: string) => [text, ...spellings.map((letters) => speltBy(letters, text))].flatMap(comparedWords)
  return new Map(
    wordsIn(compoundEnds).flatMap((end) => {
      const forms = [end, ...wordsIn(inflections).map((inflection) => end + inflection)]
      return forms.map(
        (form) => [comparedWords(form).join(''), [...new Set([...typedAs(end), ...typedAs(form)])]] as const,
      )
    }),
  )
}

function wordsIn(list: string): string[] {
  return list.trim().split(/\s+/)
}

/** Texts of a house's words, in an edition. */
export interface HouseWords {
  name: string
  title: string | null
  /** HTML. */
  body: string | null
  address1: string
  address2: string
  street: string
  postalCode: string
  city: string
  locationId: number
}

/** A house's words by what they are searched in; in an edition that does not describe it, it is called by its code. */
export function textsOfHouse(house: HouseWords, lan: MarketId): Record<SearchedAttribute, string> {
  const { name, address1, city } = house
  const title = house.title ?? name
  const text = plainText(house.body ?? '')
  const area = areaOfLocation(house.locationId)
  const areas = area ? [...areaNames(area)] : []
  return {
    name,
    'otherWords.name': otherWordsOfCode(name),
    title,
    'otherWords.title': otherWordsOfLine(title, lan),
    address1,
    'otherWords.address1': lines([house.address2, house.street], address1, lan),
    city,
    'otherWords.city': lines([...areas, house.postalCode], city, lan),
    text,
    'otherWords.text': otherWordsOfText(text, lan),
  }
}

/** Further texts of a place, with other spellings of all of them. */
function lines(others: readonly string[], own: string, lan: MarketId): string {
  const distinct = [...new Set(others)].filter((line) => line !== '' && line !== own)
  const typed = [own, ...distinct].map((line) => otherWordsOfLine(line, lan)).filter((line) => line !== '')
  return [...new Set([...distinct, ...typed])].join('. ')
}

/** The words of an entry of the content. */
export function textsOfEntry(title: string, text: string, lan: MarketId): Partial<Record<SearchedAttribute, string>> {
  return {
    title,
    'otherWords.title': otherWordsOfLine(title, lan),
    text,
    'otherWords.text': otherWordsOfText(text, lan),
  }
}

/** As documents have them: an object of what is typed otherwise. */
export function otherWordsOf(texts: Partial<Record<SearchedAttribute, string>>): Record<string, string> {
  const prefix = 'otherWords.'
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      name.startsWith(prefix) && text !== '' ? [[name.slice(prefix.length), text]] : [],
    ),
  )
}
