import type { EntryRoute } from '../../contracts/route.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { specificPage } from '../../routing/specific-page.ts'
import { jobData } from './job-data.ts'
import { JobPage } from './job-page.tsx'
import { jobQuery } from './queries.ts'

/** A job whose deadline has passed keeps its page and says so. */
export const jobPage: EntryPage = {
  name: 'job',
  load: openJob,
}

async function openJob(request: RenderContext, route: EntryRoute): Promise<LoaderResult> {
  const [job, overview] = await Promise.all([
    request.services.content.queryLinked(jobQuery, { id: route.entry.id, locale: request.market.locale }),
    specificPage(request, 'jobs'),
  ])
  if (!job) return { kind: 'not-found' }
  return {
    kind: 'page',
    status: 200,
    head: await entryHead(request, route, job),
    layout: 'none',
    parents: overview ? [overview] : [],
    structured: async () => jobData(request, job),
    main: Promise.resolve(JobPage({ request, job, overview })),
  }
}
