import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import * as v from 'valibot'
import { ConfigurationError, configurationReply, needBindings } from '../contracts/configuration-error.ts'
import type { EditionKey } from '../markets/market.ts'
import { type Bindings, isRateLimited, parseVariables, requiredBindings, type Variables } from './env.ts'
import { searchHomes } from './search-homes.ts'
import { createSites, type Site } from './site.ts'
import { getCalendar, getQuote } from './stays.ts'
import { batchSize, maxBatch, toolError } from './tool.ts'

const tools = [searchHomes, getCalendar, getQuote]

const instructions =
  'Prices are totals: rent, booking fee and every compulsory charge; metered utilities and any deposit are extra, and are named. Nothing can be booked here: give people the url of a home, which carries the stay and its signed quote.'

/** The server of one request, without state. */
function createServer(brand: string, siteIn: (language: EditionKey) => Site): Server {
  const server = new Server(
    { name: brand, version: '1.0.0' },
    { capabilities: { tools: {} }, instructions, jsonSchemaValidator: { getValidator: () => nothingIsElicited } },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(({ definition }) => definition) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ definition }) => definition.name === params.name)
    if (!tool) return toolError(`There is no tool ${params.name}.`)
    try {
      return await tool.call(params.arguments ?? {}, siteIn)
    } catch (error) {
      if (v.isValiError(error))
        return toolError(error.issues.map((issue) => `${v.getDotPath(issue) ?? 'input'}: ${issue.message}`).join('; '))
      console.error(JSON.stringify({ level: 'error', tool: params.name, error: String(error) }))
      return toolError('The site does not answer now. Ask again in a minute.')
    }
  })
  return server
}

/** The default compiles schemas, which a worker may not do. This server sends its clients no requests. */
function nothingIsElicited() {
  return { valid: false as const, data: undefined, errorMessage: 'Nothing was asked' }
}

const maxBytes = 64 * 1024

/** POST / speaks MCP over Streamable HTTP, without sessions: every question is answered by itself. */
export default { fetch: handleRequest } satisfies ExportedHandler<Bindings>

async function handleRequest(request: Request, env: Bindings): Promise<Response> {
  try {
    needBindings(env, requiredBindings)
    return await respond(request, env, parseVariables(env))
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    return configurationReply(error)
  }
}

async function respond(request: Request, env: Bindings, variables: Variables): Promise<Response> {
  const refused = await refusal(request, env)
  if (refused) return refused
  const body = await readBody(request)
  if (body === null) return new Response('Content Too Large', { status: 413 })
  const refusedBatch = await refusalOfBatch(request, env, await body.text())
  if (refusedBatch) return refusedBatch
  const server = createServer(
    variables.BRAND,
    createSites(env.SITE, variables, request.headers.get('cf-connecting-ip')),
  )
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return transport.handleRequest(new Request(request.url, { method: 'POST', headers: request.headers, body }))
}

async function refusal(request: Request, env: Bindings): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  if (pathname !== '/') return new Response('MCP is spoken at /.', { status: 404 })
  // No stream stays open and no session is ended.
  if (request.method !== 'POST') return new Response('Method Not Allowed', { status: 405, headers: { allow: 'POST' } })
  // Only pages send an origin, and no page may call this: not even one that seems to be of this host (DNS rebinding).
  if (request.headers.has('origin')) return new Response('Forbidden', { status: 403 })
  return (await isRateLimited(env, ipOf(request))) ? tooMany() : null
}

/** The first message of a batch is counted with the request. */
async function refusalOfBatch(request: Request, env: Bindings, body: string): Promise<Response | null> {
  const size = batchSize(body)
  if (size > maxBatch) return new Response(`A batch has ${maxBatch} messages at most.`, { status: 400 })
  for (let counted = 1; counted < size; counted += 1) {
    if (await isRateLimited(env, ipOf(request))) return tooMany()
  }
  return null
}

function ipOf(request: Request): string | undefined {
  return request.headers.get('cf-connecting-ip') ?? undefined
}

function tooMany(): Response {
  return new Response('Too Many Requests', { status: 429, headers: { 'retry-after': '60' } })
}

/** Null for a body that is too long, however it is sent. */
async function readBody(request: Request): Promise<Blob | null> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = request.body?.getReader()
  let length = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.byteLength
    if (length > maxBytes) {
      await reader?.cancel()
      return null
    }
    parts.push(part.value)
  }
  return new Blob(parts)
}
