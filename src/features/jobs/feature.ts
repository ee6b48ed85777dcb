import type { Feature } from '../../routing/feature.ts'
import { contentPage } from '../content/route.ts'
import { jobGroupPage } from './group.tsx'
import { jobPage } from './job-route.ts'
import { jobsOverview } from './overview.tsx'

export const jobsFeature = {
  templates: { jobs: contentPage(jobsOverview) },
  types: {
    job: jobPage,
    jobType: jobGroupPage('jobType'),
    jobCategory: jobGroupPage('jobCategory'),
    workplace: jobGroupPage('workplace'),
  },
} as const satisfies Feature
