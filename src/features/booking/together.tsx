import { draftField } from '../../contracts/booking-forms.ts'
import { type Draft, isAttempted } from '../../drafts/draft.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatClock, formatMoney } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href, withQuery } from '../../urls/paths.ts'
import { readHold } from './hold.ts'
import { type BookingStay, loadStay, quoteOf, validItems } from './load.ts'
import { type ChangedPrice, changeSince, PriceChanged, signedOffers } from './price-changes.tsx'
import { isOrder, readMates } from './stored-draft.ts'
import { type Also, houseTitle } from './summary.tsx'

/** The form's field with which step 3 says that the other houses could be had when it was shown. */
export const togetherField = 'together'

/** A house that is booked together with the one of the draft, as it stands now. */
export interface Mate {
  mark: string
  /** How its price differs from what the guest has seen of it. */
  change: ChangedPrice | null
  /** The signed quote of what is shown of it; empty where there is none. */
  signed: string
  draft: Draft
  /** What the broker says of its stay now. */
  found: BookingStay | null
  /** The house's code. */
  name: string
  arrival: string
  duration: number
  /** `sent`: an order of it got no answer, it may be booked. `lost`: it can't be booked any more, or not now. */
  state: 'booked' | 'sent' | 'free' | 'lost'
  /** Of a free one: until when it is held for the guest. Of a lost one: until when it is held for another. */
  until: Date | null
  /** Øre or cents; null where it is not known in the currency of the edition. */
  total: number | null
  bookingNumber: string
}

export interface Together {
  /** One press orders all of them: they are priced, held and booked as one. */
  isOrder: boolean
  /** Which of the houses this one is, from 1. */
  place: number
  count: number
  mates: Mate[]
  /** Of the other houses; null where one of them is not known. */
  total: number | null
}

/** A house that the booking service has just refused, whatever the broker says. */
export interface RefusedMate {
  lodgingId: number
  until: Date | null
}

/** Null for a house that is booked by itself. */
export async function readTogether(
  request: RenderContext,
  draft: Draft,
  refused?: RefusedMate,
): Promise<Together | null> {
  const stored = await readMates(request, draft)
  if (stored.length === 0) return null
  const mates = await Promise.all(stored.map((mate) => readMate(request, mate.draft, refused)))
  const marks = draft.together.filter((mark) => mark === draft.mark || mates.some((mate) => mate.mark === mark))
  const sorted = mates.toSorted((one, other) => marks.indexOf(one.mark) - marks.indexOf(other.mark))
  const totals = mates.flatMap(({ total }) => total ?? [])
  return {
    isOrder: isOrder(draft, stored),
    place: marks.indexOf(draft.mark ?? '') + 1,
    count: marks.length,
    mates: sorted,
    total: totals.length === mates.length ? totals.reduce((sum, total) => sum + total, 0) : null,
  }
}

async function readMate(request: RenderContext, draft: Draft, refused?: RefusedMate): Promise<Mate> {
  const { mark = '', booked, holdId, stay } = draft
  const mate = {
    ...{ mark, draft, name: stay.name, arrival: stay.arrival, duration: stay.duration },
    ...{ found: null, change: null, signed: '', bookingNumber: '' },
  }
  if (booked) {
    const total = booked.currency === request.market.currency ? booked.total : null
    return { ...mate, state: 'booked', until: null, total, bookingNumber: booked.number }
  }
  const [found, hold] = await Promise.all([loadStay(request, stay, holdId), readHold(request, draft)])
  const total = (found && quoteOf(found, draft.items, draft.party)?.total) ?? null
  if (isAttempted(draft)) return { ...mate, found, state: 'sent', until: null, total }
  if (refused?.lodgingId === stay.lodgingId) return { ...mate, state: 'lost', until: refused.until, total: null }
  if (found?.state !== 'free') return { ...mate, state: 'lost', until: found?.heldUntil ?? null, total: null }
  const change = changeSince(draft.shown, found)
  const signed = await signedOffers(request, { ...draft, items: validItems(found, draft.items) }, found)
  return { ...mate, found, change, signed, state: 'free', until: hold?.until ?? null, total }
}

/** One of the houses can't be had: what to do about it comes before going on. */
export function isBroken(together: Together | null): boolean {
  return together?.mates.some(({ state }) => state === 'lost') ?? false
}

/** What goes to the price of a house beside the steps: the sum with the other houses. Null for a single one. */
export function alsoOf({ messages }: RenderContext, together: Together | null): Also | null {
  if (together?.total == null) return null
  return { text: messages.bookingFlow.together.total, total: together.total, isOrder: together.isOrder }
}

interface TogetherBoxProps {
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
            <strong>{formatMessage(texts.with, { house: mateTitle(mate) }, market)}</strong>
            {` · ${stayDates(market, mate.arrival, mate.duration)}`}
            {!(isOrder && step < 3) && mate.total !== null && ` · ${formatMoney(market, mate.total)}`}
          </p>
          {mate.state === 'lost' && <LostMate request={request} mate={mate} />}
          {/* The notice above says of all houses of an order that they are held. */}
          {mate.state !== 'lost' && !(isOrder && step > 1 && mate.state === 'free') && (
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

/** Its code and, where the broker has it, its title. */
function mateTitle({ name, found }: Pick<Mate, 'name' | 'found'>): string {
  return found ? houseTitle(found.house) : name
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
