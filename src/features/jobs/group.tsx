import type { JobCard, JobGroup, JobGroupType } from '../../contracts/jobs.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { type SitePage, specificPage } from '../../routing/specific-page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { OfficeList } from '../../ui/offices.tsx'
import { Picture } from '../../ui/picture.tsx'
import { pagePolicy } from '../../urls/route.ts'
import { loadOpenJobs } from './load.ts'
import { JobList } from './overview.tsx'
import { jobGroupQuery } from './queries.ts'

interface GroupPageProps {
  request: RenderContext
  group: JobGroup
  overview: SitePage | null
  /** Null when they could not be had. */
  jobs: readonly JobCard[] | null
}

function GroupPage({ request, group, overview, jobs }: GroupPageProps) {
  const { market, messages } = request
  const texts = messages.jobs
  return (
    <div className="content container">
      <div className="image-text">
        <header className="content-head">
          <Breadcrumbs messages={messages} parents={overview ? [overview] : []} current={group.title} />
          <h1>{group.title}</h1>
          {group.excerpt && <p className="lead">{group.excerpt}</p>}
        </header>
        {group.image && (
          <Picture
            className="rounded"
            path={group.image.url}
            alt={group.image.description}
            sizes="(min-width: 60rem) 36rem, 100vw"
            upTo={1280}
            priority
          />
        )}
      </div>
      <section className="stack">
        {jobs && jobs.length > 0 && <h2>{formatMessage(texts.count, { count: jobs.length }, market)}</h2>}
        {jobs ? <JobList request={request} jobs={jobs} level={3} /> : <MissingPart request={request} />}
        {overview && (
          <p>
            <a className="button" href={overview.path}>
              {texts.allJobs}
            </a>
          </p>
        )}
      </section>
      {group.department && (
        <section className="stack">
          <h2>{texts.office}</h2>
          <OfficeList offices={[group.department]} />
        </section>
      )}
    </div>
  )
}

/** Jobs of a type, of a field of work, or at a workplace. */
export function jobGroupPage(type: JobGroupType): EntryPage {
  return { name: type, cachePolicy: pagePolicy, load: (request, route) => loadGroupPage(request, route, type) }
}

async function loadGroupPage(request: RenderContext, route: EntryRoute, type: JobGroupType): Promise<LoaderResult> {
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
