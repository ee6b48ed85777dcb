import { Hono } from 'hono'
import { type DescribeRouteOptions, describeRoute, generateSpecs, resolver, validator } from 'hono-openapi'
import type * as v from 'valibot'
import { endpoints } from '../../contracts/endpoints.ts'
import { EnvelopeSchema } from '../../contracts/envelope.ts'
import * as queries from './queries.ts'
import * as replies from './replies.ts'

const documentation = {
  info: {
    title: 'Read-only search, calendar and prices',
    version: '1',
    description:
      'What the pages of this site are made of, for programs. Each host is one edition: its language and its currency (DKK at the Danish host, EUR at the others). Money is whole øre or cents; a total has rent, fee and every mandatory item in it. Days are ISO days in Europe/Copenhagen; distances are metres, areas square metres. Nothing can be booked here. At most 300 questions a minute from one address, then 429 with Retry-After.',
  },
  servers: [{ url: '/' }],
}

const invalidQuery = 'Something in the query is missing or wrong'
const tooManyCriteria = 'more criteria than one search is answered with (`too_many_criteria`)'
const noHouse = 'There is no such house'
const noSearch = { 429: 'Too many questions', 502: 'The search did not answer' }
const noService = { 429: 'Too many questions', 503: 'A service behind it did not answer' }

/** The OpenAPI 3.1 description of the endpoints that are there for programs of others. */
export async function describeApi() {
  const app = new Hono()
  app.get(
    endpoints.search.path,
    described({
      operationId: 'searchHomes',
      summary: 'Houses by criteria',
      description:
        'A value that is none of the documented ones is as if it were not there, as in the address of the search page.',
      reply: replies.Results,
      replyText: 'Houses',
      errors: { 400: capitalised(tooManyCriteria), ...noSearch },
    }),
    validator('query', queries.SearchQuery),
  )
  app.get(
    endpoints.map.path,
    described({
      operationId: 'mapHomes',
      summary: 'Houses of a part of the map',
      description:
        'Takes every criterion of /api/search/. Up to 200 houses come each as a pin; of more, each place says how many houses stand around it. Either way every house of the total is counted once.',
      reply: replies.MapContent,
      replyText: 'Houses, or how many there are around which place',
      errors: {
        400: `\`kort\` or \`zoom\` is missing or wrong (\`invalid_query\`, with their names in \`fields\`), or ${tooManyCriteria}`,
        ...noSearch,
      },
    }),
    validator('query', queries.MapQuery),
  )
  app.get(
    endpoints.streets.path,
    described({
      operationId: 'getStreets',
      summary: 'Streets that houses lie on',
      reply: replies.Streets,
      replyText: "Names of the streets of houses with free stays, by the edition's alphabet",
      errors: noSearch,
    }),
  )
  app.get(
    endpoints.calendar.path,
    described({
      operationId: 'getCalendar',
      summary: 'Free stays of a house',
      reply: replies.Calendar,
      replyText: 'Free stays by arrival',
      errors: { 400: invalidQuery, 404: noHouse, ...noService },
    }),
    validator('query', queries.CalendarQuery),
  )
  app.get(
    endpoints.price.path,
    described({
      operationId: 'getQuote',
      summary: 'The price of a stay now, line by line, with its signed quote',
      reply: replies.Price,
      replyText:
        "The stay, or the nearest one of its length where the house does not offer it. `quote` in the address of the house's page (`?arrival=…&duration=…&quote=…`) leads a person to the very price.",
      errors: { 400: invalidQuery, 404: noHouse, ...noService },
    }),
    validator('query', queries.PriceQuery),
  )
  const { openapi, info, servers, paths, components } = await generateSpecs(app, {
    documentation,
    defaultValidationErrorResponse: false,
  })
  return { openapi, info, servers, paths, components }
}

interface Operation extends Pick<DescribeRouteOptions, 'operationId' | 'summary' | 'description'> {
  reply: v.GenericSchema
  replyText: string
  errors: Record<number, string>
}

function described({ reply, replyText, errors, ...operation }: Operation) {
  const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: resolver(schema) } })
  return describeRoute({
    ...operation,
    responses: {
      200: { description: replyText, content: json(EnvelopeSchema(reply)) },
      ...Object.fromEntries(
        Object.entries(errors).map(([status, description]) => [
          status,
          { description, content: json(replies.ErrorReply) },
        ]),
      ),
    },
  })
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
