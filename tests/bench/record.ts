import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backendName, siteName } from '../../src/commands/local-variables.ts'
import { prepareData } from '../../src/commands/prepare-data.ts'
import { runWorkers } from '../../src/commands/run-workers.ts'
import { copyStateInto } from '../running-site.ts'
import { type Services, serveServices } from './services.ts'

interface RecordedAgency {
  /** Folder of a prepared state; without one an agency of so many lodgings is seeded. */
  statePath: string | undefined
  lodgings: number
  port: number
}

/** Services that answer from memory what a freshly seeded back end answered while `visit` went through the pages. */
export async function recordServices(
  { statePath: prepared, lodgings, port }: RecordedAgency,
  visit: () => Promise<void>,
): Promise<Services> {
  const statePath = await mkdtemp(join(tmpdir(), 'marehalm-bench-'))
  if (prepared) copyStateInto(prepared, statePath)
  else await prepareData(statePath, lodgings)
  const miniflare = await runWorkers({ port: 0, backendPort: null, statePath })
  try {
    const backend = await miniflare.unsafeGetDirectURL(backendName)
    const services = await serveServices(port, backend.href, await recordsOf(miniflare))
    await visit()
    services.forgetBackend()
    return services
  } finally {
    await miniflare.dispose()
    await rm(statePath, { recursive: true, force: true })
  }
}

/** As many as KV gives at once. */
const recordsAtOnce = 100

export async function recordsOf(miniflare: Awaited<ReturnType<typeof runWorkers>>): Promise<Map<string, string>> {
  const routes = await miniflare.getKVNamespace('ROUTES', siteName)
  const records = new Map<string, string>()
  let cursor: string | undefined
  do {
    const page = await routes.list({ cursor, limit: recordsAtOnce })
    const values = await routes.get(
      page.keys.map(({ name }) => name),
      'text',
    )
    for (const [name, value] of values) records.set(name, value ?? '')
    cursor = page.list_complete ? undefined : page.cursor
  } while (cursor !== undefined)
  return records
}
