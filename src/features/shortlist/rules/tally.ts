import type { Shortlist, VoteWord } from '../contract.ts'

export interface Tally {
  yes: number
  maybe: number
  no: number
}

/** How a house stands with those who have voted. */
export function tallyOf({ votes }: Pick<Shortlist, 'votes'>, house: number): Tally {
  const of = (word: VoteWord) => votes.filter((each) => each.house === house && each.vote === word).length
  return { yes: of('yes'), maybe: of('maybe'), no: of('no') }
}

/** House ids, the best liked first: most yes, then fewest no, then most maybe; equal ones as they were put on. */
export function byVotes(list: Pick<Shortlist, 'votes' | 'houses'>): number[] {
  return list.houses
    .map(({ id }) => ({ id, tally: tallyOf(list, id) }))
    .sort((a, b) => b.tally.yes - a.tally.yes || a.tally.no - b.tally.no || b.tally.maybe - a.tally.maybe)
    .map(({ id }) => id)
}
