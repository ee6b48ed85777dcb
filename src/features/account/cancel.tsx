import type { CancelRefusal, MyBookingDetails } from '../../contracts/my-bookings.ts'
import { refundWithinDays } from '../../editions/agency-facts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { accountPage } from './account-page.tsx'
import type { BookingDoor } from './booking-door.tsx'

/**
 * The fee of cancelling now, and the one button that cancels at that fee. A second press, also in another window, leads
 * to the cancelled booking; if the fee has changed by then, the new one is shown for confirmation.
 */
export async function loadCancelPage(request: RenderContext, door: BookingDoor): Promise<LoaderResult> {
  const { market, services } = request
  const fee = request.method === 'POST' ? String(request.form?.get('fee') ?? '') : null
  let refused: CancelRefusal | null = null
  if (fee !== null) {
    const outcome = /^\d{1,9}$/.test(fee)
      ? await services.auth.cancelBooking(door.access, door.number, Number(fee))
      : ({ kind: 'refused', code: 'fee_changed' } as const)
    if (outcome.kind === 'cancelled') {
      // Its page shows the stay as free from now on; where that fails, once it has grown old.
      await request.purge([`lodging:${outcome.lodgingId}`]).catch(request.log)
      return seeOther(door.path)
    }
    refused = outcome.code
  }
  const found = await services.auth.booking(door.access, market.id, door.number)
  if (!found) return { kind: 'not-found' }
  if (found.cancelled) return seeOther(door.path)
  return cancelPage(request, door, found, refused)
}

function cancelPage(
  request: RenderContext,
  door: BookingDoor,
  booking: MyBookingDetails,
  refused: CancelRefusal | null,
): LoaderResult {
  const { market, messages } = request
  const texts = messages.account.cancel
  const { lodging, cancellation } = booking
  const dates = stayDates(market, booking.arrival, booking.duration)
  const main = door.layout(
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{`${booking.number}: ${lodging.title}, ${dates}`}</p>
      {refused === 'fee_changed' && cancellation && <Notice kind="error">{texts.changed}</Notice>}
      {cancellation ? (
        <Confirm request={request} door={door} booking={booking} cancellation={cancellation} />
      ) : (
        <>
          <Notice kind="warning">{texts.late}</Notice>
          <div className="actions">
            <ButtonLink kind="secondary" icon="back" href={door.path}>
              {texts.back}
            </ButtonLink>
          </div>
        </>
      )}
    </>,
  )
  const status = refused === null ? 200 : cancellation ? 409 : 422
  return accountPage({ status, title: texts.title, path: door.pathInAll, main })
}

interface ConfirmProps {
  request: RenderContext
  door: BookingDoor
  booking: MyBookingDetails
  cancellation: NonNullable<MyBookingDetails['cancellation']>
}

function Confirm({ request: { market, messages }, door, booking, cancellation }: ConfirmProps) {
  const texts = messages.account.cancel
  const { summary } = messages.booking
  const money = (minor: number) => formatMoney({ ...market, currency: booking.currency }, minor)
  const { fee, until } = cancellation
  return (
    <section className="panel">
      <h2>{messages.booking.review.cancellation}</h2>
      <dl className="price-lines">
        <div>
          <dt>{summary.total}</dt>
          <dd>{money(booking.total)}</dd>
        </div>
        <CancelledShares texts={texts} money={money} shares={cancellation} />
      </dl>
      <p>{formatMessage(texts.until, { date: formatDate(market, until, 'date') }, market)}</p>
      <p>{formatMessage(texts.money, { count: refundWithinDays }, market)}</p>
      <p>
        <strong>{texts.final}</strong>
      </p>
      <form method="post" action={door.cancelPath} className="actions">
        <input type="hidden" name="fee" value={fee} />
        <Button type="submit">{formatMessage(texts.submit, { amount: money(fee) }, market)}</Button>
        <ButtonLink kind="secondary" href={door.path}>
          {texts.keep}
        </ButtonLink>
      </form>
    </section>
  )
}

interface CancelledSharesProps {
  texts: Messages['account']['cancel']
  money: (minor: number) => string
  shares: { fee: number; refund: number }
}

/** What of the total is paid after a cancellation, and what is not. */
export function CancelledShares({ texts, money, shares: { fee, refund } }: CancelledSharesProps) {
  return (
    <>
      <div>
        <dt>{texts.waived}</dt>
        <dd>{money(-refund)}</dd>
      </div>
      <div className="total">
        <dt>{texts.fee}</dt>
        <dd>{money(fee)}</dd>
      </div>
    </>
  )
}
