import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { everyProject, runtimeIsVerbose, workersOfRules } from '../every-project.ts'

const backend = fileURLToPath(new URL('../../src/backend/', import.meta.url))

/** The back end worker's tests, inside workerd with its own D1, R2 and Images binding. */
export default defineConfig({
  plugins: [
    cloudflareTest(async () => ({
      verbose: runtimeIsVerbose,
      main: `${backend}index.ts`,
      wrangler: { configPath: `${backend}wrangler.toml` },
      miniflare: {
        cf: false,
        bindings: {
          MIGRATIONS: await readD1Migrations(`${backend}migrations`),
          CRITERIA: process.env.CRITERIA ?? '',
        },
        d1Databases: ['SPACE_DB'],
        r2Buckets: ['SPACE_MEDIA'],
      },
    })),
  ],
  test: {
    name: 'backend',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/backend/**/*.test.ts', 'tests/platform/backend/**/*.test.ts'],
    ...everyProject,
    setupFiles: [fileURLToPath(new URL('./set-up.ts', import.meta.url)), ...everyProject.setupFiles],
    fsModuleCache: false,
    isolate: false,
    maxWorkers: workersOfRules,
  },
})
