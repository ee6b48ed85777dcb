import * as v from 'valibot'
import { askedCollectionOf } from '../contracts/entry.ts'
import {
  type Job,
  type JobCard,
  JobCardSchema,
  type JobGroup,
  JobGroupSchema,
  type JobGroupType,
  JobSchema,
} from '../contracts/jobs.ts'
import { linkTargetFragment } from '../contracts/link-target.ts'
import type { Locale } from '../markets/market.ts'
import { asset, department, seo, sys } from './content-queries.ts'
import type { ContentReader, Linked } from './content-reader.ts'

export interface JobContent {
  job(id: string, locale: Locale): Promise<Linked<Job> | null>
  /** All jobs, the nearest deadline first and those without one last; their deadlines may have passed. */
  jobs(locale: Locale): Promise<JobCard[]>
  jobGroup(type: JobGroupType, id: string, locale: Locale): Promise<JobGroup | null>
}

export function jobContent({ read, linked }: ContentReader): JobContent {
  return {
    async job(id, locale) {
      const { reply, data } = await read(jobQuery, JobReplySchema, { id, locale })
      return linked(reply, data.job, locale)
    },
    async jobs(locale) {
      const { data } = await read(jobsQuery, JobsReplySchema, { locale })
      return data.jobCollection.toSorted((a, b) => deadlineOf(a).localeCompare(deadlineOf(b)))
    },
    async jobGroup(type, id, locale) {
      return (await read(jobGroupQuery(type), JobGroupReplySchema, { id, locale })).data.group
    },
  }
}

function deadlineOf({ applicationDeadline }: JobCard): string {
  return applicationDeadline ?? '9999-12-31'
}

const mostJobs = 200
const mostWorkplaces = 10
const facts = `excerpt image { ${asset} } jobCategory { ...LinkTarget } jobType { ...LinkTarget } applicationDeadline`

const jobQuery = {
  name: 'ContentJob',
  document: `query ContentJob($id: String!, $locale: String!) {
    job(id: $id, locale: $locale) {
      ${sys} title slug ${facts} video body { json } ${seo}
      workplacesCollection(limit: ${mostWorkplaces}) { items { ...LinkTarget department { ${department} } } }
    }
  } ${linkTargetFragment}`,
}

const jobsQuery = {
  name: 'ContentJobs',
  document: `query ContentJobs($locale: String!) {
    jobCollection(locale: $locale, limit: ${mostJobs}) { items {
      ...LinkTarget ${facts} workplacesCollection(limit: ${mostWorkplaces}) { items { ...LinkTarget } }
    } }
  } ${linkTargetFragment}`,
}

const ownFields: Record<JobGroupType, string> = {
  jobType: '',
  jobCategory: `image { ${asset} }`,
  workplace: `image { ${asset} } department { ${department} }`,
}

function jobGroupQuery(type: JobGroupType) {
  const name = `ContentJobGroup_${type}`
  return {
    name,
    document: `query ${name}($id: String!, $locale: String!) {
      group: ${type}(id: $id, locale: $locale) { ${sys} title slug excerpt ${ownFields[type]} ${seo} }
    } ${type === 'workplace' ? linkTargetFragment : ''}`,
  }
}

const JobReplySchema = v.object({ job: v.nullable(JobSchema) })
const JobsReplySchema = v.object({ jobCollection: askedCollectionOf(JobCardSchema) })
const JobGroupReplySchema = v.object({ group: v.nullable(JobGroupSchema) })
