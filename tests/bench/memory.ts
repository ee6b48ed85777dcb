import * as v from 'valibot'
import { ratio, written } from './figures.ts'
import { connectInspector, type Inspector } from './inspector.ts'
import { load } from './load.ts'
import { printTable } from './print-table.ts'
import { residentBytes } from './process.ts'
import { collectGarbagePath, siteWorker } from './site-worker.ts'
import { firstByte, type Served, serveWorker } from './workerd.ts'
import { mixed } from './workloads.ts'

interface Memory {
  servicesPort: number
  sitePort: number
  inspectorPort: number
  /** Pages after which to look, none requested twice. */
  pages: readonly number[]
}

/** Bytes. */
interface Use {
  resident: number
  /** Heap and byte arrays of the script after a garbage collection. */
  inUse: number
}

/**
 * Memory of a process of its own: as the system sees it, garbage included, for bare workerd gives the heap no limit; and
 * what is in use, for which V8 is made to collect at each look.
 */
export async function measureMemory({ servicesPort, sitePort, inspectorPort, pages }: Memory): Promise<void> {
  const site = await serveWorker(siteWorker(servicesPort, undefined, true), sitePort, inspectorPort)
  try {
    let turn = 0
    const next = () => site.origin + (mixed[turn++ % mixed.length]?.() ?? '/')
    await firstByte(next())
    const inspector = await connectInspector(inspectorPort)
    const uses: Use[] = []
    for (const [place, requests] of pages.entries()) {
      const until = { requests: requests - (pages[place - 1] ?? 0) }
      await load(next, { concurrency: 4, until, processId: site.processId, bytes: 0 })
      uses.push(await readUse(site, inspector))
    }
    inspector.close()
    const row = (name: string, figures: readonly number[]) => [
      name,
      ...figures.map((bytes) => written(bytes / 1e6, 0)),
      ratio(figures.at(-1), figures[0]),
    ]
    printTable(
      ['MB of memory', ...pages.map((requests) => `after ${requests} pages`), 'ratio'],
      [
        row(
          'resident, garbage included',
          uses.map(({ resident }) => resident),
        ),
        row(
          'in use once garbage is collected',
          uses.map(({ inUse }) => inUse),
        ),
      ],
    )
  } finally {
    await site.stop()
  }
}

const HeapUsageSchema = v.object({ usedSize: v.number(), backingStorageSize: v.optional(v.number(), 0) })

/** Resident memory is read first: a collection frees some of it. */
async function readUse({ origin, processId }: Served, inspector: Inspector): Promise<Use> {
  const resident = residentBytes(processId) ?? Number.NaN
  await (await fetch(origin + collectGarbagePath)).text()
  const usage = v.parse(HeapUsageSchema, await inspector.call('Runtime.getHeapUsage'))
  return { resident, inUse: usage.usedSize + usage.backingStorageSize }
}
