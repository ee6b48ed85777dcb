import { isOpenForApplications, type JobCard, type JobGroup, type JobGroupType } from '../../contracts/jobs.ts'
import type { LinkTarget } from '../../contracts/link-target.ts'
import { jobsQuery } from '../../contracts/queries/jobs.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import { today } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import { orNull } from '../../routing/or-null.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { type SitePage, specificPage } from '../../routing/specific-page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Marked } from '../../ui/marks.tsx'
import { OfficeAddress } from '../../ui/offices.tsx'
import { Picture } from '../../ui/picture.tsx'
import { pagePolicy } from '../../urls/route.ts'
import type { PageAddition } from '../content/load.ts'
import { contentPage } from '../content/route.tsx'
import { jobGroupQuery } from './queries.ts'

/** All open jobs with their groups, below the page's own text. */
export const jobsPage = contentPage({ load: loadOverview, sheets: ['job'] })

async function loadOverview(request: RenderContext): Promise<PageAddition> {
  const { market, messages } = request
  const jobs = await orNull(request, loadOpenJobs(request))
  if (!jobs) return { main: <MissingPart request={request} />, pages: 1 }
  const groups = groupsOf(jobs)
  const texts = messages.jobs
  return {
    main: (
      <section className="stack">
        <h2>{jobs.length > 0 ? formatMessage(texts.count, { count: jobs.length }, market) : texts.title}</h2>
        <JobList request={request} jobs={jobs} level={3} />
        {jobs.length > 0 && (
          <div className="columns job-groups">
            <Groups title={texts.categories} groups={groups.jobCategory} />
            <Groups title={texts.types} groups={groups.jobType} />
            <Groups title={texts.workplaces} groups={groups.workplace} />
          </div>
        )}
      </section>
    ),
    pages: 1,
  }
}

function Groups({ title, groups }: { title: string; groups: readonly CountedGroup[] }) {
  if (groups.length === 0) return null
  return (
    <nav aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {groups.map(({ group: { id, title: name, path }, jobs }) => (
          <li key={id}>
            {path ? <a href={path}>{name}</a> : name} <span className="quiet">{jobs}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface JobListProps {
  request: RenderContext
  jobs: readonly JobCard[]
  level: 2 | 3
}

/** Jobs below each other: what, where, how and until when. */
function JobList({ request: { market, messages }, jobs, level }: JobListProps) {
  const Heading = `h${level}` as const
  if (jobs.length === 0) return <EmptyState title={messages.jobs.emptyTitle} text={messages.jobs.emptyText} />
  return (
    <ul className="rows">
      {jobs.map(({ id, title, path, excerpt, jobType, workplacesCollection: places, applicationDeadline }) => (
        <Marked key={id} entry={id} type="job">
          <li>
            <div>
              <Heading>{path ? <a href={path}>{title}</a> : title}</Heading>
              {excerpt && <p>{excerpt}</p>}
            </div>
            <ul className="row-facts">
              {places.length > 0 && (
                <li>
                  <Icon name="map-pin" />
                  {places.map((place) => place.title).join(', ')}
                </li>
              )}
              {jobType && (
                <li>
                  <Icon name="clock" />
                  {jobType.title}
                </li>
              )}
              <li>
                <Icon name="calendar" />
                {applicationDeadline
                  ? formatMessage(
                      messages.jobs.applyBy,
                      { date: formatDate(market, applicationDeadline, 'date') },
                      market,
                    )
                  : messages.jobs.noDeadline}
              </li>
            </ul>
          </li>
        </Marked>
      ))}
    </ul>
  )
}

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
          <h3>
            {group.department.path ? (
              <a href={group.department.path}>{group.department.title}</a>
            ) : (
              group.department.title
            )}
          </h3>
          <OfficeAddress address={group.department.address} />
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

/** Jobs that one can still apply for, the nearest deadline first. */
async function loadOpenJobs({ market, services, now }: RenderContext): Promise<JobCard[]> {
  const jobs = await services.content.query(jobsQuery, { locale: market.locale })
  return jobs.filter(({ applicationDeadline }) => isOpenForApplications(applicationDeadline, today(now)))
}

interface JobGroups {
  jobCategory: CountedGroup[]
  jobType: CountedGroup[]
  workplace: CountedGroup[]
}
interface CountedGroup {
  group: LinkTarget
  jobs: number
}

/** The ways to look through the jobs, each group with how many it has; the fullest first. */
function groupsOf(jobs: readonly JobCard[]): JobGroups {
  return {
    jobCategory: counted(jobs.map(({ jobCategory }) => jobCategory)),
    jobType: counted(jobs.map(({ jobType }) => jobType)),
    workplace: counted(jobs.flatMap(({ workplacesCollection }) => workplacesCollection)),
  }
}

function counted(groups: readonly (LinkTarget | null)[]): CountedGroup[] {
  const found = new Map<string, CountedGroup>()
  for (const group of groups) {
    if (group) found.set(group.id, { group, jobs: (found.get(group.id)?.jobs ?? 0) + 1 })
  }
  return [...found.values()].sort((a, b) => b.jobs - a.jobs)
}
