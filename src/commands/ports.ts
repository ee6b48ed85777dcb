import { createServer } from 'node:net'
import { CommandError, wholeNumber } from './read-command.ts'

/** The site's port, from PORT, and the back end's and the MCP worker's, which are the next ones. All are on loopback. */
export function readPorts(): { port: number; backendPort: number; mcpPort: number } {
  const port = wholeNumber('PORT', process.env.PORT ?? '8787', { most: 65_533 })
  return { port, backendPort: port + 1, mcpPort: port + 2 }
}

/** @throws CommandError for whoever started the program when another one listens on one of the ports */
export async function needFreePorts(command: string, ...ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (await isFree(port)) continue
    throw new CommandError(
      `Port ${port} of 127.0.0.1 is taken by another program. Another port is chosen with: PORT=8800 ${command}`,
    )
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
