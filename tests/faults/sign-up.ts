import { href } from '../../src/urls/paths.ts'
import type { Fault } from './fault-proxy.ts'
import type { FaultySite } from './faulty-site.ts'
import { Guest, hiddenFields, type Visit } from './guest.ts'
import { longestSending } from './press.ts'
import { type Act, late, type Problem, wrong } from './problem.ts'
import { until } from './until.ts'

/** A form that could not be sent on says so and keeps what was typed; sent again it counts once. */
export async function trySignUp(site: FaultySite, fault: Fault): Promise<Act> {
  const guest = new Guest(site.origin)
  // A number is signed up once.
  const phone = `+45 2${String(Math.random()).slice(2, 9)}`
  const typed = { name: 'Karen Prøve', phone, consent: 'yes' }
  const form = await guest.visit(href.smsSignup())
  const send = () => guest.visit(href.smsSignup(), { ...hiddenFields(form.html), ...typed })
  const before = await site.count('sms_signup')
  const { workers } = site.services
  const problems: Problem[] = []
  let failing: Visit
  try {
    await workers.fail(fault)
    failing = await send()
    const taken = (await site.count('sms_signup')) - before
    if (isThanked(failing) && taken !== 1) problems.push(wrong('the form is said to be taken, and is not'))
    if (isThanked(failing)) return { outcome: `form ${failing.status}`, problems }
    if (failing.status !== 503 && failing.status !== 429) problems.push(wrong(`the form answered ${failing.status}`))
    else if (!failing.html.includes(typed.name)) problems.push(wrong('what was typed is lost'))
    if (failing.seconds > longestSending + form.seconds)
      problems.push(late(`the form answered after ${failing.seconds.toFixed(2)} s`))
  } finally {
    await workers.mend()
  }
  const after = await until(send, isThanked)
  const signUps = (await site.count('sms_signup')) - before
  if (!isThanked(after)) problems.push(late(`the form still answers ${after.status}`))
  else if (signUps !== 1) problems.push(wrong(`one form came to ${signUps}`))
  return { outcome: `form ${failing.status}`, problems }
}

function isThanked({ status }: Visit): boolean {
  return status === 303
}
