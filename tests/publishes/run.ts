import '../name-as-guest.ts'
import { readCommand, wholeNumber } from '../../src/commands/read-command.ts'
import { runningSites } from '../running-site.ts'
import { percentile, publishWhileRead } from './publish-while-read.ts'

/** Milliseconds in which nineteen of twenty publishes are live in all editions. */
const aimMs = 2_000

const { values } = readCommand({
  usage: `npm run publishes [-- --publishes 100 --reads 50]

Publishes one page so many times in a row while it is read so many times a second: how long until each is live in all
editions, and whether anybody reads an older text after a newer one.`,
  options: { publishes: { type: 'string', default: '100' }, reads: { type: 'string', default: '50' } },
})
const publishes = wholeNumber('--publishes', values.publishes, { max: 1_000 })
const readsPerSecond = wholeNumber('--reads', values.reads, { max: 500 })

const running = await runningSites(1)
try {
  await running.started
  const [site] = running.sites
  if (!site) throw new Error('No site runs')
  const { live, reads, held, failed, older, seconds } = await publishWhileRead(site, {
    publishes,
    readsPerSecond,
    timeoutMs: 60_000,
  })
  const ms = (percent: number) => Math.round(percentile(live, percent))
  console.log(`${publishes} publishes and ${reads} reads (${held} held back) in ${seconds.toFixed(1)} s`)
  console.log(`live in all editions after ms: p50 ${ms(50)}, p95 ${ms(95)}, most ${ms(100)}`)
  const problems = [
    ...(ms(95) > aimMs ? [`p95 is ${ms(95)} ms, the aim is ${aimMs}`] : []),
    ...new Set([...older, ...failed]),
  ]
  for (const problem of problems.slice(0, 20)) console.error(problem)
  console.log(problems.length === 0 ? 'Nothing is wrong.' : `${problems.length} things are wrong.`)
  if (problems.length > 0) process.exitCode = 1
} finally {
  await running.release()
}
