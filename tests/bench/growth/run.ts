import { loadavg } from 'node:os'
import { readCommand } from '../../../src/commands/read-command.ts'
import { buildIfChanged } from '../../../src/commands/run-program.ts'
import { type Agency, measuredWeeks, prepareAgency, serveAgency } from './agency.ts'
import { type RequestRun, type Times, timesInTurns } from './in-turns.ts'

const { values } = readCommand({
  usage: `npm run bench -- growth [--sizes 600,60000] [--only map] [--folder .wrangler/growth] [--port 8790] [--smoke]

How the times grow with the agency: each size is seeded once, into a folder that stays, and then asked at its back end
and through the site, one question after the other and 16 at once. No question comes twice, so that no cache answers.`,
  options: {
    sizes: { type: 'string', default: '600,60000' },
    /** Part of the names of the questions, and no others. */
    only: { type: 'string', default: '' },
    folder: { type: 'string', default: '.wrangler/growth' },
    port: { type: 'string', default: '8790' },
    /** Puts every question a few times only: the figures say nothing. */
    smoke: { type: 'boolean', default: false },
  },
})
const counts = values.sizes.split(',').map(Number)
const [warmUp, alone, together]: [RequestRun, RequestRun, RequestRun] = values.smoke
  ? [
      { concurrency: 1, requests: 1, seconds: 1, first: 0 },
      { concurrency: 1, requests: 1, seconds: 1, first: 1 },
      { concurrency: 2, requests: 2, seconds: 1, first: 2 },
    ]
  : [
      { concurrency: 1, requests: 4, seconds: 4, first: 0 },
      { concurrency: 1, requests: 40, seconds: 3, first: 4 },
      { concurrency: 16, requests: 192, seconds: 5, first: 44 },
    ]

await buildIfChanged()
const agencies: Agency[] = []
try {
  for (const [place, lodgings] of counts.entries()) {
    await prepareAgency({
      ...{ lodgings, folder: values.folder, smaller: counts[place - 1] },
      weeks: values.smoke ? undefined : measuredWeeks,
    })
  }
  for (const [place, lodgings] of counts.entries()) {
    agencies.push(await serveAgency(lodgings, values.folder, Number(values.port) + 2 * place))
  }
  console.log(`\nLoad of the machine before: ${load()}. Milliseconds, p50 / p95; ratios of the p95.\n`)
  const sizes = agencies.map(({ lodgings }) => String(lodgings))
  const columns = ['', 'found', ...sizes, 'ratio', ...sizes.map((size) => `${size}, 16 at once`), 'ratio', 'load']
  console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}`)
  for (const name of Object.keys(agencies[0]?.questions ?? {})) {
    if (name.includes(values.only)) console.log(await measuredRow(name))
  }
  console.log(`\nLoad of the machine after: ${load()}`)
} finally {
  for (const { close } of agencies) await close()
}

async function measuredRow(name: string): Promise<string> {
  const questions = agencies.map((agency) => agency.questions[name] ?? (() => Promise.reject(new Error(name))))
  await timesInTurns(questions, warmUp)
  const one = await timesInTurns(questions, alone)
  const many = await timesInTurns(questions, together)
  const found = one.map((times) => times.found).join(', ')
  return `| ${[name, found, ...cellsOf(one), ...cellsOf(many), loadavg()[0]?.toFixed(1)].join(' | ')} |`
}

function cellsOf(times: readonly Times[]): string[] {
  const growth = (times.at(-1)?.p95 ?? Number.NaN) / (times[0]?.p95 ?? Number.NaN)
  return [...times.map(({ median, p95 }) => `${median.toFixed(0)} / ${p95.toFixed(0)}`), growth.toFixed(2)]
}

function load(): string {
  return loadavg()
    .map((each) => each.toFixed(1))
    .join(', ')
}
