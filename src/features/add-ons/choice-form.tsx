import type { ComponentProps } from 'react'
import * as v from 'valibot'
import type { AddOnData, AddOnLine } from '../../contracts/add-ons.ts'
import type { ChosenItem } from '../../contracts/booking.ts'
import { ItemListSchema } from '../../contracts/booking-forms.ts'
import { agencyDay } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LineRows } from '../../ui/price-lines.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { QuantityList } from '../../ui/stepper.tsx'
import { href, withQuery } from '../../urls/paths.ts'

interface ChoiceProps {
  request: RenderContext
  /** With the currency of the booking. */
  market: Market
  data: AddOnData
}

/** What can still be added, with how many of it. */
export function ChoiceForm({ request, market, data, chosen }: ChoiceProps & { chosen: readonly ChosenItem[] }) {
  const { forms } = request.messages
  const texts = forms.addOns
  if (data.isCancelled) return <Cancelled request={request} data={data} />
  if (!data.isOpen || data.available.length === 0) {
    return <Notice>{data.isOpen ? texts.nothingLeft : texts.closed}</Notice>
  }
  return (
    <form className="panel" method="post" action={href.addOns()}>
      <h2>{texts.available}</h2>
      <QuantityList
        market={request.market}
        texts={request.messages.layout.stepper}
        choices={data.available.map((offer) => ({
          ...offer,
          price: priceOfOne(request, market, offer),
          min: offer.least,
          max: offer.most,
          chosen: chosen.find(({ itemId }) => itemId === offer.itemId)?.quantity ?? 0,
        }))}
      />
      <div className="form-end">
        <Button type="submit" name="intent" value="check" icon="arrow" iconLast>
          {texts.check}
        </Button>
      </div>
    </form>
  )
}

/** "75 kr. per person × 4 = 300 kr.", or where it is charged once, "75 kr. per person". */
function priceOfOne(
  { messages }: RenderContext,
  market: Market,
  { price, times, unitPrice, unitName: per }: AddOnData['available'][number],
): string {
  const { each, eachTimes } = messages.booking.extras
  if (price === undefined || times === 1)
    return formatMessage(each, { price: formatMoney(market, unitPrice), per }, market)
  const values = { price: formatMoney(market, price), per, count: times, amount: formatMoney(market, unitPrice) }
  return formatMessage(eachTimes, values, market)
}

/** What was chosen, what it costs, the total now and afterwards, and the one button that orders it. */
export function OrderForm({ request, market, data, items, submissionId }: OrderProps) {
  const { messages } = request
  const texts = messages.forms.addOns
  const lines = linesOf(data, items)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <section className="panel">
      <h2>{texts.adding}</h2>
      <BilledLines market={market} lines={lines} texts={messages.booking.summary} />
      <dl className="price-lines">
        <Total market={market} label={texts.now} amount={data.total} />
        <Total market={market} label={texts.after} amount={data.total + total} />
      </dl>
      <SiteForm
        market={request.market}
        messages={messages}
        action={href.addOns()}
        submissionId={submissionId}
        submit={texts.order}
        after={
          <p>
            <ButtonLink kind="quiet" icon="back" href={withChoice('change', items)}>
              {texts.change}
            </ButtonLink>
          </p>
        }
      >
        <input type="hidden" name="intent" value="order" />
        <input type="hidden" name="items" value={writeItemList(items)} />
        <input type="hidden" name="total" value={total} />
      </SiteForm>
    </section>
  )
}

/** Nothing can be added any more: what there is to know, and the ways on. */
function Cancelled({ request, data }: Pick<ChoiceProps, 'request' | 'data'>) {
  const { market, messages } = request
  const { account, booking, bookingFlow, errors } = messages
  return (
    <>
      <Notice title={bookingFlow.cancelled.title}>
        <p>{account.bookings.cancelledMail}</p>
      </Notice>
      <p className="actions">
        <ButtonLink href={href.search(market)}>{errors.toSearch}</ButtonLink>
        <ButtonLink kind="secondary" href={href.lodging(market, data.house.name)}>
          {booking.done.toHouse}
        </ButtonLink>
      </p>
    </>
  )
}

interface OrderProps extends ChoiceProps {
  items: readonly ChosenItem[]
  submissionId: string
}

function linesOf({ available }: AddOnData, items: readonly ChosenItem[]): AddOnLine[] {
  return items.flatMap(({ itemId, quantity }) => {
    const offer = available.find((each) => each.itemId === itemId)
    if (!offer) return []
    const { description, unitPrice } = offer
    return [{ itemId, kind: 'chosen', description, quantity, amount: unitPrice * quantity }]
  })
}

interface BillProps {
  market: Market
  messages: Messages
  data: AddOnData
}

/** Everything that was booked, and everything that was added since, with the total of now. */
export function Bill({ market, messages, data }: BillProps) {
  const texts = messages.forms.addOns
  return (
    <>
      <h3>{texts.booked}</h3>
      <BilledLines market={market} lines={data.lines} saving={data.saving} texts={messages.booking.summary} />
      {data.additions.map(({ reference, createdAt, lines }) => (
        <section key={reference}>
          <h3>
            {formatMessage(texts.added, { date: formatDate(market, agencyDay(createdAt), 'date'), reference }, market)}
          </h3>
          <BilledLines market={market} lines={lines} texts={messages.booking.summary} />
        </section>
      ))}
      <dl className="price-lines">
        <Total
          market={market}
          label={data.isCancelled ? messages.booking.summary.total : texts.now}
          amount={data.total}
        />
      </dl>
    </>
  )
}

/** Of ordered add-ons, or of the whole booking. */
export function BilledLines(props: ComponentProps<typeof LineRows>) {
  return (
    <dl className="price-lines">
      <LineRows {...props} />
    </dl>
  )
}

function Total({ market, label, amount }: { market: Market; label: string; amount: number }) {
  return (
    <div className="total">
      <dt>{label}</dt>
      <dd>{formatMoney(market, amount)}</dd>
    </div>
  )
}

export const orderFields = ['items', 'total'] as const

/** What the button orders: the items and the price that was shown, in øre or cents. */
export const OrderSchema = v.object({
  items: v.pipe(ItemListSchema, v.minLength(1)),
  total: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
})

/** The page with that choice: to be looked through, or in the form. */
export function withChoice(as: 'items' | 'change', items: readonly ChosenItem[]): string {
  return withQuery(href.addOns(), new URLSearchParams({ [as]: writeItemList(items) }))
}

/** `12:1,14:2`: item 12 once, item 14 twice. */
function writeItemList(items: readonly ChosenItem[]): string {
  return items.map(({ itemId, quantity }) => `${itemId}:${quantity}`).join(',')
}
