import '../name-as-guest.ts'
import { rm } from 'node:fs/promises'
import { chosenOf, readCommand, wholeNumber } from '../../src/commands/read-command.ts'
import { type ServiceName, serviceNames } from '../../src/contracts/services.ts'
import { prepareState } from '../running-site.ts'
import { type Fault, faults } from './fault-proxy.ts'
import { type Lane, openLane, type Row } from './lane.ts'
import { printHead, printRow } from './table.ts'

const { values } = readCommand({
  usage: `npm run faults [-- --services ${serviceNames.join()} --faults ${faults.join()} --lanes 3]

Every service fails in every way, and every page is looked at: the table, and what is wrong with it.`,
  options: {
    services: { type: 'string', default: serviceNames.join() },
    faults: { type: 'string', default: faults.join() },
    lanes: { type: 'string', default: '3' },
  },
})
const laneCount = wholeNumber('--lanes', values.lanes, { max: 16 })
const started = performance.now()
const chosenFaults = chosenOf('--faults', values.faults, faults)
const tried = chosenOf('--services', values.services, serviceNames).flatMap((service) =>
  chosenFaults.map((fault) => ({ service, fault })),
)
const preparedPath = await prepareState()
/** Most of a trial is waiting: so many sites are tried side by side. */
const lanes: Lane[] = []
const rows: Row[] = []
const again: Row[] = []

try {
  while (lanes.length < Math.min(laneCount, tried.length)) lanes.push(await openLane(preparedPath))
  const waiting = [...tried]
  const done = new Map<{ service: ServiceName; fault: Fault }, Row>()
  printHead(lanes[0]?.kinds ?? [])
  await Promise.all(
    lanes.map(async (lane) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        done.set(next, await lane.run(next.service, next.fault))
        printWhatIsNext(done)
      }
    }),
  )
  await repeatAlone()
} finally {
  await Promise.all(lanes.map((lane) => lane.close()))
  await rm(preparedPath, { recursive: true, force: true })
}

const problems = [...rows.filter(({ problems: found }) => !found.some(({ isLate }) => isLate)), ...again].flatMap(
  ({ service, fault, problems: found }) => found.map(({ what }) => `${service}, ${fault}: ${what}`),
)
console.log(
  '\nEach page with nothing kept / with everything kept but old. W whole, L last good state, S says what is missing.',
)
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'Nothing is wrong.' : `${problems.length} things are wrong.`)
console.log(`${tried.length} trials in ${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
process.exitCode = problems.length === 0 ? 0 : 1

/** In the order of the list, whichever lane is through first. */
function printWhatIsNext(done: Map<{ service: ServiceName; fault: Fault }, Row>): void {
  for (let each = tried[rows.length]; each && done.has(each); each = tried[rows.length]) {
    const row = done.get(each)
    if (!row) return
    rows.push(row)
    printRow(row)
  }
}

/** Pages that were late may have been so because of parallel requests: they are requested once more alone. */
async function repeatAlone(): Promise<void> {
  const [lane] = lanes
  const slow = rows.filter(({ problems: found }) => found.some(({ isLate }) => isLate))
  if (!lane || slow.length === 0) return
  console.log('\nWhat was late, and the same once more, alone:\n')
  printHead(lane.kinds)
  for (const first of slow) {
    printRow(first)
    for (const { what } of first.problems) console.log(`  ${what}`)
    const second = await lane.run(first.service, first.fault)
    printRow(second)
    again.push(second)
  }
}
