import { createMiddleware } from 'hono/factory'
import { isLocalHost } from '../../../contracts/local-hosts.ts'
import { createAccessCheck } from '../../../domain/access-check.ts'
import { type Env, readVariables, type Variables } from '../../env.ts'
import { isSameText } from '../../middleware/same-text.ts'

/**
 * Lets in who reads on their own machine while no mail leaves it, and who shows the secret of `/mail/`, as the password
 * that a browser asks for, having come through Cloudflare Access where that is configured. Mails hold guests' names and
 * their links: the key that services show does not open them.
 */
export const requireReader = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  const { access, isLocal, mail, mailReaderSecret } = readVariables(c.env)
  const isOwn = isLocal && mail.provider.kind === 'none' && isLocalHost(new URL(c.req.url).hostname)
  const isReader = mailReaderSecret !== '' && isSameText(passwordOf(c.req.header('authorization')), mailReaderSecret)
  if (!isOwn && !(isReader && (await hasPassedAccess(access, c.req.header('cf-access-jwt-assertion'))))) {
    return c.text('Mails are read with MAIL_READER_SECRET as the password.', 401, {
      'www-authenticate': 'Basic realm="Mails", charset="UTF-8"',
      'cache-control': 'no-store',
    })
  }
  await next()
})

/** With its team's keys, which an isolate asks for once. */
let accessCheck: { key: string; userOf: (assertion: string) => Promise<string | null> } | undefined

async function hasPassedAccess(access: Variables['access'], assertion: string | undefined): Promise<boolean> {
  if (!access) return true
  const key = `${access.teamDomain} ${access.audience}`
  if (accessCheck?.key !== key) accessCheck = { key, userOf: createAccessCheck(access) }
  return assertion !== undefined && (await accessCheck.userOf(assertion)) !== null
}

function passwordOf(authorization = ''): string {
  const [, encoded = ''] = /^Basic ([\w+/=-]{1,2000})$/i.exec(authorization) ?? []
  try {
    return atob(encoded).replace(/^[^:]*:/, '')
  } catch {
    return ''
  }
}
