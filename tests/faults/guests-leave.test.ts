import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { keepSiteLog } from '../site-log.ts'
import { type FaultySite, openFaultySite } from './faulty-site.ts'
import { pageKinds } from './page-kinds.ts'
import { purge } from './trial.ts'

/** Milliseconds: what every reply of a service takes, and how long the guest who leaves waits for a page. */
const [slowMs, leavesAfterMs] = [150, 100]
/** Most of a page's time is waiting for its services. */
const pagesAtOnce = 4
const log: string[] = []
let site: FaultySite
let paths: string[]

beforeAll(async () => {
  site = await openFaultySite(inject('preparedPath'), (line) => {
    log.push(line.message)
    keepSiteLog(line)
  })
  const { kinds, picture } = await pageKinds(site)
  paths = [...kinds.map(({ path }) => path), picture, '/api/find/?q=sauna', '/api/search/counts/', '/api/map/']
})

afterAll(() => site?.close())

test.each([
  ['the first', 'leaves', 'stays'],
  ['the second', 'stays', 'leaves'],
] as const)(
  'every service is slow, and of two guests with the same page %s leaves: the other is answered, and no promise crosses their requests',
  async (_, first, second) => {
    await purge(site)
    for (const line of Object.values(site.services)) line.slowDown(slowMs)
    for (let from = 0; from < paths.length; from += pagesAtOnce) {
      const visits = paths.slice(from, from + pagesAtOnce).flatMap((path) =>
        [first, second].map(async (guest, place) => {
          await wait(place * 20)
          return guest === 'stays' ? visit(path) : leave(path)
        }),
      )
      await Promise.all(visits)
    }
    // Work for guests who have left continues as long as its service takes.
    await wait(4 * slowMs)
    for (const line of Object.values(site.services)) await line.mend()
    expect(log.filter((line) => line.includes('different request context'))).toEqual([])
  },
)

/** The whole answer; what a slow service did not tell in time may be missing in it. Rejects where there is none. */
async function visit(path: string): Promise<void> {
  const response = await fetch(site.origin + path, { redirect: 'manual' })
  await response.arrayBuffer()
}

/** Whether or not the head has come by then: whoever leaves reads no further. */
async function leave(path: string): Promise<void> {
  const signal = AbortSignal.timeout(leavesAfterMs)
  await fetch(site.origin + path, { redirect: 'manual', signal }).then(
    (response) => response.arrayBuffer().catch(() => {}),
    () => {},
  )
}
