import '../name-as-guest.ts'
import { loadavg } from 'node:os'
import { gzipSync } from 'node:zlib'
import { buildIfChanged } from '../../src/commands/build-if-changed.ts'
import { readCommand } from '../../src/commands/read-command.ts'
import { facility } from '../../src/domain/facilities.ts'
import { type Figures, load } from './load.ts'
import { cpuSeconds, residentBytes } from './process.ts'
import { recordServices } from './record.ts'
import { constantWorker, siteScript, siteWorker } from './site-worker.ts'
import { firstByte, type Served, serveWorker } from './workerd.ts'

const { values } = readCommand({
  usage: `npm run bench -- worker [--only payload] [--seconds 1] [--lodgings 120] [--state FOLDER] [--port 8790] [--smoke]

What the built site worker itself costs: alone in bare workerd, its services answering from memory in another process.
Beside it the limit, a worker that answers with the same bytes as a constant, both in turns; what counts are the
ratios. The limit measured against itself says how far a ratio may be trusted.`,
  options: {
    seconds: { type: 'string', default: '1' },
    /** Goes through every part once, as briefly as it can: the figures say nothing. */
    smoke: { type: 'boolean', default: false },
    lodgings: { type: 'string', default: '120' },
    /** Folder of a state that is seeded and compiled already. */
    state: { type: 'string' },
    port: { type: 'string', default: '8790' },
    /** Part of the names of what is to be measured, and nothing else: a workload, memory, cold start. */
    only: { type: 'string', default: '' },
  },
})
const servicesPort = Number(values.port)
const sitePort = servicesPort + 1
const limitPort = servicesPort + 2
const amounts = values.smoke
  ? { seconds: 0.1, turns: 1, coldStarts: 1, concurrencies: [4], memory: [10, 20] as const }
  : { seconds: Number(values.seconds), turns: 3, coldStarts: 7, concurrencies: [1, 16], memory: [500, 5000] as const }

/** Of one address that is kept, or of addresses that nobody has asked for yet. */
interface Workload {
  name: string
  next(): string
  /** What a whole page of it holds. */
  holds: string
}

let asked = 1
const search = '/soeg/?result=24'
const everyWorkload: readonly Workload[] = [
  { name: 'search page, kept', next: () => search, holds: 'data-lodging=' },
  { name: 'its payload, kept', next: () => '/soeg/_payload.json?result=24', holds: 'data-lodging=' },
  { name: 'search page, 24 cards, made', next: () => `${search}&${newCriterion()}`, holds: 'data-lodging=' },
  { name: 'house page, made', next: () => `/sommerhus-bench${++asked}/`, holds: 'id="similar"' },
]
const isWanted = (name: string) => name.includes(values.only)
const workloads = everyWorkload.filter(({ name }) => isWanted(name))
/** What guests look at, none of it kept. */
const mixed: readonly (() => string)[] = [
  () => `/soeg/?${newCriterion()}`,
  () => `/soeg/?viewType=grid&${newCriterion()}`,
  () => `/soeg/?ankomst=2027-07-03&duration=7&${newCriterion()}`,
  () => `/sommerhus-bench${++asked}/`,
  () => `/favorite-houses/?${++asked}`,
]

await buildIfChanged()
let site: Served | undefined
const services = await recordServices(
  { statePath: values.state, lodgings: Number(values.lodgings), port: servicesPort },
  async () => {
    site = await serveWorker(siteWorker(servicesPort), sitePort)
    for (const { next, holds } of everyWorkload) await pageAt(next(), holds)
    for (const next of mixed) await pageAt(next())
  },
)
try {
  if (!site) throw new Error('The site was not served')
  console.log(
    `Load of the machine before: ${loadavg()
      .map((each) => each.toFixed(1))
      .join(', ')}\n`,
  )
  if (isWanted('memory')) await measureMemory(site)
  if (workloads.length > 0) await measureWorkloads(site)
  await site.stop()
  if (isWanted('cold start')) await measureColdStart()
} finally {
  await site?.stop()
  services.stop()
}

/** Makes a search that no cache knows: pages beyond the last one would lead to that one. */
function newCriterion(): string {
  return `${facility.beachDistance}=${10_000 + ++asked}`
}

/** A page that is whole: on a busy machine the deadline of its services now and then ends before they answer. */
async function pageAt(path: string, holds = ''): Promise<string> {
  const address = `http://127.0.0.1:${sitePort}${path}`
  await firstByte(address)
  for (let tries = 0; tries < 5; tries += 1) {
    const response = await fetch(address)
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    const html = await response.text()
    if (html.includes(holds)) return html
  }
  throw new Error(`${path} is not whole`)
}

async function measureMemory({ origin, processId }: Served): Promise<void> {
  let turn = 0
  const next = () => origin + (mixed[turn++ % mixed.length]?.() ?? '/')
  const megabytesAfter = async (requests: number) => {
    await load(next, { concurrency: 4, until: { requests }, processId, bytes: 0 })
    return (residentBytes(processId) ?? Number.NaN) / 1e6
  }
  const [few, many] = amounts.memory
  const first = await megabytesAfter(few)
  const last = await megabytesAfter(many - few)
  console.log(
    `Memory after ${few} and ${many} pages: ${first.toFixed(0)} and ${last.toFixed(0)} MB, ratio ${(last / first).toFixed(2)}`,
  )
  console.log(`Site worker, gzip: ${(gzipSync(siteScript(), { level: 9 }).length / 1000).toFixed(0)} kB\n`)
}

async function measureWorkloads({ origin, processId }: Served): Promise<void> {
  const columns = [
    '',
    'kB',
    'at once',
    'whole',
    'req/s',
    'limit',
    'ratio',
    'CPU ms',
    'limit',
    'ratio',
    'limit ÷ itself (req/s, CPU)',
  ]
  console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}`)
  for (const { name, next, holds } of workloads) {
    const body = await pageAt(next(), holds)
    const limit = await serveWorker(constantWorker(body), limitPort)
    await firstByte(limit.origin)
    for (const concurrency of amounts.concurrencies) {
      const until = { seconds: amounts.seconds }
      const bytes = Buffer.byteLength(body) * 0.95
      const ofSite = () => load(() => origin + next(), { concurrency, until, processId, bytes })
      const ofLimit = () => load(() => limit.origin, { concurrency, until, processId: limit.processId, bytes })
      const [ours, limits, controls]: [Figures[], Figures[], Figures[]] = [[], [], []]
      await ofSite()
      await ofLimit()
      for (let turn = 0; turn < amounts.turns; turn += 1) {
        ours.push(await ofSite())
        limits.push(await ofLimit())
        controls.push(await ofLimit())
      }
      const kilobytes = (Buffer.byteLength(body) / 1000).toFixed(0)
      console.log(`| ${[name, kilobytes, concurrency, ...cellsOf(ours, limits, controls)].join(' | ')} |`)
    }
    await limit.stop()
  }
}

/**
 * From the start of the process until the first byte of a search page; and until the worker answers at all, which is
 * what parsing and evaluating its script take.
 */
async function measureColdStart(): Promise<void> {
  const startOf = async (files: Parameters<typeof serveWorker>[0], port: number, path: string, status = 200) => {
    const served = await serveWorker(files, port)
    const took = await firstByte(served.origin + path, status)
    const cpu = (cpuSeconds(served.processId) ?? Number.NaN) * 1000
    await served.stop()
    return { took, cpu }
  }
  type Start = Awaited<ReturnType<typeof startOf>>
  const [pages, answers, limits]: [Start[], Start[], Start[]] = [[], [], []]
  for (let turn = 0; turn < amounts.coldStarts; turn += 1) {
    pages.push(await startOf(siteWorker(servicesPort), sitePort, search))
    answers.push(await startOf(siteWorker(servicesPort), sitePort, '/nothing.txt', 404))
    limits.push(await startOf(constantWorker('x'.repeat(10_000)), limitPort, search))
  }
  const rows = [
    ['first byte of a search page', pages],
    ['any answer: the script is parsed and evaluated', answers],
    ['limit', limits],
  ] as const
  const least = medianStart(limits)
  console.log('\n| Cold start, until | ms | ÷ limit | CPU ms | ÷ limit |\n|---|---|---|---|---|')
  for (const [name, starts] of rows) {
    const { took, cpu } = medianStart(starts)
    const cells = [name, written(took, 0), ratio(took, least.took), written(cpu, 0), ratio(cpu, least.cpu)]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

function medianStart(starts: readonly { took: number; cpu: number }[]) {
  return { took: median(starts.map(({ took }) => took)), cpu: median(starts.map(({ cpu }) => cpu)) }
}

function cellsOf(ours: readonly Figures[], limits: readonly Figures[], controls: readonly Figures[]): string[] {
  const speeds = [ours, limits, controls].map((figures) => median(figures.map(({ perSecond }) => perSecond)))
  const cpus = [ours, limits, controls].map((figures) => median(figures.map(({ cpu }) => cpu)))
  return [
    `${(100 * Math.min(...ours.map(({ whole }) => whole))).toFixed(0)} %`,
    written(speeds[0], 0),
    written(speeds[1], 0),
    ratio(speeds[0], speeds[1]),
    written(cpus[0], 2),
    written(cpus[1], 2),
    ratio(cpus[0], cpus[1]),
    `${ratio(speeds[2], speeds[1])}, ${ratio(cpus[2], cpus[1])}`,
  ]
}

type Figure = number | null | undefined

function median(figures: readonly Figure[]): Figure {
  const sorted = figures.filter((figure) => typeof figure === 'number').sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

function written(figure: Figure, digits: number): string {
  return typeof figure === 'number' ? figure.toFixed(digits) : '–'
}

function ratio(figure: Figure, base: Figure): string {
  return typeof figure === 'number' && typeof base === 'number' && base > 0 ? (figure / base).toFixed(2) : '–'
}
