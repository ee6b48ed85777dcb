import type { Fault } from './fault-proxy.ts'
import type { FaultySite } from './faulty-site.ts'
import { Guest, type Visit } from './guest.ts'
import { longestSending } from './press.ts'
import { type Act, late, type Problem, wrong } from './problem.ts'
import { until } from './until.ts'

/** A login fails without its service, and never with the text for a wrong password. */
export async function tryLogIn({ origin, account, services: { auth } }: FaultySite, fault: Fault): Promise<Act> {
  const guest = new Guest(origin)
  const problems: Problem[] = []
  let failing: Visit
  try {
    await auth.fail(fault)
    failing = await guest.logIn(account)
    if (failing.status !== 503 && failing.status !== 429) problems.push(wrong(`the login answered ${failing.status}`))
    if (failing.seconds > longestSending)
      problems.push(late(`the login answered after ${failing.seconds.toFixed(2)} s`))
  } finally {
    await auth.mend()
  }
  const after = await until(
    () => guest.logIn(account),
    ({ status }) => status === 303,
  )
  if (after.status !== 303) problems.push(late(`the login still answers ${after.status}`))
  return { outcome: `login ${failing.status}`, problems }
}
