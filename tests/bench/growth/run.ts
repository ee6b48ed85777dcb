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
const warmUps = 3
const folder = '.wrangler/growth'

interface Agency {
  lodgings: number
  miniflare: Miniflare
  questions: Record<string, Question>
}

await buildIfChanged()
const agencies: Agency[] = []
try {
  for (const [place, lodgings] of sizes.entries()) agencies.push(await openAgency(lodgings, port + 2 * place))
  console.log(`\nLoad of the machine before: ${written(loadavg())} on ${availableParallelism()} cores\n`)
  console.log(`| p50 / p95, ms | ${sizes.map((size) => `${size} houses`).join(' | ')} | p50, last ÷ first |`)
  console.log(`|---|${sizes.map(() => '---|').join('')}---|`)
  for (const name of Object.keys(agencies[0]?.questions ?? {})) console.log(await measuredRow(name))
  console.log(`\nLoad of the machine after: ${written(loadavg())}`)
} finally {
  for (const { miniflare } of agencies) await miniflare.dispose()
}

async function openAgency(lodgings: number, sitePort: number): Promise<Agency> {
  const statePath = join(folder, String(lodgings))
  const start = performance.now()
  await prepareData(statePath, lodgings, weeks)
  const seconds = (performance.now() - start) / 1000
  const miniflare = await runWorkers({ port: sitePort, backendPort: sitePort + 1, statePath })
  const db = await miniflare.getD1Database('DB', backendName)
  const options = await db.prepare('SELECT COUNT(*) AS count FROM booking_option').first<number>('count')
  const megabytes = (await bytesBelow(join(statePath, 'd1'))) / 1e6
  console.log(`${lodgings} houses: ${options} stays, ${megabytes.toFixed(0)} MB, prepared in ${seconds.toFixed(1)} s`)
  const backend = await miniflare.unsafeGetDirectURL(backendName)
  const questions = {
    ...(await backendQuestions(backend)),
    ...(await sitePages(backend, `http://127.0.0.1:${sitePort}`)),
  }
  return { lodgings, miniflare, questions }
}

/** The agencies are asked in turns, so that what else the machine does is shared by all of them. */
async function measuredRow(name: string): Promise<string> {
  const took = agencies.map((): number[] => [])
  const found = new Map<number, string>()
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const [place, { lodgings, questions }] of agencies.entries()) {
      const before = performance.now()
      found.set(lodgings, (await questions[name]?.(round)) ?? '')
      if (round >= warmUps) took[place]?.push(performance.now() - before)
    }
  }
  const cells = took.map((times) => `${medianOf(times).toFixed(1)} / ${quantileOf(times, 0.95).toFixed(1)}`)
  const growth = medianOf(took.at(-1) ?? []) / medianOf(took[0] ?? [])
  return `| ${name} (${[...found.values()].join(', ')}) | ${cells.join(' | ')} | ${growth.toFixed(2)} |`
}

async function bytesBelow(path: string): Promise<number> {
  const names = await readdir(path, { recursive: true })
  const sizesOf = await Promise.all(names.map((name) => stat(join(path, name))))
  return sizesOf.reduce((sum, each) => sum + (each.isFile() ? each.size : 0), 0)
}

function written(figures: readonly number[]): string {
  return figures.map((each) => each.toFixed(1)).join(', ')
}
