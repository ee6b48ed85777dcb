import { contentSources } from '../../../kv/content-sources.ts'
import { keys } from '../../../kv/keys.ts'
import { recordSchemas } from '../../../kv/records.ts'
import { reportParity } from '../../../kv/report.ts'
import type { Resolve } from '../../../kv/shadows.ts'
import type { ParityReport } from '../../contracts/parity.ts'
import type { Deps } from '../../deps.ts'
import { hostsOf } from '../../env.ts'
import { markets } from '../../markets/market.ts'
import { resolveUrl } from '../../routing/find-redirect.ts'
import { Deadline } from '../../services/deadline.ts'

/** Requests a path from the site itself. */
type Visit = (request: Request) => Promise<Response> | Response

/** Milliseconds that an editor waits. */
const editorTimeoutMs = 25_000

/** Compares the editions as the services have them now, and stores the report. */
export async function checkEditions(deps: Deps, visit: Visit, timeoutMs = editorTimeoutMs): Promise<ParityReport> {
  const { content, broker } = deps.services({ deadline: new Deadline(timeoutMs) })
  const hosts = hostsOf(deps.variables)
  const origins = deps.origins(new URL(`https://${hosts[markets[0].key][0]}/`))
  const resolve: Resolve = ({ key }, path, routes) => resolveUrl(origins[key] + path, routes, visit)
  const report = await reportParity({ content: contentSources(content), broker }, hosts, resolve, Date.now())
  const compiledAt = { madeAt: report.at, epoch: 0 }
  await deps.records.put([{ key: keys.parity(), value: report, tags: [] }], compiledAt)
  return report
}

/** The last stored report; null: there is none of this week. */
export async function lastReport({ records }: Deps): Promise<ParityReport | null> {
  return (await records.get(recordSchemas.parity, keys.parity()))?.value ?? null
}
