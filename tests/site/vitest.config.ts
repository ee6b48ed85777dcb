import { fileURLToPath } from 'node:url'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig, type Plugin } from 'vitest/config'
import { replaceSiteModules } from '../../src/commands/library-sources.ts'
import { pageSheets } from '../../src/document/page-sheets.ts'
import { everyProject, runtimeIsVerbose, workersOfRules } from '../every-project.ts'

const { SEARCH_URL: url, SEARCH_KEY: key } = process.env

/** The site worker's app inside workerd, with services, routes and drafts that each test hands in; shared lists are real. */
export default defineConfig({
  plugins: [
    clientAssets(),
    replaceSiteModules('production'),
    cloudflareTest({
      verbose: runtimeIsVerbose,
      main: './tests/site/objects.ts',
      miniflare: {
        cf: false,
        compatibilityDate: '2026-10-01',
        compatibilityFlags: ['nodejs_compat'],
        bindings: { NODE_ENV: 'production' },
        r2Buckets: ['ARCHIVE'],
        durableObjects: {
          SHORTLISTS: { className: 'SharedShortlist', useSQLite: true },
          DRAFTS: { className: 'BookingDraft', useSQLite: true },
        },
      },
    }),
  ],
  test: {
    name: 'site',
    ...everyProject,
    provide: { ...everyProject.provide, searchEngine: url && key ? { url, key } : null },
    setupFiles: [...everyProject.setupFiles, fileURLToPath(new URL('./set-up.ts', import.meta.url))],
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/site/**/*.test.{ts,tsx}', 'tests/platform/*.test.ts'],
    fsModuleCache: false,
    // A CommonJS package whose names are set one by one: bundled, as the build does.
    deps: { optimizer: { ssr: { enabled: true, include: ['xss'] } } },
    isolate: false,
    maxWorkers: workersOfRules,
  },
})

/** What a build would say of the browser's files. */
function clientAssets(): Plugin {
  const id = '\0virtual:client-assets'
  const assets = {
    buildId: 'test',
    isDev: false,
    scripts: ['/assets/entry.js'],
    styles: ['/assets/entry.css'],
    sheets: Object.fromEntries(pageSheets.map((name) => [name, `/assets/${name}.css`])),
    fonts: [],
    texts: { da: '/assets/texts-da.json', de: '/assets/texts-de.json', en: '/assets/texts-en.json' },
    queryWords: '/assets/query-words.json',
    inline: 'void 0',
  }
  return {
    name: 'marehalm-test-assets',
    resolveId: (source) => (source === 'virtual:client-assets' ? id : undefined),
    load: (loaded) => (loaded === id ? `export const clientAssets = ${JSON.stringify(assets)}` : undefined),
  }
}
