import type { Fault } from './fault-proxy.ts'
import type { FaultySite } from './faulty-site.ts'
import { Guest } from './guest.ts'
import { type Act, late, type Problem, wrong } from './problem.ts'
import { purge, visitGoodPage } from './trial.ts'
import { longestStart, until } from './until.ts'
import { judge, lastHouses, problemOf } from './verdict.ts'

/** The number of houses left is shown only while it can be counted; the rest of the page stays. */
export async function tryLastHouses(site: FaultySite, fault: Fault, path: string): Promise<Act> {
  const guest = new Guest(site.origin)
  const visit = () => guest.visit(path)
  const problems: Problem[] = []
  if (!showsLastHouses(await until(visit, showsLastHouses, longestStart)))
    problems.push(wrong('it is not told in good days'))
  await purge(site, ['search'])
  const good = await visitGoodPage(site, guest, path)
  const { urgency } = site.services
  try {
    await urgency.fail(fault)
    await purge(site, ['search'])
    const failing = await visit()
    const verdict = judge(failing, good)
    if (verdict !== 'W') problems.push(problemOf('dated search', verdict, failing, good))
    if (showsLastHouses(failing)) problems.push(wrong('it is told though nobody has counted'))
  } finally {
    await urgency.mend()
  }
  if (!showsLastHouses(await until(visit, showsLastHouses))) problems.push(late('it is not told again'))
  return { outcome: 'no word of it', problems }
}

function showsLastHouses({ html }: { html: string }): boolean {
  return html.match(lastHouses) !== null
}
