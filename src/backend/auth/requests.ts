import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { type Env, readVariables } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { bearerToken, isSameText } from '../tokens.ts'
import { findSession, type OpenSession } from './sessions.ts'

type AuthContext = Context<{ Bindings: Env }>

/** The auth service's own key, beside the one of every service (specification, section 7). */
const publicKeyHeader = 'x-public-key'
/** Which line of the network a caller's visitor comes from, as a digest: what attempts are counted by. */
const visitorHeader = 'x-visitor'

export const requirePublicKey = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  if (!isSameText(c.req.header(publicKeyHeader) ?? '', readVariables(c.env).authPublicKey)) {
    return failure(c, 401, 'unauthorized', `The header ${publicKeyHeader} is missing or not the auth service’s key.`)
  }
  await next()
})

export function visitorOf(c: AuthContext): string {
  return c.req.header(visitorHeader)?.slice(0, 100) ?? 'unknown'
}

/** The session of the bearer token; null where there is none that lives. */
export async function sessionOf(c: AuthContext): Promise<{ session: OpenSession; token: string } | null> {
  const token = bearerToken(c.req.header('authorization'))
  const session = token === undefined ? null : await findSession(c.env.DB, token)
  return session && token ? { session, token } : null
}

/** A list is no body: a schema whose fields are all optional would take it for one without any. */
export async function readBody<Schema extends v.GenericSchema>(c: AuthContext, schema: Schema) {
  const body: unknown = await c.req.json().catch(() => undefined)
  return v.safeParse(schema, Array.isArray(body) ? undefined : body)
}

/** Says which field is wrong and never what was in it. */
export function badRequest(c: AuthContext, issue: v.BaseIssue<unknown>): Response {
  return failure(c, 400, 'invalid_request', `${v.getDotPath(issue) ?? 'body'}: not as the contract has it.`)
}

export function throttled(c: AuthContext, seconds: number): Response {
  const error = { code: 'too_many_attempts', message: `Try again in ${seconds} seconds.`, retryAfter: seconds }
  return c.json({ error }, 429, { 'retry-after': String(seconds), 'cache-control': 'no-store' })
}

export function notLoggedIn(c: AuthContext): Response {
  return failure(c, 401, 'no_session', 'A session’s token is needed as bearer.')
}
