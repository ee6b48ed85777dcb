import { facility } from '../../../domain/facilities.ts'
import { petsNone } from '../../../domain/party-criteria.ts'
import { readDistance, readPrice, readPriceRange } from './amount-rules.ts'
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

/** Maximum metres to the beach where only the beach is mentioned. */
const nearBeach = 500

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

const rules: readonly Rule[] = [
  ...placesAndDates,
  readLand,
  // The whole coast: every house lies there.
  phraseRule('anywhere', { criteria: [] }),
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
  readDistance,
  phraseRule('beach', criterion(String(facility.beachDistance), nearBeach)),
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

/** "ohne Pool", "uden spa og pool", "uden husdyr", "pet free". */
function readWithout(reading: Reading, at: number): Match | null {
  const { tokens, words } = reading
  const noPets = { meaning: criterion('husdyr', petsNone) }
  const petFree = endOfPhrase(tokens, at, words.single.noPets)
  if (petFree > at) return { end: petFree, ...noPets }
  const behind = endOfPhrase(tokens, at, words.single.without)
  if (behind === at) return null
  const thing = afterIdle(reading, behind)
  const pets = endOfPhrase(tokens, thing, words.counted.pets)
  if (pets > thing) return { end: pets, ...noPets }
  const facilities = readAlternatives(reading, thing, (place) =>
    longestOf(tokens, place, words.facilities, (key) => (Number(key) > 0 ? criterion(key, '0') : null)),
  )
  if (facilities) return facilities
  // Dates may begin with a word that asks for nothing elsewhere: "next week".
  for (let place = behind; place <= thing; place += 1) {
    const excluded = readAlternatives(reading, place, (each) => readExcluded(reading, each))
    if (excluded) return excluded
  }
  return null
}

/** A search has no criterion for where and when a stay is not to be. */
function readExcluded(reading: Reading, at: number): Match | null {
  const match = matchAt(reading, at, placesAndDates)
  return match && { end: match.end, meaning: { unread: true } }
}

/** One thing, or several with "or" between them. */
function readAlternatives(
  { tokens, words }: Reading,
  at: number,
  readAt: (place: number) => Match | null,
): Match | null {
  let match = readAt(at)
  while (match) {
    const joining = endOfPhrase(tokens, match.end, words.single.alternative)
    const next = joining > match.end ? readAt(joining) : null
    if (!next) break
    const criteria = [...criteriaIn(match.meaning), ...criteriaIn(next.meaning)]
    match = { end: next.end, meaning: criteria.length > 0 ? { criteria } : next.meaning }
  }
  return match
}

function criteriaIn(meaning: Meaning) {
  return 'criteria' in meaning ? meaning.criteria : []
}
