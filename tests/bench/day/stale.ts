import { setTimeout as wait } from 'node:timers/promises'
import type { PlannedChange, Probe } from './changes.ts'
import type { Node } from './node.ts'

/** How long pages went on saying what was so before, after the change had been confirmed. */
export interface StaleFigures {
  kind: PlannedChange['kind']
  /** Of each page on each isolate: the seconds at which the last answer ended that was old; 0: none was. */
  seconds: number[]
}

const everyMs = 150
const timeoutMs = 20_000

/** Makes the change while every isolate has its pages, and reads them until none shows the old state. */
export async function staleAfter(node: Node, { kind, probes, make }: PlannedChange): Promise<StaleFigures> {
  const isolates = Array.from({ length: node.isolates }, (_, isolate) => isolate)
  const read = async (isolate: number, { edition, path, isOld }: Probe) => {
    // On a busy machine services now and then don't answer in time.
    for (let left = 4; ; left -= 1) {
      const { status, html } = await node.ask(isolate, edition, path)
      if (status === 200 || left === 0) return status === 200 && isOld(html)
      await wait(everyMs)
    }
  }
  // Read twice: a page that was there once lies in each isolate's memory then.
  const showsOld = async (probe: Probe) => {
    for (const isolate of isolates) await read(isolate, probe)
    return (await Promise.all(isolates.map((isolate) => read(isolate, probe)))).every(Boolean)
  }
  // What can't be seen to change says nothing. A page may have been made while a service was late: it is made again.
  const shown: { isolate: number; probe: Probe }[] = []
  for (const probe of probes) {
    for (let left = 4; left >= 0; left -= 1) {
      if (await showsOld(probe)) {
        shown.push(...isolates.map((isolate) => ({ isolate, probe })))
        break
      }
      await wait(everyMs * 10)
    }
  }
  await make()
  const madeAt = performance.now()
  const seconds = await Promise.all(
    shown.map(async ({ isolate, probe }) => {
      let last = 0
      while (await read(isolate, probe)) {
        last = (performance.now() - madeAt) / 1000
        if (last * 1000 > timeoutMs) break
        await wait(everyMs)
      }
      return last
    }),
  )
  return { kind, seconds }
}
