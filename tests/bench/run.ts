import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from '../../src/commands/build-if-changed.ts'
import { prepareData } from '../../src/commands/prepare-data.ts'
import { runWorkers } from '../../src/commands/run-workers.ts'
import { serveConstant } from './limit.ts'
import { type Figures, loadAddress } from './load.ts'

/**
 * Each page of the built site against a worker that answers with the same bytes as a constant, both in the same runtime,
 * in turns. What counts is the ratio: the machine's speed is in both.
 */
const sitePort = 8797
const limitPort = 8799
const turns = 3
const seconds = 4
const paths = ['/', '/soeg/', '/soeg/?ankomst=2027-07-03&duration=7&72=1', '/favorite-houses/']

await buildIfChanged()
const statePath = await mkdtemp(join(tmpdir(), 'marehalm-bench-'))
await prepareData(statePath)
const site = await runWorkers({ port: sitePort, backendPort: sitePort + 1, statePath })

console.log('page | bytes | concurrency | site req/s | limit req/s | ratio | limit against itself')
for (const path of paths) {
  const body = await (await fetch(`http://127.0.0.1:${sitePort}${path}`)).text()
  const limit = await serveConstant(limitPort, body)
  for (const concurrency of [1, 16]) {
    const measured: Figures[] = []
    const limits: Figures[] = []
    const controls: Figures[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      measured.push(await loadAddress(`http://127.0.0.1:${sitePort}${path}`, concurrency, seconds))
      limits.push(await loadAddress(`http://127.0.0.1:${limitPort}/`, concurrency, seconds))
      controls.push(await loadAddress(`http://127.0.0.1:${limitPort}/`, concurrency, seconds))
    }
    const [ours, theirs, control] = [measured, limits, controls].map(median)
    console.log(
      [
        path,
        body.length,
        concurrency,
        ours?.toFixed(0),
        theirs?.toFixed(0),
        ((ours ?? 0) / (theirs ?? 1)).toFixed(3),
        ((control ?? 0) / (theirs ?? 1)).toFixed(2),
      ].join(' | '),
    )
  }
  await limit.dispose()
}
await site.dispose()
await rm(statePath, { recursive: true, force: true })

function median(figures: readonly Figures[]): number {
  const sorted = figures.map(({ perSecond }) => perSecond).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
