import { backTest, promisedHits, readEarlier, scoresOf } from '../backend/forecast/back-test.ts'
import { openLocalData } from './open-runtime.ts'
import { readCommand } from './read-command.ts'
import { statePath } from './run-workers.ts'

const { values } = readCommand({
  usage: `npm run backtest [-- --persist-to ${statePath}]

Foretells every earlier stay of the local database from the others, and prints how many bills lay within the range. Ends
with 1 when eight in ten is not kept by all of them, by an edition, a season or a size of house.`,
  options: { 'persist-to': { type: 'string', default: statePath } },
})
const { env, dispose } = await openLocalData(values['persist-to'])
try {
  const scores = scoresOf(backTest(await readEarlier(env.DB)))
  if (scores[0]?.stays === 0) throw new Error('There are no earlier stays: `npm start` or `npm run seed` makes some')
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  console.log('| | bills | within the range | median error |\n|---|---|---|---|')
  for (const { group, stays, hits, medianError } of scores) {
    console.log(`| ${group} | ${stays} | ${percent(hits)} | ${percent(medianError)} |`)
  }
  const broken = scores.filter(({ hits }) => hits < promisedHits).map(({ group }) => group)
  if (broken.length > 0) {
    console.error(`Under ${percent(promisedHits)}: ${broken.join(', ')}`)
    process.exitCode = 1
  }
} finally {
  await dispose()
}
