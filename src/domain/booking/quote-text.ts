import type { Party } from '../../contracts/booking.ts'
import { defaultParty } from './party.ts'
import type { QuotedLine, QuotedPrice } from './quoted-price.ts'

/** What of a price cannot be known from the address that it stands in. */
export type QuoteContent = Pick<QuotedPrice, 'at' | 'party' | 'lines' | 'offered'>

const minute = 60_000
const letters = { rent: 'r', fee: 'f', mandatory: 'm', chosen: 'c' } as const

/**
 * `when.party.lines.offered`, numbers to the base of 36: as short as it can be, for every card of a search carries one.
 * A line is `r8n8k`, with an item `c3_2_m8c`; the usual party is empty, and so are no offers.
 */
export function writeQuote({ at, party, lines, offered }: QuoteContent): string {
  const { adults, children, infants, pets } = party
  const counts = [adults, children, infants, pets]
  const isUsual = counts.join() === Object.values(defaultParty).join()
  return [
    short(Math.floor(at / minute)),
    isUsual ? '' : counts.map(short).join('-'),
    lines.map(writeLine).join('-'),
    offered.map(({ itemId, amount }) => `${short(itemId)}_${short(amount)}`).join('-'),
  ].join('.')
}

function writeLine({ kind, itemId, quantity, amount }: QuotedLine): string {
  const money = letters[kind] + short(amount)
  return itemId === null ? money : `${money}_${short(itemId)}_${short(quantity)}`
}

/** Null for what `writeQuote` does not write. */
export function readQuote(text: string): QuoteContent | null {
  const [when = '', who = '', lines = '', offered = '', ...rest] = text.split('.')
  const at = long(when) * minute
  const party = who === '' ? defaultParty : readParty(who)
  const read = lines.split('-').map(readLine)
  const offers = offered === '' ? [] : offered.split('-').map(readOffer)
  if (rest.length > 0 || !Number.isSafeInteger(at) || !party) return null
  const known = read.filter((line) => line !== null)
  const knownOffers = offers.filter((offer) => offer !== null)
  if (known.length < read.length || knownOffers.length < offers.length) return null
  return { at, party, lines: known, offered: knownOffers }
}

function readParty(text: string): Party | null {
  const [adults, children, infants, pets, ...rest] = text.split('-').map(long)
  if (adults === undefined || children === undefined || infants === undefined || pets === undefined) return null
  const isWhole = [adults, children, infants, pets].every((count) => count <= 60)
  return isWhole && adults > 0 && rest.length === 0 ? { adults, children, infants, pets } : null
}

const kinds = { r: 'rent', f: 'fee', m: 'mandatory', c: 'chosen' } as const

function readLine(text: string): QuotedLine | null {
  const [, letter, money = '', itemId, quantity] =
    /^([rfmc])([\da-z]{1,7})(?:_([\da-z]{1,6})_([\da-z]{1,2}))?$/.exec(text) ?? []
  if (letter !== 'r' && letter !== 'f' && letter !== 'm' && letter !== 'c') return null
  const isItem = itemId !== undefined && quantity !== undefined
  return {
    kind: kinds[letter],
    itemId: isItem ? long(itemId) : null,
    quantity: isItem ? long(quantity) : 1,
    amount: long(money),
  }
}

function readOffer(text: string): QuotedPrice['offered'][number] | null {
  const [, itemId, amount] = /^([\da-z]{1,6})_([\da-z]{1,7})$/.exec(text) ?? []
  return itemId !== undefined && amount !== undefined ? { itemId: long(itemId), amount: long(amount) } : null
}

function short(number: number): string {
  return number.toString(36)
}

function long(text: string): number {
  return /^[\da-z]{1,9}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN
}
