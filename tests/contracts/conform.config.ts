import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { everyProject } from '../every-project.ts'
import { conformance } from './conformance.ts'

/** A contract suite by itself, against the URL that the environment names: no site is started for it. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'conform',
    ...everyProject,
    include: ['tests/contracts/*.test.ts'],
    reporters: [conformance()],
    silent: true,
    maxWorkers: 1,
  },
})
