import '../../name-as-guest.ts'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { prepareData } from '../../../src/commands/prepare-data.ts'
import { readCommand, wholeNumber } from '../../../src/commands/read-command.ts'
import { buildIfChanged } from '../../../src/commands/run-program.ts'
import { measuredWeeks } from '../growth/agency.ts'
import { load } from '../load.ts'
import { printTable } from '../print-table.ts'
import { constantWorker } from '../site-worker.ts'
import { firstByte, serveWorker } from '../workerd.ts'
import { agencyOf } from './agency.ts'
import { type Planner, plannerOf } from './changes.ts'
import { drawsOf } from './draw.ts'
import { type Change, changesOfADay, type View, viewsOfADay } from './model.ts'
import { type Node, portsOf, serveNode } from './node.ts'
import { replayAtOnce, replayInTime } from './replay.ts'
import { busiestHour, viewsOfDay } from './shares.ts'
import { type StaleFigures, staleAfter } from './stale.ts'
import { cachedShare, percent, staleRow, viewColumns, viewRows } from './tables.ts'
import { seenBefore, warmViews } from './warm.ts'

const { values } = readCommand({
  usage: `npm run bench -- day [--lodgings 6000] [--views 3000] [--folder .wrangler/growth] [--prepared] [--port 8790] [--smoke]

A piece of the busiest hour of an agency's day, at the day's own pace, in front of several isolates of one node that have
the pages which guests and bots saw before: how many views are made, what a view costs beside a constant, and for how long
a page says what has changed.`,
  options: {
    lodgings: { type: 'string', default: '6000' },
    /** Views that are measured; three times as many pages are there before. */
    views: { type: 'string', default: '3000' },
    folder: { type: 'string', default: '.wrangler/growth' },
    /** The folder's agency is seeded and compiled already. */
    prepared: { type: 'boolean', default: false },
    /** The first of several. */
    port: { type: 'string', default: '8790' },
    /** Few views, faster than a day has them: the figures say nothing. */
    smoke: { type: 'boolean', default: false },
  },
})
const lodgings = wholeNumber('--lodgings', values.lodgings)
const port = wholeNumber('--port', values.port)
const isolates = values.smoke ? 2 : 3
const views = values.smoke ? 20 : wholeNumber('--views', values.views, { max: 6000 })
const amounts = values.smoke
  ? { warm: 8, speed: 20, changes: { booking: 1, hold: 1, edit: 1, price: 1 }, together: 4, limit: 50 }
  : { warm: 3 * views, speed: 1, changes: { booking: 20, hold: 6, edit: 8, price: 12 }, together: 4, limit: 3000 }
const seed = 19

await buildIfChanged()
const statePath = join(values.folder, String(lodgings))
if (!values.prepared) {
  await prepareData(statePath, lodgings, { weeks: values.smoke ? undefined : measuredWeeks, allowsOlder: true })
}
const node = await serveNode({ statePath, isolates, port })
try {
  console.log(`\nLoad of the machine before: ${machineLoad()}. ${lodgings} houses, ${isolates} isolates.\n`)
  await measureDay(node)
  console.log(`Load of the machine after: ${machineLoad()}`)
} finally {
  await node.stop()
}

async function measureDay(node: Node): Promise<void> {
  const agency = await agencyOf(node)
  const planned = await plannerOf(node, drawsOf(seed))
  const all = viewsOfADay(agency, seed)
  const from = busiestHour * 3600
  const start = all.findIndex(({ at }) => at >= from)
  const before = all.slice(0, start)
  const slice = all.slice(start, start + views)
  const seconds = (slice.at(-1)?.at ?? from) - from
  const changes = changesOfADay(seed).filter(({ at }) => at >= from && at < from + seconds)
  const draw = drawsOf(seed + 1)
  const isolateOf = () => Math.floor(draw.next() * isolates)
  const inTime = (of: readonly View[]) => replayInTime(node, of, { speed: amounts.speed, isolateOf })

  const warm = warmViews(before, amounts.warm)
  await replayAtOnce(node, warm.views)
  // What ages by the minute is as old when counting begins as it is in the day.
  const leadIn = before.slice(-Math.ceil(views / 6))
  await inTime(leadIn)
  const fragments = await node.fragments()
  const cpuBefore = node.cpuSeconds()
  const changing = makeInTime(changes, planned)
  const viewed = await inTime(slice)
  await changing
  const cpu = ((node.cpuSeconds() - cpuBefore) * 1000) / viewed.length
  const after = await node.fragments()
  const [requested, rendered] = [after.requested - fragments.requested, after.rendered - fragments.rendered]
  const limit = await limitCpu(node)
  console.log(
    `${viewsOfDay} views in the day, ${(slice.length / seconds).toFixed(1)} a second now. ${slice.length} are measured, with ${changes.length} changes; ` +
      `before them, the ${warm.views.length} pages seen last of ${warm.of} since the turn of the day, and ${leadIn.length} views in their time.\n`,
  )
  printTable(viewColumns, viewRows(viewed, [...warm.views, ...leadIn], before))
  printTable(
    ['', 'measured', 'aim'],
    [
      ['views kept', percent(cachedShare(viewed)), '≥ 97 %'],
      ['at best: if every page were kept until the turn of the day', percent(seenBefore(all)), ''],
      ['processor time of 1,000 views, s', cpu.toFixed(2), ''],
      ['of a view ÷ the limit', (cpu / limit).toFixed(1), '≤ 2'],
      ['fragments that were reused', percent(1 - rendered / requested), ''],
      ['answers that were no page', viewed.filter(({ how }) => how === 'no page').length, '0'],
    ],
  )
  const stale = await staleWhile(all.slice(start + views, start + 2 * views), inTime, node, planned)
  printTable(
    ['still said after a change, s', 'changes', 'pages watched', 'p95', 'longest (≤ 5)'],
    (['booking', 'hold', 'price', 'edit'] as const).map((kind) => staleRow(kind, stale)),
  )
}

/** Milliseconds of processor time of a worker that answers with a page as a constant. */
async function limitCpu(node: Node): Promise<number> {
  const { html } = await node.ask(0, 'da', '/')
  const limit = await serveWorker(constantWorker(html), port + portsOf(isolates))
  try {
    await firstByte(limit.origin)
    const asking = { concurrency: 1, processId: limit.processId, bytes: 0 }
    await load(() => limit.origin, { ...asking, until: { requests: 100 } })
    const { cpu } = await load(() => limit.origin, { ...asking, until: { requests: amounts.limit } })
    return cpu ?? Number.NaN
  } finally {
    await limit.stop()
  }
}

/** Each at its own time, as far as there is something left to change. */
async function makeInTime(changes: readonly Change[], planned: Planner): Promise<void> {
  const start = performance.now()
  for (const { kind, at } of changes) {
    await wait(Math.max(0, start + ((at - busiestHour * 3600) * 1000) / amounts.speed - performance.now()))
    await (await planned(kind)).make()
  }
}

/** A few changes at a time, while guests and bots go on as before. */
async function staleWhile(
  views: readonly View[],
  inTime: (views: readonly View[]) => Promise<unknown>,
  node: Node,
  planned: Planner,
): Promise<StaleFigures[]> {
  const waiting = Object.entries(amounts.changes).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind as Change['kind']),
  )
  const figures: StaleFigures[] = []
  let isOver = false
  const goingOn = (async () => {
    for (let place = 0; !isOver && place < views.length; place += 10) await inTime(views.slice(place, place + 10))
  })()
  try {
    await Promise.all(
      Array.from({ length: amounts.together }, async () => {
        for (let kind = waiting.shift(); kind; kind = waiting.shift()) {
          figures.push(await staleAfter(node, await planned(kind)))
        }
      }),
    )
  } finally {
    isOver = true
    await goingOn
  }
  return figures
}

function machineLoad(): string {
  return loadavg()
    .map((each) => each.toFixed(1))
    .join(', ')
}
