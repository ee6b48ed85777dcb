import type { Shortlist, ShortlistChange } from '../contract.ts'

/** A change that a browser shows before the list has answered. */
export type PendingChange = Extract<ShortlistChange, { kind: 'vote' | 'comment' | 'forget' }>

/** Comments that the list does not know yet have ids below zero. */
const pendingId = -1

/** The list as it will be once the change has arrived. */
export function withChange(list: Shortlist, change: PendingChange, person: number): Shortlist {
  if (change.kind === 'vote') {
    const { house, vote } = change
    const others = list.votes.filter((each) => each.person !== person || each.house !== house)
    return { ...list, votes: [...others, { person, house, vote }] }
  }
  if (change.kind === 'forget') {
    return { ...list, comments: list.comments.filter(({ id }) => id !== change.comment) }
  }
  const id = Math.min(pendingId, ...list.comments.map((comment) => comment.id - 1))
  return { ...list, comments: [...list.comments, { id, person, house: change.house, text: change.text, at: 0 }] }
}
