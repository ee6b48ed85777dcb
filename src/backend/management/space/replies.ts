import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import type { Env } from '../../env.ts'

export type SpaceContext = Context<{ Bindings: Env }>

/** Requests a second, in a header by whose value the official client limits itself. */
const secondLimit = '50'
const contentType = 'application/vnd.contentful.management.v1+json'
const headers = {
  'content-type': contentType,
  'cache-control': 'no-store',
  'x-contentful-ratelimit-second-limit': secondLimit,
  'x-contentful-ratelimit-second-remaining': secondLimit,
  'x-contentful-ratelimit-reset': '0',
}

export function reply(c: SpaceContext, body: object, status: 200 | 201 = 200): Response {
  return c.body(JSON.stringify(body), status, headers)
}

export function noContent(c: SpaceContext): Response {
  return c.body(null, 204, headers)
}

type ErrorCode =
  | 'AccessTokenInvalid'
  | 'BadRequest'
  | 'InvalidQuery'
  | 'NotFound'
  | 'VersionMismatch'
  | 'ValidationFailed'
  | 'UnprocessableEntity'
type ErrorStatus = 400 | 401 | 404 | 409 | 422

/** An error in Contentful's form (https://www.contentful.com/developers/docs/references/errors/). */
export function refusal(
  c: SpaceContext,
  status: ErrorStatus,
  id: ErrorCode,
  message: string,
  details: object = {},
): Response {
  const requestId = crypto.randomUUID()
  return c.body(JSON.stringify({ sys: { type: 'Error', id }, message, details, requestId }), status, headers)
}

const FailureSchema = v.object({ error: v.object({ message: v.string() }) })
const failureCodes: Partial<Record<number, string>> = { 404: 'NotFound', 405: 'MethodNotAllowed', 500: 'ServerError' }

/** What the back end refuses before a space is reached, or as no part of one, in Contentful's form too. */
export const refuseAsContentful = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  await next()
  const { ok, status, headers: own } = c.res
  if (ok || own.get('content-type') === contentType) return
  const failure = v.safeParse(FailureSchema, await c.res.json().catch(() => undefined))
  const message = failure.success ? failure.output.error.message : ''
  const body = {
    sys: { type: 'Error', id: failureCodes[status] ?? 'BadRequest' },
    ...{ message, details: {}, requestId: crypto.randomUUID() },
  }
  const allow = own.get('allow')
  c.res = undefined
  c.res = Response.json(body, { status, headers: { ...headers, ...(allow && { allow }) } })
})

/** What is wrong with a value: where it is, and why. */
export interface ValueFault {
  /** The rule that it breaks, by Contentful's name where there is one. */
  name: string
  path: readonly (string | number)[]
  details: string
}

export function invalid(c: SpaceContext, faults: readonly ValueFault[]): Response {
  const message = faults.map(({ path, details }) => `${path.slice(1).join(', ')}: ${details}.`).join(' ')
  return refusal(c, 422, 'ValidationFailed', `Validation error. ${message}`, { errors: faults })
}

export function notFound(c: SpaceContext, type: string, id: string): Response {
  const { space, environment } = c.req.param()
  return refusal(c, 404, 'NotFound', 'The resource could not be found.', { type, id, space, environment })
}

export function mismatch(c: SpaceContext, version: number): Response {
  const message = `X-Contentful-Version has to name the version that you have read; it is ${version} by now.`
  return refusal(c, 409, 'VersionMismatch', message)
}

/** Whether the caller names the version as it is. */
export function isVersion(c: SpaceContext, { version }: { version: number }): boolean {
  return c.req.header('x-contentful-version') === String(version)
}

/** Of calls that need not name a version: whether they name one that is over. */
export function namesOtherVersion(c: SpaceContext, { version }: { version: number }): boolean {
  const named = c.req.header('x-contentful-version')
  return named !== undefined && named !== String(version)
}

export function linkTo(linkType: string, id: string) {
  return { sys: { type: 'Link', linkType, id } }
}

/** Where everything of a space lies. */
export function placeOf(c: SpaceContext) {
  const { space = '', environment = 'master' } = c.req.param()
  return { space: linkTo('Space', space), environment: linkTo('Environment', environment) }
}

/** Contentful's own rule for ids that callers choose. */
export const isId = (id: string) => /^[\w.-]{1,64}$/.test(id)
