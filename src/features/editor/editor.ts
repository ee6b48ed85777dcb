import type { Hono, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { EditorNameSchema } from '../../contracts/office.ts'
import type { Deps } from '../../deps.ts'
import type { VisitWithin } from '../../routing/feature.ts'
import { fieldsOf } from '../../routing/load-page.ts'
import { createNestedApp } from '../../routing/nested-app.ts'
import { heldPass, holdsPass, issuePass, withdrawPass } from '../../session/editor-pass.ts'
import { isSecret } from '../../session/secret.ts'
import { type SiteContext, type SiteRequest, waitUntilContextOf } from '../../site-context.ts'
import { createChangeQueue } from '../content-changes/change-queue.ts'
import { purge } from '../content-changes/purge.ts'
import { unknownEntries } from '../content-changes/settle.ts'
import { addBookingRoutes } from './bookings.ts'
import { renderConsole, type ShowScreen } from './document.tsx'
import { addInboxRoutes } from './inbox.ts'
import { inspectPage } from './inspect.ts'
import { cachedPage } from './pages/cached.tsx'
import { homePage } from './pages/home.tsx'
import { marksPage } from './pages/marks.tsx'
import { confirmPage, notFoundPage } from './pages/parts.tsx'
import { previewPage } from './pages/preview.tsx'
import { receiptPage } from './pages/receipts.tsx'
import { reportPage } from './pages/report.tsx'
import { signInPage } from './pages/sign-in.tsx'
import { consolePath, editorPaths, receiptPath } from './paths.ts'
import { findPreviewed, previewLinks } from './preview.ts'
import { placeOf, readPurgeForm } from './purge-form.ts'
import { checkEditions, lastReport } from './report.ts'

const shownReceipts = 20

/** The editors' console, mounted at /editor: without a login only its login page is shown. */
export function createEditor(deps: Deps, visit: VisitWithin): Hono<SiteContext> {
  const editor = createNestedApp()
  const { EDITOR_SECRET: secret } = deps.variables
  const show: ShowScreen = (c, page, status = 200) =>
    c.html(renderConsole({ ...page, brand: deps.variables.BRAND, editor: c.get('editor') }), status)
  const originsOf = (c: SiteRequest) => deps.origins(new URL(c.req.url))

  editor.use(sameOriginForms)
  editor.get('/', async (c, next) => {
    const given = c.req.query('secret')
    if (given === undefined) return next()
    return signIn(c, given, nameOf(c.req.query('name')), editorPaths.home)
  })
  editor.post('/sign-in/', async (c) => {
    const form = await fieldsOf(c)
    const to = consolePath(String(form.get('to') ?? ''), c.req.url)
    return signIn(c, String(form.get('secret') ?? ''), nameOf(form.get('name')), to)
  })

  async function signIn(c: SiteRequest, given: string, name: string, to: string): Promise<Response> {
    if (!(await isSecret(given, secret))) {
      return show(c, signInPage({ isWrong: true, hasSecret: secret !== '', name, to }), 401)
    }
    await issuePass(c, 'console', secret, name)
    return c.redirect(to, 303)
  }

  editor.use(async (c, next) => {
    const assertion = c.req.header('cf-access-jwt-assertion')
    // The name is verified by Access; that of a pass was typed.
    const user = assertion === undefined ? null : await deps.accessUser(assertion)
    const holder = user ?? (await heldPass(c, 'console', secret))?.holder ?? null
    if (holder !== null) {
      c.set('editor', holder === '' ? 'editor' : holder)
      return next()
    }
    // A strict cookie is not sent after a link on another site: this page reloads itself once.
    const isFromElsewhere = c.req.header('sec-fetch-site') === 'cross-site' && c.req.method === 'GET'
    const isSent = c.req.method === 'POST' && c.req.path !== editorPaths.signOut
    const to = consolePath((c.req.method === 'POST' ? c.req.header('referer') : c.req.url) ?? '', c.req.url)
    const page = signInPage({ isWrong: false, hasSecret: secret !== '', isUndone: isSent, to })
    return isFromElsewhere ? show(c, { ...page, refresh: 0, refreshTo: editorPaths.home }) : show(c, page, 401)
  })

  // A form's reply has the form's URL: loaded again, it redirects to the form.
  for (const path of ['/sign-in/', '/purge/']) editor.get(path, (c) => c.redirect(editorPaths.home, 303))
  editor.post('/sign-out/', (c) => {
    withdrawPass(c, 'console')
    withdrawPass(c, 'marks')
    withdrawPass(c, 'preview')
    return c.redirect(editorPaths.home, 303)
  })
  editor.get('/', async (c) => show(c, homePage({ ...(await homeLists(deps)), now: Date.now() })))
  editor.post('/purge/', async (c) => {
    const context = waitUntilContextOf(c)
    const records = deps.backgroundRecords(context)
    const known = {
      routes: records.routes,
      hasEntry: async (id: string) => (await unknownEntries(deps, records.routes, [id])).length === 0,
    }
    const purgeForm = await readPurgeForm(await fieldsOf(c), c.get('market'), known, deps)
    if (purgeForm.kind === 'confirm') return show(c, confirmPage(purgeForm.edition))
    if (purgeForm.kind === 'wrong') {
      return show(c, homePage({ ...(await homeLists(deps)), wrong: purgeForm, now: Date.now() }), 422)
    }
    const { receipt, remakePages } = await purge(
      { deps, records, origins: originsOf(c), visit: (url) => visit(url, c), who: c.get('editor') ?? '' },
      purgeForm.named,
      'console',
      purgeForm.subject,
    )
    context.waitUntil(remakePages().catch(deps.log))
    return c.redirect(receiptPath(receipt.epoch), 303)
  })
  editor.get('/receipts/:epoch{[0-9]+}/', async (c) => {
    const receipt = await deps.receipts.of(Number(c.req.param('epoch')))
    return receipt
      ? show(c, receiptPage({ receipt, origins: originsOf(c), now: Date.now() }))
      : show(c, notFoundPage('There is no record of that purge. Only the last hundred are kept.'), 404)
  })
  editor.get('/cached/', async (c) => {
    const pageUrl = c.req.query('address')?.trim() ?? ''
    if (pageUrl === '') return show(c, cachedPage({ pageUrl, now: Date.now() }))
    const place = placeOf(pageUrl, c.get('market'), deps)
    if (!place) return show(c, cachedPage({ pageUrl, isWrong: true, now: Date.now() }), 422)
    const inspection = await inspectPage(
      deps.backgroundRecords(waitUntilContextOf(c)).routes,
      place,
      originsOf(c)[place.market.key],
      (request) => visit(request, c),
    )
    return show(c, cachedPage({ pageUrl, inspection, now: Date.now() }))
  })
  editor.get('/report/', async (c) => show(c, reportPage({ report: await lastReport(deps), origins: originsOf(c) })))
  editor.post('/report/', async (c) => {
    const origins = originsOf(c)
    try {
      return show(c, reportPage({ report: await checkEditions(deps, (request) => visit(request, c)), origins }))
    } catch (error) {
      deps.log(error)
      return show(c, reportPage({ report: await lastReport(deps), origins, hasFailed: true }), 502)
    }
  })
  editor.get('/preview/', async (c) => {
    const given = c.req.query('of')?.trim() ?? ''
    const lacking = (['EDITOR_SECRET', 'CONTENT_PREVIEW_KEY'] as const).filter((name) => deps.variables[name] === '')
    if (lacking.length > 0) return show(c, previewPage({ given, page: null, lacking }))
    const { drafts } = deps.backgroundRecords(waitUntilContextOf(c))
    const page = given === '' ? null : await findPreviewed(given, c.get('market'), drafts, deps)
    return show(c, previewPage({ given, page, preview: await previewLinks(page, originsOf(c), secret), lacking }))
  })
  editor.get('/marks/', async (c) =>
    show(c, marksPage({ isOn: await holdsPass(c, 'marks', secret), hasSecret: secret !== '' })),
  )
  editor.post('/marks/', async (c) => {
    const isOn = (await fieldsOf(c)).get('marks') === 'on' && secret !== ''
    if (isOn) await issuePass(c, 'marks', secret)
    else withdrawPass(c, 'marks')
    return c.redirect(editorPaths.marks, 303)
  })
  addInboxRoutes(editor, deps, show)
  addBookingRoutes(editor, deps, show)
  editor.all('*', (c) => show(c, notFoundPage('The console has no such page.'), 404))
  return editor
}

/** A typed name; empty where it is invalid. */
function nameOf(given: unknown): string {
  const name = v.safeParse(EditorNameSchema, given)
  return name.success ? name.output : ''
}

/** Each null while it can't be loaded. */
async function homeLists(deps: Deps) {
  const orNull = (error: unknown) => {
    deps.log(error)
    return null
  }
  const [receipts, refused] = await Promise.all([
    deps.receipts.last(shownReceipts).catch(orNull),
    deps.store(createChangeQueue).refused().catch(orNull),
  ])
  return { receipts, refused }
}

/** Refuses forms whose `Origin` is not this host, or missing: browsers send it with every form. */
const sameOriginForms: MiddlewareHandler = async function sameOriginForms(c, next) {
  const isForm = c.req.method !== 'GET' && c.req.method !== 'HEAD'
  if (isForm && c.req.header('origin') !== new URL(c.req.url).origin) {
    return c.text('Forbidden: this form was not sent from the console.', 403)
  }
  await next()
}
