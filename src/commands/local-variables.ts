import { createServer } from 'node:net'
import { variableOf } from '../editions/names.ts'
import { editions } from '../editions/table.ts'
import { CommandError, wholeNumber } from './read-command.ts'

/** The workers by the names of their configurations. */
export const siteName = 'marehalm'
export const backendName = 'marehalm-backend'
export const mcpName = 'marehalm-mcp'

/**
 * What a worker reads on this machine: variables of the environment override those of its configuration. The editions'
 * sites, the webhook's URL and that of the MCP worker are where `npm start` and `npm run dev` listen.
 * @param configured all variables of the worker's configuration
 * @param port of the site; 0 = any, whose URL is unknown
 */
export function localVariables(
  name: string,
  configured: object,
  { port, mcpPort }: { port: number; mcpPort?: number | undefined },
): Record<string, string> {
  const ofConfiguration = Object.entries(configured).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, process.env[key] ?? value]] : [],
  )
  return { ...Object.fromEntries(ofConfiguration), ...siteUrls(port), ...ownUrls(name, port, mcpPort) }
}

/** Sites of the editions in mails, unless the environment names others. */
function siteUrls(port: number): Record<string, string> {
  return Object.fromEntries(
    editions.map(({ key }) => {
      const name = variableOf('SITE', key)
      return [name, process.env[name] ?? `http://${key}.localhost:${port || 8787}`]
    }),
  )
}

function ownUrls(name: string, port: number, mcpPort: number | undefined): Record<string, string> {
  const { CONTENT_WEBHOOK_URL: webhook, MCP_URL: mcp } = process.env
  if (name === backendName) {
    return { CONTENT_WEBHOOK_URL: webhook ?? (port === 0 ? '' : `http://127.0.0.1:${port}/api/webhooks/content/`) }
  }
  return name === siteName && mcpPort ? { MCP_URL: mcp ?? `http://127.0.0.1:${mcpPort}/` } : {}
}

/** The site's port, from PORT, and the back end's and the MCP worker's, which are the next ones. All are on loopback. */
export function readPorts(): { port: number; backendPort: number; mcpPort: number } {
  const port = wholeNumber('PORT', process.env.PORT ?? '8787', { max: 65_533 })
  return { port, backendPort: port + 1, mcpPort: port + 2 }
}

/** @throws CommandError when another program listens on one of the ports */
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
