import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { visitorHeader } from '../../contracts/booking.ts'
import { IdempotencyKeySchema, StoredReplySchema, SubmissionRefusalSchema } from '../../contracts/submission.ts'
import { markets } from '../../markets/market.ts'

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
  /** JSON Schema of a body of several parts (multipart/form-data), in place of `body`. */
  parts?: object
  /** Requests need no key in a header. */
  isOpen?: boolean
  replies: Record<number, Reply>
}

/** JSON by a schema, bytes of these types, or nothing. */
export type Reply = { text: string } & ({ schema: v.GenericSchema } | { types: readonly string[] })

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

export const languageIds = { enum: markets.map(({ id }) => id) }

const FailureSchema = v.object({ error: v.object({ code: v.string(), message: v.string() }) })
export const failed = (text: string): Reply => ({ text, schema: FailureSchema })
export const noKey = failed('The key is missing or wrong')

export const wrongBody = failed('Missing or wrong: the message names the field (`invalid_request`)')
export const tooLarge = failed('The body is too large (`body_too_large`)')
export const noSession = failed('The token is not, or no longer, a session’s (`no_session`), or a key is missing')

export const visitor: Parameter = {
  name: visitorHeader,
  in: 'header',
  description: 'Which line of the network the visitor comes from, as a digest: limits count by it.',
}
export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Of this request, 128 random bits: sent again it is answered as before, and nothing is done twice.',
  schema: jsonSchemaOf(IdempotencyKeySchema),
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

function described(operation: Operation, headers: Parameter[]): object {
  const { summary, description, parameters = [], body, parts, isOpen, replies } = operation
  return {
    summary,
    ...(description && { description }),
    ...(isOpen && { security: [] }),
    parameters: [...headers, ...parameters].map(({ schema = { type: 'string' }, ...each }) => ({ ...each, schema })),
    ...(body && { requestBody: { required: true, content: jsonOf(body) } }),
    ...(parts && { requestBody: { required: true, content: { 'multipart/form-data': { schema: parts } } } }),
    responses: Object.fromEntries(
      Object.entries(replies).map(([status, reply]) => [
        status,
        { description: reply.text, content: 'schema' in reply ? jsonOf(reply.schema) : bytesOf(reply.types) },
      ]),
    ),
  }
}

/** Bytes need no schema (OpenAPI 3.1). */
function bytesOf(types: readonly string[]): object {
  return Object.fromEntries(types.map((type) => [type, {}]))
}

function jsonOf(schema: v.GenericSchema): object {
  return { 'application/json': { schema: jsonSchemaOf(schema) } }
}

/** The schema of the wire format. Checks that JSON Schema can't express are in the descriptions. */
export function jsonSchemaOf(schema: v.GenericSchema): object {
  const { $schema: _, ...json } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  return portable(json)
}

const conflict = failed('The key has stored another request (`idempotency_conflict`)')
export const faults = (text: string) => ({ text, schema: SubmissionRefusalSchema })

/** A call that stores something once for each key. */
export function storing(summary: string, operation: Omit<Operation, 'summary'>): Record<'post', Operation> {
  return {
    post: {
      summary,
      ...operation,
      parameters: [idempotencyKey, ...(operation.parameters ?? [])],
      replies: {
        200: { text: 'It was stored before', schema: StoredReplySchema },
        201: { text: '`reference` is for the sender’s eyes', schema: StoredReplySchema },
        400: wrongBody,
        401: noKey,
        409: conflict,
        413: tooLarge,
        ...operation.replies,
      },
    },
  }
}

export const pictureBytes = { type: 'string', contentMediaType: 'application/octet-stream' }

/** Converts draft 7 of JSON Schema to OpenAPI 3.1: tuples, and patterns that any regular expression engine reads. */
export function portable<Value>(value: Value): Value {
  return converted(value) as Value
}

function converted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(converted)
  if (typeof value !== 'object' || value === null) return value
  const { items, ...rest } = value as { items?: unknown }
  const fields = Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, fieldOf(name, each)]))
  if (items === undefined) return fields
  if (!Array.isArray(items)) return { ...fields, items: converted(items) }
  const length = { minItems: items.length, maxItems: items.length }
  // Not every tool knows `prefixItems`: of different members, each is allowed anywhere.
  const [first] = items
  const isOfOneKind = items.every((each) => JSON.stringify(each) === JSON.stringify(first))
  return { ...fields, items: isOfOneKind ? converted(first) : { anyOf: converted(items) }, ...length }
}

/** Control characters by their numbers: outside of JavaScript few engines know `\p{Cc}`. */
function fieldOf(name: string, value: unknown): unknown {
  if (name === 'pattern' && typeof value === 'string')
    return value.replaceAll('\\p{Cc}', '\\u0000-\\u001f\\u007f-\\u009f')
  return converted(value)
}
