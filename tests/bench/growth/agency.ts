import { createReadStream } from 'node:fs'
import { cp, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backendName } from '../../../src/commands/local-variables.ts'
import { prepareData } from '../../../src/commands/prepare-data.ts'
import { runWorkers } from '../../../src/commands/run-workers.ts'
import { type Question, questionsOf } from './questions.ts'

export interface Agency {
  lodgings: number
  questions: Record<string, Question>
  close: () => Promise<void>
}

/** As many as a large agency is measured with. */
export const measuredWeeks = 26
/** Routes of more houses than these take minutes to compile: a larger agency has those of the smaller one before it. */
const maxCompiled = 6000

interface AgencyToPrepare {
  lodgings: number
  folder: string
  /** The next smaller agency. */
  smaller: number | undefined
  /** Undefined: as many as any agency that is tried out has. */
  weeks: number | undefined
}

/** An agency of that size in the folder named by it: seeded where none is there. */
export async function prepareAgency({ lodgings, folder, smaller, weeks }: AgencyToPrepare): Promise<void> {
  const statePath = join(folder, String(lodgings))
  const start = performance.now()
  const compiles = lodgings <= maxCompiled || smaller === undefined
  await prepareData(statePath, lodgings, { weeks, allowsOlder: true, compiles })
  if (!compiles) await cp(join(folder, String(smaller), 'kv'), join(statePath, 'kv'), { recursive: true })
  const seconds = (performance.now() - start) / 1000
  const megabytes = (await bytesBelow(join(statePath, 'd1'))) / 1e6
  console.log(`${lodgings} houses: ${megabytes.toFixed(0)} MB, prepared in ${seconds.toFixed(1)} s`)
}

export async function serveAgency(lodgings: number, folder: string, port: number): Promise<Agency> {
  const statePath = join(folder, String(lodgings))
  await readThrough(join(statePath, 'd1'))
  const miniflare = await runWorkers({ port, backendPort: port + 1, statePath, rateLimit: 1_000_000 })
  const backend = await miniflare.unsafeGetDirectURL(backendName)
  return {
    lodgings,
    questions: questionsOf(backend, `http://127.0.0.1:${port}`, lodgings),
    close: () => miniflare.dispose(),
  }
}

/** Reads the files into memory first, so that the search is measured and not the disk. */
async function readThrough(path: string): Promise<void> {
  for (const name of await readdir(path, { recursive: true })) {
    if (!name.endsWith('.sqlite')) continue
    for await (const _ of createReadStream(join(path, name), { highWaterMark: 1 << 22 }));
  }
}

async function bytesBelow(path: string): Promise<number> {
  const names = await readdir(path, { recursive: true })
  const sizes = await Promise.all(names.map((name) => stat(join(path, name))))
  return sizes.reduce((sum, each) => sum + (each.isFile() ? each.size : 0), 0)
}
