import type { Fault } from './fault-proxy.ts'
import type { FaultySite } from './faulty-site.ts'
import { Guest } from './guest.ts'
import { type Act, late, type Problem, wrong } from './problem.ts'
import { longestStart, until } from './until.ts'
import { longestAnswer } from './verdict.ts'

/** A house that is saved while the account's list can't be reached is in it once it can. */
export async function tryHeart(site: FaultySite, fault: Fault, lodgingId: number): Promise<Act> {
  const { origin, account, services } = site
  const guest = new Guest(origin)
  const problems: Problem[] = []
  const entered = await until(
    () => guest.logIn(account),
    ({ status }) => status === 303,
    longestStart,
  )
  if (entered.status !== 303) problems.push(late(`the login answers ${entered.status}`))
  const before = await site.count('favorite')
  let outcome: string
  try {
    await services.favorites.fail(fault)
    const { status, seconds } = await guest.saveHouse(String(lodgingId))
    outcome = `heart ${status}`
    if (status !== 303) problems.push(wrong(`the heart answered ${status}`))
    if (seconds > longestAnswer + entered.seconds)
      problems.push(late(`the heart answered after ${seconds.toFixed(2)} s`))
  } finally {
    await services.favorites.mend()
  }
  const saved = async () => {
    await guest.visit('/favorite-houses/')
    return (await site.count('favorite')) - before
  }
  const count = await until(saved, (found) => found === 1)
  if (count !== 1) problems.push(late(`the house is in the list ${count} times`))
  return { outcome, problems }
}
