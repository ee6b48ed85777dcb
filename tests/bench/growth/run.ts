import { readdir, stat } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Miniflare } from 'miniflare'
import { buildIfChanged } from '../../../src/commands/build-if-changed.ts'
import { prepareData } from '../../../src/commands/prepare-data.ts'
import { backendName, runWorkers } from '../../../src/commands/run-workers.ts'
import { medianOf, quantileOf } from '../median.ts'
import { backendQuestions, type Question, sitePages } from './questions.ts'

/**
 * How the times grow with the agency: each size is seeded once, into a folder that stays, and then asked at its back end
 * and through the site. No question comes twice, so that no cache answers.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '600,6000,60000' },
    rounds: { type: 'string', default: '40' },
    port: { type: 'string', default: '8790' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const rounds = Number(values.rounds)
const port = Number(values.port)
const weeks = 26
const folder = '.wrangler/growth'

interface Times {
  p50: number
  p95: number
}

await buildIfChanged()
const measured = new Map<string, Times[]>()
for (const lodgings of sizes) await measureSize(lodgings)
console.log(`\nLoad of the machine after: ${written(loadavg())} on ${availableParallelism()} cores\n`)
console.log(`| p50 / p95, ms | ${sizes.map((size) => `${size} houses`).join(' | ')} | p50, last ÷ first |`)
console.log(`|---|${sizes.map(() => '---|').join('')}---|`)
for (const [name, times] of measured) {
  const cells = times.map(({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`)
  const growth = (times.at(-1)?.p50 ?? Number.NaN) / (times[0]?.p50 ?? Number.NaN)
  console.log(`| ${[name, ...cells, growth.toFixed(2)].join(' | ')} |`)
}

async function measureSize(lodgings: number): Promise<void> {
  const statePath = join(folder, String(lodgings))
  const start = performance.now()
  await prepareData(statePath, lodgings, weeks)
  const seconds = (performance.now() - start) / 1000
  const miniflare = await runWorkers({ port, backendPort: port + 1, statePath })
  try {
    const db = await miniflare.getD1Database('DB', backendName)
    const options = await db.prepare('SELECT COUNT(*) AS count FROM booking_option').first<number>('count')
    const megabytes = (await bytesBelow(join(statePath, 'd1'))) / 1e6
    console.log(`${lodgings} houses: ${options} stays, ${megabytes.toFixed(0)} MB, prepared in ${seconds.toFixed(1)} s`)
    await ask(miniflare, lodgings)
  } finally {
    await miniflare.dispose()
  }
}

async function ask(miniflare: Miniflare, lodgings: number): Promise<void> {
  const backend = await miniflare.unsafeGetDirectURL(backendName)
  const questions = await backendQuestions(backend)
  const pages = await sitePages(backend, `http://127.0.0.1:${port}`)
  const rows: [string, Question][] = [
    ...Object.entries(questions).map(([name, question]): [string, Question] => [`back end: ${name}`, question]),
    ...Object.entries(pages).map(([name, page]): [string, Question] => [`page: ${name}`, page]),
  ]
  for (const [name, question] of rows) {
    const took: number[] = []
    let found = ''
    for (let round = -3; round < rounds; round += 1) {
      const before = performance.now()
      found = await question(round + 3)
      if (round >= 0) took.push(performance.now() - before)
    }
    const times = { p50: medianOf(took), p95: quantileOf(took, 0.95) }
    measured.set(name, [...(measured.get(name) ?? []), times])
    console.log(`  ${name} (${found}): ${times.p50.toFixed(1)} / ${times.p95.toFixed(1)} ms, ${lodgings} houses`)
  }
}

async function bytesBelow(path: string): Promise<number> {
  const names = await readdir(path, { recursive: true })
  const sizesOf = await Promise.all(names.map((name) => stat(join(path, name))))
  return sizesOf.reduce((sum, each) => sum + (each.isFile() ? each.size : 0), 0)
}

function written(figures: readonly number[]): string {
  return figures.map((each) => each.toFixed(1)).join(', ')
}
