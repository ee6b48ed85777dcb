import type { SiteRequest } from '../site-context.ts'
import { isForPrograms } from '../urls/program-paths.ts'

/** What a path says to a method that it does not have: 405 with the methods that it has, or those alone for OPTIONS. */
export function refuseMethod(refuse: (c: SiteRequest) => Promise<Response>) {
  return async function refuseMethodOfRequest(c: SiteRequest, allowed: readonly string[]): Promise<Response> {
    const allow = [...new Set([...allowed, 'OPTIONS'])].join(', ')
    const response = await answer(c)
    response.headers.set('allow', allow)
    return response
  }

  async function answer(c: SiteRequest): Promise<Response> {
    if (c.req.method === 'OPTIONS') return new Response(null, { status: 204 })
    if (!isForPrograms(c.req.path)) return refuse(c)
    return c.json({ error: { code: 'method_not_allowed', message: `${c.req.method} is not allowed here.` } }, 405)
  }
}
