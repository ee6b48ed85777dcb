import { backendName, mcpName } from './local-variables.ts'
import { passOn, registryVariables } from './pass-on.ts'
import { readPorts } from './ports.ts'
import { readCommand } from './read-command.ts'
import { serveWithVite } from './serve-with-vite.ts'

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
