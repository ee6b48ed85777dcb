import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import * as v from 'valibot'
import type { EditionKey } from '../markets/market.ts'
import { searchHomes } from './search-homes.ts'
import type { Site } from './site.ts'
import { getCalendar, getQuote } from './stays.ts'
import { toolError } from './tool.ts'

const tools = [searchHomes, getCalendar, getQuote]

const instructions =
  'Prices are totals: rent, fee and every mandatory item; what the meter counts comes on top and is named. Nothing can be booked here: give people the url of a home, which carries the stay and its signed quote.'

/** One question's server: it keeps nothing. */
export function createServer(brand: string, siteIn: (language: EditionKey) => Site): Server {
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

/** Its default would compile schemas, which a worker may not. This server asks its clients nothing. */
function nothingIsElicited() {
  return { valid: false as const, data: undefined, errorMessage: 'Nothing was asked' }
}
