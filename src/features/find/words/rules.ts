import { petsNone } from '../../../domain/party-criteria.ts'
import { readBeach, readDistance, readPrice, readPriceRange } from './amount-rules.ts'
import {
  readDay,
  readMonth,
  readMonthPart,
  readNamedWeekend,
  readNextWeek,
  readSpan,
  readWeek,
  readWeekday,
  readYear,
} from './date-rules.ts'
import { readCounted, readFamilies, readPair, readParty, readPlus, readUncounted } from './party-rules.ts'
import { afterIdle, criterion, longestOf, type Match, type Meaning, type Reading, type Rule } from './reading.ts'
import { endOfPhrase, type Vocabulary } from './vocabulary.ts'

/** What begins at that place: of several readings the one that takes in most words, of equals the first. */
export function matchAt(reading: Reading, at: number, by = rules): Match | null {
  let best: Match | null = null
  for (const rule of by) {
    const match = rule(reading, at)
    if (match && match.end > (best?.end ?? at)) best = match
  }
  return best
}

const placesAndDates: readonly Rule[] = [
  readArea,
  readHoliday,
  readSpan,
  readDay,
  readMonthPart,
  readMonth,
  readNamedWeekend,
  readNextWeek,
  readWeek,
]

const noPets = criterion('husdyr', petsNone)
const noLimit: Meaning = { criteria: [] }
const unread: Meaning = { unread: true }

const rules: readonly Rule[] = [
  ...placesAndDates,
  readLand,
  // The whole coast: every house lies there.
  phraseRule('anywhere', noLimit),
  // Of a month that is named as well: "ein Wochenende im März".
  phraseRule('weekend', criterion('weekend', '1')),
  readWeekday,
  readPlus,
  readCounted,
  readUncounted,
  readFamilies,
  readPair,
  // Last of what begins with a number: it takes one that counts nothing else.
  (reading, at) => readParty(reading, at, (place) => matchAt(reading, place) !== null),
  readWithout,
  readWithoutBehind,
  readDistance,
  readBeach,
  readPriceRange,
  readPrice,
  // No criterion: what is found comes in that order.
  phraseRule('cheapest', { order: 'price-asc' }),
  readFacility,
  readYear,
]

/** A phrase that means the same wherever it stands. */
function phraseRule(key: keyof Vocabulary['single'], meaning: Meaning): Rule {
  return ({ tokens, words }, at) => {
    const end = endOfPhrase(tokens, at, words.single[key])
    return end > at ? { end, meaning } : null
  }
}

/** "Søndervig Strand" is the place, and asks for no distance to its beach. */
function readArea({ tokens, words }: Reading, at: number): Match | null {
  const match = longestOf(tokens, at, words.areas, (slugs) => criterion('omraader', slugs))
  if (!match || tokens[match.end]?.gap !== ' ') return match
  return { ...match, end: endOfPhrase(tokens, match.end, words.single.placeKinds) }
}

function readHoliday({ tokens, words }: Reading, at: number): Match | null {
  return (
    longestOf(tokens, at, words.holidays, (holiday) => ({ holiday })) ??
    longestOf(tokens, at, words.feasts, (feast) => ({ feast }))
  )
}

function readLand({ tokens, words }: Reading, at: number): Match | null {
  return longestOf(tokens, at, words.lands, (land) => ({ land }))
}

function readFacility({ tokens, words }: Reading, at: number): Match | null {
  return longestOf(tokens, at, words.facilities, (key) => criterion(key, '1'))
}

/** "ohne Pool", "uden spa og pool", "uden husdyr", "pet free", "not in Blåvand". */
function readWithout(reading: Reading, at: number): Match | null {
  const { tokens, words } = reading
  const petFree = endOfPhrase(tokens, at, words.single.noPets)
  if (petFree > at) return { end: petFree, meaning: noPets }
  const behind = endOfPhrase(tokens, at, words.single.without)
  if (behind === at) return null
  const thing = afterIdle(reading, behind)
  // Twice excludes nothing: "nicht ohne Sauna".
  const again = endOfPhrase(tokens, thing, words.single.without)
  if (again > thing) return { end: again, meaning: noLimit }
  // Dates may begin with a word that asks for nothing elsewhere: "next week".
  for (let place = behind; place <= thing; place += 1) {
    const excluded = readAlternatives(reading, place)
    if (excluded) return excluded
  }
  return null
}

/** "Hund nicht", "sauna ikke", with nothing behind it that is excluded instead; "Sauna nicht nötig" asks for nothing. */
function readWithoutBehind(reading: Reading, at: number): Match | null {
  const { tokens, words } = reading
  const thing = readExcluded(reading, at)
  if (!thing) return null
  const behind = afterIdle(reading, thing.end)
  const needless = endOfPhrase(tokens, behind, words.single.needless)
  if (needless > behind) return { end: needless, meaning: noLimit }
  const end = endOfPhrase(tokens, behind, words.single.without)
  const isLast = tokens[end] === undefined || /[,;.]/.test(tokens[end].gap)
  return end > behind && isLast ? { end, meaning: thing.meaning } : null
}

/** A thing that is not to be there. A search has no criterion for where and when a stay is not to be. */
function readExcluded(reading: Reading, at: number): Match | null {
  const { tokens, words } = reading
  const pets = endOfPhrase(tokens, at, words.counted.pets)
  if (pets > at) return { end: pets, meaning: noPets }
  const isFacility = (key: string) => Number(key) > 0
  const facility = longestOf(tokens, at, words.facilities, (key) => (isFacility(key) ? criterion(key, '0') : null))
  if (facility) return facility
  const match = matchAt(reading, at, placesAndDates)
  return match && { end: match.end, meaning: unread }
}

/** One thing, or several with "or" between them. Where one of them is no criterion, none is read. */
function readAlternatives(reading: Reading, at: number): Match | null {
  const { tokens, words } = reading
  let match = readExcluded(reading, at)
  while (match) {
    const joining = endOfPhrase(tokens, match.end, words.single.alternative)
    const next = joining > match.end ? readExcluded(reading, afterSmall(reading, joining)) : null
    if (!next) break
    const meanings = [match.meaning, next.meaning]
    const isRead = meanings.every((meaning) => 'criteria' in meaning)
    match = { end: next.end, meaning: isRead ? { criteria: withoutSame(meanings.flatMap(criteriaIn)) } : unread }
  }
  return match
}

/** The place behind words that ask for nothing, but for "with": "ohne Pool und mit Hund". */
function afterSmall({ tokens, words }: Reading, at: number): number {
  const isWith = (place: number) => endOfPhrase(tokens, place, words.single.joining) > place
  let place = at
  while (words.idle.has(tokens[place]?.key ?? '') && !isWith(place)) place += 1
  return place
}

/** "uden hund og kat" excludes pets once. */
function withoutSame<Pair extends readonly [string, string]>(criteria: readonly Pair[]): Pair[] {
  return [...new Map(criteria.map((each) => [each[0], each])).values()]
}

function criteriaIn(meaning: Meaning) {
  return 'criteria' in meaning ? meaning.criteria : []
}
