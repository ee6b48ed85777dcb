import type { MiddlewareHandler } from 'hono'
import type { SiteContext, SiteRequest } from '../site-context.ts'

interface Refusal {
  /** The page in place of one that is not there. */
  refuse(c: SiteRequest): Promise<Response>
  log(error: unknown): void
}

/** A redirect leads within the site's own hosts; one that data would have lead elsewhere is logged and not found. */
export function ownRedirects(hosts: readonly string[], { refuse, log }: Refusal): MiddlewareHandler<SiteContext> {
  const own = new Set(hosts)
  return async function ownRedirectsOfHosts(c, next) {
    await next()
    const location = c.res.headers.get('location')
    if (location === null || leadsWithin(own, location, c.req.url)) return
    log(new Error(`A redirect from ${c.req.path} to another host was not followed`))
    c.res = await refuse(c)
    c.res.headers.delete('location')
  }
}

function leadsWithin(hosts: ReadonlySet<string>, location: string, asked: string): boolean {
  if (!URL.canParse(location, asked)) return false
  const { protocol, hostname, username, password } = new URL(location, asked)
  return /^https?:$/.test(protocol) && hosts.has(hostname) && username === '' && password === ''
}
