import { Hono } from 'hono'
import * as v from 'valibot'
import { LodgingViewsSchema } from '../../contracts/share-favorites.ts'
import { marketById } from '../../markets/market.ts'
import { type Env, readVariables } from '../env.ts'
import { linkOnSite } from '../mail/link-on-site.ts'
import { countGranted, visitorMail } from '../mail/visitor-mail.ts'
import { failure } from '../middleware/failures.ts'
import { requireServiceKey } from '../middleware/require-service-key.ts'

/** POST /klaviyo/email-lodging-views/: the houses that a device remembers, to the guest who asks for them. */
export const emailLodgingViews = new Hono<{ Bindings: Env }>({ strict: false }).post(
  '/klaviyo/email-lodging-views',
  requireServiceKey,
  async (c) => {
    const views = v.safeParse(LodgingViewsSchema, await c.req.json().catch(() => undefined))
    if (!views.success) {
      const names = [...new Set(views.issues.map((issue) => v.getDotPath(issue) ?? 'body'))].join(', ')
      return failure(c, 400, 'invalid_request', `Missing or wrong: ${names}.`)
    }
    const { lan, formId, email } = views.output
    const { sites } = readVariables(c.env).mail
    const houses = views.output.houses.map((house) => ({ ...house, url: linkOnSite(sites, lan, house.url) }))
    const now = Date.now()
    const template = 'lodging-views'
    const mail = { id: `views-${formId}`, market: marketById(lan), to: email, template, data: { houses } } as const
    await c.env.DB.batch(visitorMail(c.env.DB, mail, { form: template }, now))
    const queued = await countGranted(c.env.DB, [mail.id])
    return c.json({ data: { queued, skipped: 1 - queued, toConfirm: false }, meta: {} }, 202)
  },
)
