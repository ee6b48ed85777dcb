import { facility } from '../../../domain/facilities.ts'
import { partyLimits } from '../../../domain/party-criteria.ts'
import { criterion, isJoined, type Match, numberAt, type Reading } from './reading.ts'
import { endOfPhrase } from './vocabulary.ts'

/** More weeks than that are the number of a week. */
export const maxWeeks = 4
/** Houses that are found together at most. */
const mostHouses = 3
const personsKey = String(facility.persons)

const countedCriteria = {
  persons: (count: number) => criterion(personsKey, count),
  adults: (count: number) => criterion('adults', count),
  children: (count: number) => criterion('children', count),
  infants: (count: number) => criterion('infants', count),
  pets: (count: number) => criterion('pets', count),
  nights: (count: number) => criterion('duration', count),
  weeks: (count: number) => (count > maxWeeks ? null : criterion('duration', count * 7)),
  bedrooms: (count: number) => criterion(String(facility.bedrooms), count),
  bathrooms: (count: number) => criterion('badevaerelse', count),
}
type Counted = keyof typeof countedCriteria
const countedKeys = Object.keys(countedCriteria) as Counted[]

/** "4 Personen", "to voksne", "two small dogs", but neither "2. Woche" nor the 4 of "til 4 i uge 42". */
export function readCounted(reading: Reading, at: number): Match | null {
  const { tokens, words } = reading
  const count = numberAt(reading, at)
  if (count === null || tokens[at + 1]?.gap[0] === '.') return null
  const noun = nounAfter(reading, at + 1)
  if (noun > at + 1 && tokens[endOfPhrase(tokens, noun, words.single.week)]?.number) return null
  for (const key of countedKeys) {
    const end = endOfPhrase(tokens, noun, words.counted[key])
    const meaning = end > noun ? countedCriteria[key](count) : null
    if (meaning) return { end, meaning }
  }
  return null
}

/** Behind words that ask for nothing, unless they join another thing: the 4 of "4 og hund" counts no dogs. */
function nounAfter(reading: Reading, at: number): number {
  const { tokens, words } = reading
  let place = at
  while (words.idle.has(tokens[place]?.key ?? '') && !isJoined(reading, place)) place += 1
  return isJoined(reading, place) ? at - 1 : place
}

/** Without a number before it, a dog, a baby, a week or a fortnight counts as one. */
export function readUncounted({ tokens, words }: Reading, at: number): Match | null {
  const one = [
    [words.counted.weeks, criterion('duration', 7)],
    [words.single.fortnight, criterion('duration', 14)],
    [words.counted.pets, criterion('pets', 1)],
    [words.counted.infants, criterion('infants', 1)],
  ] as const
  for (const [phrases, meaning] of one) {
    const end = endOfPhrase(tokens, at, phrases)
    if (end > at) return { end, meaning }
  }
  return null
}

/** "4 + Hund", "2 og en baby": so many persons; "2+2": adults and children. */
export function readPlus(reading: Reading, at: number): Match | null {
  const { tokens, words } = reading
  const count = personsAt(reading, at)
  if (count === null || !isJoined(reading, at + 1) || tokens[at + 1]?.gap.includes(',')) return null
  const next = endOfPhrase(tokens, at + 1, words.single.joining)
  const others = readCounted(reading, next) ?? readUncounted(reading, next)
  const keys = others && 'criteria' in others.meaning ? others.meaning.criteria.map(([key]) => key) : []
  if (keys.includes('pets')) return { end: at + 1, meaning: criterion(personsKey, count) }
  if (keys.includes('children') || keys.includes('infants')) {
    return { end: at + 1, meaning: criterion('adults', count) }
  }
  const children = tokens[at + 1]?.gap.trim() === '+' ? personsAt(reading, at + 1) : null
  if (others || children === null) return null
  const criteria = [
    ['adults', String(count)],
    ['children', String(children)],
  ] as const
  return { end: at + 2, meaning: { criteria } }
}

/** "for two", "family of five", "zu zweit": a number that counts nothing else. */
export function readParty(reading: Reading, at: number, isRead: (place: number) => boolean): Match | null {
  const place = endOfPhrase(reading.tokens, at, reading.words.single.partyOf)
  const count = place > at ? personsAt(reading, place) : null
  // "One" is an article as well.
  if (count === null || count < 2 || isRead(place)) return null
  return { end: place + 1, meaning: criterion(personsKey, count) }
}

/** "2 familier", "drei Häuser": so many houses close to each other. */
export function readFamilies(reading: Reading, at: number): Match | null {
  const families = numberAt(reading, at) ?? 0
  const end = endOfPhrase(reading.tokens, at + 1, reading.words.single.families)
  return end > at + 1 && families >= 2 && families <= mostHouses ? { end, meaning: { families } } : null
}

/** "Couple with dog", "two couples", but not "a couple of days". */
export function readPair(reading: Reading, at: number): Match | null {
  const { tokens, words } = reading
  const place = endOfPhrase(tokens, at, words.single.pair) > at ? at : at + 1
  const pairs = place > at ? numberAt(reading, at) : 1
  const end = endOfPhrase(tokens, place, words.single.pair)
  const isSome = [words.counted.nights, words.counted.weeks, words.single.of].some(
    (phrases) => endOfPhrase(tokens, end, phrases) > end,
  )
  return pairs && end > place && !isSome ? { end, meaning: criterion(personsKey, 2 * pairs) } : null
}

function personsAt(reading: Reading, at: number): number | null {
  const count = numberAt(reading, at)
  return count !== null && count >= 1 && count <= partyLimits.adults ? count : null
}
