import { createServer } from 'node:net'

/** The site's port, from PORT, and the back end's and the MCP worker's, which are the next ones. All are on loopback. */
export function readPorts(): { port: number; backendPort: number; mcpPort: number } {
  const text = process.env.PORT ?? '8787'
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_533) {
    return endWith(`PORT is "${text}", which is no port: a number from 1 to 65533 is needed.`)
  }
  return { port, backendPort: port + 1, mcpPort: port + 2 }
}

/** Ends the program with a message for whoever started it when another program listens on one of the ports. */
export async function needFreePorts(command: string, ...ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (await isFree(port)) continue
    endWith(`Port ${port} of 127.0.0.1 is taken by another program. Another port is chosen with: PORT=8800 ${command}`)
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

function endWith(message: string): never {
  console.error(message)
  process.exit(1)
}
