import '../../name-as-guest.ts'
import { rm } from 'node:fs/promises'
import { chosenOf, readCommand } from '../../../src/commands/read-command.ts'
import { prepareState } from '../../running-site.ts'
import { openBookingSite } from './booking-site.ts'
import { moments, stepFaults, tryStep } from './steps.ts'

const { values } = readCommand({
  usage: `npm run booking-faults [-- --moments "${moments.join()}" --faults ${stepFaults.join()}]

At every step of a booking its services fail in every way: the table, and what is wrong with it.`,
  options: {
    moments: { type: 'string', default: moments.join() },
    faults: { type: 'string', default: stepFaults.join() },
  },
})
const chosenFaults = chosenOf('--faults', values.faults, stepFaults)
const tried = chosenOf('--moments', values.moments, moments).flatMap((moment) =>
  chosenFaults.map((fault) => ({ moment, fault })),
)
const preparedPath = await prepareState()
const site = await openBookingSite(preparedPath)
const problems: string[] = []

try {
  const stays = await site.freeStays(tried.length)
  console.log('| moment | fault | meanwhile | after | bookings | the guest’s number |\n|---|---|---|---|---|---|')
  for (const [index, { moment, fault }] of tried.entries()) {
    const stay = stays[index]
    if (!stay) throw new Error('There are not enough houses with a free week')
    const trial = await tryStep(site, stay, moment, fault)
    const { outcome, seconds, bookings, number } = trial
    console.log(`| ${[moment, fault, outcome, `${seconds.toFixed(1)} s`, bookings, number].join(' | ')} |`)
    problems.push(...trial.problems.map((problem) => `${moment}, ${fault}: ${problem}`))
  }
} finally {
  await site.close()
  await rm(preparedPath, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'Nothing is wrong.' : `${problems.length} things are wrong.`)
process.exitCode = problems.length === 0 ? 0 : 1
