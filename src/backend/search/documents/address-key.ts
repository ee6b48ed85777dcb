import { searchWords } from '../../../editions/search-words.ts'
import { type MarketId, marketById } from '../../../editions/table.ts'

/** Of the other letters, those that no mark is taken from. */
const plain: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', ß: 'ss' }

/** What addresses are sorted by in an edition: by its alphabet, and number 9 before number 10. */
export function addressKey(address: string, lan: MarketId): string {
  const alphabet = searchWords[marketById(lan).key].behindZ
  return address
    .normalize('NFC')
    .toLowerCase()
    .replace(/aa|[^\0-\x7f]/g, (letter) => alphabet[letter] ?? plain[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\d+/g, (number) => number.padStart(5, '0'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
