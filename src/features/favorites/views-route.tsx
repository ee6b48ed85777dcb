import type { ReactNode } from 'react'
import * as v from 'valibot'
import { captchaField } from '../../contracts/captcha.ts'
import { submissionField, trapField } from '../../contracts/form-fields.ts'
import { FormIdSchema, ViewsFormSchema } from '../../contracts/share-favorites.ts'
import { parseFavorites } from '../../domain/favorites.ts'
import { readParty } from '../../domain/read-trip.ts'
import { noTrip, type Trip } from '../../domain/trip.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { type LoaderResult, type Page, type RenderContext, seeOther } from '../../routing/page.ts'
import { ServiceError } from '../../services/service-error.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { emailInput } from '../../ui/email-input.ts'
import { TextField } from '../../ui/field.tsx'
import { ErrorSummary } from '../../ui/form-errors.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import type { ListedHouse } from '../house-list/listed-houses.ts'
import { readFavoritesQuery } from './favorites-query.ts'
import { inOtherEditions, loadFavorites, privatePage, readOwnList } from './load.ts'
import { linkedHouse } from './share-route.tsx'

const captchaAction = 'lodging-views'
/** Houses that one mail names. */
const maxHouses = 24

/** Mails the houses that a device remembers to its guest. They come with the form: the site does not store them. */
export const viewsPage: Page = {
  load: (request) => (request.method === 'POST' ? postForm(request) : showReceipt(request)),
}

interface ViewsForm {
  houses: ListedHouse[]
  formId: string
  email: string
}

async function showReceipt(request: RenderContext): Promise<LoaderResult> {
  const texts = request.messages.favorites
  if (!request.query.has('sent')) return seeOther(href.favorites())
  const isSkipped = request.query.get('sent') === '0'
  const { ids } = await readOwnList(request)
  return page(
    request,
    ids,
    <div className="content container share">
      <header className="content-head">
        <h1>{texts.viewedTitle}</h1>
      </header>
      <Notice kind={isSkipped ? 'warning' : 'success'}>
        <p role="status">{isSkipped ? texts.skipped : texts.viewedSent}</p>
      </Notice>
      <p>
        <ButtonLink href={href.favorites()} icon="back">
          {texts.backToList}
        </ButtonLink>
      </p>
    </div>,
  )
}

async function postForm(request: RenderContext): Promise<LoaderResult> {
  const { form, services, market } = request
  const trip = tripOf(request)
  const ids = parseFavorites(String(form?.get('ids') ?? '')).slice(-maxHouses)
  if (!form || ids.length === 0) return { kind: 'refused' }
  const formId = v.safeParse(FormIdSchema, form.get(submissionField))
  const typed = form.get('email')
  const { houses, failure } = await loadFavorites(request, ids, {
    ...unaskedQuery(request),
    party: trip.party,
  })
  if (failure) throw failure
  if (houses.length === 0) return seeOther(href.favorites())
  const shown: ViewsForm = {
    houses,
    formId: formId.success ? formId.output : crypto.randomUUID(),
    email: typeof typed === 'string' ? typed.slice(0, 200) : '',
  }
  if (typed === null) return formPage(request, shown)
  if (form.get(trapField)) return formPage(request, shown, { status: 422, problem: 'trap' })
  const email = v.safeParse(ViewsFormSchema, { email: shown.email })
  if (!email.success) return formPage(request, shown, { status: 422, fault: shown.email.trim() ? 'email' : 'required' })
  const verdict = await request.captcha.check(form, captchaAction)
  if (verdict === 'too-many') return formPage(request, shown, { status: 429, problem: 'tooMany' })
  if (verdict === 'failed') return formPage(request, shown, { status: 422, captchaFailed: true })
  try {
    const { queued } = await services.workers.emailLodgingViews({
      lan: market.id,
      formId: shown.formId,
      email: email.output.email,
      houses: houses.map(({ hit }) => linkedHouse(request, hit, trip)),
    })
    return seeOther(`${href.mailViews()}?sent=${queued}`)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return formPage(request, shown, { status: 503, problem: 'sendFailed' })
  }
}

/** A list as a URL without parameters requests it. */
function unaskedQuery({ now }: RenderContext) {
  return readFavoritesQuery({ query: new URLSearchParams(), now })
}

/** The party of the form's list: dates of a search do not apply to houses looked at before. */
function tripOf({ query }: RenderContext): Trip {
  return { ...noTrip, party: readParty(query) }
}

interface Problems {
  status?: 200 | 422 | 429 | 503
  fault?: 'email' | 'required'
  problem?: 'sendFailed' | 'tooMany' | 'trap'
  captchaFailed?: boolean
}

function formPage(request: RenderContext, { houses, formId, email }: ViewsForm, problems: Problems = {}): LoaderResult {
  const { market, messages } = request
  const texts = messages.favorites
  const trip = tripOf(request)
  const { fault, problem, captchaFailed, status } = problems
  const errors = [
    ...(fault
      ? [{ name: 'email', message: formatMessage(texts.faults[fault], { field: texts.viewedEmail }, market) }]
      : []),
    ...(captchaFailed ? [{ name: captchaField, message: messages.captcha.failed }] : []),
  ]
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message
  return page(
    request,
    houses.map(({ hit }) => hit.lodgingId).toReversed(),
    <div className="content container share">
      <header className="content-head">
        <h1>{texts.viewedMail}</h1>
        <p className="lead">{texts.viewedLead}</p>
      </header>
      {problem && <Notice kind="error">{problem === 'trap' ? messages.forms.trap : texts[problem]}</Notice>}
      <ErrorSummary title={messages.errors.summaryTitle} errors={errors} />
      <section className="panel">
        <ul className="viewed-houses">
          {houses.map(({ hit }) => (
            <li key={hit.lodgingId}>
              <a href={withTrip(href.lodging(market, hit.name), trip)}>{hit.title}</a> <span>{hit.name}</span>
            </li>
          ))}
        </ul>
        <SiteForm
          market={market}
          messages={messages}
          action={withTrip(href.mailViews(), trip)}
          submissionId={formId}
          submit={texts.viewedMail}
          captcha={{
            widget: request.captcha.widget,
            action: captchaAction,
            unproven: 'same',
            error: errorOf(captchaField),
          }}
        >
          <input
            type="hidden"
            name="ids"
            value={houses
              .map(({ hit }) => hit.lodgingId)
              .toReversed()
              .join('.')}
          />
          <TextField
            name="email"
            label={texts.viewedEmail}
            error={errorOf('email')}
            defaultValue={email}
            {...emailInput}
            required
          />
        </SiteForm>
      </section>
    </div>,
    status,
  )
}

/** Other editions know neither the form nor the guest's list: they show the houses. */
function page(
  request: RenderContext,
  ids: readonly number[],
  main: ReactNode,
  status?: Problems['status'],
): LoaderResult {
  const path = href.mailViews()
  const listQuery = { ...unaskedQuery(request), party: tripOf(request).party }
  return privatePage({
    path,
    title: request.messages.favorites.viewedTitle,
    ...inOtherEditions(request.market.key, path, ids, listQuery),
    main: Promise.resolve(main),
    status,
    captcha: true,
  })
}
