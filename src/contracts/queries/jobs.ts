import * as v from 'valibot'
import { lastDay } from '../calendar.ts'
import { requiredCollectionOf } from '../entry.ts'
import { type JobCard, JobCardSchema } from '../jobs.ts'
import { linkTargetFields } from '../link-target.ts'
import { asset } from './query.ts'

export const jobLimits = { jobs: 200, workplaces: 10 }

export const jobFields = `excerpt image { ${asset} } jobCategory { ${linkTargetFields('jobCategory')} }
  jobType { ${linkTargetFields('jobType')} } applicationDeadline`

/** All jobs, the nearest deadline first and those without one last; their deadlines may have passed. */
export const jobsQuery = {
  name: 'ContentJobs',
  document: `query ContentJobs($locale: String!) {
    jobCollection(locale: $locale, limit: ${jobLimits.jobs}) { items {
      ${linkTargetFields('job')} ${jobFields}
      workplacesCollection(limit: ${jobLimits.workplaces}) { items { ${linkTargetFields('workplace')} } }
    } }
  }`,
  schema: v.pipe(
    v.object({ jobCollection: requiredCollectionOf(JobCardSchema) }),
    v.transform(({ jobCollection }) => jobCollection.toSorted((a, b) => deadlineOf(a).localeCompare(deadlineOf(b)))),
  ),
}

function deadlineOf({ applicationDeadline }: JobCard): string {
  return applicationDeadline ?? lastDay
}
