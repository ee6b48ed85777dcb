import type { Hono } from 'hono'
import * as v from 'valibot'
import { decisions, type InboxKind, inboxKinds, type Submission } from '../../contracts/office.ts'
import type { Deps } from '../../deps.ts'
import { markets } from '../../markets/market.ts'
import { fieldsOf } from '../../routing/load-page.ts'
import type { OfficeService } from '../../services/office.ts'
import { ServiceError } from '../../services/service-error.ts'
import { type SiteContext, type SiteRequest, waitUntilContextOf } from '../../site-context.ts'
import type { ShowScreen } from './document.tsx'
import { type InboxNotice, inboxPage } from './pages/inbox.tsx'
import { noOfficePage, notFoundPage, unanswered } from './pages/parts.tsx'
import { entryNamedIn, type NamedPage, pageKey } from './pages/submission.tsx'
import { inboxUrl, pageOf } from './paths.ts'

/** Few enough for a page of pictures. */
const perPage = 20
const widths = { small: 480, large: 1600 } as const

const isId = /^[\w-]{1,64}$/

const DecisionFormSchema = v.object({
  id: v.pipe(v.string(), v.regex(isId)),
  decision: v.picklist(decisions),
})

interface InboxView {
  kind: InboxKind | null
  /** Those that are decided in place of those that wait. */
  isDecided: boolean
  page: number
}

/** What guests have sent: seen, approved and rejected. */
export function addInboxRoutes(editor: Hono<SiteContext>, deps: Deps, show: ShowScreen): void {
  const { office, log, variables } = deps

  editor.get('/inbox/', async (c) => {
    if (!office) return show(c, noOfficePage('inbox'))
    const id = c.req.query('decided')
    const submission = id && isId.test(id) ? await office.submission(id).catch(() => null) : null
    return showInbox(c, office, submission && { kind: 'decided', submission })
  })
  editor.post('/inbox/', async (c) => {
    if (!office) return show(c, noOfficePage('inbox'))
    const form = v.safeParse(DecisionFormSchema, Object.fromEntries(await fieldsOf(c)))
    if (!form.success) {
      return showInbox(c, office, { kind: 'refused', message: 'Press a button beside one of these.' }, 422)
    }
    const { id, decision } = form.output
    try {
      const outcome = await office.decide(id, decision, c.get('editor') ?? 'editor')
      if (outcome.kind === 'decided') return c.redirect(inboxUrl({ ...viewOf(c), decided: id }), 303)
      return showInbox(c, office, outcome, 409)
    } catch (error) {
      return failed(c, error)
    }
  })
  editor.get('/uploads/:id{[0-9a-f]{32}}/:size{small|large}/', async (c) => {
    const width = widths[c.req.param('size') === 'large' ? 'large' : 'small']
    const picture = await office?.upload(c.req.param('id'), width)
    if (!picture) return show(c, notFoundPage('There is no such picture.'), 404)
    return new Response(picture, { headers: { 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' } })
  })

  async function showInbox(
    c: SiteRequest,
    service: OfficeService,
    notice: InboxNotice | null,
    status: 200 | 409 | 422 = 200,
  ): Promise<Response> {
    const view = viewOf(c)
    try {
      const found = await service.submissions({
        kind: view.kind,
        status: view.isDecided ? null : 'waiting',
        limit: perPage,
        skip: (view.page - 1) * perPage,
      })
      const last = Math.ceil(found.total / perPage)
      // Whoever has decided the last one of the last page goes on with the page before it.
      if (status === 200 && last > 0 && view.page > last) {
        return c.redirect(inboxUrl({ ...view, page: last, decided: c.req.query('decided') }), 303)
      }
      const pages = await pagesNamedIn(c, deps, found.submissions)
      return show(
        c,
        inboxPage({ ...found, ...view, pages, notice, last, isOutside: variables.WORKERS_URL !== '' }),
        status,
      )
    } catch (error) {
      return failed(c, error)
    }
  }

  function failed(c: SiteRequest, error: unknown) {
    if (!(error instanceof ServiceError)) throw error
    log(error)
    return show(c, noOfficePage('inbox', unanswered), 502)
  }
}

/** The pages of the entries that they are about, as their guests read them; of those that have none nothing. */
async function pagesNamedIn(
  c: SiteRequest,
  deps: Deps,
  submissions: readonly Submission[],
): Promise<ReadonlyMap<string, NamedPage>> {
  const { routes } = deps.backgroundRecords(waitUntilContextOf(c))
  const origins = deps.origins(new URL(c.req.url))
  const named = new Map(
    submissions.flatMap(({ locale, data }) => {
      const id = entryNamedIn(data)
      return id === null ? [] : [[pageKey(locale, id), { locale, id }]]
    }),
  )
  const found = await Promise.all(
    [...named].map(async ([key, { locale, id }]) => {
      const market = markets.find((each) => each.locale === locale)
      // Without its title it is named by its id.
      const page = market && (await routes.path(market, id).catch(() => null))
      return market && page ? [[key, { title: page.title, url: origins[market.key] + page.path }] as const] : []
    }),
  )
  return new Map(found.flat())
}

function viewOf(c: SiteRequest): InboxView {
  const kind = inboxKinds.find((each) => each === c.req.query('kind')) ?? null
  return { kind, isDecided: c.req.query('show') === 'decided', page: pageOf(c.req.query('page')) }
}
