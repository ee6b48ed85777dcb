import type { JobCard } from '../../contracts/jobs.ts'
import { formatDate } from '../../markets/formats.ts'
import { formatMessage } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Marked } from '../../ui/marks.tsx'

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
