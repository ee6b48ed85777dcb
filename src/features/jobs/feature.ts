import type { Feature } from '../../routing/feature.ts'

const groupPage = async (type: 'jobType' | 'jobCategory' | 'workplace') =>
  (await import('./overview.tsx')).jobGroupPage(type)

export const jobsFeature = {
  templates: { jobs: async () => (await import('./overview.tsx')).jobsPage },
  types: {
    job: async () => (await import('./job-route.tsx')).jobPage,
    jobType: () => groupPage('jobType'),
    jobCategory: () => groupPage('jobCategory'),
    workplace: () => groupPage('workplace'),
  },
} as const satisfies Feature
