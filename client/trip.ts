import { lastSearchCookie } from '../src/domain/search/last-search.ts'
import { tripAttribute, tripPartyAttribute } from '../src/islands/protocol.ts'
import { cookieOf } from './cookies.ts'

const carriers = `a[${tripAttribute}]`

/**
 * Adds the trip of the URL to links that are the same on every page; a party that the page does not have is taken from
 * the last search. Links are written whenever they are reached, because the page's URL changes within the same
 * document.
 */
export function carryTrips(root: Document): void {
  const reached = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(carriers) : null
    if (link) carryTrip(link, root)
  }
  for (const type of ['pointerover', 'focusin', 'click']) root.addEventListener(type, reached, true)
  for (const link of root.querySelectorAll<HTMLAnchorElement>(carriers)) carryTrip(link, root)
}

/** Lets a link that the browser has drawn take the trip along as those that came with the page do. */
export function withPageTrip(link: HTMLAnchorElement): HTMLAnchorElement {
  const other = document.querySelector(carriers)
  for (const name of [tripAttribute, tripPartyAttribute]) link.setAttribute(name, other?.getAttribute(name) ?? '')
  carryTrip(link, document)
  return link
}

/** Writes the trip into the link's query; the attribute names its parameters. */
function carryTrip(link: HTMLAnchorElement, root: Document): void {
  const partyKeys = wordsOf(link, tripPartyAttribute)
  const keys = new Set([...partyKeys, ...wordsOf(link, tripAttribute)])
  // Facilities have numbers as parameters.
  const isOfTrip = (key: string) => keys.has(key) || /^\d+$/.test(key)
  const here = new URLSearchParams(location.search)
  const hasParty = partyKeys.some((key) => here.has(key))
  const before = hasParty ? here : lastSearch(root)
  const url = new URL(link.href)
  for (const key of [...url.searchParams.keys()].filter(isOfTrip)) url.searchParams.delete(key)
  for (const criteria of new Set([here, before])) {
    for (const [key, value] of criteria) {
      const applies = partyKeys.includes(key) ? criteria === before : criteria === here && isOfTrip(key)
      if (applies && value) url.searchParams.set(key, value)
    }
  }
  // Lists stay readable.
  const carried = url.pathname + url.search.replaceAll('%2C', ',')
  if (link.getAttribute('href') !== carried) link.setAttribute('href', carried)
}

function wordsOf(link: Element, name: string): string[] {
  return link.getAttribute(name)?.split(' ').filter(Boolean) ?? []
}

/** It is there with consent alone; what can't be read is nothing. */
function lastSearch(root: Document): URLSearchParams {
  try {
    return new URLSearchParams(decodeURIComponent(cookieOf(root, lastSearchCookie.name) ?? ''))
  } catch {
    return new URLSearchParams()
  }
}
