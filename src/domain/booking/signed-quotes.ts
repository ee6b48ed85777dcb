import { readQuote, writeQuote } from './quote-text.ts'
import type { QuotedPrice, QuotedStay } from './quoted-price.ts'

/** Signs prices that are shown for dates, so that a later step knows what was shown, and when. */
export interface Quotes {
  /**
   * Letters, digits and `. - _`: goes into an address as it is. Empty where no secret is set: then no price carries a
   * quote, and none is compared.
   */
  sign(price: QuotedPrice): Promise<string>
  /**
   * What the quote says was shown for that very stay. Null for one that is of another stay, was changed, is signed
   * with no key of ours, or is too old: it is as if there were none.
   */
  read(quote: string | null | undefined, stay: QuotedStay, now: Date): Promise<QuotedPrice | null>
}

/** How long a price is worth comparing with: as long as a draft is kept. */
export const quoteDays = 7
/** The clocks of two machines are that far apart at most. */
const clockDifference = 5 * 60_000
/** 128 bits of the HMAC. */
const signatureBytes = 16
const longestQuote = 1000

/** @param secrets comma list: the first one signs, all of them are known, so that one follows another without a gap */
export function createQuotes(secrets: string): Quotes {
  const texts = secrets.split(',').flatMap((secret) => secret.trim() || [])
  let keys: CryptoKey[] | undefined
  // The keys are kept, not the promise of them: a request that ends early must not take others' along.
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
  // The last letter holds four spare bits: what is written another way is not what was given out.
  return toText(bytes) === text ? bytes : null
}
