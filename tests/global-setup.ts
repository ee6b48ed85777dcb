import type { TestProject } from 'vitest/node'
import { runningSites, type SiteLocation } from './running-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each file that runs at the same time: thisSite() is the file's. */
    sites: SiteLocation[]
    preparedPath: string
  }
}

/** Sites for all projects that ask for them, gone when the last project is through. */
export default async function startSites(project: TestProject) {
  // Files about failing services open a site of their own, whose services they can make fail.
  const count = project.name === 'faults' ? 0 : project.config.maxWorkers
  const { sites, preparedPath, release } = await runningSites(count)
  project.provide('sites', sites)
  project.provide('preparedPath', preparedPath)
  return release
}
