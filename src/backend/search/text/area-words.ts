import { areas } from '../../../domain/areas.ts'
import { wordsOf } from '../../../domain/slugs.ts'
import { areaNames } from '../../../markets/area-name.ts'
import { typoDistance } from './typo-distance.ts'

const named = areas.map((area) => ({
  names: [...areaNames(area)].map(wordsOf),
  tokens: area.locationIds.map((id) => `location${id}`),
}))

/** The tokens that stand for areas whose name has the word, with so many typos. */
export function areaTokens(word: string, isPrefix: boolean, typos: number): string[] {
  return named.flatMap(({ names, tokens }) =>
    names.flat().some((name) => typoDistance(word, name, typos, isPrefix) === typos) ? tokens : [],
  )
}

/** The same for words that stand in a name one after the other. */
export function areaPhraseTokens(phrase: readonly string[]): string[] {
  const wanted = ` ${phrase.join(' ')} `
  return named.flatMap(({ names, tokens }) =>
    names.some((name) => ` ${name.join(' ')} `.includes(wanted)) ? tokens : [],
  )
}
