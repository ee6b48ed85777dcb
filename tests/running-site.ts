import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from '../src/commands/build-if-changed.ts'
import { prepareData } from '../src/commands/prepare-data.ts'
import { runWorkers } from '../src/commands/run-workers.ts'

export interface RunningSite {
  port: number
  backendPort: number
  statePath: string
  release(): Promise<void>
}

interface Shared {
  users: number
  site: Promise<Omit<RunningSite, 'release'> & { stop(): Promise<void> }>
}

const lodgings = 120
/** The tests are one visitor who asks for many. */
export const unlimited = 1_000_000
/** Each project loads this file anew: what they share has to lie outside it. */
const shared: typeof globalThis & { marehalmSite?: Shared } = globalThis

/** The built site with a small agency of its own, on free ports and in a folder that is gone afterwards. */
export async function runningSite(): Promise<RunningSite> {
  shared.marehalmSite ??= { users: 0, site: start() }
  const use = shared.marehalmSite
  use.users += 1
  const { stop, ...site } = await use.site
  return {
    ...site,
    async release() {
      use.users -= 1
      if (use.users === 0) await stop()
    },
  }
}

async function start() {
  await buildIfChanged()
  const statePath = await mkdtemp(join(tmpdir(), 'marehalm-site-'))
  const port = await freePort()
  const backendPort = await freePort()
  await prepareData(statePath, lodgings)
  const miniflare = await runWorkers({ port, backendPort, statePath, rateLimit: unlimited })
  return {
    port,
    backendPort,
    statePath,
    async stop() {
      await miniflare.dispose()
      await rm(statePath, { recursive: true, force: true })
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}
