import type { JobPosting } from 'schema-dts'
import type { Job } from '../../contracts/jobs.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import { isOpenForApplications } from '../../domain/jobs.ts'
import { jobGaps } from '../../domain/search-facts.ts'
import { today } from '../../domain/stays.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { specificPage } from '../../routing/specific-page.ts'
import { postalAddress, type StructuredData } from '../../routing/structured-data.ts'
import { mediaUrl } from '../../urls/media.ts'
import { pagePolicy } from '../../urls/route.ts'
import { richWords } from '../content/rich-words.ts'
import { JobPage } from './job-page.tsx'
import { jobQuery } from './queries.ts'

/** A job whose deadline has passed keeps its page and says so. */
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
    head: await entryHead(request, route, job),
    layout: 'none',
    parents: overview ? [overview] : [],
    structured: async () => jobData(request, job),
    main: Promise.resolve(JobPage({ request, job, overview })),
  }
}

/** The job while one can apply for it, once it says what it is and where. */
function jobData({ origin, brand, now }: RenderContext, job: Job): StructuredData[] {
  const offices = job.workplacesCollection.flatMap(({ department }) => department ?? [])
  const description = richWords(job.body) || job.excerpt
  const posted = job.sys.publishedAt
  if (!isOpenForApplications(job.applicationDeadline, today(now))) return []
  if (posted === null || jobGaps({ description, workplaces: offices.length, posted }).length > 0) return []
  const posting: Exclude<JobPosting, string> = {
    '@type': 'JobPosting',
    identifier: job.sys.id,
    title: job.title,
    description,
    datePosted: posted.slice(0, 10),
    ...(job.applicationDeadline && { validThrough: job.applicationDeadline }),
    hiringOrganization: { '@type': 'Organization', name: brand, sameAs: `${origin}/` },
    jobLocation: offices.map(({ address }) => ({ '@type': 'Place', address: postalAddress(address) })),
    ...(job.image && { image: origin + mediaUrl(job.image.url, 1280) }),
  }
  return [posting]
}
