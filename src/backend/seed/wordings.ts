import type { Random } from './random.ts'
import { byLanguage, type Text3 } from './texts.ts'

const slotPattern = /\[([^\]]*)\]/g

/**
 * A sentence with slots, `It is [clean/tidy/spotless].`, has as many wordings as its slots have choices together. The
 * slots of its three languages stand in the same order, so that one number chooses the same words in each of them.
 */
function countWordings(text: Text3): number {
  const counted = counts.get(text)
  if (counted !== undefined) return counted
  const slots = [...text.da.matchAll(slotPattern)].map(([, slot = '']) => slot.split('/').length)
  const count = slots.reduce((product, choices) => product * choices, 1)
  counts.set(text, count)
  return count
}

const counts = new WeakMap<Text3, number>()

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
 * them twice as often as others.
 */
export function spreadWording(texts: readonly Text3[], house: { index: number }, turn = 0): Text3 {
  const total = texts.reduce((sum, text) => sum + countWordings(text), 0)
  let number = (house.index * stride + turn) % total
  for (const text of texts) {
    const count = countWordings(text)
    if (number < count) return wording(text, number)
    number -= count
  }
  throw new RangeError('There is nothing to say')
}

/** Prime to all the numbers of wordings that occur, so that every one of them has its turn. */
const stride = 1009

/** Remembers what has been said, so that nothing is said in the same words twice. */
export class Unsaid {
  readonly #said = new Map<Text3, Set<number>>()

  /** How many wordings of it were said. */
  timesSaid(text: Text3): number {
    return this.#said.get(text)?.size ?? 0
  }

  isSpent(text: Text3): boolean {
    return this.timesSaid(text) >= countWordings(text)
  }

  /** One of its wordings that was not said before; throws when there is none left. */
  say(text: Text3, random: Random): Text3 {
    const said = this.#said.get(text) ?? new Set()
    this.#said.set(text, said)
    const left = Array.from({ length: countWordings(text) }, (_, number) => number).filter(
      (number) => !said.has(number),
    )
    const number = random.pick(left)
    said.add(number)
    return wording(text, number)
  }
}
