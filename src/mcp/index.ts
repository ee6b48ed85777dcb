import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import * as v from 'valibot'
import { asksTooOften, type Bindings, VariablesSchema } from './env.ts'
import { createServer } from './server.ts'
import { askSite } from './site.ts'

const mostBytes = 64 * 1024

/** POST / speaks MCP over Streamable HTTP, without sessions: every question is answered by itself. */
export default { fetch: answer } satisfies ExportedHandler<Bindings>

async function answer(request: Request, env: Bindings): Promise<Response> {
  const refused = await refusal(request, env)
  if (refused) return refused
  const variables = v.parse(VariablesSchema, env)
  const server = createServer(variables.BRAND, askSite(env.SITE, variables, request.headers.get('cf-connecting-ip')))
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return transport.handleRequest(request)
}

async function refusal(request: Request, env: Bindings): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  if (pathname !== '/') return new Response('MCP is spoken at /.', { status: 404 })
  // No stream is kept open and no session is ended.
  if (request.method !== 'POST') return new Response('Method Not Allowed', { status: 405, headers: { allow: 'POST' } })
  // A page of another site has nothing to ask here (DNS rebinding).
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== new URL(request.url).origin) return new Response('Forbidden', { status: 403 })
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= mostBytes)) return new Response('Content Too Large', { status: 413 })
  if (await asksTooOften(env, request.headers.get('cf-connecting-ip') ?? undefined)) {
    return new Response('Too Many Requests', { status: 429, headers: { 'retry-after': '60' } })
  }
  return null
}
