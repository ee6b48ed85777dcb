import '../name-as-guest.ts'
import { loadavg } from 'node:os'
import { gzipSync } from 'node:zlib'
import { readCommand } from '../../src/commands/read-command.ts'
import { buildIfChanged } from '../../src/commands/run-program.ts'
import { measureColdStart, missingPath } from './cold-start.ts'
import { fetchAgain } from './fetch-again.ts'
import { median, percent, ratio, written } from './figures.ts'
import { type Figures, load } from './load.ts'
import { measureMemory } from './memory.ts'
import { brotliBytes, partsOfHtml } from './parts-of-html.ts'
import { printTable } from './print-table.ts'
import { profileSources, sourceNames } from './profile.ts'
import { recordServices } from './record.ts'
import { constantWorker, requestingWorker, siteModule, siteScriptMaps, siteWorker, startModule } from './site-worker.ts'
import { firstByte, type Served, serveWorker } from './workerd.ts'
import { workloads as everyWorkload, mixed, searchAtHand, weighed } from './workloads.ts'

const { values } = readCommand({
  usage: `npm run bench -- worker [--only payload] [--seconds 1] [--lodgings 120] [--state FOLDER] [--port 8790] [--smoke]

What the built site worker itself costs: alone in bare workerd, its services answering from memory in another process.
Beside it the limit, a worker that answers with the same bytes as a constant, both in turns; what counts are the
ratios. The limit measured against itself says how far a ratio may be trusted.`,
  options: {
    seconds: { type: 'string', default: '1' },
    /** Goes through every part once, as briefly as it can: the figures say nothing. */
    smoke: { type: 'boolean', default: false },
    lodgings: { type: 'string', default: '120' },
    /** Folder of a state that is seeded and compiled already. */
    state: { type: 'string' },
    port: { type: 'string', default: '8790' },
    /** Part of the names of what is to be measured, and nothing else: a workload, memory, cold start, profile, parts. */
    only: { type: 'string', default: '' },
  },
})
const servicesPort = Number(values.port)
const [sitePort, limitPort, inspectorPort] = [servicesPort + 1, servicesPort + 2, servicesPort + 3]
const requestingPort = servicesPort + 4
const amounts = values.smoke
  ? { seconds: 0.1, turns: 1, coldStarts: 1, concurrencies: [4], memory: [10, 20] as const, profiled: 10 }
  : {
      seconds: Number(values.seconds),
      turns: 3,
      coldStarts: 7,
      concurrencies: [1, 16],
      memory: [500, 5000] as const,
      profiled: 400,
    }
const isSelected = (name: string) => name.includes(values.only)
const workloads = everyWorkload.filter(({ name }) => isSelected(name))

await buildIfChanged()
let site: Served | undefined
const services = await recordServices(
  { statePath: values.state, lodgings: Number(values.lodgings), port: servicesPort },
  async () => {
    site = await serveWorker(siteWorker(servicesPort), sitePort)
    for (const { next, holds } of [...everyWorkload, ...weighed]) await pageAt(next(), holds)
    for (const next of mixed) await pageAt(next())
    // A missing page is requested by the cold start.
    await (await fetch(site.origin + missingPath)).text()
  },
)
try {
  if (!site) throw new Error('The site was not served')
  const loads = loadavg().map((each) => each.toFixed(1))
  console.log(`Load of the machine before: ${loads.join(', ')}\n`)
  if (isSelected('memory')) {
    await measureMemory({ servicesPort, sitePort: limitPort, inspectorPort, pages: amounts.memory })
    measureScript()
  }
  if (workloads.length > 0) await measureWorkloads(site)
  if (isSelected('parts')) await measurePages()
  await site.stop()
  if (isSelected('profile')) await measureSources()
  if (isSelected('cold start')) {
    await measureColdStart({ servicesPort, sitePort, limitPort, times: amounts.coldStarts })
  }
} finally {
  await site?.stop()
  services.stop()
}

/** A page that is whole: on a busy machine the deadline of its services now and then ends before they answer. */
async function pageAt(path: string, holds = ''): Promise<string> {
  const url = `http://127.0.0.1:${sitePort}${path}`
  await firstByte(url)
  for (let tries = 0; tries < 5; tries += 1) {
    const response = await fetchAgain(url)
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    const html = await response.text()
    if (html.includes(holds)) return html
  }
  throw new Error(`${path} is not whole`)
}

function measureScript(): void {
  const start = siteModule(startModule)
  console.log(
    `Site worker, what is evaluated at start: ${kilobytes(Buffer.byteLength(start))} kB, gzip ${kilobytes(gzipSync(start, { level: 9 }).length)} kB\n`,
  )
}

async function measureWorkloads({ origin, processId }: Served): Promise<void> {
  const rows: (string | number)[][] = []
  for (const { name, next, holds, isMade } of workloads) {
    const body = await pageAt(next(), holds)
    const limit = await serveWorker(constantWorker(body), limitPort)
    await firstByte(limit.origin)
    const requesting = isMade ? await serveRequesting(body, next) : null
    for (const concurrency of amounts.concurrencies) {
      const until = { seconds: amounts.seconds }
      const bytes = Buffer.byteLength(body) * 0.95
      const loadOf = (url: () => string, process: number) =>
        load(url, { concurrency, until, processId: process, bytes })
      const ofSite = () => loadOf(() => origin + next(), processId)
      const ofLimit = () => loadOf(() => limit.origin, limit.processId)
      const ofRequesting = async () => requesting && (await loadOf(() => requesting.origin, requesting.processId))
      const [ours, limits, controls, alone]: [Figures[], Figures[], Figures[], Figures[]] = [[], [], [], []]
      await ofSite()
      await ofLimit()
      await ofRequesting()
      for (let turn = 0; turn < amounts.turns; turn += 1) {
        ours.push(await ofSite())
        limits.push(await ofLimit())
        controls.push(await ofLimit())
        const figures = await ofRequesting()
        if (figures) alone.push(figures)
      }
      rows.push([name, kilobytes(Buffer.byteLength(body)), concurrency, ...cellsOf({ ours, limits, controls, alone })])
    }
    await limit.stop()
    await requesting?.stop()
  }
  printTable(
    [
      ...['', 'kB', 'at once', 'whole', 'req/s', 'limit', 'ratio', 'CPU ms', 'limit', 'ratio'],
      ...['its requests alone', '÷ limit', 'limit ÷ itself (req/s, CPU)'],
    ],
    rows,
  )
}

/** A worker that requests what such a page requests. */
async function serveRequesting(body: string, next: () => string): Promise<Served> {
  const endCount = services.count()
  await (await fetch(`http://127.0.0.1:${sitePort}${next()}`)).text()
  // Writes happen after the reply.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const served = await serveWorker(requestingWorker(body, endCount().requests, servicesPort), requestingPort)
  await firstByte(served.origin)
  return served
}

/** Requests and sizes of pages. */
async function measurePages(): Promise<void> {
  const pages: { name: string; html: string; requested: ReturnType<ReturnType<typeof services.count>> }[] = []
  await pageAt(searchAtHand.next(), searchAtHand.holds)
  for (const { name, next, holds } of [searchAtHand, ...weighed]) {
    const endCount = services.count()
    // Asked once: a page that lacks what came too late is made of the same calls.
    const html = await (await fetch(`http://127.0.0.1:${sitePort}${next()}`)).text()
    pages.push({ name, html: html.includes(holds) ? html : await pageAt(next(), holds), requested: endCount() })
  }
  printTable(
    ['asked for', 'service calls', 'questions in them', 'reads of KV and caches', 'open at once'],
    pages.map(({ name, requested: { calls, questions, reads, open } }) => [name, calls, questions, reads, open]),
  )
  // The search at hand is on a page that weighs what others of as many cards do.
  const weighedPages = pages.slice(1)
  const names = [...new Set(weighedPages.flatMap(({ html }) => partsOfHtml(html).map(([part]) => part)))]
  printTable(
    ['kB of HTML', ...weighedPages.map(({ name }) => name)],
    [
      ['whole', ...weighedPages.map(({ html }) => kilobytes(Buffer.byteLength(html)))],
      ['whole, brotli', ...weighedPages.map(({ html }) => kilobytes(brotliBytes(html)))],
      ...names.map((part) => [
        part,
        ...weighedPages.map(({ html }) => kilobytes(partsOfHtml(html).find(([name]) => name === part)?.[1] ?? 0)),
      ]),
    ],
  )
}

/** Time of a page by source. */
async function measureSources(): Promise<void> {
  const profiled = await serveWorker(siteWorker(servicesPort), sitePort, inspectorPort)
  try {
    const maps = siteScriptMaps()
    const shares: Map<string, number>[] = []
    const made = everyWorkload.filter(({ isMade }) => isMade)
    for (const { next, holds } of made) {
      await pageAt(next(), holds)
      const ask = (requests: number) =>
        load(() => profiled.origin + next(), {
          ...{ concurrency: 16, until: { requests }, processId: profiled.processId, bytes: 0 },
        })
      // What is compiled and kept with the first pages is no part of the others.
      await ask(amounts.profiled / 2)
      shares.push(await profileSources(inspectorPort, maps, async () => void (await ask(amounts.profiled))))
    }
    printTable(
      ["share of the script's time", ...made.map(({ name }) => name)],
      sourceNames.map((source) => [source, ...shares.map((each) => percent(each.get(source) ?? 0))]),
    )
  } finally {
    await profiled.stop()
  }
}

function cellsOf(figures: Record<'ours' | 'limits' | 'controls' | 'alone', readonly Figures[]>): string[] {
  const { ours, limits, controls, alone } = figures
  const speeds = [ours, limits, controls].map((each) => median(each.map(({ perSecond }) => perSecond)))
  const [cpu, limit, control, requests] = [ours, limits, controls, alone].map((each) =>
    median(each.map((one) => one.cpu)),
  )
  return [
    percent(Math.min(...ours.map(({ whole }) => whole))),
    written(speeds[0], 0),
    written(speeds[1], 0),
    ratio(speeds[0], speeds[1]),
    written(cpu, 2),
    written(limit, 2),
    ratio(cpu, limit),
    ...(alone.length > 0 ? [written(requests, 2), ratio(requests, limit)] : ['', '']),
    `${ratio(speeds[2], speeds[1])}, ${ratio(control, limit)}`,
  ]
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
