import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfChanged } from '../../src/commands/build-if-changed.ts'
import { prepareData } from '../../src/commands/prepare-data.ts'
import { runWorkers } from '../../src/commands/run-workers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    port: number
  }
}

const lodgings = 120

/** The built site with a small agency of its own, on a free port and in a folder that is gone afterwards. */
export default async function startSite(project: TestProject) {
  await buildIfChanged()
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-browser-'))
  const port = await freePort()
  const backendPort = await freePort()
  const miniflare = await runWorkers({ port, backendPort, statePath: folder })
  await prepareData(miniflare, `http://127.0.0.1:${backendPort}`, lodgings)
  project.provide('port', port)
  return async () => {
    await miniflare.dispose()
    await rm(folder, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
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
