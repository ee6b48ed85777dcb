import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { everyProject } from '../../every-project.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The search service in workerd on a D1 of its own: `npx vitest run --config tests/backend/search/vitest.config.ts`. */
export default defineConfig({
  root,
  plugins: [
    cloudflareTest(async () => ({
      miniflare: {
        cf: false,
        compatibilityDate: '2026-10-01',
        compatibilityFlags: ['nodejs_compat'],
        d1Databases: ['DB'],
        bindings: {
          SERVICE_KEY: 'test-service-key',
          DELAY_MS: '0',
          CRITERIA: process.env.CRITERIA ?? '',
          MIGRATIONS: await readD1Migrations(`${root}src/backend/migrations`),
        },
      },
    })),
  ],
  test: {
    name: 'backend-search',
    include: ['tests/backend/search/**/*.test.ts'],
    ...everyProject,
    setupFiles: ['tests/backend/search/apply-migrations.ts', ...everyProject.setupFiles],
    fsModuleCache: false,
  },
})
