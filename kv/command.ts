import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import * as v from 'valibot'
import { readConfigurations } from '../src/commands/doctor/configurations.ts'
import { environmentParameters } from '../src/commands/doctor/remote.ts'
import { CommandError, readCommand } from '../src/commands/read-command.ts'
import { accessHeaders, sourceOf } from '../src/commands/source-of.ts'
import { loadWrangler } from '../src/commands/worker-options.ts'
import { BaseUrlSchema } from '../src/contracts/variable-rules.ts'
import { markets } from '../src/markets/market.ts'
import { createBrokerService } from '../src/services/broker.ts'
import { createContentService } from '../src/services/content.ts'
import { createGraphqlRequest } from '../src/services/graphql.ts'
import { compileAndStore } from './compile.ts'
import { contentSources } from './content-sources.ts'
import { epochOf, keys, purgesKey, slugOfPath } from './keys.ts'
import type { PutText } from './store.ts'

const usage = `npm run kv -- compile [--backend URL]         compile routes, menus and settings into the local KV
npm run kv -- push --remote [--backend URL] [--env staging]   compile into the deployed site's KV
npm run kv -- show PATH [--market ${markets.map(({ key }) => key).join('|')}]   print the local record of a path

Content and broker answer below the back end's URL, which is shown SERVICE_KEY, or at CONTENT_URL and BROKER_URL, which are
shown CONTENT_KEY and BROKER_KEY. CF_ACCESS_CLIENT_ID and CF_ACCESS_CLIENT_SECRET are a service token of Cloudflare Access.`

const { positionals, values } = readCommand({
  usage,
  words: { min: 1, max: 2 },
  options: {
    backend: { type: 'string', default: 'http://127.0.0.1:8788' },
    market: { type: 'string' },
    remote: { type: 'boolean', default: false },
    env: { type: 'string' },
  },
})

const [command, path] = positionals
const { market: only, remote: isRemote, env } = values
if (!v.is(BaseUrlSchema, values.backend)) {
  throw new CommandError(`--backend is no URL: ${values.backend}. It is written as http://127.0.0.1:8788.`, 2)
}
if (only !== undefined && !markets.some(({ key }) => key === only)) {
  throw new CommandError(`--market is one of ${markets.map(({ key }) => key).join(', ')}.`, 2)
}
if (env !== undefined && command !== 'push') throw new CommandError(`--env is for push.\n\n${usage}`, 2)
if (command === 'show' && path !== undefined) await withLocalKv(({ ROUTES }) => show(ROUTES, path))
else if (path !== undefined) throw new CommandError(`"${path}" is one too many.\n\n${usage}`, 2)
else if (command === 'compile') await withLocalKv(({ ROUTES, CACHE }) => compileLocally(ROUTES, CACHE))
else if (command === 'push' && isRemote) await push()
else throw new CommandError(usage, 2)

async function compileLocally(routes: LocalKv, cache: LocalKv): Promise<void> {
  const put: PutText = (key, value, options) => routes.put(key, value, options)
  await compile(put, epochOf(await cache.get(purgesKey, 'text')))
}

/** Compiles from the services that answer now; problems are for editors, so they fail the command but not the records. */
async function compile(put: PutText, epoch: number): Promise<void> {
  const request = (name: 'content' | 'broker') =>
    createGraphqlRequest(
      {
        name,
        ...sourceOf(name, `${values.backend}/${name}`),
        fetch: (input, init) => fetch(input, { ...init, headers: { ...Object(init.headers), ...accessHeaders() } }),
      },
      { timeout: 60_000 },
    )
  const { stored, problems } = await compileAndStore({
    content: contentSources(createContentService(request('content'))),
    broker: createBrokerService(request('broker')),
    put,
    epoch,
  })
  for (const { market, kind, message } of problems) console.error(`${market}  ${kind}  ${message}`)
  console.log(`${stored} records, ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
}

/** Through a file and `wrangler kv bulk put`, which takes 10,000 pairs at a time. */
async function push(): Promise<void> {
  readConfigurations(env)
  const place = ['--remote', ...environmentParameters(env)]
  const epoch = epochOf(await printOfWrangler(['kv', 'key', 'get', purgesKey, '--binding', 'CACHE', ...place]))
  const pairs: { key: string; value: string; expiration_ttl: number; metadata?: object }[] = []
  await compile(async (key, value, { expirationTtl, metadata }) => {
    pairs.push({ key, value, expiration_ttl: expirationTtl, metadata })
  }, epoch)
  const folder = await mkdtemp(join(tmpdir(), 'routes-'))
  try {
    for (let from = 0; from < pairs.length; from += 10_000) {
      const file = join(folder, `${from}.json`)
      await writeFile(file, JSON.stringify(pairs.slice(from, from + 10_000)))
      await runWrangler(['kv', 'bulk', 'put', file, '--binding', 'ROUTES', ...place])
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Output of wrangler; empty when it fails, as it does while there was no purge. */
function printOfWrangler(options: readonly string[]): Promise<string> {
  return new Promise((resolve) => execFile('wrangler', options, (error, print) => resolve(error ? '' : print)))
}

/** Runs the project's own wrangler with its output shown; rejects when it fails. */
function runWrangler(options: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrangler', options, { stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`wrangler ended with ${code}`))))
  })
}

async function show(kv: LocalKv, path: string): Promise<void> {
  const shownMarkets = markets.filter(({ key }) => only === undefined || key === only)
  for (const market of shownMarkets) {
    const key = keys.route(market.key, slugOfPath(path))
    const text = await kv.get(key, 'text')
    console.log(key, text === null ? 'is not there' : JSON.stringify(JSON.parse(text), null, 2))
  }
}

type LocalKv = Awaited<ReturnType<Miniflare['getKVNamespace']>>

/** The namespaces that the site has locally: those of wrangler.toml, in the state that start, dev and wrangler share. */
async function withLocalKv(use: (kv: Record<'ROUTES' | 'CACHE', LocalKv>) => Promise<void>): Promise<void> {
  const namespaces = loadWrangler().unstable_readConfig({ config: './wrangler.toml' }).kv_namespaces
  const idOf = (binding: string) =>
    namespaces.find((each: { binding: string; id?: string }) => each.binding === binding)?.id ?? binding
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      resourcePersistencePath: resolve('.wrangler/state/v3'),
      modules: true,
      script: 'export default {}',
      kvNamespaces: { ROUTES: idOf('ROUTES'), CACHE: idOf('CACHE') },
    }),
  )
  try {
    const [ROUTES, CACHE] = [await miniflare.getKVNamespace('ROUTES'), await miniflare.getKVNamespace('CACHE')]
    await use({ ROUTES, CACHE })
  } finally {
    await miniflare.dispose()
  }
}
