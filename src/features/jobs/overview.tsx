import { formatMessage } from '../../markets/say.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import type { PageAddition, TemplatePart } from '../content/template-part.ts'
import { JobList } from './job-list.tsx'
import { type CountedGroup, groupsOf, loadOpenJobs } from './load.ts'

/** All open jobs and the ways to look through them, below what the page of jobs says itself. */
export const jobsOverview: TemplatePart = { load: loadOverview }

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
