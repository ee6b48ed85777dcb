import type { Job } from '../../contracts/jobs.ts'
import { isOpenForApplications } from '../../domain/jobs.ts'
import { today } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { SitePage } from '../../routing/specific-page.ts'
import type { Linked } from '../../services/content.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OfficeAddress } from '../../ui/offices.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RichTextBody } from '../../ui/rich-text.tsx'

interface JobPageProps {
  request: RenderContext
  job: Linked<Job>
  overview: SitePage | null
}

export function JobPage({ request, job, overview }: JobPageProps) {
  const { market, messages, now } = request
  const texts = messages.jobs
  const isOpen = isOpenForApplications(job.applicationDeadline, today(now))
  const applyTo = isOpen && officesOf(job).find(({ address }) => address.email !== '')?.address.email
  return (
    <div className="content job container">
      <header className="content-head">
        <Breadcrumbs messages={messages} parents={overview ? [overview] : []} current={job.title} />
        <h1>{job.title}</h1>
        {job.excerpt && <p className="lead">{job.excerpt}</p>}
      </header>
      {!isOpen && (
        <Notice kind="warning" title={texts.closedTitle}>
          <p>
            {formatMessage(
              texts.closedText,
              { date: formatDate(market, job.applicationDeadline ?? '', 'date') },
              market,
            )}{' '}
            {overview && <a href={overview.path}>{texts.seeOpen}</a>}
          </p>
        </Notice>
      )}
      <aside>
        <JobFacts request={request} job={job} />
        {isOpen && <Contacts request={request} job={job} />}
      </aside>
      <div className="content-main">
        {job.image && (
          <Picture
            className="rounded"
            path={job.image.url}
            alt={job.image.description}
            sizes="(min-width: 64rem) 46rem, 100vw"
            upTo={1280}
            priority
          />
        )}
        <RichTextBody text={job.body} links={job.links} />
        <p className="actions">
          {applyTo && (
            <a className="button primary" href={`mailto:${applyTo}?subject=${encodeURIComponent(job.title)}`}>
              {texts.apply}
            </a>
          )}
          {job.video.startsWith('https://') && (
            <a className="button" href={job.video} rel="noopener">
              {texts.video}
            </a>
          )}
          {overview && (
            <a className="button" href={overview.path}>
              {texts.allJobs}
            </a>
          )}
        </p>
      </div>
    </div>
  )
}

/** The offices of the workplaces: who answers questions about the job. */
function Contacts({ request: { messages }, job }: Pick<JobPageProps, 'request' | 'job'>) {
  const offices = officesOf(job)
  if (offices.length === 0) return null
  return (
    <section>
      <h2>{messages.jobs.contact}</h2>
      {offices.map((office) => (
        <div key={office.sys.id}>
          <h3>{office.path ? <a href={office.path}>{office.title}</a> : office.title}</h3>
          <OfficeAddress address={office.address} />
        </div>
      ))}
    </section>
  )
}

function officesOf({ workplacesCollection }: Job) {
  return workplacesCollection.flatMap(({ department }) => department ?? [])
}

interface Linkable {
  id: string
  title: string
  path: string | null
}

function JobFacts({ request: { market, messages }, job }: { request: RenderContext; job: Job }) {
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
