import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { prepareState } from '../running-site.ts'
import { type Fault, faults } from './fault-proxy.ts'
import { type FaultyName, openFaultySite, serviceNames } from './faulty-site.ts'
import { Guest } from './guest.ts'
import { pageKinds } from './page-kinds.ts'
import { tryPicture } from './picture.ts'
import { pressWhile } from './press.ts'
import { purge, type Trial, tryFault } from './trial.ts'

/** Every service fails in every way, and every page is looked at: the table, and what is wrong with it. */
const { values } = parseArgs({
  options: {
    services: { type: 'string', default: serviceNames.join() },
    faults: { type: 'string', default: faults.join() },
  },
})
const tried = {
  services: serviceNames.filter((name) => values.services.split(',').includes(name)),
  faults: faults.filter((name) => values.faults.split(',').includes(name)),
}
const house = { da: '' }
const problems: string[] = []
const preparedPath = await prepareState()
const site = await openFaultySite(preparedPath)

try {
  const { kinds, picture } = await pageKinds(site)
  const guest = new Guest(site.origin)
  house.da = kinds.find(({ name }) => name === 'house')?.path ?? ''
  await guest.saveHouse('1001')
  await guest.beginBooking(house.da, 0)
  const columns = [
    'service',
    'fault',
    ...kinds.map(({ name }) => name),
    'slowest',
    'whole again',
    'picture',
    'the button',
  ]
  console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}`)
  for (const service of tried.services) {
    for (const fault of tried.faults) {
      const trial = await tryFault({ site, guest, kinds }, service, fault)
      // The first free week is in the guest's own draft; the second is booked by each press, and then another is second.
      const isBooking = service === 'booking' || service === 'broker'
      const button = isBooking ? await pressWhile(site, service, fault, { house: house.da, nth: 1 }) : null
      const seen = service === 'images' ? await tryPicture(site, fault, picture) : null
      console.log(rowOf(trial, seen?.said ?? '–', button ? `${button.said}, ${button.seconds.toFixed(1)} s` : '–'))
      note(service, fault, [...trial.problems, ...(button?.problems ?? []), ...(seen?.problems ?? [])])
      await purge(site)
    }
  }
} finally {
  await site.close()
  await rm(preparedPath, { recursive: true, force: true })
}
console.log(
  '\nEach page with nothing kept / with everything kept but old. W whole, L last good state, S says what is missing.',
)
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'Nothing is wrong.' : `${problems.length} things are wrong.`)
process.exitCode = problems.length === 0 ? 0 : 1

function rowOf({ service, fault, pages, slowest, recovery }: Trial, picture: string, button: string): string {
  const cells = [...pages.values()].map(({ cold, warm }) => `${cold}/${warm}`)
  const back = recovery === null ? 'no' : `${recovery.toFixed(1)} s`
  return `| ${[service, fault, ...cells, `${slowest.toFixed(2)} s`, back, picture, button].join(' | ')} |`
}

function note(service: FaultyName, fault: Fault, found: readonly string[]): void {
  problems.push(...found.map((problem) => `${service}, ${fault}: ${problem}`))
}
