import type { JobCard, JobGroup } from '../../contracts/jobs.ts'
import { formatMessage } from '../../markets/say.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import type { SitePage } from '../../routing/specific-page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { OfficeList } from '../../ui/office-list.tsx'
import { Picture } from '../../ui/picture.tsx'
import { JobList } from './job-list.tsx'

interface GroupPageProps {
  request: RenderContext
  group: JobGroup
  overview: SitePage | null
  /** Null when they could not be had. */
  jobs: readonly JobCard[] | null
}

export function GroupPage({ request, group, overview, jobs }: GroupPageProps) {
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
