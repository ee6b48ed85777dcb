import type { DraftStay } from '../../drafts/draft.ts'
import { formatMessage } from '../../markets/say.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href } from '../../urls/paths.ts'
import { formPage } from '../forms/form-page.tsx'

const alertStates = ['waiting', 'to-confirm', 'limited', 'cancelled', 'over'] as const
/** What has come of a request. */
export type AlertState = (typeof alertStates)[number]

export function isAlertState(text: string | null): text is AlertState {
  return alertStates.some((state) => state === text)
}

interface ReceiptOptions {
  hasFailed?: boolean
  /** In place of the one in the address. */
  cancelToken?: string | null
}

/** After the form, the mail's button or the deletion. A request that waits can be deleted here. */
export function alertReceiptPage(
  request: RenderContext,
  stay: DraftStay,
  state: AlertState,
  { hasFailed, cancelToken = request.query.get('cancel') }: ReceiptOptions = {},
): LoaderResult {
  const { market, messages } = request
  const { alert } = messages.bookingFlow
  const texts = {
    waiting: { title: alert.waitingTitle, text: alert.waiting, kind: 'success' },
    'to-confirm': { title: alert.confirmTitle, text: alert.toConfirm, kind: 'info' },
    limited: { title: alert.title, text: alert.limited, kind: 'warning' },
    cancelled: { title: alert.title, text: alert.cancelled, kind: 'success' },
    over: { title: alert.title, text: alert.over, kind: 'warning' },
  } as const
  const { title, text, kind } = texts[state]
  const dates = stayDates(market, stay.arrival, stay.duration)
  const main = (
    <FormPage
      title={title}
      lead={formatMessage(alert.lead, { house: stay.name, dates }, market)}
      notice={hasFailed ? alert.failed : null}
      above={
        <Notice kind={kind}>
          <p role="status">{text}</p>
        </Notice>
      }
    >
      {state === 'waiting' && cancelToken && (
        <form method="post" action={href.stayAlert(stay.name, stay.arrival, stay.duration)}>
          <input type="hidden" name="cancel" value={cancelToken} />
          <Button kind="quiet" type="submit">
            {alert.cancel}
          </Button>
        </form>
      )}
      <p>
        <ButtonLink kind="secondary" href={href.lodging(market, stay.name)}>
          {messages.card.seeHouse}
        </ButtonLink>
      </p>
    </FormPage>
  )
  return formPage(request, hasFailed ? 503 : 200, { title }, main)
}

/** Where the mail leads that asks first: looking at it does nothing. */
export function confirmAlertPage(
  request: RenderContext,
  stay: DraftStay,
  token: string,
  { hasFailed }: { hasFailed?: boolean } = {},
): LoaderResult {
  const { market, messages } = request
  const { alert } = messages.bookingFlow
  const dates = stayDates(market, stay.arrival, stay.duration)
  const main = (
    <FormPage
      title={alert.confirmAsk}
      lead={formatMessage(alert.lead, { house: stay.name, dates }, market)}
      notice={hasFailed ? alert.failed : null}
    >
      <form method="post" action={href.stayAlert(stay.name, stay.arrival, stay.duration)}>
        <input type="hidden" name="confirm" value={token} />
        <p>{alert.what}</p>
        <Button type="submit">{alert.submit}</Button>
      </form>
    </FormPage>
  )
  return formPage(request, hasFailed ? 503 : 200, { title: alert.confirmAsk }, main)
}
