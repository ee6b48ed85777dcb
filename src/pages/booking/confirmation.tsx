import { formatDate } from '../../markets/formats.ts'
import { say } from '../../markets/say.ts'
import type { Opened, PageRequest } from '../../routing/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PriceLines } from '../../ui/price-lines.tsx'
import { href } from '../../urls/paths.ts'
import { bookingPage } from './frame.tsx'
import { readDraft, seeOther } from './kept-draft.ts'
import { partyText } from './party-text.ts'

/** /booking/confirmation/: only ever from a reply of the booking service that was read and kept. */
export async function openConfirmation(request: PageRequest): Promise<Opened> {
  const kept = await readDraft(request)
  const booked = kept?.draft.booked
  if (!kept || !booked) return seeOther(href.booking())
  const { market, messages } = request
  const { booking, card } = messages
  const { done } = booking
  const { name } = kept.draft.stay
  const main = (
    <div className="thanks container">
      <h1>{done.title}</h1>
      <p className="lead">{say(done.lead, { email: booked.email }, market)}</p>
      {booked.isEarlier && <Notice>{done.earlier}</Notice>}
      <p className="booking-number">
        <span>{done.number}</span>
        <strong>{booked.number}</strong>
      </p>
      <dl className="review-rows">
        <div>
          <dt>{booking.review.house}</dt>
          <dd>
            <a href={href.lodging(market, name)}>{`${booked.title} (${name})`}</a>
          </dd>
        </div>
        <div>
          <dt>{booking.stay.arrival}</dt>
          <dd>{`${formatDate(market, booked.arrival, 'long')}. ${booking.stay.arrivalTime}.`}</dd>
        </div>
        <div>
          <dt>{booking.stay.departure}</dt>
          <dd>{`${formatDate(market, booked.departure, 'long')}. ${booking.stay.departureTime}.`}</dd>
        </div>
        <div>
          <dt>{booking.stay.duration}</dt>
          <dd>{say(card.nights, { count: booked.duration }, market)}</dd>
        </div>
        <div>
          <dt>{booking.review.party}</dt>
          <dd>{partyText(market, messages, booked.party)}</dd>
        </div>
      </dl>
      <section className="panel">
        <h2>{booking.review.price}</h2>
        <PriceLines market={market} texts={booking.summary} lines={booked.lines} total={booked.total} />
        <p className="field-hint">{booking.summary.included}</p>
      </section>
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
    </div>
  )
  return bookingPage(request, 200, done.title, main)
}
