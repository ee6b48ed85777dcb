import { Hono } from 'hono'
import { type DescribeRouteOptions, describeRoute, generateSpecs, resolver, validator } from 'hono-openapi'
import * as v from 'valibot'
import { endpoints } from '../../contracts/endpoints.ts'
import { EnvelopeSchema } from '../../contracts/envelope.ts'
import { FavoriteChangesSchema, FavoriteStateSchema } from '../../contracts/favorites.ts'
import { FindReplySchema } from '../../contracts/find.ts'
import { MapTilesReplySchema } from '../../contracts/map-tiles.ts'
import { ChoiceCountsReplySchema, DayPricesReplySchema, ShownHousesReplySchema } from '../../contracts/search.ts'
import { SessionStateSchema } from '../../contracts/session.ts'
import { TelemetryBatchSchema, TelemetryReplySchema } from '../../contracts/telemetry.ts'
import { BuildRulesSchema, LatestBuildSchema, VersionRequestSchema, VersionSchema } from '../../contracts/version.ts'
import { portable } from './describe-service.ts'
import * as queries from './queries.ts'
import * as replies from './replies.ts'

const documentation = {
  info: {
    title: 'The JSON of the site',
    version: '1',
    description:
      'What the pages of this site are made of, for programs: search, map, streets, calendar and prices can be read by anybody (tag `houses`). The rest is what the pages themselves ask for a visitor (`visitor`), what they know of builds (`builds`) and what operators and services call (`operators`). Each host is one edition: its language and its currency (DKK at the Danish host, EUR at the others). Money is whole øre or cents; a total has rent, fee and every mandatory item in it. Days are ISO days in Europe/Copenhagen; distances are metres, areas square metres. Nothing can be booked here. At most 300 questions a minute from one address, then 429 with Retry-After.',
  },
  servers: [{ url: '/' }],
}

const invalidQuery = 'Something in the query is missing or wrong'
const tooManyCriteria = 'more criteria than one search is answered with (`too_many_criteria`)'
const tooMany = 'Too many questions'
const fromElsewhere = 'It was sent by a page of another site'
const noSecret = 'The bearer secret is missing or wrong'
const noHouse = 'There is no such house'
const noSearch = { 429: tooMany, 502: 'The search did not answer' }
const noService = { 429: tooMany, 503: 'A service behind it did not answer' }

/** The OpenAPI 3.1 description of the public endpoints. */
export async function describeApi() {
  const app = new Hono()
  app.get(
    endpoints.search.path,
    described({
      tags: ['houses'],
      operationId: 'searchHomes',
      summary: 'Houses by criteria',
      description:
        'A value that is none of the documented ones is as if it were not there, as in the address of the search page.',
      reply: EnvelopeSchema(replies.Results),
      replyText: 'Houses',
      errors: { 400: capitalised(tooManyCriteria), ...noSearch },
    }),
    validator('query', queries.SearchQuery),
  )
  app.get(
    endpoints.map.path,
    described({
      tags: ['houses'],
      operationId: 'mapHomes',
      summary: 'Houses of a part of the map',
      description:
        'Takes every criterion of /api/search/. Up to 200 houses come each as a pin; of more, those close to each other are a group with their number and the total of the cheapest one. Either way every house of the total is counted once.',
      reply: EnvelopeSchema(replies.MapContent),
      replyText: 'Houses, and how many there are around which place',
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
      tags: ['houses'],
      operationId: 'getStreets',
      summary: 'Streets that houses lie on',
      reply: EnvelopeSchema(replies.Streets),
      replyText: "Names of the streets of houses with free stays, by the edition's alphabet",
      errors: noSearch,
    }),
  )
  app.get(
    endpoints.calendar.path,
    described({
      tags: ['houses'],
      operationId: 'getCalendar',
      summary: 'Free stays of a house',
      reply: EnvelopeSchema(replies.Calendar),
      replyText: 'Free stays by arrival',
      errors: { 400: invalidQuery, 404: noHouse, ...noService },
    }),
    validator('query', queries.CalendarQuery),
  )
  app.get(
    endpoints.price.path,
    described({
      tags: ['houses'],
      operationId: 'getQuote',
      summary: 'The price of a stay now, line by line, with its signed quote',
      reply: EnvelopeSchema(replies.Price),
      replyText:
        "The stay, or the nearest one of its length where the house does not offer it. `quote` in the address of the house's page (`?arrival=…&duration=…&quote=…`) leads a person to the very price.",
      errors: { 400: invalidQuery, 404: noHouse, ...noService },
    }),
    validator('query', queries.PriceQuery),
  )
  describeVisitors(app)
  describeBuilds(app)
  describeOperators(app)
  const { openapi, info, servers, paths, components } = await generateSpecs(app, {
    documentation,
    defaultValidationErrorResponse: false,
    excludeStaticFile: false,
  })
  return portable({ openapi, info, servers, paths, components })
}

/** Endpoints of the site's own scripts for one visitor: by cookies, and never cached. */
function describeVisitors(app: Hono): void {
  app.get(
    '/api/search/cards/',
    described({
      tags: ['visitor'],
      operationId: 'showHomes',
      summary: 'What the search page shows of a search',
      reply: ShownHousesReplySchema,
      replyText:
        'The results with each house as the HTML of its card; for the map where each stands: id, latitude, longitude',
      errors: { 400: capitalised(tooManyCriteria), ...noSearch },
    }),
    validator('query', queries.SearchQuery),
  )
  app.get(
    '/api/search/counts/',
    described({
      tags: ['visitor'],
      operationId: 'countHomes',
      summary: 'How many houses each further choice would give',
      reply: ChoiceCountsReplySchema,
      replyText: "Houses by the criterion's key and its value",
      errors: { 400: capitalised(tooManyCriteria), ...noSearch },
    }),
    validator('query', queries.CountsQuery),
  )
  app.get(
    '/api/search/days/',
    described({
      tags: ['visitor'],
      operationId: 'priceDays',
      summary: 'The cheapest stay of each day of arrival of a month',
      reply: DayPricesReplySchema,
      replyText: 'Each day that has a free stay, with its lowest total',
      errors: { 400: invalidQuery, ...noSearch },
    }),
    validator('query', queries.DaysQuery),
  )
  app.get(
    '/api/map-tiles/',
    described({
      tags: ['visitor'],
      operationId: 'findMapTiles',
      summary: 'Where the vector tiles of the maps are',
      reply: MapTilesReplySchema,
      replyText: 'null: there are none, and maps show the coast alone',
      errors: { 503: 'They can not be read now' },
    }),
  )
  app.get(
    '/api/find/',
    described({
      tags: ['visitor'],
      operationId: 'findPages',
      summary: 'Houses, pages and posts by words',
      reply: FindReplySchema,
      replyText: 'What was found, by kind; `house` is the one whose code was requested',
      errors: { 400: invalidQuery, ...noSearch },
    }),
    validator('query', queries.FindQuery),
  )
  app.get(
    '/api/session/',
    described({
      tags: ['visitor'],
      operationId: 'getSession',
      summary: 'Who is logged in in this browser',
      reply: SessionStateSchema,
      replyText: 'Without the token',
      errors: noService,
    }),
  )
  const favorites = {
    tags: ['visitor'],
    reply: FavoriteStateSchema,
    replyText: 'Whose list it is, what it holds, and changes that are still to be stored',
    status: { 502: 'The favourites service did not answer: the same reply, of this browser alone' },
  }
  app.get(
    '/api/favorites/',
    described({ ...favorites, operationId: 'getFavorites', summary: 'The favourites', errors: { 429: tooMany } }),
  )
  app.post(
    '/api/favorites/',
    described({
      ...favorites,
      operationId: 'changeFavorites',
      summary: 'Changes the favourites; a negative id takes one off the list',
      errors: { 400: 'The body is no list of changes', 403: fromElsewhere, 429: tooMany },
    }),
    validator('json', FavoriteChangesSchema),
  )
  app.post(
    '/bridge/telemetry/',
    described({
      tags: ['visitor'],
      operationId: 'sendTelemetry',
      summary: 'How pages felt and which scripts failed, of guests who agreed to statistics',
      reply: TelemetryReplySchema,
      replyStatus: 202,
      replyText: 'How many events were taken',
      errors: {
        400: 'The body is no batch of this edition',
        403: 'Statistics were not agreed to',
        429: tooMany,
        502: 'The workers service did not answer',
      },
    }),
    validator('json', TelemetryBatchSchema),
  )
}

function describeBuilds(app: Hono): void {
  app.post(
    '/api/version/',
    described({
      tags: ['builds'],
      operationId: 'getVersion',
      summary: 'The build that answers now, for a page that was opened some time ago',
      reply: VersionSchema,
      replyText: 'Its id',
      errors: { 400: 'The body names no build', 403: fromElsewhere, 429: tooMany },
    }),
    validator('json', VersionRequestSchema),
  )
  app.get(
    '/builds/latest.json',
    described({
      tags: ['builds'],
      operationId: 'getLatestBuild',
      summary: 'The build that answers now',
      reply: LatestBuildSchema,
      replyText: 'Its id',
      errors: {},
    }),
  )
  app.get(
    '/builds/meta/:file',
    described({
      tags: ['builds'],
      operationId: 'getBuildRules',
      summary: 'Which pages of a build are always loaded whole',
      description: 'The file is the build id with `.json`.',
      reply: BuildRulesSchema,
      replyText: 'Paths; one that ends in `**` stands for everything below it',
      errors: {},
      otherErrors: { 404: 'Another build' },
    }),
    validator('param', v.object({ file: v.string() })),
  )
}

/** Endpoints for operators, editors' tools and services. */
function describeOperators(app: Hono): void {
  app.get(
    '/api/health/',
    described({
      tags: ['operators'],
      operationId: 'getHealth',
      summary: 'Whether the services answer, and what is wrong with the configuration',
      reply: replies.Health,
      replyText: 'All of them answer',
      errors: {},
      status: { 503: 'The same reply: some do not' },
    }),
  )
  app.post(
    '/api/route/',
    described({
      tags: ['operators'],
      operationId: 'getRoute',
      summary: "What a slug of the host's edition, or an entry, leads to",
      description: 'With `passCache` and the purge secret as bearer it is compiled now.',
      reply: replies.RouteData,
      replyText: 'Entry and redirect are both null where there is nothing',
      errors: {
        400: 'The body names neither a slug nor an entry',
        401: noSecret,
        403: fromElsewhere,
        429: tooMany,
        500: 'It could not be compiled',
      },
    }),
    validator('json', replies.RouteRequest),
  )
  app.post(
    '/api/purge/',
    described({
      tags: ['operators'],
      operationId: 'purge',
      summary: 'Ends what is kept of these tags, slugs, entries or houses, for every node',
      description:
        'Needs `Authorization: Bearer <PURGE_SECRET>`. The reply is one JSON object a line: first the epoch of the purge, then each page that was named, once its new version is there.',
      reply: replies.PurgeLine,
      replyType: 'application/x-ndjson',
      replyText: 'One of its lines',
      errors: {
        400: 'The body names nothing to purge',
        401: noSecret,
        403: fromElsewhere,
        422: 'No edition has an entry of that id (`unknown_entries`): nothing was purged',
        429: tooMany,
      },
    }),
    validator('json', replies.PurgeRequest),
  )
  app.post(
    '/api/webhooks/content/',
    described({
      tags: ['operators'],
      operationId: 'contentChanged',
      summary: 'The content service tells of a published, unpublished or deleted entry or picture',
      description: "Signed in Contentful's way with the webhook's secret, 30 seconds old at most.",
      reply: replies.WebhookReply,
      replyText: 'A draft: nothing is done',
      errors: { 400: 'The body names no entry', 401: 'It is not signed', 403: fromElsewhere, 429: tooMany },
      status: { 202: 'It is noted' },
    }),
    validator('json', replies.WebhookBody),
  )
}

interface Operation extends Pick<DescribeRouteOptions, 'operationId' | 'summary' | 'description' | 'tags'> {
  /** Of the whole reply. */
  reply: v.GenericSchema
  replyStatus?: number
  replyType?: string
  replyText: string
  /** With the site's own error in their bodies. */
  errors: Record<number, string>
  /** Statuses with a reply of another form. */
  status?: Record<number, string>
  /** Errors as plain text. */
  otherErrors?: Record<number, string>
}

function described(operationOf: Operation) {
  const {
    reply,
    replyStatus = 200,
    replyType,
    replyText,
    errors,
    status = {},
    otherErrors = {},
    ...operation
  } = operationOf
  const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: resolver(schema) } })
  return describeRoute({
    ...operation,
    responses: {
      [replyStatus]: {
        description: replyText,
        content: replyType ? { [replyType]: { schema: resolver(reply) } } : json(reply),
      },
      ...Object.fromEntries(
        Object.entries(status).map(([code, description]) => [code, { description, content: json(v.unknown()) }]),
      ),
      ...Object.fromEntries(
        Object.entries(otherErrors).map(([code, description]) => [
          code,
          { description, content: { 'text/plain': { schema: resolver(v.string()) } } },
        ]),
      ),
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
