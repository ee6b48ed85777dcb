import type { JobCard, JobGroupType } from '../../contracts/jobs.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { specificPage } from '../../routing/specific-page.ts'
import { GroupPage } from './group-page.tsx'
import { loadOpenJobs } from './load.ts'
import { jobGroupQuery } from './queries.ts'

/** Jobs of a type, of a field of work, or at a workplace. */
export function jobGroupPage(type: JobGroupType): EntryPage {
  return { name: type, load: (request, route) => openGroup(request, route, type) }
}

async function openGroup(request: RenderContext, route: EntryRoute, type: JobGroupType): Promise<LoaderResult> {
  if (request.pageNumber > 1) return { kind: 'not-found' }
  const [group, overview] = await Promise.all([
    request.services.content.query(jobGroupQuery(type), { id: route.entry.id, locale: request.market.locale }),
    specificPage(request, 'jobs'),
  ])
  if (!group) return { kind: 'not-found' }
  const jobs = loadOpenJobs(request).then(
    (all) => all.filter((job) => isOf(job, type, route.entry.id)),
    () => null,
  )
  return {
    kind: 'page',
    status: 200,
    head: await entryHead(request, route, group),
    layout: 'none',
    parents: overview ? [overview] : [],
    main: jobs.then((found) => GroupPage({ request, group, overview, jobs: found })),
  }
}

function isOf(job: JobCard, type: JobGroupType, id: string): boolean {
  if (type === 'workplace') return job.workplacesCollection.some((workplace) => workplace.id === id)
  return job[type]?.id === id
}
