import * as v from 'valibot'
import { askedCollectionOf } from '../entry.ts'
import { type JobCard, JobCardSchema } from '../jobs.ts'
import { linkTargetFragment } from '../link-target.ts'
import { asset } from './fragments.ts'

export const jobLimits = { jobs: 200, workplaces: 10 }

/** Needs the fragment LinkTarget. */
export const jobFields = `excerpt image { ${asset} } jobCategory { ...LinkTarget } jobType { ...LinkTarget } applicationDeadline`

/** All jobs, the nearest deadline first and those without one last; their deadlines may have passed. */
export const jobsQuery = {
  name: 'ContentJobs',
  document: `query ContentJobs($locale: String!) {
    jobCollection(locale: $locale, limit: ${jobLimits.jobs}) { items {
      ...LinkTarget ${jobFields} workplacesCollection(limit: ${jobLimits.workplaces}) { items { ...LinkTarget } }
    } }
  } ${linkTargetFragment}`,
  schema: v.pipe(
    v.object({ jobCollection: askedCollectionOf(JobCardSchema) }),
    v.transform(({ jobCollection }) => jobCollection.toSorted((a, b) => deadlineOf(a).localeCompare(deadlineOf(b)))),
  ),
}

function deadlineOf({ applicationDeadline }: JobCard): string {
  return applicationDeadline ?? '9999-12-31'
}
