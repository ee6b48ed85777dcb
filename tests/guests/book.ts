import { setTimeout as wait } from 'node:timers/promises'
import type { Market } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { attributeOf, formIn } from './form-in-html.ts'
import { typedGuest } from './typed-guest.ts'
import type { Reply, Visitor } from './visitor.ts'

export interface RequestedStay {
  house: string
  arrival: string
  duration: number
}

type Answer =
  | { kind: 'booked'; number: string; total: string }
  /** The page says that the house is taken, and where else to go. */
  | { kind: 'taken' }
  | { kind: 'unclear'; what: string }

export interface Going {
  answer: Answer
  /** Pages that were late and requested again. */
  again: number
  seconds: number
}

/** Seconds for which a guest goes on trying. */
const timeoutMs = 240

/**
 * A guest who wants that stay goes from the house's page through the steps by what the pages show: links, forms and
 * redirects. A page that is unavailable is requested again, as a guest would; whatever else comes ends the way.
 */
export async function bookAsGuest(visitor: Visitor, market: Market, stay: RequestedStay): Promise<Going> {
  const started = performance.now()
  let again = 0
  let next: () => Promise<Reply> = () =>
    visitor.get(`${href.lodging(market, stay.house)}?arrival=${stay.arrival}&duration=${stay.duration}`)
  const end = (answer: Answer): Going => ({ answer, again, seconds: (performance.now() - started) / 1000 })

  while (performance.now() - started < timeoutMs * 1000) {
    const reply = await next().catch((error: Error): Reply => ({ status: 0, location: null, html: error.message }))
    const { status, location, html } = reply
    if (location !== null && status >= 300 && status < 400) {
      next = () => visitor.get(location)
      continue
    }
    // No reply in time, or a part is missing: the page is requested again.
    if (status === 503 || status === 0 || lacksItsHouse(html)) {
      again += 1
      await wait(1000 + 4000 * Math.random())
      const review = formIn(html, href.bookingStep(3))
      if (review) next = () => visitor.post(review.action, { ...review.fields, terms: 'yes' })
      continue
    }
    if (html.includes('class="neighbours"') || status === 409 || status === 410) return end({ kind: 'taken' })
    const number = /class="booking-number">.*?<strong>([^<]+)<\/strong>/s.exec(html)?.[1]
    if (number) return end({ kind: 'booked', number, total: totalIn(html) })
    const step = ([1, 2, 3] as const).map((each) => formIn(html, href.bookingStep(each))).find((form) => form !== null)
    if (step) {
      const answers = answersOf(step.action)
      next = () => visitor.post(step.action, { ...step.fields, ...answers })
      continue
    }
    const link = /<a\b([^>]*href="\/booking\/\?[^>]*)>/.exec(html)?.[1]
    const begin = link && attributeOf(link, 'href')
    // A house whose week is held shows no price for it and no link to book it.
    if (!begin) return end(isHouse(html) ? { kind: 'taken' } : { kind: 'unclear', what: `a page ${status}` })
    next = () => visitor.get(begin)
  }
  return end({ kind: 'unclear', what: `no end after ${timeoutMs} s` })
}

/** Fields that the guest fills in on that step's page. */
function answersOf(action: string): Record<string, string> {
  if (action === href.bookingStep(3)) return { terms: 'yes' }
  return action === href.bookingStep(2) ? typedGuest : {}
}

/** Whether it is a house's page. */
function isHouse(html: string): boolean {
  return html.includes('data-page="lodging"')
}

function lacksItsHouse(html: string): boolean {
  return isHouse(html) && !html.includes('class="stay-box"')
}

function totalIn(html: string): string {
  return /<div class="total"><dt>[^<]*<\/dt><dd>([^<]*)<\/dd>/.exec(html)?.[1] ?? ''
}
