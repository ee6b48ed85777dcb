import { randomInt } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from '../src/commands/build-if-changed.ts'
import { prepareData } from '../src/commands/prepare-data.ts'
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
  release(): Promise<void>
}

interface OpenSite {
  location: SiteLocation
  stop(): Promise<void>
}

interface Shared {
  users: number
  prepared: Promise<string>
  sites: Promise<OpenSite>[]
}

const lodgings = 120
/** The tests are one visitor who asks for many. */
export const unlimited = 1_000_000
/** Each project loads this file anew: what they share has to lie outside it. */
const shared: typeof globalThis & { marehalmSites?: Shared } = globalThis

/** So many built sites, each with a small agency of its own, on free ports and in folders that are gone afterwards. */
export async function runningSites(count: number): Promise<RunningSites> {
  shared.marehalmSites ??= { users: 0, prepared: prepareState(), sites: [] }
  const use = shared.marehalmSites
  use.users += 1
  while (use.sites.length < count) use.sites.push(use.prepared.then(startSite))
  const sites = await Promise.all(use.sites.slice(0, count))
  const preparedPath = await use.prepared
  return {
    sites: sites.map(({ location }) => location),
    preparedPath,
    async release() {
      use.users -= 1
      if (use.users > 0) return
      for (const site of use.sites) await (await site).stop()
      await rm(preparedPath, { recursive: true, force: true })
    },
  }
}

/** A state that is seeded and compiled: whoever wants one of their own copies it. */
export async function prepareState(): Promise<string> {
  await buildIfChanged()
  const path = await mkdtemp(join(tmpdir(), 'marehalm-prepared-'))
  await prepareData(path, lodgings)
  return path
}

export async function copyState(preparedPath: string, name: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), `marehalm-${name}-`))
  await cp(preparedPath, path, { recursive: true })
  return path
}

async function startSite(preparedPath: string): Promise<OpenSite> {
  const statePath = await copyState(preparedPath, 'site')
  const port = await freePort()
  const backendPort = await freePort()
  const mcpPort = await freePort()
  const miniflare = await runWorkers({
    onLog: keepSiteLog,
    ...{ port, backendPort, mcpPort, statePath, rateLimit: unlimited },
    // Who leaves a booking half-way in one test is in no other's way.
    backendVariables: { HOLD_SECONDS: '1' },
  })
  return {
    location: { port, backendPort, mcpPort, statePath },
    async stop() {
      await miniflare.dispose()
      await rm(statePath, { recursive: true, force: true })
    },
  }
}

export function freePort(): Promise<number> {
  return listenOnce(0)
}

/** The first of so many that are free one after the other, below those that systems give to whoever asks for any. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(10_000, 30_000)
    const ports = Array.from({ length: count }, (_, index) => first + index)
    const free = await Promise.allSettled(ports.map(listenOnce))
    if (free.every(({ status }) => status === 'fulfilled')) return first
  }
}

/** Listens there for a moment. @returns the port. Rejects where another has it */
function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}
