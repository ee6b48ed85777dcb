import { variableOf } from '../editions/names.ts'
import { editions } from '../editions/table.ts'

/** The workers by the names of their configurations. */
export const siteName = 'marehalm'
export const backendName = 'marehalm-backend'
export const mcpName = 'marehalm-mcp'

/**
 * What a worker reads on this machine: variables that the environment gives win over those of its configuration. The
 * editions' sites, the webhook's address and that of what assistants ask are where `npm start` and `npm run dev` listen.
 * @param configured all variables of the worker's configuration
 * @param port of the site; 0 = any, whose address nobody knows
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

/** What mails name as the editions' sites, unless the environment names others. */
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
