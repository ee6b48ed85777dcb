import type { JobCard } from '../../contracts/jobs.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Marked } from '../../ui/marks.tsx'
import type { PageAddition } from '../content/load.ts'
import { contentPage } from '../content/route.tsx'
import { type CountedGroup, groupsOf, loadOpenJobs } from './load.ts'

/** All open jobs and the ways to look through them, below what the page of jobs says itself. */
export const jobsPage = contentPage({ load: loadOverview })

async function loadOverview(request: RenderContext): Promise<PageAddition> {
  const { market, messages } = request
  const jobs = await loadOpenJobs(request).catch(() => null)
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
export function JobList({ request: { market, messages }, jobs, level }: JobListProps) {
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
