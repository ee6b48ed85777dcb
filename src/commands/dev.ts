import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { backendName, mcpName, readPorts } from './local-variables.ts'
import { readCommand } from './read-command.ts'
import { serveWithVite } from './serve-with-vite.ts'

/**
 * Registry by which local runtimes find each other's workers: of this project's alone, whatever else runs on the
 * machine.
 */
const registryPath = '.wrangler/registry'
/** For the program that runs the workers. */
const registryVariables = { MINIFLARE_REGISTRY_PATH: registryPath }

/** A worker that another runtime of this project runs answers at a port of its own, too. */
async function passOn(...doors: readonly { port: number; worker: string }[]): Promise<void> {
  const { ready } = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      host: '127.0.0.1',
      port: 0,
      unsafeDevRegistryPath: registryPath,
      workers: doors.map(({ port, worker }) => ({
        name: `${worker}-door`,
        modules: true,
        script: 'export default { fetch: (request, { WORKER }) => WORKER.fetch(request) }',
        compatibilityDate: '2026-10-01',
        serviceBindings: { WORKER: worker },
        unsafeDirectSockets: [{ host: '127.0.0.1', port }],
      })),
    }),
  )
  await ready
}

readCommand({
  usage: `npm run dev

Serves the sources through Vite: pages load again and islands refresh as you write. Ports and variables are those of
\`npm start\`.`,
})
const { port, backendPort, mcpPort } = readPorts()
await serveWithVite('dev', {
  heading: `Marehalm, reloading as you write, once Vite says that it is ready (back end: http://127.0.0.1:${backendPort}/, for
assistants: http://127.0.0.1:${mcpPort}/):`,
  port,
  beside: [backendPort, mcpPort],
  prepare: () => passOn({ port: backendPort, worker: backendName }, { port: mcpPort, worker: mcpName }),
  variables: registryVariables,
})
process.exit(0)
