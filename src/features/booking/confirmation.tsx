import * as v from 'valibot'
import { ReadSnapshotSchema } from '../../contracts/booking-snapshot.ts'
import type { MadeBooking } from '../../drafts/draft.ts'
import { draftAttribute, printAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/say.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { BookingFacts } from '../../ui/booking-facts.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReceiptNotice } from '../../ui/receipt-notice.tsx'
import { href } from '../../urls/paths.ts'
import { bookingNow } from '../arrival/booking-now.ts'
import { bookingPage } from './frame.tsx'
import { Help } from './help.tsx'
import { dropDrafts, readBooked } from './kept-draft.ts'
import { readTogether } from './together.ts'
import { NextHouse } from './together-box.tsx'

/** /booking/confirmation/: only ever from a reply of the booking service that was read and kept. */
export async function openConfirmation(request: RenderContext): Promise<LoaderResult> {
  const made = await readBooked(request)
  if (!made) return seeOther(href.booking())
  const { draft } = made
  const isShared = request.cookies.isShared()
  const { booked, additions, lack } = await bookingNow(request, made.booked)
  const { market, messages } = request
  const { done } = messages.booking
  const { name } = draft.stay
  const [settings, together] = await Promise.all([request.routes.settings(market), readTogether(request, draft)])
  const main = (
    <div className="thanks container" {...{ [draftAttribute.booked]: draft.mark }}>
      <h1>{done.title}</h1>
      <p className="lead">{formatMessage(done.lead, { email: booked.email }, market)}</p>
      {settings && <p>{settings.bookingFlow.confirmationText}</p>}
      {booked.isEarlier && <Notice>{done.earlier}</Notice>}
      <p className="booking-number">
        <span>{done.number}</span>
        <strong>{booked.number}</strong>
      </p>
      {together && <NextHouse request={request} together={together} />}
      {isShared && <Notice kind="warning">{messages.account.shared.once}</Notice>}
      <div className="actions">
        {!isShared && <KeptLinks messages={messages} />}
        <Button kind="quiet" type="button" {...{ [printAttribute]: '' }}>
          {done.print}
        </Button>
      </div>
      <ReceiptNotice messages={messages} lack={lack} />
      <BookingFacts
        market={{ ...market, currency: booked.currency }}
        messages={messages}
        booking={{ ...booked, name, terms: termsOfBooking(booked), additions }}
      />
      <section>
        <h2>{done.next}</h2>
        <ol className="next-steps">
          <li>{done.next1}</li>
          <li>{done.next2}</li>
          <li>{done.next3}</li>
        </ol>
      </section>
      <div className="actions">
        <ButtonLink kind="secondary" href={href.lodging(market, name)}>
          {done.toHouse}
        </ButtonLink>
      </div>
      {settings && <Help settings={settings} />}
    </div>
  )
  const page = bookingPage(request, 200, done.title, main)
  if (isShared) await dropDrafts(request, [made])
  return page
}

/** Pages that open the receipt again. */
function KeptLinks({ messages: { arrival, booking } }: Pick<RenderContext, 'messages'>) {
  return (
    <>
      <ButtonLink icon="key" href={href.bookingArrival()}>
        {arrival.link}
      </ButtonLink>
      <a className="button secondary" href={href.bookingCalendar()} download aria-describedby="calendar-hint">
        {booking.done.calendar}
      </a>
      <span id="calendar-hint" className="field-hint">
        {booking.done.calendarHint}
      </span>
    </>
  )
}

function termsOfBooking({ snapshot }: MadeBooking) {
  const read = v.safeParse(ReadSnapshotSchema, snapshot)
  return read.success ? read.output : null
}
