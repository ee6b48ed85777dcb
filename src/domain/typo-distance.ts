/**
 * How many typos lead from the word that was typed to a word of the index: letters missing, added, changed or swapped with
 * their neighbour. A wrong first letter counts twice. Gives `max` + 1 as soon as it is more than `max`.
 * With `isPrefix` a beginning of the index's word counts after which no letter could bring it nearer.
 */
export function typoDistance(typed: string, word: string, max: number, isPrefix = false): number {
  const tooFar = max + 1
  if (typed === word || (isPrefix && word.startsWith(typed))) return 0
  if (typed.length - word.length > max || (!isPrefix && word.length - typed.length > max)) return tooFar
  let beforeLast: number[] = []
  // Edit distance of each prefix of the typed word to the index's word.
  let last = Array.from({ length: typed.length + 1 }, (_, place) => place)
  for (let letter = 1; letter <= word.length; letter += 1) {
    if (isPrefix && isDecided(last, max)) break
    const next = [letter]
    for (let place = 1; place <= typed.length; place += 1) {
      next.push(nextCost(word, typed, letter, place, last, next, beforeLast))
    }
    if (Math.min(...next) > max) return tooFar
    beforeLast = last
    last = next
  }
  const distance = last[typed.length] ?? tooFar
  return Math.min(distance + (typed[0] === word[0] ? 0 : 1), tooFar)
}

/** Whether the whole typed word is as near as any beginning of it. */
function isDecided(distances: readonly number[], max: number): boolean {
  const whole = distances.at(-1) ?? 0
  return whole <= max && distances.every((distance) => distance >= whole)
}

function nextCost(
  word: string,
  typed: string,
  row: number,
  column: number,
  last: readonly number[],
  next: readonly number[],
  beforeLast: readonly number[],
): number {
  const isSame = word[row - 1] === typed[column - 1]
  const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
  const best = Math.min(changed, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1)
  const isSwapped = row > 1 && column > 1 && word[row - 1] === typed[column - 2] && word[row - 2] === typed[column - 1]
  return isSwapped ? Math.min(best, (beforeLast[column - 2] ?? 0) + 1) : best
}
