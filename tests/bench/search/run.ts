import { loadavg } from 'node:os'
import { join } from 'node:path'
import { indexNames } from '../../../src/backend/search/run/stats.ts'
import { backendName } from '../../../src/commands/local-variables.ts'
import { prepareData } from '../../../src/commands/prepare-data.ts'
import { readCommand, wholeNumber } from '../../../src/commands/read-command.ts'
import { buildIfChanged } from '../../../src/commands/run-program.ts'
import { runWorkers } from '../../../src/commands/run-workers.ts'
import { parseCriteria } from '../../../src/domain/search-criteria.ts'
import { parseSearchView } from '../../../src/domain/search-view.ts'
import { listHouses } from '../../../src/features/search/load.ts'
import { loadCounts } from '../../../src/features/search/load-counts.ts'
import { markets } from '../../../src/markets/market.ts'
import { href } from '../../../src/urls/paths.ts'
import { fetchAgain, serviceKey } from '../fetch-again.ts'
import { measuredWeeks } from '../growth/agency.ts'
import { medianOf, quantileOf } from '../median.ts'
import { printTable } from '../print-table.ts'
import { changeRows } from './changes.ts'
import { fullPush, madeDocuments } from './documents.ts'
import { pageQuery } from './pages.ts'
import { type EngineCalls, type EngineEndpoint, watchedSearch } from './watched-engine.ts'

const { values } = readCommand({
  usage: `npm run bench -- search [--lodgings 600] [--pages 240] [--folder .wrangler/growth] [--prepared] [--port 8790] [--smoke]

What new pages of results ask of the search engine, and how long they take: of the Meilisearch that SEARCH_URL and
SEARCH_KEY name, which everything is pushed to first, or of the embedded search; of that Meilisearch besides, how long it
takes to know of what happens, and what guests see when its indexes are gone. The agency is seeded once, into a folder that
stays.`,
  options: {
    lodgings: { type: 'string', default: '600' },
    pages: { type: 'string', default: '240' },
    folder: { type: 'string', default: '.wrangler/growth' },
    /** The folder's agency is seeded and compiled already. */
    prepared: { type: 'boolean', default: false },
    port: { type: 'string', default: '8790' },
    /** A few pages and the documents of one index: the figures say nothing. */
    smoke: { type: 'boolean', default: false },
  },
})
const lodgings = wholeNumber('--lodgings', values.lodgings)
const pages = values.smoke ? 8 : wholeNumber('--pages', values.pages)
const port = wholeNumber('--port', values.port)
const guests = 8
const [market] = markets
const { SEARCH_URL: url, SEARCH_KEY: key = '' } = process.env
const outside: EngineEndpoint | undefined = url ? { url, key } : undefined

await buildIfChanged()
const statePath = join(values.folder, String(lodgings))
if (!values.prepared) {
  await prepareData(statePath, lodgings, { weeks: values.smoke ? undefined : measuredWeeks, allowsOlder: true })
}
const siteVariables = outside && { SEARCH_URL: outside.url, SEARCH_KEY: outside.key }
const backendVariables = outside && { SEARCH_URL: outside.url, SEARCH_PUSH_KEY: outside.key }
const miniflare = await runWorkers({
  ...{ port, backendPort: port + 1, statePath, rateLimit: 1_000_000 },
  ...{ siteVariables, backendVariables },
})
try {
  console.log(
    `\nLoad of the machine before: ${load()}. ${lodgings} houses, ${nameOf(outside)}, ${pages} different pages.\n`,
  )
  const db = await miniflare.getD1Database('DB', backendName)
  printTable(['documents', 'number', 'MB', 's'], await documentRows(db))
  const embedded = new URL('search', await miniflare.unsafeGetDirectURL(backendName)).href
  const engine = outside ?? { url: embedded, key: serviceKey }
  printTable(['one page', 'results', 'numbers at the choices'], await rowsOf(engine))
  printTable([`${guests} guests at once`, ''], await guestRows())
  if (outside) printTable(['what happens', 'until the engine says so'], await changeRows({ db, engine: outside, port }))
  console.log(`Load of the machine after: ${load()}`)
} finally {
  await miniflare.dispose()
}

async function documentRows(db: D1Database): Promise<(string | number)[][]> {
  const names = await indexNames(db)
  const made = await madeDocuments(db, values.smoke ? names.slice(0, 1) : names)
  const pushed = outside && (await fullPush(db, outside))
  return [
    ['made', made.count, megabytes(made.bytes), made.seconds.toFixed(1)],
    ...(pushed ? [['pushed; the database', made.count, megabytes(pushed.bytes), pushed.seconds.toFixed(1)]] : []),
  ]
}

/** Page by page, each of them for the first time. */
async function rowsOf(engine: EngineEndpoint): Promise<string[][]> {
  const results: (EngineCalls & { took: number })[] = []
  const counts: (EngineCalls & { took: number })[] = []
  for (let round = 0; round < pages; round += 1) {
    const parameters = new URLSearchParams(pageQuery(round))
    const asking = { criteria: parseCriteria(parameters), view: parseSearchView(parameters), market, now: new Date() }
    results.push(await watched(engine, (search) => listHouses(search, asking)))
    counts.push(await watched(engine, (search) => loadCounts({ search }, asking, 'houses')))
  }
  const row = (name: string, of: (each: EngineCalls & { took: number }) => number, digits: number) => [
    name,
    ...[results, counts].map((each) => meanAndMost(each.map(of), digits)),
  ]
  return [
    row('calls, mean and most', ({ calls }) => calls, 1),
    row('searches', ({ searches }) => searches, 1),
    row('kB sent', ({ bytesSent }) => bytesSent / 1000, 1),
    row('kB received', ({ bytesReceived }) => bytesReceived / 1000, 1),
    // The embedded search answers those of a call side by side: their times are no sum.
    ...(outside ? [row('ms of the engine', ({ engineTime }) => engineTime, 0)] : []),
    ['ms, p50 / p95', ...[results, counts].map((each) => medianAndP95(each.map(({ took }) => took)))],
  ]
}

async function watched(
  engine: EngineEndpoint,
  ask: (search: ReturnType<typeof watchedSearch>['search']) => Promise<unknown>,
): Promise<EngineCalls & { took: number }> {
  const { search, counts } = watchedSearch(engine)
  const start = performance.now()
  await ask(search)
  return { ...counts, took: performance.now() - start }
}

/** Whole pages of the site, each of them for the first time. */
async function guestRows(): Promise<string[][]> {
  const took: number[] = []
  let withoutHouses = 0
  let next = pages
  const start = performance.now()
  await Promise.all(
    Array.from({ length: guests }, async () => {
      while (next < 2 * pages) {
        const pageUrl = `http://127.0.0.1:${port}${href.search(market)}?${pageQuery(next++)}`
        const before = performance.now()
        const response = await fetchAgain(pageUrl, { redirect: 'manual' })
        const html = await response.text()
        took.push(performance.now() - before)
        if (response.status !== 200) throw new Error(`${pageUrl} answered ${response.status}`)
        if (!html.includes('data-lodging=')) withoutHouses += 1
      }
    }),
  )
  const perSecond = (1000 * took.length) / (performance.now() - start)
  return [
    ['ms of a page, p50 / p95', medianAndP95(took)],
    ['pages without houses', `${withoutHouses} of ${took.length}`],
    ['pages a second', perSecond.toFixed(1)],
  ]
}

function meanAndMost(figures: readonly number[], digits: number): string {
  const mean = figures.reduce((sum, each) => sum + each, 0) / figures.length
  return `${mean.toFixed(digits)}, ${Math.max(...figures).toFixed(digits)}`
}

function medianAndP95(figures: readonly number[]): string {
  return `${medianOf(figures).toFixed(0)} / ${quantileOf(figures, 0.95).toFixed(0)}`
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}

function nameOf(engine: EngineEndpoint | undefined): string {
  return engine ? 'a Meilisearch' : 'the embedded search'
}

function load(): string {
  return loadavg()
    .map((each) => each.toFixed(1))
    .join(', ')
}
