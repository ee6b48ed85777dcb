import type { Party } from '../../contracts/booking.ts'
import { defaultParty } from './party.ts'
import type { QuotedLine, QuotedPrice, QuotedStay } from './quoted-price.ts'

/** Signs prices that are shown for dates, so that a later step knows what was shown, and when. */
export interface Quotes {
  /**
   * Letters, digits and `. - _`, which need no escaping in a URL. Empty where no secret is set: then no price has a
   * quote, and none is compared.
   */
  sign(price: QuotedPrice): Promise<string>
  /**
   * The price in the quote. Null for a quote of another stay, a changed one, one that is signed with no key of ours, or
   * an old one.
   */
  read(quote: string | null | undefined, stay: QuotedStay, now: Date): Promise<QuotedPrice | null>
}

/** Days for which a quote is valid: as long as a draft is stored. */
export const quoteDays = 7
/** Maximum difference between the clocks of two machines. */
const clockDifference = 5 * 60_000
/** 128 bits of the HMAC. */
const signatureBytes = 16
const longestQuote = 1000

/** @param secrets comma list: the first one signs, all of them are known, so that one follows another without a gap */
export function createQuotes(secrets: string): Quotes {
  const texts = secrets.split(',').flatMap((secret) => secret.trim() || [])
  let keys: CryptoKey[] | undefined
  // The keys are stored, not their promise: it belongs to a request, which may be cancelled.
  const ready = async () => {
    keys ??= await Promise.all(texts.map(importKey))
    return keys
  }
  return {
    async sign(price) {
      const [key] = await ready()
      if (!key) return ''
      const content = writeQuote(price)
      return `${content}.${toText(await signatureOf(key, price, content))}`
    },
    async read(quote, stay, now) {
      if (!quote || quote.length > longestQuote) return null
      const end = quote.lastIndexOf('.')
      const content = quote.slice(0, end)
      const read = readQuote(content)
      const signature = fromText(quote.slice(end + 1))
      if (!read || !signature || !(await isSigned(await ready(), stay, content, signature))) return null
      const age = now.getTime() - read.at
      if (age < -clockDifference || age > quoteDays * 24 * 60 * 60_000) return null
      const { lodgingId, arrival, duration, currency } = stay
      return { lodgingId, arrival, duration, currency, ...read }
    },
  }
}

async function isSigned(
  keys: readonly CryptoKey[],
  stay: QuotedStay,
  content: string,
  signature: Uint8Array,
): Promise<boolean> {
  for (const key of keys) {
    const own = await signatureOf(key, stay, content)
    if (own.reduce((difference, byte, index) => difference | (byte ^ (signature[index] ?? 0)), 0) === 0) return true
  }
  return false
}

async function signatureOf(
  key: CryptoKey,
  { lodgingId, arrival, duration, currency }: QuotedStay,
  content: string,
): Promise<Uint8Array> {
  const signed = `quote ${lodgingId} ${arrival} ${duration} ${currency} ${content}`
  const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(signed))
  return new Uint8Array(bytes, 0, signatureBytes)
}

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign'])
}

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function fromText(text: string): Uint8Array | null {
  if (!/^[\w-]{22}$/.test(text)) return null
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  // The last letter has four unused bits: another spelling of the same bytes is refused.
  return toText(bytes) === text ? bytes : null
}

/** Members of a price that its URL does not contain. */
type QuoteContent = Pick<QuotedPrice, 'at' | 'party' | 'lines' | 'offered'>

const minute = 60_000
const letters = { rent: 'r', fee: 'f', mandatory: 'm', chosen: 'c' } as const

/**
 * `when.party.lines.offered`, numbers to the base of 36: as short as it can be, for every card of a search carries one.
 * A line is `r8n8k`, with an item `c3_2_m8c`; the usual party is empty, and so are no offers.
 */
function writeQuote({ at, party, lines, offered }: QuoteContent): string {
  const { adults, children, infants, pets } = party
  const counts = [adults, children, infants, pets]
  const isDefault = counts.join() === Object.values(defaultParty).join()
  return [
    short(Math.floor(at / minute)),
    isDefault ? '' : counts.map(short).join('-'),
    lines.map(writeLine).join('-'),
    offered.map(({ itemId, amount }) => `${short(itemId)}_${short(amount)}`).join('-'),
  ].join('.')
}

function writeLine({ kind, itemId, quantity, amount }: QuotedLine): string {
  const money = letters[kind] + short(amount)
  return itemId === null ? money : `${money}_${short(itemId)}_${short(quantity)}`
}

/** Null for what `writeQuote` does not write. */
function readQuote(text: string): QuoteContent | null {
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
