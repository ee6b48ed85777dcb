import type { JobPosting } from 'schema-dts'
import type { Job } from '../../contracts/jobs.ts'
import { isOpenForApplications } from '../../domain/jobs.ts'
import { jobGaps } from '../../domain/search-facts.ts'
import { today } from '../../domain/stays.ts'
import type { RenderContext } from '../../routing/page.ts'
import { postalAddress, type StructuredData } from '../../routing/structured-data.ts'
import { mediaUrl } from '../../urls/media.ts'
import { richWords } from '../content/rich-words.ts'

/** The job while one can apply for it, once it says what it is and where. */
export function jobData({ origin, brand, now }: RenderContext, job: Job): StructuredData[] {
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
