import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { createServer, type DevEnvironment, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bundleWorkers } from '../../../src/commands/bundle-workers.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'bundled-')))
const depth = 40

let server: ViteDevServer
let site: DevEnvironment
/** What the runtime asks Vite for. */
const asked: string[] = []

beforeAll(async () => {
  write('wrangler.toml', "name = 'bundled'\nmain = 'worker/index.ts'\ncompatibility_date = '2026-10-01'\n")
  write(
    'worker/index.ts',
    `import { DurableObject } from 'cloudflare:workers'
import { say } from './module-0.ts'
import { shown } from './shown.island.tsx'
export class Kept extends DurableObject {}
export default {
  async fetch({ url }: Request): Promise<Response> {
    if (url.endsWith('/stack')) return new Response((await import('./fail.ts')).stack())
    return new Response(\`\${say()} \${shown}\`)
  },
}`,
  )
  for (let at = 0; at < depth; at++) {
    const next = at + 1 < depth ? `import { say as next } from './module-${at + 1}.ts'` : `const next = () => word`
    write(
      `worker/module-${at}.ts`,
      `import { word } from './word.ts'\n${next}\nexport const say = () => next() || word`,
    )
  }
  write('worker/word.ts', "export const word = 'first'")
  write('worker/fail.ts', "\n\nexport function stack(): string {\n  return String(new Error('lost').stack)\n}")
  write('worker/shown.island.tsx', "import './island.css'\nexport { label as shown } from './label.ts'")
  write('worker/island.css', 'p { color: red }')
  writeLabel('open')
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      cloudflare({ configPath: './wrangler.toml', persistState: false, inspectorPort: false }),
      bundleWorkers({ bundled: { entry: 'worker/index.ts' } }, 'bundled'),
    ],
    server: { host: '127.0.0.1', port: 0 },
  })
  site = server.environments.bundled as DevEnvironment
  const fetchModule = site.fetchModule.bind(site)
  site.fetchModule = (url, ...rest) => {
    asked.push(url)
    return fetchModule(url, ...rest)
  }
  await server.listen()
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Of an island, which a browser that has it refreshes. */
const writeLabel = (label: string) =>
  write('worker/label.ts', `export const label = '${label}'\nimport.meta.hot?.accept()`)

const reply = async (path = '/') => (await fetch(new URL(path, server.resolvedUrls?.local[0]))).text()

test('a changed word shows without the modules that stand above it being asked for again', async () => {
  expect(await reply()).toBe('first open')
  asked.length = 0
  write('worker/word.ts', "export const word = 'second'")
  await expect.poll(() => reply()).toBe('second open')
  // Each reply and the update itself ask for the entry; the bundle is asked for once more by a reply that met it.
  expect(asked.filter((url) => !url.includes('worker-entry')).length).toBeLessThan(depth / 4)
})

test('a trace names the lines of the sources', async () => {
  expect(await reply('/stack')).toContain(`${root}/worker/fail.ts:4:`)
})

test('what was broken is shown again once another file mends it', async () => {
  write('worker/word.ts', "export { word } from './new-word.ts'")
  await expect.poll(() => reply()).not.toContain('second')
  write('worker/new-word.ts', "export const word = 'third'")
  await expect.poll(() => reply()).toBe('third open')
})

test('pages load again when the worker has what is new, but for what the browser refreshes by itself', async () => {
  const { client } = server.environments
  if (!client) throw new Error('no browser')
  const sent = vi.spyOn(client.hot, 'send')
  const reloads = () =>
    sent.mock.calls.filter(([payload]) => (payload as { type?: string }).type === 'full-reload').length
  writeLabel('closed')
  await expect.poll(reloads).toBe(1)
  expect(await reply()).toBe('third closed')

  await client.transformRequest('/worker/label.ts')
  sent.mockClear()
  writeLabel('ajar')
  await expect.poll(() => reply()).toBe('third ajar')
  expect(reloads()).toBe(0)
})
