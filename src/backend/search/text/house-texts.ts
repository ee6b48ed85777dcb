import { areaOfLocation } from '../../../domain/areas.ts'
import { plainText } from '../../../domain/plain-text.ts'
import type { MarketId } from '../../../editions/table.ts'
import { areaNames } from '../../../markets/area-name.ts'
import { otherWordsOfCode, otherWordsOfLine, otherWordsOfText } from './other-words.ts'
import type { SearchedAttribute } from './word-tables.ts'

/** What a house's words are made of, in an edition. */
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

/** What is also said of a place, and how all of it may be typed. */
function lines(others: readonly string[], own: string, lan: MarketId): string {
  const said = [...new Set(others)].filter((line) => line !== '' && line !== own)
  const typed = [own, ...said].map((line) => otherWordsOfLine(line, lan)).filter((line) => line !== '')
  return [...new Set([...said, ...typed])].join('. ')
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
