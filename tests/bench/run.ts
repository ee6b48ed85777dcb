import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfChanged } from '../../src/commands/build-if-changed.ts'
import { prepareData } from '../../src/commands/prepare-data.ts'
import { runWorkers } from '../../src/commands/run-workers.ts'
import { workerdProcesses } from './cpu.ts'
import { serveConstant } from './limit.ts'
import { type Figures, loadAddress } from './load.ts'

/**
 * Each page of the built site with its back end against a worker that answers with the same bytes as a constant, both in
 * the same runtime, in turns. What counts are the ratios: the machine's speed is in both. The limit measured against
 * itself says how far a ratio may be trusted.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '1' }, lodgings: { type: 'string', default: '600' } },
})
const sitePort = 8797
const limitPort = 8799
const turns = 3
const concurrencies = [1, 16]
const columns = [
  'page',
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

await buildIfChanged()
const statePath = await mkdtemp(join(tmpdir(), 'marehalm-bench-'))
await prepareData(statePath, Number(values.lodgings))
const site = await runWorkers({ port: sitePort, backendPort: sitePort + 1, statePath })
const [siteProcess] = workerdProcesses()
const origin = `http://127.0.0.1:${sitePort}`

try {
  console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}`)
  for (const path of [
    '/',
    '/soeg/',
    '/soeg/?ankomst=2027-07-03&duration=7&72=1',
    await firstHouse(),
    '/favorite-houses/',
  ]) {
    await measurePage(path)
  }
} finally {
  await site.dispose()
  await rm(statePath, { recursive: true, force: true })
}

async function firstHouse(): Promise<string> {
  const html = await (await fetch(`${origin}/soeg/`)).text()
  const path = /href="(\/sommerhus-\w+\/)/.exec(html)?.[1]
  if (path === undefined) throw new Error('The search page shows no house')
  return path
}

async function measurePage(path: string): Promise<void> {
  const address = `${origin}${path}`
  const body = await (await fetch(address)).text()
  const limit = await serveConstant(limitPort, body)
  const limitProcess = workerdProcesses().find((id) => id !== siteProcess)
  const limitAddress = `http://127.0.0.1:${limitPort}/`
  for (const concurrency of concurrencies) {
    const load = { concurrency, seconds: Number(values.seconds), bytes: Buffer.byteLength(body) }
    const ours: Figures[] = []
    const limits: Figures[] = []
    const controls: Figures[] = []
    await loadAddress(address, { ...load, seconds: 0.5, processId: siteProcess })
    await loadAddress(limitAddress, { ...load, seconds: 0.5, processId: limitProcess })
    for (let turn = 0; turn < turns; turn += 1) {
      ours.push(await loadAddress(address, { ...load, processId: siteProcess }))
      limits.push(await loadAddress(limitAddress, { ...load, processId: limitProcess }))
      controls.push(await loadAddress(limitAddress, { ...load, processId: limitProcess }))
    }
    const cells = [
      path,
      (Buffer.byteLength(body) / 1000).toFixed(0),
      concurrency,
      share(ours),
      ...cellsOf(ours, limits, controls),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  await limit.dispose()
}

function cellsOf(ours: readonly Figures[], limits: readonly Figures[], controls: readonly Figures[]): string[] {
  const speeds = [ours, limits, controls].map((figures) => median(figures.map(({ perSecond }) => perSecond)))
  const cpus = [ours, limits, controls].map((figures) => median(figures.map(({ cpu }) => cpu)))
  return [
    written(speeds[0], 0),
    written(speeds[1], 0),
    ratio(speeds[0], speeds[1]),
    written(cpus[0], 2),
    written(cpus[1], 2),
    ratio(cpus[0], cpus[1]),
    `${ratio(speeds[2], speeds[1])}, ${ratio(cpus[2], cpus[1])}`,
  ]
}

function share(figures: readonly Figures[]): string {
  return `${(100 * Math.min(...figures.map(({ whole }) => whole))).toFixed(0)} %`
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
