import * as v from 'valibot'
import { readStay } from '../../contracts/booking-forms.ts'
import { AlertTokenSchema, StayAlertFieldsSchema, type StayAlertReply } from '../../contracts/stay-alert.ts'
import type { DraftStay } from '../../drafts/draft.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { ServiceError } from '../../services/service-error.ts'
import type { SubmitOutcome } from '../../services/workers.ts'
import { href } from '../../urls/paths.ts'
import { emptyForm, handleForm } from '../forms/submission.ts'
import {
  type AlertState,
  alertAction,
  alertFormPage,
  alertReceiptPage,
  confirmAlertPage,
  isAlertState,
} from './alert-pages.tsx'
import { findHouse } from './load.ts'

/**
 * /booking/alert/: requests a mail when a stay that another guest holds is free, or booked. A stay that is not held
 * when the page is shown, or the form comes, says so instead.
 */
export async function loadAlertPage(request: RenderContext): Promise<LoaderResult> {
  const { query, method, form } = request
  const { lodging, arrival, duration } = readStay(query)
  const house = lodging ? await findHouse(request, lodging) : null
  if (!house || !arrival || !duration) return { kind: 'not-found' }
  const stay = { lodgingId: house.id, name: house.name, arrival, duration }
  if (method === 'POST') {
    const confirm = form?.get('confirm')
    const cancel = form?.get('cancel')
    if (typeof confirm === 'string') return confirmAlert(request, stay, confirm)
    return typeof cancel === 'string' ? cancelAlert(request, stay, cancel) : postAlert(request, stay)
  }
  const confirm = query.get('confirm')
  if (confirm !== null) return confirmAlertPage(request, stay, confirm)
  const state = query.get('state')
  return isAlertState(state)
    ? alertReceiptPage(request, stay, state)
    : alertFormPage(request, stay, emptyForm({ email: '' }))
}

async function postAlert(request: RenderContext, stay: DraftStay): Promise<LoaderResult> {
  const { services, market } = request
  const { lodgingId, arrival, duration } = stay
  return handleForm(request, {
    names: ['email'],
    schema: StayAlertFieldsSchema,
    captcha: alertAction,
    submit: async ({ email }, key, _form, isProven) =>
      outcomeOf(
        await services.booking.requestAlert(
          { lodgingId, arrival, duration, languageId: market.id, email, isProven },
          key,
        ),
      ),
    done: (cancelToken, isProven) => receipt(stay, isProven ? 'waiting' : 'to-confirm', cancelToken),
    // The page itself shows the stay's present state.
    show: (state) =>
      state.code === 'free' || state.code === 'taken' ? seeOther(urlOf(stay)) : alertFormPage(request, stay, state),
  })
}

function outcomeOf({ outcome, cancelToken }: StayAlertReply): SubmitOutcome {
  return outcome === 'waiting' || outcome === 'to-confirm'
    ? { kind: 'stored', reference: cancelToken ?? '' }
    : { kind: 'refused', code: outcome, faults: [] }
}

async function confirmAlert(request: RenderContext, stay: DraftStay, token: string): Promise<LoaderResult> {
  if (!v.is(AlertTokenSchema, token)) return { kind: 'refused' }
  try {
    const reply = await request.services.booking.confirmAlert(token)
    if (!reply) return receipt(stay, 'over')
    const { outcome, cancelToken } = reply
    return outcome === 'waiting' || outcome === 'limited'
      ? receipt(stay, outcome, cancelToken ?? '')
      : seeOther(urlOf(stay))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return confirmAlertPage(request, stay, token, { hasFailed: true })
  }
}

async function cancelAlert(request: RenderContext, stay: DraftStay, token: string): Promise<LoaderResult> {
  if (!v.is(AlertTokenSchema, token)) return { kind: 'refused' }
  try {
    return receipt(stay, (await request.services.booking.cancelAlert(token)) ? 'cancelled' : 'over')
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return alertReceiptPage(request, stay, 'waiting', { hasFailed: true, cancelToken: token })
  }
}

function urlOf({ name, arrival, duration }: DraftStay): string {
  return href.stayAlert(name, arrival, duration)
}

function receipt(stay: DraftStay, state: AlertState, cancelToken = ''): LoaderResult {
  return seeOther(`${urlOf(stay)}&state=${state}${cancelToken && `&cancel=${cancelToken}`}`)
}
