import { editions } from '../editions/table.ts'
import { archiveLocally } from './archive-build.ts'
import { needFreePorts, readPorts } from './local-variables.ts'
import { createFirstRenditions, createRenditions, pictureWorker } from './make-renditions.ts'
import { needVariables, prepareData } from './prepare-data.ts'
import { readCommand } from './read-command.ts'
import { buildIdOf, buildIfChanged, builtFrom } from './run-program.ts'
import { runEveryMinute, runWorkers, statePath } from './run-workers.ts'
import { warmPages } from './warm-pages.ts'

readCommand({
  usage: `npm start

Builds what changed, migrates and seeds the local state once, and serves the production build on this machine. The
environment may give each variable of docs/configuration.md, PORT (8787; the back end has the next, the MCP worker the one
after) and LODGINGS (600 houses).`,
})
const minuteMs = 60_000
const { port, backendPort, mcpPort } = readPorts()
needVariables({ port, mcpPort })
await needFreePorts('npm start', port, backendPort, mcpPort)
await buildIfChanged()
await prepareData(statePath)
// Other pictures are rendered at their first request.
await createFirstRenditions(statePath).catch((error: unknown) => console.warn('Pictures are made later:', error))
const miniflare = await runWorkers({ port, backendPort, mcpPort, statePath, beside: [pictureWorker()] })
await archiveLocally(miniflare, buildIdOf(builtFrom()))
await warmPages(miniflare, port).catch((error: unknown) => console.warn('The first pages come later:', error))

console.log('\nMarehalm is open:')
for (const { key } of editions) console.log(`  http://${key}.localhost:${port}/`)
console.log(
  `Its back end answers at http://127.0.0.1:${backendPort}/, assistants ask at http://127.0.0.1:${mcpPort}/\n`,
)

let isClosing = false
setInterval(() => {
  runEveryMinute(miniflare).catch((error: unknown) => {
    if (!isClosing) console.warn('What the back end does every minute failed:', error)
  })
}, minuteMs)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    isClosing = true
    await miniflare.dispose()
    process.exit(0)
  })
}

await createRenditions(miniflare).catch((error: unknown) => {
  if (!isClosing) console.warn('Pictures are made when they are requested:', error)
})
