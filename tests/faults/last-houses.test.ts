import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Fault } from './fault-proxy.ts'
import { type FaultySite, openFaultySite } from './faulty-site.ts'
import { tryLastHouses } from './last-houses.ts'
import { pageKinds, urgentSearch } from './page-kinds.ts'
import { unlessLate } from './problem.ts'

/** Like aged.test.ts it waits most of its time, for what was kept: beside it. */
let site: FaultySite
let path: string

beforeAll(async () => {
  site = await openFaultySite(inject('preparedPath'))
  path = (await pageKinds(site)).kinds.find(({ name }) => name === urgentSearch)?.path ?? ''
})

afterAll(() => site?.close())

test.each<[Fault]>([['hangs'], ['not JSON']])(
  'urgency: %s: the search stands, without a word of scarcity',
  async (fault) => {
    expect((await unlessLate(() => tryLastHouses(site, fault, path))).problems).toEqual([])
  },
)
