import type { Context } from 'hono'
import * as v from 'valibot'
import type { FormFault } from '../../contracts/form-fields.ts'
import { loggedText } from '../../domain/logged-text.ts'

export type FailureStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503

/**
 * The body of every refusal: a code for programs, a sentence for people. `fields` name what the page marks in the
 * guest's language.
 */
export function failure(
  c: Context,
  status: FailureStatus,
  code: string,
  message: string,
  fields: readonly FormFault[] = [],
): Response {
  return c.json({ error: { code, message, ...(fields.length > 0 && { fields }) } }, status, {
    'cache-control': 'no-store',
  })
}

/** Names the parts of a request that its schema does not take. */
export function invalidRequest(c: Context, issues: readonly v.BaseIssue<unknown>[]): Response {
  const names = [...new Set(issues.map((issue) => v.getDotPath(issue) ?? 'body'))].join(', ')
  return failure(c, 400, 'invalid_request', `Missing or wrong: ${names}.`)
}

/** The content could not be read: it did not answer, or otherwise than by its contract. */
export class ContentFailure extends Error {}

/** Handles every error: the cause is logged, the caller learns only that it was not their fault. */
export function handleError(error: Error, c: Context): Response {
  console.error(loggedText(`${c.req.method} ${new URL(c.req.url).pathname}`), error)
  if (error instanceof ContentFailure) {
    return failure(
      c,
      503,
      'content_unavailable',
      'The content is not responding, so nothing was stored. Send it again.',
    )
  }
  return failure(c, 500, 'internal_error', 'The service failed. Please try again in a moment.')
}

export function handleNotFound(c: Context): Response {
  return failure(c, 404, 'not_found', 'There is no such address in this service.')
}

/** A path of this service with a method that it does not have. */
export function handleMethod(c: Context, allowed: readonly string[]): Response {
  const allow = [...new Set([...allowed, 'OPTIONS'])].join(', ')
  const reply =
    c.req.method === 'OPTIONS'
      ? c.body(null, 204)
      : failure(c, 405, 'method_not_allowed', `${c.req.method} is not allowed here.`)
  reply.headers.set('allow', allow)
  return reply
}
