import fc from 'fast-check'
import { areas } from '../../../src/domain/areas.ts'
import { searchWords } from '../../../src/editions/search-words.ts'
import { areaNames } from '../../../src/markets/area-name.ts'
import { markets } from '../../../src/markets/market.ts'
import type { PlainHouse } from './plain-agency.ts'

/** Texts that guests type, with the matching houses by a plain loop over their texts. */
export interface PlainText {
  text: string
  means: (house: PlainHouse) => boolean
}

const letters: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o', ü: 'u', ß: 'ss', é: 'e' }
const plainly = (text: string) => text.toLowerCase().replace(/[æøåäöüßé]/g, (letter) => letters[letter] ?? letter)
const split = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** As they are read, in the language of the edition. */
function wordsOfHouse(house: PlainHouse, lan: number): string[] {
  const text = house.texts.find((each) => each.lan === lan)
  const area = areas.find(({ locationIds }) => locationIds.some((id) => id === house.location_id))
  if (!text) return []
  const names = area ? [...areaNames(area)] : []
  const { name, address1, address2, street, postal_code, city } = house
  return split(
    [name, text.title, address1, address2, street, postal_code, city, ...names].join(' ') +
      ` ${text.body.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ')}`,
  )
}

/** Of “havudsigten” also “udsigt” and “udsigten”. */
function partsOf(word: string, lan: number): string[] {
  const key = markets.find(({ id }) => id === lan)?.key
  if (!key) return []
  const { compoundEnds, inflections } = searchWords[key]
  const ends = compoundEnds.trim().split(/\s+/).map(plainly)
  for (let from = 3; from <= word.length - 3; from += 1) {
    const part = word.slice(from)
    const end = ends.find((each) => part === each || inflections.split(' ').some((more) => part === each + more))
    if (end) return [end, part]
  }
  return []
}

/** Words of houses as they stand there, cut off and with one letter wrong; one alone, or two. */
export function plainTexts(houses: readonly PlainHouse[], lan: number): fc.Arbitrary<PlainText> {
  const known = new Map(
    houses.map((house) => {
      const own = wordsOfHouse(house, lan).map(plainly)
      return [house, [...own, ...own.flatMap((word) => partsOf(word, lan))]]
    }),
  )
  const places = houses
    .flatMap((house) => [house.city, house.street, house.texts.find((text) => text.lan === lan)?.title ?? ''])
    .flatMap(split)
  // Of longer words two letters may be wrong; a letter too many may make a word a longer one.
  const isShort = (word: string) => /^\p{L}{4,8}$/u.test(plainly(word))
  const word = fc.constantFrom(...new Set(places.filter(isShort)))
  const wrong = fc
    .tuple(word, fc.nat(), fc.constantFrom('drop', 'swap', 'change', 'add'))
    .map(mistyped)
    .filter((typed) => plainly(typed).length < 9)
  const typed = fc.oneof(
    { weight: 3, arbitrary: word },
    { weight: 2, arbitrary: fc.tuple(word, fc.integer({ min: 3, max: 8 })).map(([each, most]) => each.slice(0, most)) },
    { weight: 2, arbitrary: wrong },
  )
  const has = (house: PlainHouse, requested: string, isOpen: boolean) =>
    known.get(house)?.some((own) => isMeant(plainly(requested), own, isOpen)) ?? false
  const one = typed.map((text) => ({ text, means: (house: PlainHouse) => has(house, text, true) }))
  const two = fc.tuple(typed, typed).map(([first, second]) => ({
    text: `${first} ${second}`,
    // The second is given up, where no house has both.
    means: (house: PlainHouse) => has(house, first, false),
  }))
  return fc.oneof(one, one, two)
}

function mistyped([word, at, how]: [string, number, string]): string {
  const place = 1 + (at % (word.length - 2))
  const [start, letter, next, end] = [word.slice(0, place), word[place], word[place + 1], word.slice(place + 2)]
  if (how === 'drop') return start + next + end
  if (how === 'swap') return `${start}${next}${letter}${end}`
  return how === 'add' ? `${start}q${letter}${next}${end}` : `${start}q${next}${end}`
}

/** The word itself; one that begins so, where it may still be being typed; from five letters on one of the next may be wrong. */
function isMeant(requested: string, own: string, isOpen: boolean): boolean {
  const reads = (pattern: string) => new RegExp(`^${pattern}${isOpen ? '' : '$'}`).test(own)
  if (reads(requested)) return true
  if (requested.length < 5 || /\d/.test(requested + own) || requested[0] !== own[0]) return false
  return (
    Array.from(
      requested,
      (letter, place) => [requested.slice(0, place), letter, requested.slice(place + 1)] as const,
    ).some(
      ([start, letter, end]) =>
        reads(start + end) ||
        reads(`${start}.${end}`) ||
        reads(`${start}.${letter}${end}`) ||
        reads(`${start}${end.slice(0, 1)}${letter}${end.slice(1)}`),
    ) || reads(`${requested}.`)
  )
}
