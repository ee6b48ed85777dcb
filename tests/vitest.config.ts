import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { closingLine } from './closing-line.ts'
import { everyProject, workersOfRules } from './every-project.ts'
import { LongestFirst } from './longest-first.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const withRunningSites = fileURLToPath(new URL('./global-setup.ts', import.meta.url))
const withBrowser = fileURLToPath(new URL('./browser/global-setup.ts', import.meta.url))

/**
 * Three files side by side, each with a site of its own: much of a file is waiting. The last of the browser's files don't
 * run alone: contracts are beside them.
 */
const besideEachOther = { maxWorkers: 3, sequence: { groupOrder: 2 } }

/** Every test of the project: one project a runtime. The browser's come last in the README's order, by --project. */
export default defineConfig({
  root,
  test: {
    reporters: ['default', closingLine()],
    sequence: { sequencer: LongestFirst },
    // Many tests make something fail on purpose: what is logged then is of use where the test fails.
    silent: 'passed-only',
    // Sites and browsers of a busy machine take their time to end, too.
    teardownTimeout: 120_000,
    projects: [
      {
        root,
        test: {
          name: 'unit',
          ...everyProject,
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts'],
          isolate: false,
          maxWorkers: workersOfRules,
        },
      },
      fileURLToPath(new URL('./site/vitest.config.ts', import.meta.url)),
      fileURLToPath(new URL('./backend/vitest.config.ts', import.meta.url)),
      {
        root,
        test: {
          name: 'contracts',
          ...everyProject,
          include: ['tests/contracts/**/*.test.ts'],
          setupFiles: ['tests/await-sites.ts', 'tests/name-as-guest.ts'],
          globalSetup: withRunningSites,
          isolate: false,
          ...besideEachOther,
        },
      },
      {
        root,
        test: {
          name: 'faults',
          ...everyProject,
          include: ['tests/faults/**/*.test.ts'],
          setupFiles: ['tests/await-sites.ts', 'tests/name-as-guest.ts'],
          globalSetup: withRunningSites,
          // How long pages take is looked at: nothing else runs beside it. Each of its files waits most of its time.
          sequence: { groupOrder: 1 },
          maxWorkers: 4,
          // A busy machine may once make a page late.
          retry: 1,
        },
      },
      {
        root,
        test: {
          name: 'browser',
          ...everyProject,
          include: ['tests/browser/**/*.test.ts', 'tests/bench/**/*.test.ts'],
          setupFiles: ['tests/await-sites.ts', 'tests/name-as-guest.ts'],
          globalSetup: [withBrowser, withRunningSites],
          // On a busy machine the browser may once be late.
          retry: 1,
          // The files of a worker share its browser.
          isolate: false,
          ...besideEachOther,
        },
      },
    ],
  },
})
