import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import type { Visit } from './guest.ts'
import type { Problem } from './problem.ts'

/**
 * W whole · L whole, as of a time that it tells · S says what is missing · and what must not be: a part that is missing
 * without a word, a status that is none of a page's, a reply or its counts too late.
 */
export type Verdict = 'W' | 'L' | 'S' | 'silent' | 'late' | `status ${number}`

/** Seconds within which every page answers, beside what this machine needs for it with every service well. */
export const longestAnswer = 1.5

const { errors, search, booking, favorites } = messagesOf(markets[0])
/** How a page says that something is missing: of some texts the part before what is filled in. */
const excuses = [
  errors.partMissing,
  errors.brokenTitle,
  search.failedTitle,
  favorites.failedTitle,
  favorites.accountMissing,
  booking.unavailable.split('{')[0] ?? booking.unavailable,
  booking.review.unknownTitle,
]
const errorPage = 'container error-page'
const asOf = /<p class="as-of.*?<\/p>/g
/** The end of a hold differs each time, and a booking continues without one. */
const held = /<p class="held">.*?<\/p>/g
/** Shown only while it can be counted: a page without it lacks nothing. */
export const lastHouses = /<div class="last-houses">.*?<\/div>/g

/** The verdict on a page, compared with the same page without faults. */
export function judge(visit: Visit, good: Visit): Verdict {
  if (visit.seconds > longestAnswer + good.seconds) return 'late'
  const isWhole = visit.status === good.status && visit.location === good.location && sameTexts(visit.html, good.html)
  if (isWhole) return asOf.test(visit.html) ? 'L' : 'W'
  if (visit.status !== good.status && visit.status !== 503) return `status ${visit.status}`
  if (visit.html.includes(errorPage) || isExcused(textsOf(visit.html))) return 'S'
  const [found, expected] = [uncounted(textsOf(visit.html)), uncounted(textsOf(good.html))]
  return expected.isSubsetOf(found) ? 'late' : 'silent'
}

/** Without the numbers at the choices of a search form: a page waits a moment for these, and is sent without where they take longer. */
function uncounted(texts: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...texts].map((text) => text.replace(/(^| \()\d+\)?$/, '')))
}

export function isRight(verdict: Verdict): boolean {
  return verdict === 'W' || verdict === 'L' || verdict === 'S'
}

/** Whether a reader sees the same on both. */
export function isSame(one: Visit, other: Visit): boolean {
  return sameTexts(one.html, other.html) && sameTexts(other.html, one.html)
}

/** Everything of the one is read in the other: where it stands depends on what came first. */
function sameTexts(one: string, other: string): boolean {
  const [found, expected] = [textsOf(one), textsOf(other)]
  return [...expected].every((text) => found.has(text)) && !isExcused(found)
}

/** Whether nothing on the page is excused or of another time. */
export function lacksNothing({ status, html }: Visit): boolean {
  return status > 0 && status < 500 && !html.includes('class="as-of') && !isExcused(textsOf(html))
}

function isExcused(texts: ReadonlySet<string>): boolean {
  return [...texts].some((text) => excuses.some((excuse) => text.includes(excuse)))
}

function textsOf(html: string): Set<string> {
  const readable = html
    .replace(asOf, '')
    .replace(held, '')
    .replace(lastHouses, '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
  const texts = readable.split(/<[^>]*>/).map((text) => text.trim())
  return new Set(texts.filter((text) => text !== '' && text !== waiting))
}

/** In place of an extra that came later than the rest. */
const waiting = messagesOf(markets[0]).layout.showMore

/** What is wrong with a page, and the first texts that it lacks. A page goes without what a busy machine brings too late. */
export function problemOf(page: string, verdict: Verdict, visit: Visit, good: Visit): Problem {
  const isLate = verdict === 'late' || verdict === 'silent'
  const found = textsOf(visit.html)
  const lost = isLate ? [...textsOf(good.html)].filter((text) => !found.has(text)).slice(0, 3) : []
  return { what: `${page}: ${verdict} after ${visit.seconds.toFixed(2)} s ${lost.join(' | ')}`, isLate }
}
