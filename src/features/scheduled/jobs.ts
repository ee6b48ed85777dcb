import { compileEditions, readEditions } from '../../../kv/compile.ts'
import { contentSources } from '../../../kv/content-sources.ts'
import { isPurged } from '../../cache/purges.ts'
import type { Deps } from '../../deps.ts'
import { hostsOf } from '../../env.ts'
import { markets } from '../../markets/market.ts'
import { Deadline } from '../../services/deadline.ts'
import { href } from '../../urls/paths.ts'
import { createArchive } from '../builds/endpoints.ts'
import type { Visit } from '../content-changes/remake-pages.ts'
import { checkEditions } from '../editor/report.ts'

/** What a job is handed. */
export interface JobTools {
  deps: Deps
  /** Requests a page from the site itself, as a visitor would. */
  visit: (requested: string | Request) => ReturnType<Visit>
}

/** A scheduled job: it may run twice, and its result is logged. */
export interface Job {
  name: string
  run(tools: JobTools): Promise<Record<string, number>>
}

/** Milliseconds that a job's reads may take all together. */
const timeoutMs = 5 * 60_000
/** Of KV in one invocation there are a thousand operations; the other jobs need some. */
const maxOperations = 900
const warmedPages = 60

/** Run in this order: pages are rendered from compiled records. */
export const nightlyJobs: readonly Job[] = [
  {
    name: 'archive',
    async run({ deps }) {
      const { isArchived, ...renewal } = await deps.store(createArchive).renew()
      if (!isArchived)
        throw new Error('The hashed files of this build are not in the archive: deploy it by npm run deploy')
      return { ...renewal }
    },
  },
  {
    name: 'compile',
    async run({ deps }) {
      const purges = await deps.allPurges()
      const compiledAt = { madeAt: Date.now(), epoch: purges.epoch }
      const { content, broker } = deps.services({ deadline: new Deadline(timeoutMs) })
      const { records, problems } = compileEditions(await readEditions({ content: contentSources(content), broker }))
      const renewal = await deps.renewRecords(records, {
        compiledAt: compiledAt,
        maxOperations,
        isPurged: (record) => isPurged(record, purges),
      })
      return { records: records.length, ...renewal, problems: problems.length }
    },
  },
  {
    name: 'parity',
    async run({ deps, visit }) {
      const { pages, links, redirects, faults } = await checkEditions(deps, visit, timeoutMs)
      return { pages, links, redirects, faults: faults.length }
    },
  },
  { name: 'warm', run: warmSeenPages },
]

/** The pages that were seen most in the last week, and the front and search pages of every edition. */
async function warmSeenPages({ deps, visit }: JobTools): Promise<Record<string, number>> {
  const always = markets.flatMap((market) =>
    [href.home(), href.search(market)].map((path) => ({ market: market.key, path })),
  )
  const seen = await deps.seen.most(warmedPages)
  const origins = deps.origins(new URL(`https://${hostsOf(deps.variables)[markets[0].key][0]}/`))
  const urls = new Set([...always, ...seen].map(({ market, path }) => origins[market] + path))
  let failed = 0
  for (const url of urls) {
    const response = await visit(url)
    await response.text()
    if (!response.ok) failed += 1
  }
  return { pages: urls.size, failed }
}

/** A failing job does not stop the next one; each writes a line into the log. */
export async function runJobs(jobs: readonly Job[], tools: JobTools): Promise<void> {
  for (const { name, run } of jobs) {
    const startedAt = Date.now()
    const seconds = () => (Date.now() - startedAt) / 1000
    try {
      tools.deps.note({ job: name, ...(await run(tools)), seconds: seconds() })
    } catch (error) {
      tools.deps.log(new Error(`The job ${name} failed after ${seconds()} s`, { cause: error }))
    }
  }
}
