import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The content service in workerd on a D1 of its own: `npx vitest run --config tests/backend/content/vitest.config.ts`. */
export default defineConfig({
  root,
  plugins: [
    cloudflareTest(async () => ({
      miniflare: {
        cf: false,
        compatibilityDate: '2026-10-01',
        compatibilityFlags: ['nodejs_compat'],
        d1Databases: ['DB'],
        bindings: { MIGRATIONS: await readD1Migrations(`${root}src/backend/migrations`) },
      },
    })),
  ],
  test: {
    name: 'backend-content',
    include: ['tests/backend/content/**/*.test.ts'],
    setupFiles: ['tests/backend/set-up.ts'],
    fsModuleCache: false,
  },
})
