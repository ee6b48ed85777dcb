import type { AddOnData } from '../../contracts/add-ons.ts'
import type { ChosenItem } from '../../contracts/booking.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'
import { formNotice, formPage } from '../forms/form-page.tsx'
import { emptyForm, type FormState } from '../forms/submission.ts'
import { Bill, BilledLines, ChoiceForm, OrderForm } from './choice-form.tsx'

export type BookingNotice = 'choose' | 'notAvailable' | 'priceChanged'

export interface BookingPageOptions {
  status?: FormState['status']
  /** What is looked through before it is ordered; nothing: it is still to be chosen. */
  items?: readonly ChosenItem[]
  /** What was ordered just now. */
  done?: AddOnData['additions'][number] | undefined
  fault?: BookingNotice | undefined
  /** Of an order that was not taken. */
  state?: FormState
}

/** The booking, what was added to it, and what still can be. Amounts are in the currency that it was booked in. */
export function bookingPage(request: RenderContext, data: AddOnData, options: BookingPageOptions): LoaderResult {
  const { status = 200, items = [], done, fault, state = emptyForm() } = options
  const { messages } = request
  const market: Market = { ...request.market, currency: data.currency }
  const texts = messages.forms.addOns
  const dates = {
    arrival: formatDate(market, data.arrival, 'date'),
    departure: formatDate(market, data.departure, 'date'),
  }
  const main = (
    <FormPage
      title={texts.title}
      lead={`${data.house.title} (${data.house.name}), ${formatMessage(texts.stay, dates, market)}`}
      notice={fault ? texts[fault] : formNotice(request, state)}
      above={
        done && (
          <Notice kind="success" title={texts.done}>
            <p>{formatMessage(texts.doneText, { reference: done.reference }, market)}</p>
            <BilledLines market={market} lines={done.lines} texts={messages.booking.summary} />
          </Notice>
        )
      }
    >
      <section className="panel">
        <h2>{formatMessage(texts.booking, { number: data.bookingNumber }, market)}</h2>
        <Bill market={market} messages={messages} data={data} />
      </section>
      {items.length > 0 ? (
        <OrderForm request={request} market={market} data={data} items={items} submissionId={state.id} />
      ) : (
        <ChoiceForm request={request} market={market} data={data} />
      )}
      <form className="leave" method="post" action={href.addOns()}>
        <Button kind="quiet" type="submit" name="intent" value="leave">
          {texts.leave}
        </Button>
        <p className="field-hint">{texts.leaveHint}</p>
      </form>
    </FormPage>
  )
  return formPage(request, status, { title: texts.title }, main)
}
