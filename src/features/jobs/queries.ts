import * as v from 'valibot'
import { JobGroupSchema, type JobGroupType, JobSchema } from '../../contracts/jobs.ts'
import { linkTargetFields } from '../../contracts/link-target.ts'
import { departmentFields } from '../../contracts/queries/departments.ts'
import { jobFields, jobLimits } from '../../contracts/queries/jobs.ts'
import { asset, fieldOf, seo, sys } from '../../contracts/queries/query.ts'

export const jobQuery = {
  name: 'ContentJob',
  document: `query ContentJob($id: String!, $locale: String!) {
    job(id: $id, locale: $locale) {
      ${sys} sys { firstPublishedAt } title slug ${jobFields} video body { json } ${seo}
      workplacesCollection(limit: ${jobLimits.workplaces}) { items { ${linkTargetFields('workplace')} department { ${departmentFields} } } }
    }
  }`,
  schema: fieldOf('job', v.nullable(JobSchema)),
}

const ownFields: Record<JobGroupType, string> = {
  jobType: '',
  jobCategory: `image { ${asset} }`,
  workplace: `image { ${asset} } department { ${departmentFields} }`,
}

export function jobGroupQuery(type: JobGroupType) {
  const name = `ContentJobGroup_${type}`
  return {
    name,
    document: `query ${name}($id: String!, $locale: String!) {
      group: ${type}(id: $id, locale: $locale) { ${sys} title slug excerpt ${ownFields[type]} ${seo} }
    }`,
    schema: JobGroupReplySchema,
  }
}

const JobGroupReplySchema = fieldOf('group', v.nullable(JobGroupSchema))
