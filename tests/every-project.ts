import { fileURLToPath } from 'node:url'
import type { PropertyRun } from './property-seed.ts'

/** A test run says the same everywhere: what it draws at random is the same too. `npm run fuzz` draws new seeds. */
const properties: PropertyRun = { seed: 20_261_122 }

// React as builds have it: its files for development note a stack trace for every element, which takes twice as long.
process.env.NODE_ENV = 'production'

/** Files side by side in the projects that need no running site. */
export const workersOfRules = 2

/** workerd prints a native stack for every stream that a test cancels on purpose: `VERBOSE=1` shows them. */
export const runtimeIsVerbose = process.env.VERBOSE === '1'

/** Settings of all projects, also for a busy machine. */
export const everyProject = {
  /** Where properties take their seed from. */
  provide: { properties },
  setupFiles: [fileURLToPath(new URL('./property-seed.ts', import.meta.url))],
  /** These only bound the wait for what never comes: a busy machine takes ten times as long as an idle one. */
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: {
    poll: { timeout: 60_000 },
    // A test that asserts nothing can't fail.
    requireAssertions: true,
  },
}
