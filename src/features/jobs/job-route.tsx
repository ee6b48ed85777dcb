import type { JobPosting } from 'schema-dts'
import { isOpenForApplications, type Job } from '../../contracts/jobs.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import { jobGaps } from '../../domain/search-facts.ts'
import { agencyDay, today } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { type SitePage, specificPage } from '../../routing/specific-page.ts'
import { postalAddress, type StructuredData } from '../../routing/structured-data.ts'
import type { Linked } from '../../services/content.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OfficeAddress } from '../../ui/offices.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RichTextBody } from '../../ui/rich-text.tsx'
import { mediaUrl } from '../../urls/media.ts'
import { pagePolicy } from '../../urls/route.ts'
import { richWords } from '../content/rich-words.ts'
import { jobQuery } from './queries.ts'

/** After its deadline, a job keeps its page, which says that it is over. */
export const jobPage: EntryPage = {
  name: 'job',
  cachePolicy: pagePolicy,
  load: loadJobPage,
}

async function loadJobPage(request: RenderContext, route: EntryRoute): Promise<LoaderResult> {
  const [job, overview] = await Promise.all([
    request.services.content.queryLinked(jobQuery, { id: route.entry.id, locale: request.market.locale }),
    specificPage(request, 'jobs'),
  ])
  if (!job) return { kind: 'not-found' }
  return {
    kind: 'page',
    status: 200,
    head: { ...(await entryHead(request, route, job)), sheets: ['job'] },
    layout: 'none',
    parents: overview ? [overview] : [],
    structured: async () => jobData(request, job),
    main: Promise.resolve(JobPage({ request, job, overview })),
  }
}

/** Structured data of an open job, if title and place are known. */
function jobData({ origin, brand, now }: RenderContext, job: Job): StructuredData[] {
  const offices = officesOf(job)
  const description = richWords(job.body) || job.excerpt
  const posted = job.sys.firstPublishedAt ?? job.sys.publishedAt
  if (!isOpenForApplications(job.applicationDeadline, today(now))) return []
  if (posted === null || jobGaps({ description, workplaces: offices.length, posted }).length > 0) return []
  const posting: Exclude<JobPosting, string> = {
    '@type': 'JobPosting',
    identifier: job.sys.id,
    title: job.title,
    description,
    datePosted: agencyDay(posted),
    ...(job.applicationDeadline && { validThrough: job.applicationDeadline }),
    hiringOrganization: { '@type': 'Organization', name: brand, sameAs: `${origin}/` },
    jobLocation: offices.map(({ address }) => ({ '@type': 'Place', address: postalAddress(address) })),
    ...(job.image && { image: origin + mediaUrl(job.image.url, 1280) }),
  }
  return [posting]
}

interface JobPageProps {
  request: RenderContext
  job: Linked<Job>
  overview: SitePage | null
}

function JobPage({ request, job, overview }: JobPageProps) {
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
