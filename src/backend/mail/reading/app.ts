import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import * as v from 'valibot'
import { MarketIdSchema } from '../../../contracts/lodging.ts'
import { isLocalHost } from '../../../contracts/secrets.ts'
import { createAccessCheck } from '../../../domain/access-check.ts'
import { marketById } from '../../../markets/market.ts'
import { type Env, readVariables, type Variables } from '../../env.ts'
import { isSameText } from '../../tokens.ts'
import { type OutboxRow, queueAgain } from '../delivery/outbox-rows.ts'
import { markQueued } from '../queue.ts'
import { renderMail, type WrittenMail } from '../render/render-mail.tsx'
import { listPage, mailPage } from './pages.tsx'

/**
 * Gives access on the developer's own machine while no mail leaves it, and with the secret of `/mail/`, as a browser's
 * password (Basic), behind Cloudflare Access where that is configured. Mails contain guests' names and their links: the
 * key of the services does not open them.
 */
const requireReader = createMiddleware<{ Bindings: Env }>(async (c, next) => {
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

/** With its team's keys, which an isolate fetches once. */
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

/** Shows the outbox: on a local machine, or with the service key. */
export const mailApp = new Hono<{ Bindings: Env }>()

mailApp.use(requireReader)
mailApp.use(secureHeaders({ xFrameOptions: 'SAMEORIGIN' }))
mailApp.use(async (c, next) => {
  await next()
  c.header('cache-control', 'no-store')
  if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', pagePolicy)
})

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'"
/** Of a mail itself: nothing of it runs or is fetched, and its links open beside it. */
const mailPolicy = "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** Mails of the list: the newest. */
const maxListed = 200

mailApp.get('/', async (c) => {
  const { results } = await c.env.DB.prepare('SELECT * FROM outbox ORDER BY queued_at DESC, id LIMIT ?1')
    .bind(maxListed)
    .all<OutboxRow>()
  return c.html(listPage(results))
})

mailApp.get('/one', async (c) => {
  const row = await findMail(c.env, c.req.query('id'))
  return row ? c.html(mailPage(row, writtenOf(row, c.env))) : c.notFound()
})

/** The mail itself, for the frame that it is shown in. */
mailApp.get('/html', async (c) => {
  const row = await findMail(c.env, c.req.query('id'))
  const written = row && writtenOf(row, c.env)
  if (!written) return c.notFound()
  return c.html(written.html, 200, { 'content-security-policy': mailPolicy })
})

mailApp.get('/text', async (c) => {
  const row = await findMail(c.env, c.req.query('id'))
  const written = row && writtenOf(row, c.env)
  return written ? c.text(written.text) : c.notFound()
})

/** Sends a failed or unknown mail again, after somebody has looked at it. */
mailApp.post('/again', async (c) => {
  const origin = c.req.header('origin')
  if (origin !== undefined && origin !== new URL(c.req.url).origin) return c.text('Not from this page.', 403)
  const { id } = await c.req.parseBody()
  if (typeof id !== 'string' || !(await queueAgain(c.env.DB, id, Date.now()))) return c.notFound()
  markQueued()
  return c.redirect(`/mail/one?id=${encodeURIComponent(id)}`, 303)
})

async function findMail(env: Env, id = ''): Promise<OutboxRow | null> {
  return env.DB.prepare('SELECT * FROM outbox WHERE id = ?1').bind(id).first<OutboxRow>()
}

/** Null where the mail can't be written: its data is forgotten, or of another form. */
function writtenOf(row: OutboxRow, env: Env): WrittenMail | null {
  try {
    const market = marketById(v.parse(MarketIdSchema, row.lan))
    return renderMail({ template: row.template, data: JSON.parse(row.data), market }, readVariables(env).mail)
  } catch {
    return null
  }
}
