import type { ServiceName } from '../../src/contracts/services.ts'
import { href } from '../../src/urls/paths.ts'
import type { Fault } from './fault-proxy.ts'
import type { FaultySite } from './faulty-site.ts'
import { Guest, type Visit } from './guest.ts'
import { type Act, late, type Problem, wrong } from './problem.ts'
import { longestAnswer } from './verdict.ts'

/** Seconds: what is sent once, a booking or a form, is waited for longer than a page. */
export const longestSending = 16.5

export interface Press extends Act {
  /** Outcome on the page: booked, unknown, or not possible now. */
  outcome: 'booked' | 'unknown' | 'unavailable' | 'else'
  seconds: number
}

/**
 * The button that ends a booking is pressed while the service fails, and again when it is back. Nothing that did not
 * happen is said to have happened, and in the end there is one booking.
 */
export async function pressWhile(
  site: FaultySite,
  service: ServiceName,
  fault: Fault,
  stay: { house: string; nth: number },
): Promise<Press> {
  const guest = new Guest(site.origin)
  await guest.beginBooking(stay.house, stay.nth)
  const review = await guest.visit(href.bookingStep(3))
  const before = await site.count('booking')
  const problems: Problem[] = []
  const line = site.services[service]
  let pressed: Visit
  try {
    await line.fail(fault)
    pressed = await guest.press(review.html)
    const booked = (await site.count('booking')) - before
    if (outcomeOf(pressed) === 'booked' && booked !== 1)
      problems.push(wrong(`said to be booked, and there are ${booked}`))
    if (outcomeOf(pressed) === 'else') problems.push(wrong(`answered ${pressed.status} ${pressed.location}`))
    const longest = service === 'booking' ? longestSending : longestAnswer
    if (pressed.seconds > longest + review.seconds)
      problems.push(late(`answered after ${pressed.seconds.toFixed(2)} s`))
  } finally {
    await line.mend()
  }
  const end = outcomeOf(pressed) === 'booked' ? pressed : await pressUntilHeard(guest)
  const bookings = (await site.count('booking')) - before
  if (outcomeOf(end) !== 'booked' || bookings !== 1)
    problems.push(wrong(`ended as ${outcomeOf(end)} with ${bookings} bookings`))
  return { outcome: outcomeOf(pressed), seconds: pressed.seconds, problems }
}

/** The breaker of what was down lets a call through again within seconds. */
async function pressUntilHeard(guest: Guest): Promise<Visit> {
  const until = performance.now() + 10_000
  for (;;) {
    const pressed = await guest.press()
    if (outcomeOf(pressed) === 'booked' || performance.now() > until) return pressed
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

function outcomeOf({ status, location, html }: Visit): Press['outcome'] {
  if (location === href.bookingConfirmation()) return 'booked'
  if (status !== 503) return 'else'
  return html.includes('role="alert"') ? 'unknown' : 'unavailable'
}
