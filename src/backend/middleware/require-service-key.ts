import { createMiddleware } from 'hono/factory'
import { type Env, readVariables } from '../env.ts'
import { isSameText } from '../tokens.ts'
import { failure } from './failures.ts'

/** The service public key header of the specification's section 7. */
export const serviceKeyHeader = 'x-service-public-key'

export const requireServiceKey = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  const { serviceKey } = readVariables(c.env)
  if (!isSameText(c.req.header(serviceKeyHeader) ?? '', serviceKey)) {
    return failure(c, 401, 'unauthorized', `The header ${serviceKeyHeader} is missing or not the service's key.`)
  }
  await next()
})
