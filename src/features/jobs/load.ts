import type { JobCard } from '../../contracts/jobs.ts'
import type { LinkTarget } from '../../contracts/link-target.ts'
import { jobsQuery } from '../../contracts/queries/jobs.ts'
import { isOpenForApplications } from '../../domain/jobs.ts'
import { today } from '../../domain/stays.ts'
import type { RenderContext } from '../../routing/page.ts'

/** Jobs that one can still apply for, the nearest deadline first. */
export async function loadOpenJobs({ market, services, now }: RenderContext): Promise<JobCard[]> {
  const jobs = await services.content.query(jobsQuery, { locale: market.locale })
  return jobs.filter(({ applicationDeadline }) => isOpenForApplications(applicationDeadline, today(now)))
}

export interface JobGroups {
  jobCategory: CountedGroup[]
  jobType: CountedGroup[]
  workplace: CountedGroup[]
}
export interface CountedGroup {
  group: LinkTarget
  jobs: number
}

/** The ways to look through the jobs, each group with how many it has; the fullest first. */
export function groupsOf(jobs: readonly JobCard[]): JobGroups {
  return {
    jobCategory: counted(jobs.map(({ jobCategory }) => jobCategory)),
    jobType: counted(jobs.map(({ jobType }) => jobType)),
    workplace: counted(jobs.flatMap(({ workplacesCollection }) => workplacesCollection)),
  }
}

function counted(groups: readonly (LinkTarget | null)[]): CountedGroup[] {
  const found = new Map<string, CountedGroup>()
  for (const group of groups) {
    if (group) found.set(group.id, { group, jobs: (found.get(group.id)?.jobs ?? 0) + 1 })
  }
  return [...found.values()].sort((a, b) => b.jobs - a.jobs)
}
