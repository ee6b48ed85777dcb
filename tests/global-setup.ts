import type { TestProject } from 'vitest/node'
import { runningSites, type SiteLocation } from './running-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each file that runs at the same time: thisSite() is the file's. */
    sites: SiteLocation[]
    preparedPath: string
    /** File that says that they have started. */
    startedPath: string
  }
}

/** Sites for all projects that ask for them, which start beside the first tests, gone when the last project is through. */
export default async function startSites(project: TestProject) {
  // Files about failing services open a site of their own, whose services they can make fail.
  const count = project.name === 'faults' ? 0 : project.config.maxWorkers
  const { sites, preparedPath, startedPath, started, release } = await runningSites(count)
  // Whoever waits for them says why not (`await-sites.ts`); tests that need no site don't wait.
  started.catch(() => undefined)
  project.provide('sites', sites)
  project.provide('preparedPath', preparedPath)
  project.provide('startedPath', startedPath)
  return release
}
