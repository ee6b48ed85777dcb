import { createMiddleware } from 'hono/factory'
import { type Env, readVariables } from '../env.ts'
import { bearerToken, isSameText } from '../tokens.ts'
import { failure } from './failures.ts'

/** The service public key header of the specification's section 7. Contentful's clients show their key as bearer. */
export const serviceKeyHeader = 'x-service-public-key'

/** Who asks the content service for drafts shows the key of previews in its place. */
export const requireServiceKey = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  const { serviceKey, contentPreviewKey } = readVariables(c.env)
  const asBearer = c.req.path.startsWith('/content/') ? bearerToken(c.req.header('authorization')) : undefined
  const isPreview = asBearer !== undefined && contentPreviewKey !== '' && isSameText(asBearer, contentPreviewKey)
  if (!isPreview && !isSameText(c.req.header(serviceKeyHeader) ?? asBearer ?? '', serviceKey)) {
    return failure(c, 401, 'unauthorized', `The header ${serviceKeyHeader} is missing or not the service's key.`)
  }
  await next()
})
