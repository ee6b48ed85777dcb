import { facility } from '../../../domain/facilities.ts'
import { afterIdle, criterion, firstOf, type Match, type Reading } from './reading.ts'
import { endOfPhrase } from './vocabulary.ts'

/** A number alone is a price from this one on: smaller ones count something. */
const minPrice = 100
const metresWalkedPerMinute = 80

/** Maximum metres to the beach where only the beach is mentioned. */
const nearBeach = 500

/** "300 m vom Strand", "under 1,5 km fra havet", "5 minutes to the beach". */
export function readDistance(reading: Reading, at: number): Match | null {
  const length = lengthAt(reading, at)
  if (!length) return null
  const thing = afterIdle(reading, length.end)
  const end = endOfPhrase(reading.tokens, thing, reading.words.single.beach)
  return end > thing ? { end, meaning: criterion(beachDistance, length.metres) } : null
}

/** "am Strand", "tæt på stranden, max 300 m". */
export function readBeach(reading: Reading, at: number): Match | null {
  const end = endOfPhrase(reading.tokens, at, reading.words.single.beach)
  if (end === at) return null
  const length = lengthAt(reading, afterIdle(reading, end))
  // Which place it is from is said behind it, if at all.
  const isBeach = length && readDistance(reading, afterIdle(reading, end)) === null
  return { end: isBeach ? length.end : end, meaning: criterion(beachDistance, isBeach ? length.metres : nearBeach) }
}

const beachDistance = String(facility.beachDistance)

/** "under 1,5 km", "5 Minuten". */
function lengthAt({ tokens, words }: Reading, at: number): { metres: number; end: number } | null {
  const place = endOfPhrase(tokens, at, words.single.upTo)
  const number = tokens[place]?.number
  if (!number) return null
  const units = [
    [words.counted.metres, 1],
    [words.counted.kilometres, 1000],
    [words.counted.minutes, metresWalkedPerMinute],
  ] as const
  for (const [phrases, metres] of units) {
    const end = endOfPhrase(tokens, place + 1, phrases)
    if (end > place + 1) return { metres: Math.round(number * metres), end }
  }
  return null
}

/** "unter 1.200 €", "max 8000 kr", "€900 all in", "ab 500 €". An amount of another currency limits no price here. */
export function readPrice(reading: Reading, at: number): Match | null {
  const { tokens, words, currency } = reading
  const opening = endOfPhrase(tokens, at, words.single.allIn)
  const least = endOfPhrase(tokens, opening, words.single.from)
  const limit = least > opening ? least : endOfPhrase(tokens, opening, words.single.upTo)
  const amount = amountAt(reading, limit)
  if (!amount || isForPart(reading, amount.end) || lengthAt(reading, limit)) return null
  const isPrice = amount.currency ? amount.currency === currency : limit > opening && amount.number >= minPrice
  if (!isPrice || (least > opening && !amount.currency)) return null
  const closing = endOfPhrase(tokens, amount.end, words.single.allIn)
  const isAllIn = opening > at || closing > amount.end
  const key = least > opening ? 'minPris' : isAllIn ? 'maxIalt' : 'maxPris'
  return { end: closing, meaning: criterion(key, amount.number) }
}

/** "800–1.200 €", "mellem 4000 og 6000 kr". */
export function readPriceRange(reading: Reading, at: number): Match | null {
  const { tokens, words, currency } = reading
  const low = amountAt(reading, at)
  if (!low || low.number < minPrice) return null
  const isDash = /^[-–—]/.test(tokens[low.end]?.gap.trim() ?? '')
  const joined = Math.max(
    endOfPhrase(tokens, low.end, words.single.upTo),
    endOfPhrase(tokens, low.end, words.single.to),
  )
  const high = isDash || joined > low.end ? amountAt(reading, joined) : null
  if (!high || high.number < low.number || (high.currency ?? low.currency) !== currency) return null
  if (isForPart(reading, high.end)) return null
  const criteria = [
    ['minPris', String(low.number)],
    ['maxPris', String(high.number)],
  ] as const
  return { end: high.end, meaning: { criteria } }
}

interface Amount {
  number: number
  currency: string | null
  end: number
}

function amountAt({ tokens, words }: Reading, at: number): Amount | null {
  const [before, place] = firstOf(tokens, at, words.currencies)
  const number = tokens[place]?.number
  if (!number) return null
  // Of "€500–€800" the second sign is the other amount's.
  const [after, end] = before ? [null, place + 1] : firstOf(tokens, place + 1, words.currencies)
  return { number: Math.round(number), currency: before ?? after, end }
}

/** Whether the amount is one of a night or of a guest, which limits no total. */
function isForPart({ tokens, words }: Reading, at: number): boolean {
  const per = endOfPhrase(tokens, at, words.single.per)
  const isPart = (place: number) =>
    [words.counted.nights, words.counted.persons].some((phrases) => endOfPhrase(tokens, place, phrases) > place)
  return per > at && isPart(per)
}
