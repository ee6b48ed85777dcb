import { randomInt } from 'node:crypto'
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { prepareData } from '../src/commands/prepare-data.ts'
import { sentenceOf } from '../src/commands/read-command.ts'
import { buildIfChanged } from '../src/commands/run-program.ts'
import { runWorkers } from '../src/commands/run-workers.ts'
import { keepSiteLog } from './site-log.ts'

export interface SiteLocation {
  port: number
  backendPort: number
  /** Where assistants ask. */
  mcpPort: number
  /** Folder of the local state, with D1's file. */
  statePath: string
}

export interface RunningSites {
  sites: SiteLocation[]
  /** Folder of a state as it is before anybody has come: for further sites to begin with. */
  preparedPath: string
  /** Once it is prepared, and they answer. */
  started: Promise<unknown>
  /** A file that has a text from then on: "started", or what went wrong. */
  startedPath: string
  release(): Promise<void>
}

interface StartingSite {
  location: SiteLocation
  /** Resolves to what stops it. */
  open: Promise<() => Promise<void>>
}

interface Shared {
  users: number
  folder: string
  preparedPath: string
  prepared: Promise<void>
  sites: StartingSite[]
}

const lodgings = 120
/** The tests are one visitor who asks for many. */
export const unlimited = 1_000_000
/** On a busy machine pages come late, but whole. */
export const patient = { PAGE_DEADLINE_MS: '30000' }
/** Each project loads this file anew: what they share has to lie outside it. */
const shared: typeof globalThis & { marehalmSites?: Shared } = globalThis

/**
 * So many built sites, each with a small agency of its own, on free ports and in folders that are gone afterwards. Where
 * they will answer is known at once; they start meanwhile.
 */
export async function runningSites(count: number): Promise<RunningSites> {
  shared.marehalmSites ??= beginPreparing()
  const use = shared.marehalmSites
  use.users += 1
  const { folder, preparedPath } = use
  while (use.sites.length < count) {
    const first = await freePorts(3)
    const statePath = join(folder, `site-${use.sites.length}`)
    const location = { port: first, backendPort: first + 1, mcpPort: first + 2, statePath }
    use.sites.push({ location, open: use.prepared.then(() => startSite(preparedPath, location)) })
  }
  const sites = use.sites.slice(0, count)
  const started = Promise.all([use.prepared, ...sites.map(({ open }) => open)])
  const startedPath = join(folder, `started-${count}`)
  started.then(() => 'started', sentenceOf).then((text) => writeFile(startedPath, text))
  return {
    ...{ sites: sites.map(({ location }) => location), preparedPath, started, startedPath },
    async release() {
      use.users -= 1
      if (use.users > 0) return
      for (const { open } of use.sites) await open.then((stop) => stop()).catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function beginPreparing(): Shared {
  const folder = mkdtempSync(join(tmpdir(), 'marehalm-running-'))
  const preparedPath = join(folder, 'prepared')
  return { users: 0, folder, preparedPath, prepared: prepareInto(preparedPath), sites: [] }
}

/** A state that is seeded and compiled: whoever wants one of their own copies it. */
export async function prepareState(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'marehalm-prepared-'))
  await prepareInto(path)
  return path
}

async function prepareInto(path: string): Promise<void> {
  await buildIfChanged()
  await prepareData(path, lodgings)
}

export async function copyState(preparedPath: string, name: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), `marehalm-${name}-`))
  copyStateInto(preparedPath, path)
  return path
}

/**
 * Values of KV and R2 are some thousand files that the runtime replaces and never writes into: they are linked, which costs
 * a thirtieth of a copy, where both folders are on one disk.
 */
export function copyStateInto(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const isOfValues = basename(from) === 'blobs'
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyStateInto(source, target)
    else if (!isOfValues || !isLinked(source, target)) copyFileSync(source, target)
  }
}

function isLinked(source: string, target: string): boolean {
  try {
    linkSync(source, target)
    return true
  } catch {
    return false
  }
}

async function startSite(preparedPath: string, location: SiteLocation): Promise<() => Promise<void>> {
  copyStateInto(preparedPath, location.statePath)
  const miniflare = await runWorkers({
    onLog: keepSiteLog,
    ...location,
    rateLimit: unlimited,
    siteVariables: patient,
    // An unfinished booking of one test does not block another.
    backendVariables: { HOLD_SECONDS: '1' },
  })
  return () => miniflare.dispose()
}

/** One that a site can listen on again after a restart: as `freePorts`, none that systems give to connections. */
export function freePort(): Promise<number> {
  return freePorts(1)
}

/** Above the last port that browsers refuse. */
const firstPort = 11_000
const [slots, slotSize] = [200, 100]
/** Each process gives ports of its own, one after the other: some are given long before a site listens on them. */
const slot = (process.pid + threadId) % slots
let given = randomInt(slotSize)

/** The first of so many that are free one after the other, below those that systems give to whoever asks for any. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    if (given + count > slotSize) given = 0
    const first = firstPort + slot * slotSize + given
    given += count
    const ports = Array.from({ length: count }, (_, index) => first + index)
    const free = await Promise.allSettled(ports.map(listenOnce))
    if (free.every(({ status }) => status === 'fulfilled')) return first
  }
}

/** Listens there for a moment. Rejects where another has the port. */
function listenOnce(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()))
  })
}
