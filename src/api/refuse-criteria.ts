import type { Context } from 'hono'
import { type Criteria, hasTooManyCriteria, maxCriteria } from '../domain/search-criteria.ts'
import type { SiteContext } from '../site-context.ts'

/** The 400 of a search with more criteria than are answered; null for any other. */
export function refuseCriteria(c: Context<SiteContext>, criteria: Criteria): Response | null {
  if (!hasTooManyCriteria(criteria)) return null
  const message = `A search can have ${maxCriteria} criteria at most, and this one has ${criteria.size}.`
  return c.json({ error: { code: 'too_many_criteria', message } }, 400)
}
