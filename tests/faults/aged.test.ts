import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Fault } from './fault-proxy.ts'
import { type FaultySite, openFaultySite } from './faulty-site.ts'
import { Guest } from './guest.ts'
import { type PageKind, pageKinds, urgentSearch } from './page-kinds.ts'
import { unlessLate } from './problem.ts'
import { tryFault } from './trial.ts'

/** Faults with expired caches: tests that wait for them are here, beside those of faults.test.ts. */
let site: FaultySite
let kinds: PageKind[]

beforeAll(async () => {
  site = await openFaultySite(inject('preparedPath'))
  kinds = (await pageKinds(site)).kinds
})

afterAll(() => site?.close())

function pageNamed(name: string): PageKind[] {
  return kinds.filter((kind) => kind.name === name)
}

test.each<[Fault, string]>([
  ['cut half-way', 'area'],
  ['500', 'search'],
  ['refused', urgentSearch],
])('search: %s, with everything kept but old: the page (%s) is that of before and says so', async (fault, name) => {
  const trying = { site, guest: new Guest(site.origin), kinds: pageNamed(name) }
  const { pages, problems } = await unlessLate(() => tryFault(trying, 'search', fault, ['warm']))
  expect(problems).toEqual([])
  expect(pages.get(name)?.warm).toBe('L')
})
