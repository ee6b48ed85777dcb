import type { ReactNode } from 'react'
import { draftField, houseField, stepFormId } from '../../contracts/booking-forms.ts'
import type { SiteSettings } from '../../contracts/settings.ts'
import { linenLeft } from '../../domain/booking/linen.ts'
import { sumOfParties } from '../../domain/booking/party.ts'
import { sumOfTerms } from '../../domain/booking/stay-terms.ts'
import { forecastGuests } from '../../domain/consumption.ts'
import { draftAttribute } from '../../islands/protocol.ts'
import { partyText } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import { titleForLines } from '../../markets/short-title.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { goodToKnowLines } from '../../ui/facility-text.ts'
import { CheckField } from '../../ui/field.tsx'
import { GoodToKnow } from '../../ui/good-to-know.tsx'
import { Picture } from '../../ui/picture.tsx'
import { BesideThePrice, PriceLines } from '../../ui/price-lines.tsx'
import { stayDatesShort } from '../../ui/stay-dates.ts'
import { CancellationLadder, Instalments } from '../../ui/stay-terms.tsx'
import { href } from '../../urls/paths.ts'
import { stayLink } from '../../urls/trip-link.ts'
import { BesideLink, BookingLayout, bookingPage } from './booking-layout.tsx'
import type { Hold } from './hold.ts'
import { otherHousesUrl } from './not-free.tsx'
import { type Order, totalOf } from './order.ts'
import { quoteField, signedQuote } from './price-changes.tsx'
import { OrderFacts, ReviewRows } from './review-parts.tsx'
import { StepEnd } from './step-end.tsx'
import { type Also, AlsoTotal, titleOfHouse } from './summary.tsx'
import { alsoOf, readTogether, togetherField } from './together.tsx'

export interface ReviewPageOptions {
  status?: 200 | 409 | 422 | 503
  notice?: ReactNode
  hold?: Hold
  /** The terms were not accepted. */
  termsMissing?: boolean
}

/** Step 3: everything once more, and one button: right above it the facts that it orders, and the terms to accept. */
export async function reviewPage(
  request: RenderContext,
  order: Order,
  { status = 200, notice, hold, termsMissing }: ReviewPageOptions = {},
): Promise<LoaderResult> {
  const { market, messages } = request
  const { booking } = messages
  const { quote, stay, seal, others } = order
  const orders = [order, ...others]
  const total = totalOf(order)
  const allTerms = sumOfTerms(orders.map(({ terms }) => terms))
  const settings = await request.routes.settings(market)
  const [paths, signed, together] = await Promise.all([
    policyPaths(request, settings),
    signedQuote(request, order.draft, stay),
    readTogether(request, order.draft),
  ])
  const isWhole = together?.mates.every(({ state }) => state !== 'lost') ?? false
  const nights = formatMessage(messages.card.nights, { count: quote.duration }, market)
  const termsError = termsMissing ? booking.review.termsMissing : undefined
  const main = (
    <BookingLayout
      request={request}
      draft={order.draft}
      step={3}
      hold={hold}
      together={together}
      settings={settings}
      notice={notice}
      errors={termsError ? [{ name: 'terms', message: termsError }] : []}
    >
      <form
        id={stepFormId}
        className="booking-review"
        method="post"
        action={href.bookingStep(3)}
        noValidate
        {...{ [draftAttribute.form]: order.draft.mark ?? '' }}
      >
        <input type="hidden" name={draftField} value={order.draft.mark ?? ''} />
        <input type="hidden" name="seal" value={seal} />
        <input type="hidden" name={quoteField} value={signed} />
        {others.map(({ draft: { mark } }) => (
          <input
            key={mark}
            type="hidden"
            name={houseField(quoteField, mark)}
            value={together?.mates.find((mate) => mate.mark === mark)?.signed ?? ''}
          />
        ))}
        {isWhole && <input type="hidden" name={togetherField} value="whole" />}
        <div className="review-parts">
          {orders.map((each, place) => (
            <ReviewedHouse
              key={each.draft.mark}
              request={request}
              order={each}
              isOfSeveral={others.length > 0}
              isOther={place > 0}
              also={others.length > 0 ? null : alsoOf(request, together)}
            />
          ))}
          {others.length > 0 && (
            <p className="together-total">
              {formatMessage(messages.bookingFlow.together.total, { total: formatMoney(market, total) }, market)}
            </p>
          )}
          <section className="panel">
            <h2>{booking.payment.title}</h2>
            <p>{booking.payment.lead}</p>
            <Instalments market={market} messages={messages} terms={allTerms} />
            <p className="field-hint">{messages.layout.footer.payment}</p>
          </section>
          <section className="panel">
            <h2>{booking.review.cancellation}</h2>
            <p>{booking.review.cancellationLead}</p>
            <CancellationLadder market={market} messages={messages} terms={allTerms} />
            {others.length > 0 && <p>{messages.bookingFlow.together.cancellation}</p>}
            <p>
              <BesideLink messages={messages} path={paths.cancellation} text={booking.review.cancellationLink} />
            </p>
            <p className="field-hint">{booking.review.noWithdrawal}</p>
          </section>
        </div>
        <section className="panel order-panel">
          <div className="panel">
            <h2>{booking.review.facts}</h2>
            <OrderFacts request={request} order={order} />
          </div>
          <StepEnd
            market={market}
            label={booking.summary.total}
            total={total}
            note={`${stayDatesShort(market, quote.arrival, quote.duration)} · ${nights} · ${partyText(market, messages, sumOfParties(orders.map(({ draft }) => draft.party)))}`}
            back={{ path: href.bookingStep(2), label: booking.back }}
          >
            <CheckField
              name="terms"
              value="yes"
              label={<AcceptedTerms messages={messages} path={paths.terms} />}
              error={termsError}
              required
            />
            <Button type="submit">{booking.review.submit}</Button>
          </StepEnd>
        </section>
      </form>
    </BookingLayout>
  )
  return bookingPage(request, status, booking.headings.step3, main, order.draft)
}

/** What is agreed to, in whose words the name of the terms leads to them: both are in sight with the button. */
function AcceptedTerms({ messages, path }: Pick<RenderContext, 'messages'> & { path: string | undefined }) {
  const { terms, termsName } = messages.booking.review
  if (!path) return terms
  const [before, after] = terms.split(termsName)
  return (
    <>
      {before}
      <a href={path} target="_blank" rel="noopener">
        {termsName}
        <span className="visually-hidden">{` (${messages.layout.newWindow})`}</span>
      </a>
      {after}
    </>
  )
}

interface ReviewedHouseProps {
  request: RenderContext
  order: Order
  isOfSeveral: boolean
  /** Not the first of several. */
  isOther: boolean
  also: Also | null
}

/** What is booked of one house, and its price. */
function ReviewedHouse({ request, order, isOfSeveral, isOther, also }: ReviewedHouseProps) {
  const { market, messages } = request
  const { stay, draft, quote } = order
  const { house } = stay
  return (
    <>
      <div className="summary wide">
        {house.picture && <Picture {...house.picture} alt="" sizes="(min-width: 40rem) 16rem, 8rem" upTo={480} />}
        <div className="summary-body">
          <h2>{titleForLines(house.title)}</h2>
          <p className="field-hint">{`${house.place} · ${house.name}`}</p>
          <p>
            <a href={stayLink(market, draft.stay, draft.party)}>{messages.card.seeHouse}</a>
          </p>
          {!isOfSeveral && (
            <p>
              <a href={otherHousesUrl(market, draft.stay, draft.party, draft.wishes)}>{messages.booking.otherHouses}</a>
            </p>
          )}
        </div>
      </div>
      <ReviewRows request={request} order={order} isOther={isOther} />
      <GoodToKnow
        title={titleOfHouse(messages.goodToKnow.title, house, isOfSeveral)}
        lines={goodToKnowLines(request, stay.facilities, quote)}
      />
      <HousePrice request={request} order={order} isOfSeveral={isOfSeveral} also={also} />
    </>
  )
}

/** What the price is made of, where the list above the button has its sum alone, and what is not part of it. */
function HousePrice({ request, order, isOfSeveral, also }: Omit<ReviewedHouseProps, 'isOther'>) {
  const { market, messages } = request
  const { review, summary } = messages.booking
  const { quote, stay, terms, draft, items } = order
  const hasMore = terms.metered.length + terms.deposits.length > 0
  const guests = forecastGuests(draft.party, stay.house)
  const linenLess = linenLeft(stay.itemPrices, items, { nights: quote.duration, guests })
  if (!isOfSeveral && !hasMore && !also) return null
  return (
    <section className="panel">
      {isOfSeveral && (
        <>
          <h2>{titleOfHouse(review.price, stay.house, true)}</h2>
          <PriceLines market={market} texts={summary} {...quote} />
          <p className="field-hint">{summary.included}</p>
        </>
      )}
      <AlsoTotal market={market} also={also} total={quote.total} />
      <BesideThePrice
        market={market}
        texts={summary}
        quote={terms}
        party={draft.party}
        total={quote.total}
        linenLess={linenLess}
      />
    </section>
  )
}

/** Where terms and cancellation rules are written out; an edition without such a page has no link. */
async function policyPaths({ routes, market }: RenderContext, settings: SiteSettings | null) {
  if (!settings) return {}
  const { termsPageId, cancellationPageId } = settings.bookingFlow
  const [terms, cancellation] = await Promise.all([
    routes.path(market, termsPageId),
    routes.path(market, cancellationPageId),
  ])
  return { terms: terms?.path, cancellation: cancellation?.path }
}
