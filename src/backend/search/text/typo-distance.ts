/**
 * How many typos lead from the word that was typed to a word of the index: letters missing, added, changed or swapped with
 * their neighbour. A wrong first letter counts twice. Gives `most` + 1 as soon as it is more than `most`.
 * With `isPrefix` the best beginning of the index's word counts.
 */
export function typoDistance(typed: string, word: string, most: number, isPrefix = false): number {
  const tooFar = most + 1
  if (typed === word || (isPrefix && word.startsWith(typed))) return 0
  if (typed.length - word.length > most || (!isPrefix && word.length - typed.length > most)) return tooFar
  const columns = Math.min(word.length, typed.length + most)
  let beforeLast: number[] = []
  let last = Array.from({ length: columns + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row]
    let least = row
    for (let column = 1; column <= columns; column += 1) {
      const cost = nextCost(typed, word, row, column, last, next, beforeLast)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return tooFar
    beforeLast = last
    last = next
  }
  const distance = isPrefix ? Math.min(...last) : (last[word.length] ?? tooFar)
  const withFirst = distance + (typed[0] === word[0] ? 0 : 1)
  return Math.min(withFirst, tooFar)
}

function nextCost(
  typed: string,
  word: string,
  row: number,
  column: number,
  last: readonly number[],
  next: readonly number[],
  beforeLast: readonly number[],
): number {
  const isSame = typed[row - 1] === word[column - 1]
  const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
  const best = Math.min(changed, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1)
  const isSwapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
  return isSwapped ? Math.min(best, (beforeLast[column - 2] ?? 0) + 1) : best
}
