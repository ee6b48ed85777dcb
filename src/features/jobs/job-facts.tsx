import type { Job } from '../../contracts/jobs.ts'
import { formatDate } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'

interface Linkable {
  id: string
  title: string
  path: string | null
}

export function JobFacts({ request: { market, messages }, job }: { request: RenderContext; job: Job }) {
  const texts = messages.jobs
  return (
    <section aria-label={texts.facts}>
      <h2>{texts.facts}</h2>
      <dl className="job-facts">
        <Links title={texts.workplaces} targets={job.workplacesCollection} />
        <Links title={texts.categories} targets={job.jobCategory ? [job.jobCategory] : []} />
        <Links title={texts.types} targets={job.jobType ? [job.jobType] : []} />
        <dt>{texts.deadline}</dt>
        <dd>
          {job.applicationDeadline ? (
            <time dateTime={job.applicationDeadline}>{formatDate(market, job.applicationDeadline, 'date')}</time>
          ) : (
            texts.noDeadline
          )}
        </dd>
      </dl>
    </section>
  )
}

function Links({ title, targets }: { title: string; targets: readonly Linkable[] }) {
  if (targets.length === 0) return null
  return (
    <>
      <dt>{title}</dt>
      {targets.map(({ id, title: name, path }) => (
        <dd key={id}>{path ? <a href={path}>{name}</a> : name}</dd>
      ))}
    </>
  )
}
