import { appendFileSync } from 'node:fs'
import type { WorkersLog } from '../src/commands/run-workers.ts'

const path = process.env.SITE_LOG

/** Sites whose services fail on purpose log so: the output of a run is its own. `SITE_LOG=<file>` keeps the lines. */
export function keepSiteLog({ message }: WorkersLog): void {
  if (path) appendFileSync(path, `${message}\n`)
}
