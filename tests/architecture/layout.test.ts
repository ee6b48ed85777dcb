import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const programs = await readSources(['src/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}', 'kv/**/*.ts'])

test('the top level holds what the design names and nothing else', () => {
  const allowed = [
    ...['src', 'client', 'kv', 'tests', 'node_modules', 'dist', 'docs'],
    ...[
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'wrangler.toml',
      'vite.config.ts',
      'biome.json',
      'knip.ts',
      'README.md',
      'LICENSE',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
    ],
  ]
  const found = readdirSync('.').filter((name) => !name.startsWith('.') && !allowed.includes(name))
  expect(found).toEqual([])
})

test('no folder is a drawer for leftovers', async () => {
  const drawers = /(^|\/)(utils?|libs?|helpers?|common|shared)\//
  expect(programs.map(({ path }) => path).filter((path) => drawers.test(path))).toEqual([])
})

test('every island has a name of its own and a default export', () => {
  const islands = programs.filter(({ path }) => path.endsWith('.island.tsx'))
  const names = islands.map(({ path }) => basename(path, '.island.tsx'))
  expect(islands.length).toBeGreaterThan(2)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(
    islands.filter(({ text }) => !/^export default function [A-Z]\w+/m.test(text)).map(({ path }) => path),
  ).toEqual([])
})

test('every <Island> names a file that is there', () => {
  const names = new Set(
    programs.filter(({ path }) => path.endsWith('.island.tsx')).map(({ path }) => basename(path, '.island.tsx')),
  )
  const used = programs.flatMap(({ text }) =>
    [...text.matchAll(/<Island\b[^>]*?\bname="([^"]+)"/gs)].map(([, name]) => name),
  )
  expect(used.length).toBeGreaterThan(2)
  expect(used.filter((name) => name === undefined || !names.has(name))).toEqual([])
})

test('a changed text, route or page does not begin the server of npm run dev anew', async () => {
  const config = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts')
  const read = config?.dependencies.map((file) => relative('.', file)) ?? []
  expect(read).toContain('src/commands/local-variables.ts')
  const others = read.filter((path) => !/^(?:vite\.config|src\/commands\/|src\/editions\/\w+\.)/.test(path))
  expect(others.toSorted()).toEqual([
    'client/styles/icons-sheet.ts',
    'src/document/page-sheets.ts',
    'src/ui/icon-shapes.ts',
  ])
})

test('only kv, the cache and the bindings name a KV namespace', () => {
  const naming = programs.filter(({ text }) => /\bKVNamespace\b/.test(text)).map(({ path }) => path)
  expect(naming).toContain('kv/store.ts')
  expect(naming.filter((path) => !/^(kv\/|src\/cache\/|src\/env\.ts$)/.test(path))).toEqual([])
})

test('only the services, the commands and the browser’s search call the platform’s fetch', () => {
  const calling = programs.filter(({ text }) => /(?<![.\w]|async )fetch\(/.test(text)).map(({ path }) => path)
  const allowed =
    /^(src\/services\/services\.ts|src\/commands\/|src\/index\.ts$|kv\/command\.ts$|client\/|src\/backend\/)|\.(?:island\.tsx|browser\.ts)$/
  expect(calling.filter((path) => !allowed.test(path))).toEqual([
    'src/islands/fetch-from-site.ts',
    'src/islands/fetch-results.ts',
  ])
})

test('nothing is suspended, and a page with a place for what comes later hands that part over', () => {
  const roomsWith = (sign: RegExp) => programs.filter(({ text }) => sign.test(text)).map(({ path }) => dirname(path))
  const placing = roomsWith(/<DeferredPlace\b/)
  const handing = roomsWith(/\bdeferred: /)
  expect(placing).toContain('src/features/lodging')
  expect(placing.filter((room) => !handing.includes(room))).toEqual([])
  expect(roomsWith(/<Suspense\b/)).toEqual([])
})

test('every file is one thought: none of the program’s own is over 400 lines', () => {
  const long = programs.filter(({ text, path }) => text.split('\n').length > 401 && !path.includes('/seed/'))
  expect(long.map(({ path }) => path)).toEqual([])
})

test('a worker’s entry exports nothing but its handlers and classes: the runtime takes each export for one', () => {
  const entries = ['src/index.ts', 'src/backend/index.ts', 'src/mcp/index.ts'].map((path) =>
    programs.find((program) => program.path === path),
  )
  for (const entry of entries) {
    expect(entry?.text).toMatch(/^export default /m)
    expect(entry?.text).not.toMatch(/^export (const|let|function|async|type|interface)\b/m)
  }
})

test('one copy of workerd is installed', () => {
  const lock: { packages: Record<string, unknown> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const copies = Object.keys(lock.packages).filter((path) => path.endsWith('node_modules/workerd'))
  expect(copies).toEqual(['node_modules/workerd'])
})

test('every package is pinned to one version', () => {
  const {
    dependencies,
    devDependencies,
  }: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'))
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d/.test(version))
  expect(loose).toEqual([])
})
