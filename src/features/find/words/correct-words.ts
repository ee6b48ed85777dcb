import { typoDistance } from '../../../domain/typo-distance.ts'
import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Endings of the three languages, the longest first. */
const endings = ['erne', 'ene', 'ern', 'en', 'er', 'em', 'es', 'et', 'e', 'n', 's', 't']
/** Letters that join the parts of a compound: Hundehaus, familieshus. */
const joints = ['', 'e', 's', 'n', 'en']
const shortestStem = 4
/** Letters that the longer of two words has at least where they differ by a typo, and by two. */
const oneTypoFrom = 6
const twoTyposFrom = 10

/** The words by those of the vocabulary that they stand for: other endings, compounds with a house, and misspellings. */
export function correctWords(tokens: readonly Token[], words: Vocabulary): Token[] {
  return tokens.map((token) => {
    const isWord = token.number === null && token.day === null && !/\d/.test(token.key)
    return isWord && !words.known.has(token.key) ? { ...token, key: correctedKey(token.key, words) } : token
  })
}

function correctedKey(key: string, words: Vocabulary): string {
  return stemOf(key, words) ?? partOfCompound(key, words) ?? nearestTo(key, words) ?? key
}

/** "eingezäuntem" is "eingezäunt", "hundehuset" is "hundehus". */
function stemOf(key: string, { known }: Vocabulary): string | null {
  const stems = endings.filter((ending) => key.endsWith(ending)).map((ending) => key.slice(0, -ending.length))
  return stems.find((stem) => stem.length >= shortestStem && known.has(stem)) ?? null
}

/** "hundehus", "Saunaferienhaus": what stands before a house. */
function partOfCompound(key: string, { known, houses }: Vocabulary): string | null {
  for (const house of houses) {
    if (!key.endsWith(house)) continue
    const head = key.slice(0, -house.length)
    const part = joints.find((joint) => head.endsWith(joint) && known.has(head.slice(0, head.length - joint.length)))
    if (part !== undefined && head.length >= 3) return head.slice(0, head.length - part.length)
  }
  return null
}

/** The word with the fewest typos, of equal ones the first; with another first letter it is another word. */
function nearestTo(key: string, { byLetter }: Vocabulary): string | null {
  let nearest: string | null = null
  let fewest = 3
  for (const word of byLetter.get(key.charAt(0)) ?? []) {
    const length = Math.max(word.length, key.length)
    const max = Math.min(fewest - 1, length >= twoTyposFrom ? 2 : length >= oneTypoFrom ? 1 : 0)
    const typos = max > 0 ? typoDistance(key, word, max) : fewest
    if (typos > max) continue
    nearest = word
    fewest = typos
  }
  return nearest
}
