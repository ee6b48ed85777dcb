import { Hono } from 'hono'
import * as v from 'valibot'
import { LodgingViewsSchema, ShareFavoritesSchema, type ShareMailReply } from '../../contracts/share-favorites.ts'
import { marketById } from '../../markets/market.ts'
import { messagesOf } from '../../markets/messages/messages.ts'
import { readConfirmation, spendConfirmation } from '../confirm/confirmations.ts'
import { type Env, readVariables } from '../env.ts'
import { linkOnSite, type MailSettings } from '../mail/mail-settings.ts'
import { countGranted, mailNetwork, recipientDigest, visitorConfirmation, visitorMail } from '../mail/visitor-mail.ts'
import { failure, invalidRequest } from '../middleware/failures.ts'
import { requireServiceKey } from '../middleware/guards.ts'
import { hashOf } from '../tokens.ts'

type Share = v.InferOutput<typeof ShareFavoritesSchema>

const kind = 'share-favorites' as const

/**
 * POST /bridge/email/share-favorites/: a list of houses to one to three addresses, each once however often the form is
 * sent. Without a captcha, the sender confirms by mail first, and POST …/confirm/ with {token} sends it.
 */
export const emailShareFavorites = new Hono<{ Bindings: Env }>({ strict: false })
  .post('/bridge/email/share-favorites', requireServiceKey, async (c) => {
    const share = v.safeParse(ShareFavoritesSchema, await c.req.json().catch(() => undefined))
    if (!share.success) return invalidRequest(c, share.issues)
    const { sites } = readVariables(c.env).mail
    const onSite = shareOnSite(share.output, sites)
    const { confirmAt } = onSite
    const network = await mailNetwork(c)
    const data = confirmAt
      ? await mailConfirmation(c.env.DB, onSite, confirmAt, network)
      : await sendShare(c.env.DB, onSite, network)
    return c.json({ data, meta: {} }, 202)
  })
  .post('/bridge/email/share-favorites/confirm', requireServiceKey, async (c) => {
    const body = v.safeParse(v.object({ token: v.string() }), await c.req.json().catch(() => undefined))
    const token = body.success ? body.output.token : ''
    const share = await readConfirmation(c.env.DB, kind, token, ShareFavoritesSchema)
    if (!share) return failure(c, 404, 'unknown_token', 'Nothing waits under this token any more.')
    const network = await mailNetwork(c)
    return c.json(
      { data: await sendShare(c.env.DB, share, network, spendConfirmation(c.env.DB, token)), meta: {} },
      202,
    )
  })

/** With the configured origins in all links, whatever host the request came to. */
function shareOnSite(share: Share, sites: MailSettings['sites']): Share {
  const onSite = (url: string) => linkOnSite(sites, share.lan, url)
  return {
    ...share,
    link: onSite(share.link),
    houses: share.houses.map((house) => ({ ...house, url: onSite(house.url) })),
    confirmAt: share.confirmAt && onSite(share.confirmAt),
  }
}

/** @param also what is done in the same batch */
async function sendShare(
  db: D1Database,
  share: Share,
  network: string | null,
  ...also: D1PreparedStatement[]
): Promise<ShareMailReply> {
  const { lan, formId, senderName, senderEmail, recipients, houses, link } = share
  const now = Date.now()
  const mails = recipients.map((to) => ({
    id: `share-${formId}-${recipientDigest(to).slice(0, 16)}`,
    market: marketById(lan),
    to,
    replyTo: senderEmail,
    template: kind,
    data: { senderName, houses, link },
  }))
  await db.batch([...mails.flatMap((mail) => visitorMail(db, mail, { form: kind, network }, now)), ...also])
  const ids = [...new Set(mails.map(({ id }) => id))]
  const queued = await countGranted(db, ids)
  return { queued, skipped: ids.length - queued, toConfirm: false }
}

/**
 * Mails the sender for confirmation, once for a form with the same answers. The reply does not say whether the address is
 * over its budget: it may be anybody's.
 */
async function mailConfirmation(
  db: D1Database,
  share: Share,
  confirmAt: string,
  network: string | null,
): Promise<ShareMailReply> {
  const { lan, formId, senderEmail } = share
  const market = marketById(lan)
  const confirmation = {
    kind,
    payload: { ...share, confirmAt: null },
    market,
    to: senderEmail,
    purpose: messagesOf(market).favorites.confirmPurpose,
    link: (token: string) => confirmAt.replace('%7Btoken%7D', encodeURIComponent(token)),
  }
  const cause = { form: `${kind}:ask`, network }
  const id = `share-${formId}-ask-${hashOf(JSON.stringify(share)).slice(0, 16)}`
  await db.batch(visitorConfirmation(db, id, confirmation, cause, Date.now()))
  return { queued: 0, skipped: 0, toConfirm: true }
}

/** POST /klaviyo/email-lodging-views/: mails the houses that a device remembers to its guest. */
export const emailLodgingViews = new Hono<{ Bindings: Env }>({ strict: false }).post(
  '/klaviyo/email-lodging-views',
  requireServiceKey,
  async (c) => {
    const views = v.safeParse(LodgingViewsSchema, await c.req.json().catch(() => undefined))
    if (!views.success) return invalidRequest(c, views.issues)
    const { lan, formId, email } = views.output
    const { sites } = readVariables(c.env).mail
    const houses = views.output.houses.map((house) => ({ ...house, url: linkOnSite(sites, lan, house.url) }))
    const now = Date.now()
    const template = 'lodging-views'
    // An address that is typed again otherwise is another one's.
    const id = `views-${formId}-${recipientDigest(email).slice(0, 16)}`
    const mail = { id, market: marketById(lan), to: email, template, data: { houses } } as const
    await c.env.DB.batch(visitorMail(c.env.DB, mail, { form: template, network: await mailNetwork(c) }, now))
    const queued = await countGranted(c.env.DB, [mail.id])
    return c.json({ data: { queued, skipped: 1 - queued, toConfirm: false }, meta: {} }, 202)
  },
)
