import { setTimeout as wait } from 'node:timers/promises'
import type { ServiceName } from '../../src/contracts/services.ts'
import { href } from '../../src/urls/paths.ts'
import type { Fault } from './fault-proxy.ts'
import type { FaultySite } from './faulty-site.ts'
import { Guest, type Visit } from './guest.ts'
import type { PageKind } from './page-kinds.ts'
import { late, type Problem } from './problem.ts'
import { isRight, isSame, judge, lacksNothing, problemOf, type Verdict } from './verdict.ts'

/** Seconds after the service is back in which every page is whole again. */
export const longestRecovery = 10
/** Milliseconds after which no reply of search or broker is fresh or stale any more. */
const agedAfter = 5_500
/** Tags of every edition's pages and their data. */
const everything = ['market:da', 'market:de', 'market:en']

export interface Trial {
  service: ServiceName
  fault: Fault
  /** By the page's name. */
  pages: Map<string, Partial<Record<State, Verdict>>>
  slowest: number
  /** Seconds until every page was whole again; null: not in time. */
  recovery: number | null
  problems: Problem[]
}

export interface Trying {
  site: FaultySite
  guest: Guest
  kinds: readonly PageKind[]
}

/** With empty caches, and with expired ones. */
const states = ['cold', 'warm'] as const
type State = (typeof states)[number]

/** One service fails in one way and comes back, in each state of the caches. */
export async function tryFault(
  { site, guest, kinds }: Trying,
  service: ServiceName,
  fault: Fault,
  inStates: readonly State[] = states,
): Promise<Trial> {
  const line = site.services[service]
  const good = new Map<string, Visit>()
  // The booking first: what is held for its guest is taken on all the other pages, once nothing is kept of before.
  const [booking, others] = [kinds.filter(isOfBooking), kinds.filter((kind) => !isOfBooking(kind))]
  for (const { name, path } of booking.toReversed()) good.set(name, await visitGoodPage(site, guest, path))
  await purge(site)
  for (const { name, path } of others) good.set(name, await visitGoodPage(site, guest, path))
  const trial: Trial = { service, fault, pages: new Map(), slowest: 0, recovery: 0, problems: [] }

  async function visitAll(state: State): Promise<void> {
    for (const { name, path } of kinds) {
      const expected = good.get(name)
      if (!expected) continue
      const visit = await visitPage(site, guest, path)
      const verdict = judge(visit, expected)
      trial.pages.set(name, { ...trial.pages.get(name), [state]: verdict })
      trial.slowest = Math.max(trial.slowest, visit.seconds)
      if (isRight(verdict)) continue
      trial.problems.push(problemOf(`${name}, ${state}`, verdict, visit, expected))
    }
  }

  async function recover(): Promise<number | null> {
    await line.mend()
    const started = performance.now()
    const since = () => (performance.now() - started) / 1000
    let broken = [...kinds]
    while (since() < longestRecovery) {
      const before = broken
      broken = []
      for (const kind of before) {
        const expected = good.get(kind.name)
        if (expected && judge(await visitPage(site, guest, kind.path), expected) !== 'W') broken.push(kind)
      }
      if (broken.length === 0) return since()
      await wait(100)
    }
    trial.problems.push(late(`not whole again: ${broken.map(({ name }) => name).join(', ')}`))
    return null
  }

  try {
    for (const state of inStates) {
      if (state === 'warm') await wait(agedAfter)
      await line.fail(fault)
      if (state === 'cold') await purge(site)
      await visitAll(state)
      const seconds = await recover()
      trial.recovery = seconds === null || trial.recovery === null ? null : Math.max(seconds, trial.recovery)
    }
  } finally {
    await line.mend()
  }
  return trial
}

/** Where a booking begins is a stranger's page: the guest's own booking stays as it is. */
function visitPage(site: FaultySite, guest: Guest, path: string): Promise<Visit> {
  return path.startsWith('/booking/?') ? new Guest(site.origin).visit(path) : guest.visit(path)
}

function isOfBooking({ path }: PageKind): boolean {
  return path.startsWith(href.booking())
}

/**
 * What a busy machine did not get done in time is requested again: the page to compare with lacks nothing, and the next
 * one is the same. It took as long as the slower of the two: what this machine needs for the page with nothing kept.
 */
export async function visitGoodPage(site: FaultySite, guest: Guest, path: string): Promise<Visit> {
  let before: Visit | null = null
  for (let tries = 0; tries < 60; tries += 1) {
    const visit = await visitPage(site, guest, path)
    if (lacksNothing(visit)) {
      if (before && isSame(before, visit)) return { ...visit, seconds: Math.max(before.seconds, visit.seconds) }
      before = visit
    } else {
      await wait(500)
    }
  }
  throw new Error(`${path} is not whole though every service answers`)
}

export async function purge({ origin }: FaultySite, tags: readonly string[] = everything): Promise<void> {
  const response = await fetch(`${origin}/api/purge/`, {
    method: 'POST',
    headers: { authorization: 'Bearer local-purge-secret', 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  })
  if (!response.ok) throw new Error(`The purge was refused: ${response.status}`)
  await response.text()
}
