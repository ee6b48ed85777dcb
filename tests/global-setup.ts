import type { TestProject } from 'vitest/node'
import { runningSite } from './running-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    port: number
    backendPort: number
    /** Folder of the local state, with D1's file. */
    statePath: string
  }
}

/** One site for all projects that ask for it, gone when the last of them is through. */
export default async function startSite(project: TestProject) {
  const site = await runningSite()
  project.provide('port', site.port)
  project.provide('backendPort', site.backendPort)
  project.provide('statePath', site.statePath)
  return site.release
}
