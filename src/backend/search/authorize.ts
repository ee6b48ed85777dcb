import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import { isSameText } from '../tokens.ts'
import { SearchError } from './search-error.ts'

/** The bearer check of the search service. */
export const authorize = createMiddleware<{ Bindings: Pick<Env, 'DB' | 'SERVICE_KEY'> }>(async (c, next) => {
  const [, key] = /^bearer\s+(.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (key === undefined) {
    throw new SearchError(
      'missing_authorization_header',
      'The Authorization header is missing. It must use the bearer authorization method.',
    )
  }
  if (!isSameText(key, c.env.SERVICE_KEY)) {
    throw new SearchError('invalid_api_key', 'The provided API key is invalid.')
  }
  await next()
})
