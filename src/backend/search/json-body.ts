import type { Context } from 'hono'
import { maxBodyBytes } from './limits.ts'
import { SearchError } from './search-error.ts'

/** The request's JSON object. Throws SearchError as Meilisearch does. */
export async function readBody(c: Context): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type')
  const accepted = 'Accepted values for the Content-Type header are: `application/json`'
  if (!type) throw new SearchError('missing_content_type', `A Content-Type header is missing. ${accepted}`)
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new SearchError('invalid_content_type', `The Content-Type \`${type}\` is invalid. ${accepted}`)
  }
  if (Number(c.req.header('content-length')) > maxBodyBytes) throw tooLarge()
  const text = await readText(c.req.raw)
  if (text.trim() === '') throw new SearchError('missing_payload', 'A json payload is missing.')
  const body = parseJson(text)
  if (isJsonObject(body)) return body
  throw new SearchError('bad_request', 'Invalid value type: expected an object.')
}

/** Stops reading at the limit, whatever Content-Length says. */
async function readText({ body }: Request): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxBodyBytes) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function tooLarge(): SearchError {
  const limit = `${maxBodyBytes / 1024 / 1024}.00 MB`
  return new SearchError(
    'payload_too_large',
    `The provided payload reached the size limit. The maximum accepted payload size is ${limit}.`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'not JSON'
    throw new SearchError('malformed_payload', `The json payload provided is malformed. \`${reason}\`.`)
  }
}

/** Name of a JSON value's type in Meilisearch's messages. */
export function kindOfValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'string') return 'a string'
  if (typeof value === 'boolean') return 'a boolean'
  if (typeof value !== 'number') return 'an object'
  if (!Number.isInteger(value)) return 'a number'
  return value < 0 ? 'a negative integer' : 'a positive integer'
}

export function isKindOfValue(value: unknown, kind: string): boolean {
  return kindOfValue(value) === kind
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
