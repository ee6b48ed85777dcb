import type { Party } from '../../contracts/booking.ts'
import { shortTitle } from '../../markets/short-title.ts'
import {
  firstGroupId,
  type ListedLodging,
  type ListedOption,
  type Shortlist,
  type ShortlistChange,
  type ShortlistStay,
  shortlistLimits,
  type VoteWord,
} from './contract.ts'

/** '12.34-56' → house 12, and houses 34 and 56 as one option. What is no lodging id is left out, and so is a repetition. */
export function parseOptions(text: string): number[][] {
  const options = text.split('.').flatMap((part) => {
    const ids = [...new Set(part.split('-').flatMap(readId))].slice(0, shortlistLimits.housesTogether)
    return ids.length > 0 ? [ids] : []
  })
  const byKey = new Map(options.map((ids) => [optionKey(ids), ids]))
  return [...byKey.values()].slice(0, shortlistLimits.houses)
}

/** The same for the same houses, in whichever order. */
export function optionKey(ids: readonly number[]): string {
  return ids.toSorted((a, b) => a - b).join('-')
}

/** Everybody who comes along; at least one of the persons is no child. */
export function partyOfStay({ persons, children, infants, pets }: ShortlistStay): Party {
  const adults = Math.max(1, persons - children)
  return { adults, children: persons - adults, infants, pets }
}

export function lodgingsOf({ id, name, lodgings }: ListedOption): ListedLodging[] {
  return lodgings ?? [{ id, name }]
}

/** 'BL1001 + BL1002' for two houses together. */
export function codesOf(option: ListedOption): string {
  return lodgingsOf(option)
    .map(({ name }) => name)
    .join(' + ')
}

/** What an option's houses are called, without what describes them. */
export function shortTitles(title: string): string {
  return title.split(' + ').map(shortTitle).join(' + ')
}

function readId(text: string): number[] {
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
  return id > 0 && id < firstGroupId ? [id] : []
}

/** The arrival that a list is for; one that is over is none. `day` is the agency's ISO day. */
export function arrivalAhead({ arrival }: Pick<ShortlistStay, 'arrival'>, day: string): string | null {
  return arrival !== null && arrival >= day ? arrival : null
}

export interface Tally {
  yes: number
  maybe: number
  no: number
}

/** Votes for a house. */
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
