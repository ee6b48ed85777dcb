import type { Random } from './random.ts'
import { byLanguage, languages, type Text3 } from './texts.ts'

const slotPattern = /\[([^\]]*)\]/g

/**
 * A sentence with slots, `It is [clean/tidy/spotless].`, has as many wordings as its slots have choices together. The
 * slots of its three languages stand in the same order, so that one number chooses the same words in each of them.
 */
function wordingsOf(text: Text3): readonly Text3[] {
  const known = wordings.get(text)
  if (known) return known
  const slots = [...text.da.matchAll(slotPattern)].map(([, slot = '']) => slot.split('/').length)
  const count = slots.reduce((product, choices) => product * choices, 1)
  const all = Array.from({ length: count }, (_, number) => wording(text, number))
  wordings.set(text, all)
  return all
}

const wordings = new WeakMap<Text3, readonly Text3[]>()

function wording(text: Text3, number: number): Text3 {
  return byLanguage((language) => {
    let left = number
    return text[language].replace(slotPattern, (_, slot: string) => {
      const choices = slot.split('/')
      const chosen = choices[left % choices.length] ?? ''
      left = Math.floor(left / choices.length)
      return chosen
    })
  })
}

/**
 * One of the wordings of several sentences, another for every house that stands beside: a choice by lot would say some of
 * them twice as often as others. What repeats more of what has been spoken than the others do is passed over.
 */
export function spreadWording(texts: readonly Text3[], house: { index: number }, usedWords: UsedWords): Text3 {
  const all = texts.flatMap(wordingsOf)
  const turns = Array.from({ length: Math.min(all.length, maxTurns) }, (_, turn) => (house.index + turn) * stride)
  const next = turns.flatMap((turn) => all[turn % all.length] ?? [])
  const fitting = usedWords.rarest(next, slack)
  const chosen = fitting[Math.floor(house.index / maxTurns) % fitting.length]
  if (!chosen) throw new RangeError('There is nothing to say')
  usedWords.add(chosen)
  return chosen
}

/** Prime to all the numbers of wordings that occur, so that every one of them has its turn. */
const stride = 1009
const maxTurns = 12
/** A thing said twice is mostly a word in each language; one word may be chance. */
const slack = 1

/** The words of a text so far, in each language, so that what is added to it repeats few of them. */
export class UsedWords {
  readonly #words = new Set<string>()

  add(text: Text3): void {
    for (const word of wordsIn(text)) this.#words.add(word)
  }

  /** Those that repeat the fewest words, or up to `more` than the fewest. */
  rarest<One extends Text3>(texts: readonly One[], more = 0): One[] {
    const repeats = texts.map((text) => wordsIn(text).filter((word) => this.#words.has(word)).length)
    const max = Math.min(...repeats) + more
    return texts.filter((_, place) => Number(repeats[place]) <= max)
  }
}

/** By their first letters, since words are inflected; without names in braces and what no text does without. */
function wordsIn(text: Text3): readonly string[] {
  const known = words.get(text)
  if (known) return known
  const found = languages.flatMap((language) => {
    const letters = text[language].replace(/\{\w+\}/g, '').toLowerCase()
    return Array.from(letters.matchAll(/\p{L}{4,}/gu), ([word]) => `${language} ${word.slice(0, 5)}`)
  })
  const distinctive = [...new Set(found)].filter((word) => !commonStems.has(word))
  words.set(text, distinctive)
  return distinctive
}

const words = new WeakMap<Text3, readonly string[]>()

const commonWords = {
  da: 'huset ligge eller også hvor ikke blive blev være både selv alle hele efter uden skal havde hver over mens kunne plads står stuen terra hund hunde køkke badev bruse',
  de: 'haus sich liegt auch eine einen einem nach wird sind wenn nicht gibt kann haben waren dass hatte alles alle platz steht stehe wohnz terra hund hunde küche hier über zwei darf badez dusch',
  en: 'house there from with when your where this will have that which were some every could just more than into room terra dogs kitch livin bathr showe',
}
const commonStems = new Set(
  languages.flatMap((language) => commonWords[language].split(' ').map((word) => `${language} ${word}`)),
)

/** Remembers what has been said, so that nothing is said in the same words twice. */
export class UnusedWordings {
  readonly #used = new Set<Text3>()
  readonly #times = new Map<Text3, number>()

  /** How many wordings of it were said. */
  timesUsed(text: Text3): number {
    return this.#times.get(text) ?? 0
  }

  isSpent(text: Text3): boolean {
    return this.timesUsed(text) >= wordingsOf(text).length
  }

  /** One of its wordings that was not said before, as unlike what was spoken as can be; throws when there is none left. */
  take(text: Text3, random: Random, usedWords = new UsedWords()): Text3 {
    const left = wordingsOf(text).filter((each) => !this.#used.has(each))
    const chosen = random.pick(usedWords.rarest(left))
    this.#used.add(chosen)
    this.#times.set(text, this.timesUsed(text) + 1)
    usedWords.add(chosen)
    return chosen
  }
}
