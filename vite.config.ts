import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type UserConfig } from 'vite'
import { iconStyles, iconsFile } from './client/styles/icons-sheet.ts'
import { bundleWorkers } from './src/commands/bundle-workers.ts'
import { importRestOnce } from './src/commands/import-rest-once.ts'
import { replaceSiteModules, trustLibraryHtml } from './src/commands/library-sources.ts'
import { localVariables, readPorts } from './src/commands/local-variables.ts'
import { buildIdOf, hashOfSources } from './src/commands/run-program.ts'
import { shortDocuments } from './src/commands/short-documents.ts'
import { pageSheets } from './src/document/page-sheets.ts'

const clientEntry = 'client/entry.ts'
const inlineScript = 'client/first.ts'
const sheetFile = (name: string) => `client/styles/sheets/${name}.css`

export default defineConfig(({ command, isPreview = false }) => settings(command === 'serve' && !isPreview))

const settings = (isServing: boolean): UserConfig => ({
  publicDir: 'client/public',
  plugins: [
    react(),
    cloudflare({
      configPath: './wrangler.toml',
      ...(isServing && { config: withLocalVariables }),
      auxiliaryWorkers: ['./src/backend/wrangler.toml', './src/mcp/wrangler.toml'].map((configPath) => ({
        configPath,
        ...(isServing && { config: withLocalVariables }),
      })),
      persistState: true,
    }),
    assetNames('build'),
    bundleWorkers(devBundles, 'marehalm'),
    { ...replaceSiteModules('production'), apply: 'build', applyToEnvironment: ({ name }) => name === 'marehalm' },
    shortDocuments(),
    importRestOnce(),
    trustLibraryHtml(),
    fullLoadsAsList(),
    listImports(),
    textsApart(),
    iconsApart(),
  ],
  server: { allowedHosts: ['.localhost'] },
  preview: { allowedHosts: ['.localhost'] },
  environments: {
    marehalm: {
      build: {
        minify: true,
        sourcemap: true,
        rolldownOptions: {
          // Its enumerations are asked for alone; it does not say that its validators may be left out.
          treeshake: { moduleSideEffects: [{ test: /rich-text-types/, sideEffects: false }] },
          output: {
            // What is evaluated at start is one file and all else another, whose modules are evaluated one by one as they
            // are imported: the runtime compiles each file at start, and many small ones take it longer.
            strictExecutionOrder: true,
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'], priority: 1 },
                { name: 'rest', priority: 0 },
              ],
            },
            chunkFileNames: ({ name }: { name: string }) =>
              name === 'start' ? 'start.js' : 'later/[name]-[hash:7].js',
          },
        },
      },
    },
    marehalm_backend: { build: { minify: true, sourcemap: true } },
    marehalm_mcp: { build: { minify: true, sourcemap: true } },
    client: {
      // Everything that an island may load is prepared at once: found later, it would make the open page load again.
      optimizeDeps: { entries: [clientEntry, 'src/features/**/*.island.tsx'] },
      build: {
        manifest: true,
        assetsInlineLimit: 0,
        // The first that know `light-dark()`, of spring 2024: written out for older ones, it forgets a part's own scheme.
        cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
        rolldownOptions: {
          input: [clientEntry, ...pageSheets.map(sheetFile)],
          // Names are listed in the entry script: each byte of them is loaded by everyone.
          output: {
            chunkFileNames: ({ name }: { name: string }) => `assets/${name.replace('.browser', '')}-[hash:7].js`,
          },
          // Constants stand where they are used: the entry need not hand them to every other file.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
        },
      },
    },
  },
  builder: {
    // The client first: the site worker reads the hashed names of its files.
    async buildApp(builder) {
      for (const name of ['client', 'marehalm', 'marehalm_backend', 'marehalm_mcp']) {
        const environment = builder.environments[name]
        if (!environment) throw new Error(`Unknown build environment ${name}`)
        await builder.build(environment)
      }
    },
  },
})

/** Variables of `npm run dev` are those of `npm start`; a build has what the configuration says. */
function withLocalVariables(worker: { name?: string; vars?: object }) {
  return { vars: localVariables(worker.name ?? '', worker.vars ?? {}, readPorts()) }
}

/** What `npm run dev` bundles, by environment. */
const devBundles = {
  marehalm: { entry: 'src/index.ts', plugins: [assetNames('serve'), replaceSiteModules('development')] },
  marehalm_backend: { entry: 'src/backend/index.ts' },
  marehalm_mcp: { entry: 'src/mcp/index.ts' },
}

/**
 * `virtual:client-assets`: the URLs of the entry script and of styles, hashed in a build, plain in dev. There each
 * bundle of the worker is a build of its own, so that no page made before it is served from a cache.
 */
function assetNames(mode: 'build' | 'serve') {
  const id = '\0virtual:client-assets'
  return {
    name: 'marehalm-asset-names',
    apply: mode,
    sharedDuringBuild: true,
    resolveId: { filter: { id: /^virtual:client-assets$/ }, handler: () => id },
    load: {
      filter: { id: /^\0virtual:client-assets$/ },
      async handler() {
        const assets = mode === 'serve' ? devAssets(`dev-${Date.now()}`) : await builtAssets()
        return `export const clientAssets = ${JSON.stringify(assets)}`
      },
    },
  } as const satisfies Plugin
}

/** The browser's scripts have the list of `src/urls/full-loads.ts` itself, not the routes that it is read from. */
function fullLoadsAsList(): Plugin {
  return {
    name: 'marehalm-full-loads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!id.endsWith('/src/urls/full-loads.ts')) return
      const { fullLoads } = await importForBuild<typeof import('./src/urls/full-loads.ts')>('src/urls/full-loads.ts')
      return `export const fullLoads = ${JSON.stringify(fullLoads)}`
    },
  }
}

function devAssets(buildId: string) {
  return {
    buildId,
    isDev: true,
    scripts: ['/@vite/client', `/${inlineScript}`, `/${clientEntry}`],
    styles: ['/client/styles/index.css?direct'],
    sheets: sheetUrls((name) => `/${sheetFile(name)}?direct`),
    fonts: [],
    texts: {},
    queryWords: '',
    inline: '',
  }
}

async function builtAssets() {
  const manifestPath = resolve('dist/client/.vite/manifest.json')
  const manifest: Record<string, { file: string; css?: string[]; assets?: string[] }> = JSON.parse(
    readFileSync(manifestPath, 'utf8'),
  )
  const builtFrom = (source: string) => {
    const built = manifest[source]
    if (!built) throw new Error(`${source} is not in ${manifestPath}`)
    return built
  }
  const entry = builtFrom(clientEntry)
  const fileOf = (source: string) => builtFrom(source).file
  const url = (file: string) => `/${file}`
  return {
    buildId: buildIdOf(await hashOfSources()),
    isDev: false,
    scripts: [url(entry.file)],
    styles: (entry.css ?? []).map(url),
    sheets: sheetUrls((name) => url(fileOf(sheetFile(name)))),
    fonts: (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map(url),
    texts: Object.fromEntries((await textsFiles()).map(({ edition, fileName }) => [edition, url(fileName)])),
    queryWords: url((await queryWordsFile()).fileName),
    inline: await builtInline(),
  }
}

function sheetUrls(urlOf: (name: string) => string): Record<string, string> {
  return Object.fromEntries(pageSheets.map((name) => [name, urlOf(name)]))
}

/** The script that pages carry within them, as one text without imports. */
async function builtInline(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, rolldownOptions: { input: inlineScript, output: { format: 'iife' } } },
  })
  const [code] = [built].flat().flatMap((each) => ('output' in each ? [each.output[0].code.trim()] : []))
  if (!code || code.includes('</script')) throw new Error(`${inlineScript} can't stand in a document`)
  return code
}

const iconsName = `assets/icons-${hashOf(iconsFile)}.svg`

/** What each module of the site's worker imports at once, by their names in its maps: for what tells how much is evaluated. */
function listImports(): Plugin {
  return {
    name: 'marehalm-list-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'marehalm',
    generateBundle() {
      const imports = [...this.getModuleIds()].map((id) => [
        relative('.', id),
        (this.getModuleInfo(id)?.importedIds ?? []).map((imported) => relative('.', imported)),
      ])
      this.emitFile({
        type: 'asset',
        fileName: '.vite/imports.json',
        source: JSON.stringify(Object.fromEntries(imports)),
      })
    },
  }
}

/** The icons are a file that a browser keeps, and the styles say where in it each one is. */
function iconsApart(): Plugin {
  let serving = false
  return {
    name: 'marehalm-icons-apart',
    configResolved(config) {
      serving = config.command === 'serve'
    },
    transform: {
      order: 'pre',
      filter: { id: /client\/styles\/index\.css/ },
      handler: (code) =>
        `${code}\n${iconStyles(serving ? `data:image/svg+xml,${encodeURIComponent(iconsFile)}` : `/${iconsName}`)}`,
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: iconsName, source: iconsFile })
    },
  }
}

async function textsFiles() {
  const { editionMessages } =
    await importForBuild<typeof import('./src/editions/messages.ts')>('src/editions/messages.ts')
  return Object.entries(editionMessages).map(([edition, messages]) => {
    const source = JSON.stringify(messages)
    return { edition, fileName: `assets/texts-${edition}-${hashOf(source)}.json`, source }
  })
}

async function queryWordsFile() {
  const { queryWords } =
    await importForBuild<typeof import('./src/editions/query-words.ts')>('src/editions/query-words.ts')
  const source = JSON.stringify(queryWords)
  return { fileName: `assets/query-words-${hashOf(source)}.json`, source }
}

/** What the site's script is without in builds, by the module: it reads them from files among the browser's. */
const emptiedTexts = {
  '/src/editions/messages.ts': 'export const editionMessages = {}',
  '/src/editions/query-words.ts': 'export const queryWords = {}',
}

/** The words of each edition are a file among the browser's, and those in which guests search are one for all. */
function textsApart(): Plugin {
  return {
    name: 'marehalm-texts-apart',
    apply: 'build',
    load(id) {
      if (this.environment.name !== 'marehalm') return
      return Object.entries(emptiedTexts).find(([source]) => id.endsWith(source))?.[1]
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, source } of [...(await textsFiles()), await queryWordsFile()]) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}

/**
 * A module of the site that a build reads. It is no import of this file: with one, each change of a text, a route or of
 * what they import would begin the server of `npm run dev` anew.
 */
function importForBuild<Module>(path: string): Promise<Module> {
  return import(pathToFileURL(resolve(path)).href)
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10)
}
