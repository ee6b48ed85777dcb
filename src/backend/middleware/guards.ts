import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { ConfigurationError, configurationReply, needBindings } from '../../contracts/configuration-error.ts'
import { isLocalHost } from '../../contracts/secrets.ts'
import { maxUploadBytes } from '../../contracts/submission.ts'
import { createRepeated } from '../../domain/repeated.ts'
import { needDatabase } from '../configuration/migrations.ts'
import { type Env, readVariables, requiredBindings, type Variables } from '../env.ts'
import { bearerToken, isSameText } from '../tokens.ts'
import { failure } from './failures.ts'

/** No service here reads bodies above 1 MB, but for those that take a picture. */
export const limitBody = limitedTo(1024 * 1024)
export const limitUpload = limitedTo(maxUploadBytes)

function limitedTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: (c) => failure(c, 413, 'body_too_large', `The body is larger than ${maxSize} bytes.`),
  })
}

/** The service public key header of the specification's section 7. Contentful's clients show their key as bearer. */
export const serviceKeyHeader = 'x-service-public-key'

/** A request for drafts carries the preview key instead. */
export const requireServiceKey = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  const { serviceKey, contentPreviewKey } = readVariables(c.env)
  const asBearer = c.req.path.startsWith('/content/') ? bearerToken(c.req.header('authorization')) : undefined
  const isPreview = asBearer !== undefined && contentPreviewKey !== '' && isSameText(asBearer, contentPreviewKey)
  if (!isPreview && !isSameText(c.req.header(serviceKeyHeader) ?? asBearer ?? '', serviceKey)) {
    return failure(c, 401, 'unauthorized', `The header ${serviceKeyHeader} is missing or not the service's key.`)
  }
  await next()
})

/** The host of requests through the site's service binding. */
const bindingHost = 'backend'

/**
 * Refuses every request while variables are wrong. A machine with local sites, whose keys everybody can read in the
 * repository, answers only to its own names: another name that leads here belongs to a foreign page (DNS rebinding), or
 * to an unconfigured deploy.
 */
export const checkConfiguration = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  let variables: Variables
  try {
    variables = readVariables(c.env)
    needBindings(c.env, requiredBindings)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return refuse(error)
  }
  const { hostname } = new URL(c.req.url)
  if (variables.isLocal && hostname !== bindingHost && !isLocalHost(hostname)) {
    return c.text('Misdirected Request: this host is not served here.', 421)
  }
  await next()
})

/** What is served without a whole database: pictures, which are in the bucket, and what restores it. */
const needNoDatabase = ['/media/', '/backup/']

/** Everything else needs one. */
export const checkDatabase = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  if (needNoDatabase.some((path) => c.req.path.startsWith(path))) return next()
  try {
    await needDatabase(c.env.DB)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return refuse(error)
  }
  await next()
})

const repeated = createRepeated(Date.now)

/** The same text is logged once in five minutes. */
function refuse(error: ConfigurationError): Response {
  if (repeated.suppressedIfDue(error.message) !== null) console.error(error.message)
  return configurationReply(error)
}
