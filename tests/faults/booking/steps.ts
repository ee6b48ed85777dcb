import { setTimeout as wait } from 'node:timers/promises'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import { href } from '../../../src/urls/paths.ts'
import { formIn } from '../../guests/form-in-html.ts'
import { typedGuest } from '../../guests/typed-guest.ts'
import { type Reply, Visitor } from '../../guests/visitor.ts'
import type { BookingSite, FreeStay } from './booking-site.ts'

/** Steps of a guest, in this order; each is one request, whose reply only decides whether to repeat it. */
export const moments = [
  'begin',
  'see step 1',
  'send step 1',
  'see step 2',
  'send step 2',
  'see step 3',
  'press the button',
  'see the number',
] as const
export type Moment = (typeof moments)[number]

export const stepFaults = ['refused', 'hangs', '500', 'answer lost', 'killed'] as const
export type StepFault = (typeof stepFaults)[number]

export interface StepTrial {
  moment: Moment
  fault: StepFault
  /** The text that the guest saw while the service failed. */
  outcome: string
  seconds: number
  bookings: number
  number: string
  problems: string[]
}

const longest = 17
const maxTries = 40

/** One guest books; at that moment both services of the booking fail in that way; then the guest goes on. */
export async function tryStep(site: BookingSite, stay: FreeStay, moment: Moment, fault: StepFault): Promise<StepTrial> {
  const visitor = new Visitor('da.localhost', site.port)
  const trial: StepTrial = { moment, fault, outcome: '', seconds: 0, bookings: 0, number: '', problems: [] }
  const pages = new Map<Moment, string>()
  let number = ''
  /** Seconds: of the requests before, with every service well. */
  let slowest = 0

  for (const each of moments) {
    const request = requestOf(visitor, stay, each, pages)
    if (each === moment) {
      await fail(site, fault, moment)
      const started = performance.now()
      const reply = await request().catch((error: Error): Reply => ({ status: 0, location: null, html: error.message }))
      trial.seconds = (performance.now() - started) / 1000
      trial.outcome = wordsOf(reply)
      const claims = numberIn(reply.html)
      if (claims && (await site.bookingsOf(stay))[0]?.number !== claims)
        trial.problems.push('said a number that is not stored')
      if (trial.seconds > longest + slowest) trial.problems.push(`answered after ${trial.seconds.toFixed(1)} s`)
      for (const line of Object.values(site.lines)) await line.mend()
      if (isThrough(each, reply)) {
        keep(each, reply)
        continue
      }
    }
    const started = performance.now()
    const reply = await untilThrough(each, request)
    slowest = Math.max(slowest, (performance.now() - started) / 1000)
    if (!reply) {
      trial.problems.push(`never got through ${each}`)
      break
    }
    keep(each, reply)
  }
  const stored = await site.bookingsOf(stay)
  trial.bookings = stored.length
  trial.number = number
  if (stored.length !== 1) trial.problems.push(`${stored.length} bookings are stored`)
  if (stored[0]?.number !== number)
    trial.problems.push(`the guest has ${number || 'no number'}, stored is ${stored[0]?.number}`)
  return trial

  function keep(each: Moment, reply: Reply): void {
    pages.set(each, reply.html)
    number = numberIn(reply.html) || number
  }
}

/** A step that could not be done is done again: with the same form, as it was shown. */
async function untilThrough(moment: Moment, request: () => Promise<Reply>): Promise<Reply | null> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const reply = await request().catch(() => null)
    if (reply && isThrough(moment, reply)) return reply
    await wait(500)
  }
  return null
}

function requestOf(visitor: Visitor, stay: FreeStay, moment: Moment, pages: Map<Moment, string>): () => Promise<Reply> {
  const send = (step: 1 | 2 | 3, shown: Moment, more: Record<string, string> = {}) => {
    const form = formIn(pages.get(shown) ?? '', href.bookingStep(step))
    return visitor.post(href.bookingStep(step), { ...form?.fields, ...more })
  }
  switch (moment) {
    case 'begin':
      return () => visitor.get(href.book(stay.house, stay.arrival, 7))
    case 'see step 1':
      return () => visitor.get(href.bookingStep(1))
    case 'send step 1':
      return () => send(1, 'see step 1')
    case 'see step 2':
      return () => visitor.get(href.bookingStep(2))
    case 'send step 2':
      return () => send(2, 'see step 2', typedGuest)
    case 'see step 3':
      return () => visitor.get(href.bookingStep(3))
    case 'press the button':
      return () => send(3, 'see step 3', { terms: 'yes' })
    case 'see the number':
      return () => visitor.get(href.bookingConfirmation())
  }
}

const goal: Record<Moment, string | null> = {
  begin: href.bookingStep(1),
  'see step 1': null,
  'send step 1': href.bookingStep(2),
  'see step 2': null,
  'send step 2': href.bookingStep(3),
  'see step 3': null,
  'press the button': href.bookingConfirmation(),
  'see the number': null,
}

function isThrough(moment: Moment, { status, location, html }: Reply): boolean {
  const to = goal[moment]
  if (to !== null) return location === to
  if (moment === 'see the number') return status === 200 && numberIn(html) !== ''
  const step = moment === 'see step 1' ? 1 : moment === 'see step 2' ? 2 : 3
  return status === 200 && formIn(html, href.bookingStep(step)) !== null
}

/** At the press the broker goes on answering: what fails then is the booking itself. */
async function fail({ lines, killBackend }: BookingSite, fault: StepFault, moment: Moment): Promise<void> {
  const failing = moment === 'press the button' ? [lines.booking] : Object.values(lines)
  if (fault !== 'answer lost' && fault !== 'killed') {
    for (const line of failing) await line.fail(fault)
    return
  }
  let isGone = false
  for (const line of failing) {
    line.loseNextReply(async () => {
      if (fault !== 'killed' || isGone) return
      isGone = true
      await killBackend()
    })
  }
}

function numberIn(html: string): string {
  return /class="booking-number">.*?<strong>([^<]+)<\/strong>/s.exec(html)?.[1] ?? ''
}

function wordsOf({ status, location, html }: Reply): string {
  if (location !== null) return location
  if (numberIn(html)) return 'booked'
  if (status !== 503) return `page ${status}`
  return html.includes(messagesOf(markets[0]).booking.review.unknownTitle) ? 'not known yet' : 'not now, please ring'
}
