import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { visitorHeader } from '../../contracts/booking.ts'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  description: string
  required?: boolean
  schema?: object
}

export interface Operation {
  summary: string
  description?: string
  parameters?: Parameter[]
  body?: v.GenericSchema
  replies: Record<number, Reply>
}

export interface Reply {
  text: string
  schema: v.GenericSchema
}

/** A service of JSON over HTTP: paths, and below each its methods. */
interface ServiceForm {
  title: string
  description: string
  /** Headers that every call has, beside the service key. */
  headers?: Parameter[]
  paths: Record<string, Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>>>
}

export const units =
  'Days are ISO days in Europe/Copenhagen, instants ISO 8601 with a zone. `languageId` and `lan` are market ids: 1 Danish (DKK), 2 German (EUR), 7 English (EUR). Each path takes a slash at its end.'

const FailureSchema = v.object({ error: v.object({ code: v.string(), message: v.string() }) })
export const failed = (text: string): Reply => ({ text, schema: FailureSchema })
export const noKey = failed('The key is missing or wrong')

export const wrongBody = failed('Missing or wrong: the message names the field (`invalid_request`)')
export const noSession = failed('The token is not, or no longer, a session’s (`no_session`), or a key is missing')

export const visitor: Parameter = {
  name: visitorHeader,
  in: 'header',
  description: 'Which line of the network the visitor comes from, as a digest: limits count by it.',
}
export const bearer: Parameter = {
  name: 'Authorization',
  in: 'header',
  required: true,
  description: '`Bearer` and the token of a session',
}

/** The OpenAPI 3.1 description of a service, from the schemas that the site reads it by. */
export function describeService({ title, description, headers = [], paths }: ServiceForm): object {
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    servers: [{ url: '/' }],
    security: [{ serviceKey: [] }],
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, each]) => [method, described(each, headers)])),
      ]),
    ),
    components: {
      securitySchemes: { serviceKey: { type: 'apiKey', in: 'header', name: 'X-Service-Public-Key' } },
    },
  }
}

function described({ summary, description, parameters = [], body, replies }: Operation, headers: Parameter[]): object {
  return {
    summary,
    ...(description && { description }),
    parameters: [...headers, ...parameters].map(({ schema = { type: 'string' }, ...each }) => ({ ...each, schema })),
    ...(body && { requestBody: { required: true, content: jsonOf(body) } }),
    responses: Object.fromEntries(
      Object.entries(replies).map(([status, { text, schema }]) => [
        status,
        { description: text, content: jsonOf(schema) },
      ]),
    ),
  }
}

/** As it is on the wire. Checks that JSON Schema has no words for are told by the descriptions. */
function jsonOf(schema: v.GenericSchema): object {
  const { $schema: _, ...json } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  return { 'application/json': { schema: json } }
}
