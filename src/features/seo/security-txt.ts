import type { Deps } from '../../deps.ts'
import { markets } from '../../markets/market.ts'
import type { SiteRequest } from '../../site-context.ts'

export const securityTxtPath = '/.well-known/security.txt'

/** Days until a copy of the file is worth nothing: a file that nobody looks after runs out with the site. */
const validDays = 180
const dayMs = 24 * 60 * 60 * 1000

/** GET /.well-known/security.txt (RFC 9116); without a configured contact there is none. */
export function serveSecurityTxt({ variables, origins, now }: Deps) {
  return function serveSecurityTxtOfHost(c: SiteRequest): Response {
    const { SECURITY_CONTACT: contact } = variables
    if (contact === '') return c.text('Not Found', 404, { 'cache-control': 'public, max-age=3600' })
    // Whole days, so that it is one text for a day.
    const expires = new Date((Math.floor(now().getTime() / dayMs) + validDays) * dayMs).toISOString()
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${markets.map(({ key }) => key).join(', ')}`,
      `Canonical: ${origins(new URL(c.req.url))[c.get('market').key]}${securityTxtPath}`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
  }
}
