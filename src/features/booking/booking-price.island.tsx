import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { ChosenItem, Party } from '../../contracts/booking.ts'
import { draftField, holdCaptchaAction, houseField, stepFormId } from '../../contracts/booking-forms.ts'
import { PriceReplySchema, type StayOffer } from '../../contracts/booking-price.ts'
import type { CaptchaWidget } from '../../contracts/captcha.ts'
import type { HouseRoom } from '../../domain/booking/party.ts'
import { noticesDuring } from '../../domain/good-to-know.ts'
import { addDays } from '../../domain/stays.ts'
import { fetchFromSite, waitedFor } from '../../islands/fetch-from-site.ts'
import { draftAttribute } from '../../islands/protocol.ts'
import { partyText } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { Button } from '../../ui/button.tsx'
import { CaptchaField } from '../../ui/captcha-field.tsx'
import { GoodToKnow, type GoodToKnowLine } from '../../ui/good-to-know.tsx'
import { Notice } from '../../ui/notice.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { staysTogether } from './common-stays.ts'
import { arrivalFieldId, DateFields, PartyFields, readChoice, readOtherParty, type StayChoice } from './stay-fields.tsx'
import { KnownFold, type StayKnownTexts, TermsOfStay } from './stay-known.tsx'
import { StepEnd, SummaryEnd } from './step-end.tsx'
import {
  alsoNow,
  type BookingHouse,
  houseTitle,
  orderedTotal,
  Summary,
  type SummaryProps,
  titleOfHouse,
} from './summary.tsx'

export interface BookingPriceProps {
  market: Market
  /** URL of the form and of requests for a new price. */
  action: string
  priceUrl: string
  texts: Pick<Messages['booking'], 'stay' | 'summary' | 'next' | 'party'> &
    Pick<Messages['layout'], 'stepper'> &
    StayKnownTexts & { trip: Pick<Messages['search']['trip'], 'title' | 'change'>; notYetPaying: string }
  /** Label in place of `next` while the first offer differs from the price that the guest has seen. */
  accept: string | null
  card: Pick<Messages['card'], 'nights' | 'persons' | 'noPets'>
  house: Pick<BookingHouse, 'id' | 'name' | 'title' | 'place' | 'picture'> & HouseRoom
  /** What to know of the house, for every stay from today on: what counts for the chosen one is shown. */
  known: GoodToKnowLine[]
  knownTitle: string
  choice: StayChoice
  /** ISO day of the agency. */
  today: string
  /** Nothing is missing: the dates stand in one line, which opens to be changed. */
  isComplete: boolean
  /** The guest has said who comes: they stand in one line, too. */
  isPartyKnown: boolean
  /** Another house of the booking can't be had any more. */
  isBroken: boolean
  items: ChosenItem[]
  /** Mark of the form's draft. */
  mark: string
  /** Null while none is configured. */
  captcha: { widget: CaptchaWidget; texts: Messages['captcha'] } | null
  offer: StayOffer
  also: SummaryProps['also']
  others: OtherHouse[]
}

/** Another house of the order; its guests are in the same form. */
export interface OtherHouse {
  mark: string
  house: Pick<BookingHouse, 'id' | 'name' | 'title'> & HouseRoom
  known: GoodToKnowLine[]
  party: Party
  items: ChosenItem[]
  offer: Pick<StayOffer, 'quote' | 'signed' | 'arrivals' | 'durations'>
}

/** Step 1: stay, party and price. Without scripts a button requests the new price, with them every change does. */
export default function BookingPrice(props: BookingPriceProps) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <StayForm {...props} />
    </QueryClientProvider>
  )
}

function StayForm({ choice: firstChoice, offer: firstOffer, ...props }: BookingPriceProps) {
  const { market, texts, card, house } = props
  const form = useRef<HTMLFormElement>(null)
  const [live, setLive] = useState(false)
  const [choice, setChoice] = useState(firstChoice)
  const [firstParties] = useState(() => props.others.map(({ party }) => party))
  const [parties, setParties] = useState(firstParties)
  const first = { own: firstOffer, others: props.others.map(({ offer }): OtherHouse['offer'] => offer) }
  const isFirst = choice === firstChoice && parties === firstParties
  const ownQuery = priceQuery(house.id, choice, props.items)
  const otherQueries = props.others.map((other, place) =>
    priceQuery(other.house.id, { ...choice, ...parties[place] }, other.items),
  )
  const { data, isError, isFetching } = useQuery({
    queryKey: ['price', ownQuery, ...otherQueries],
    queryFn: async ({ signal }) => {
      const fetchPrice = (query: string) => fetchOffer(`${props.priceUrl}?${query}`, signal)
      const [own, ...others] = await Promise.all([fetchPrice(ownQuery), ...otherQueries.map(fetchPrice)])
      return { own, others }
    },
    enabled: live && choice.arrival !== '',
    initialData: isFirst ? first : undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    ...waitedFor,
  })

  // Reads what was chosen before React was loaded, or stored in the tab on an earlier visit.
  useEffect(() => {
    const element = form.current
    if (!element) return
    const read = () => {
      const typed = new FormData(element)
      setChoice((before) => readChoice(typed, before))
      setParties((before) => {
        const read = before.map((party, place) => readOtherParty(typed, props.others[place]?.mark ?? '', party))
        return read.every((party, place) => party === before[place]) ? before : read
      })
    }
    // Changes of the party's fields, and of the form itself after stored typing was restored.
    const readChanged = ({ target }: Event) => {
      if (!(target instanceof HTMLSelectElement)) read()
    }
    read()
    setLive(true)
    element.addEventListener('change', readChanged)
    return () => element.removeEventListener('change', readChanged)
  }, [props.others])

  const { own: offer, others: otherOffers } = data ?? first
  const others = props.others.map((other, place) => ({ ...other, offer: otherOffers[place] ?? other.offer }))
  const prices = others.map((other) => ({ title: other.house.title, quote: isError ? null : other.offer.quote }))
  const also = alsoNow(props.also, prices)
  const isPriced = !isError && offer.quote !== null && (others.length === 0 || also !== null)
  // Otherwise it is of another stay than the one that was chosen.
  const isOfChoice = !isFetching && !isError
  const moved = isOfChoice && choice.arrival !== '' && offer.quote !== null && offer.quote.arrival !== choice.arrival
  const shown = { ...choice, arrival: (isOfChoice && offer.quote?.arrival) || choice.arrival }
  const { arrival } = shown
  const stay = arrival && { arrival, departure: addDays(arrival, shown.duration) }
  const fields = {
    market,
    texts: texts.stay,
    card,
    room: house,
    offer: staysTogether([offer, ...others.map((other) => other.offer)], shown),
    choice: shown,
    onChoose: live ? (changed: Partial<StayChoice>) => setChoice({ ...shown, ...changed }) : undefined,
  }
  const quotes = [offer, ...others.map((other) => other.offer)].flatMap(({ quote }) => quote ?? [])
  const dates = (
    <>
      <DateFields {...fields} />
      {moved && offer.quote && (
        <Notice>
          {formatMessage(texts.stay.moved, { date: formatDate(market, offer.quote.arrival, 'long') }, market)}
        </Notice>
      )}
    </>
  )
  const party = (
    <PartyFields
      {...fields}
      first={firstChoice}
      stepper={texts.stepper}
      houseName={others.length > 0 ? houseTitle(house) : undefined}
    />
  )
  // Below the fields that it requests a price for, or below what says that a price could not be had.
  const update = (!live || isError) && (
    <Button kind="secondary" type="submit" name="intent" value="update">
      {texts.stay.update}
    </Button>
  )
  const total = isPriced && offer.quote && arrival !== '' ? orderedTotal(offer.quote.total, also) : null
  const goOn = (
    <Button
      kind={arrival === '' || props.isBroken ? 'secondary' : 'primary'}
      type="submit"
      form={stepFormId}
      icon="arrow"
      iconLast
      onClick={(event) => {
        if (arrival !== '') return
        event.preventDefault()
        document.getElementById(arrivalFieldId)?.focus()
      }}
    >
      {isFirst ? (props.accept ?? texts.next) : texts.next}
    </Button>
  )
  return (
    <>
      <div className="booking-form">
        <form
          ref={form}
          id={stepFormId}
          method="post"
          action={props.action}
          noValidate
          {...{ [draftAttribute.form]: props.mark }}
        >
          <input type="hidden" name={draftField} value={props.mark} />
          <input type="hidden" name="quote" value={isOfChoice ? offer.signed : ''} />
          {/* What the enter key presses: the first button of a form, which is to be the way on. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
          {props.isComplete ? (
            <section className="panel">
              <KnownFold
                icon="calendar"
                title={texts.trip.title}
                words={stayInLine(market, card, shown)}
                change={texts.trip.change}
              >
                {dates}
                {isError || update}
              </KnownFold>
              {props.isPartyKnown && (
                <KnownFold
                  icon="people"
                  title={texts.summary.persons}
                  words={partyText(market, { booking: texts }, choice)}
                  change={texts.trip.change}
                >
                  {party}
                  {isError || update}
                </KnownFold>
              )}
            </section>
          ) : (
            dates
          )}
          {!(props.isComplete && props.isPartyKnown) && party}
          {others.map((other, place) => (
            <Fragment key={other.mark}>
              <input
                type="hidden"
                name={houseField('quote', other.mark)}
                value={isOfChoice ? other.offer.signed : ''}
              />
              <PartyFields
                {...fields}
                room={other.house}
                choice={parties[place] ?? other.party}
                first={other.party}
                stepper={texts.stepper}
                mark={other.mark}
                houseName={houseTitle(other.house)}
              />
            </Fragment>
          ))}
          {!(isError || (props.isComplete && props.isPartyKnown)) && update}
          {[{ house, known: props.known }, ...others].map((each) => (
            <GoodToKnow
              key={each.house.name}
              title={titleOfHouse(props.knownTitle, each.house, others.length > 0)}
              lines={stay ? noticesDuring(each.known, stay) : each.known}
            />
          ))}
          {isPriced && <TermsOfStay market={market} texts={texts} quotes={quotes} today={props.today} />}
          {isError && (
            <>
              <Notice kind="error">{texts.stay.priceFailed}</Notice>
              {update}
            </>
          )}
          {props.captcha && (
            <CaptchaField
              messages={{ captcha: props.captcha.texts }}
              market={market}
              widget={props.captcha.widget}
              action={holdCaptchaAction}
              unproven="same"
            />
          )}
          <StepEnd
            market={market}
            label={texts.summary.total}
            total={total}
            note={texts.notYetPaying}
            missing={arrival === '' ? { text: texts.stay.chooseArrival, path: `#${arrivalFieldId}` } : undefined}
          >
            {goOn}
          </StepEnd>
        </form>
      </div>
      <aside aria-label={texts.summary.title}>
        <Summary
          market={market}
          texts={texts}
          nights={card.nights}
          house={house}
          quote={isError ? null : offer.quote}
          use={offer.expectedUse}
          linen={offer.linen}
          busy={isFetching}
          also={also}
          others={prices}
          end={
            total !== null && (
              <SummaryEnd market={market} label={texts.summary.total} total={total} note={texts.notYetPaying}>
                {goOn}
              </SummaryEnd>
            )
          }
        />
      </aside>
    </>
  )
}

/** "Sat, 19 – Sat, 26 June 2027, 7 nights", or the nights alone until a day is chosen. */
function stayInLine(
  market: Market,
  card: Pick<BookingPriceProps['card'], 'nights'>,
  { arrival, duration }: StayChoice,
): string {
  const dates = arrival && stayDates(market, arrival, duration)
  return [dates, formatMessage(card.nights, { count: duration }, market)].filter(Boolean).join(', ')
}

function priceQuery(lodgingId: number, { arrival, duration, ...party }: StayChoice, items: ChosenItem[]): string {
  const query = new URLSearchParams({ lodging: String(lodgingId), arrival, duration: String(duration) })
  for (const [name, count] of Object.entries(party)) query.set(name, String(count))
  if (items.length > 0) query.set('items', items.map(({ itemId, quantity }) => `${itemId}:${quantity}`).join(','))
  return query.toString()
}

async function fetchOffer(url: string, signal: AbortSignal): Promise<StayOffer> {
  return v.parse(PriceReplySchema, await fetchFromSite(url, signal)).data
}
