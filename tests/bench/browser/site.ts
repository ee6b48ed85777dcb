import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFirstRenditions } from '../../../src/commands/make-renditions.ts'
import { prepareData } from '../../../src/commands/prepare-data.ts'
import { buildIfChanged } from '../../../src/commands/run-program.ts'
import { runWorkers } from '../../../src/commands/run-workers.ts'
import { freePort } from '../../running-site.ts'

export interface MeasuredSite {
  port: number
  stop(): Promise<void>
}

const lodgings = 120

/** The site that runs at that port, else the built one with a small agency and its pictures. */
export async function measuredSite(runningPort: string | undefined): Promise<MeasuredSite> {
  if (runningPort !== undefined) return { port: Number(runningPort), stop: async () => {} }
  await buildIfChanged()
  const statePath = await mkdtemp(join(tmpdir(), 'marehalm-bench-'))
  await prepareData(statePath, lodgings)
  await createFirstRenditions(statePath)
  const port = await freePort()
  const miniflare = await runWorkers({ port, backendPort: null, statePath, siteVariables: { NOINDEX_HOSTS: '' } })
  return {
    port,
    async stop() {
      await miniflare.dispose()
      await rm(statePath, { recursive: true, force: true })
    },
  }
}
