import { draftField } from '../../contracts/booking-forms.ts'
import type { Draft } from '../../drafts/draft.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatClock, formatMoney } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href, withQuery } from '../../urls/paths.ts'
import { PriceChanged } from './price-changes.tsx'
import type { Mate, Together } from './together.ts'

export interface TogetherBoxProps {
  request: RenderContext
  draft: Draft
  step: 1 | 2 | 3
  together: Together
}

/** The other houses of a booking of several, beside every step. */
export function TogetherBox({ request, draft, step, together }: TogetherBoxProps) {
  const { market, messages } = request
  const texts = messages.bookingFlow.together
  const { isOrder, place, count, mates } = together
  const lost = mates.filter(({ state }) => state === 'lost')
  return (
    <section className="panel together-box" aria-labelledby="together">
      <h2 id="together">
        {isOrder ? formatMessage(texts.order, { count }, market) : formatMessage(texts.place, { place, count }, market)}
      </h2>
      {isOrder && <p>{texts.orderLead}</p>}
      {mates.map((mate) => (
        <div key={mate.mark}>
          <p>
            <strong>{formatMessage(texts.with, { house: mate.name }, market)}</strong>
            {` · ${stayDates(market, mate.arrival, mate.duration)}`}
            {!(isOrder && step < 3) && mate.total !== null && ` · ${formatMoney(market, mate.total)}`}
          </p>
          {mate.state === 'lost' ? (
            <LostMate request={request} mate={mate} />
          ) : (
            <p className="field-hint">{stateText(request, mate, step)}</p>
          )}
          {mate.change && <PriceChanged request={request} change={mate.change} />}
        </div>
      ))}
      {lost.length > 0 && (
        <>
          {step === 1 && draft.stepsDone === 0 && <p>{texts.neither}</p>}
          <form method="post" action={href.booking()}>
            <input type="hidden" name={draftField} value={draft.mark ?? ''} />
            <Button kind="secondary" type="submit" name="intent" value="alone">
              {formatMessage(texts.alone, { house: draft.stay.name }, market)}
            </Button>
          </form>
        </>
      )}
    </section>
  )
}

function stateText({ market, messages }: RenderContext, { state, until, name, bookingNumber }: Mate, step: number) {
  const texts = messages.bookingFlow.together
  if (state === 'booked') return formatMessage(texts.booked, { number: bookingNumber }, market)
  if (state === 'sent') return texts.sent
  if (until) return formatMessage(texts.held, { time: formatClock(market, until) }, market)
  return step === 1 ? texts.toHold : formatMessage(texts.notHeld, { house: name }, market)
}

/** A house that can't be had any more: why, and what else can be done. */
function LostMate({ request, mate }: { request: RenderContext; mate: Mate }) {
  const { market, messages } = request
  const texts = messages.bookingFlow.together
  const { name, arrival, duration, until } = mate
  const others = new URLSearchParams({ ankomst: arrival, duration: String(duration) })
  return (
    <Notice kind="warning">
      <p>
        {until
          ? formatMessage(texts.heldByOther, { house: name, time: formatClock(market, until) }, market)
          : formatMessage(texts.gone, { house: name }, market)}
      </p>
      <p>
        {texts.call} <a href={withQuery(href.search(market), others)}>{texts.others}</a>
      </p>
      {until && (
        <p>
          <a href={href.stayAlert(name, arrival, duration)}>{messages.bookingFlow.alert.title}</a>
        </p>
      )}
    </Notice>
  )
}

/** After the booking of one house: the way to the next one, with the time that is left. */
export function NextHouse({ request, together }: { request: RenderContext; together: Together }) {
  const { market, messages } = request
  const texts = messages.bookingFlow.together
  return together.mates
    .filter(({ state }) => state !== 'booked')
    .map((mate) =>
      mate.state === 'lost' ? (
        <LostMate key={mate.mark} request={request} mate={mate} />
      ) : (
        <section key={mate.mark} className="panel together-box" aria-labelledby={`next-${mate.mark}`}>
          <h2 id={`next-${mate.mark}`}>{formatMessage(texts.next, { house: mate.name }, market)}</h2>
          <p>
            {stayDates(market, mate.arrival, mate.duration)}
            {mate.total !== null && ` · ${formatMoney(market, mate.total)}`}
          </p>
          <p>{mate.state === 'sent' ? texts.sent : nextText(request, mate)}</p>
          <form method="post" action={href.booking()}>
            <input type="hidden" name={draftField} value={mate.mark} />
            <Button type="submit" name="intent" value="switch">
              {formatMessage(messages.bookingFlow.drafts.goOn, { house: mate.name }, market)}
            </Button>
          </form>
        </section>
      ),
    )
}

function nextText({ market, messages }: RenderContext, { name, until }: Mate): string {
  const texts = messages.bookingFlow.together
  return until
    ? formatMessage(texts.nextHeld, { time: formatClock(market, until) }, market)
    : formatMessage(texts.notHeld, { house: name }, market)
}
