import * as v from 'valibot'
import { type AddOnData, LookupFieldsSchema } from '../../contracts/add-ons.ts'
import type { ChosenItem } from '../../contracts/booking.ts'
import { ItemListSchema, readItems } from '../../contracts/booking-forms.ts'
import { daysBetween } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import { type LoaderResult, type Page, type RenderContext, seeOther } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href, withQuery } from '../../urls/paths.ts'
import { formNotice, formPage } from '../forms/form-page.tsx'
import { emptyForm, type FormState, handleForm } from '../forms/submission.ts'
import { Bill, BilledLines, ChoiceForm, OrderForm, OrderSchema, orderFields, withChoice } from './choice-form.tsx'
import { forgetLookup, type Lookup, lookupPage, readLookup, storeLookup } from './lookup-page.tsx'

/**
 * /add-ons/: a booking without an account. The number and its key open it; `?items=` is a choice that is looked through
 * before it is ordered, `?change=` the same choice in the form again, `?done=` the number of one that was ordered.
 */
export const addOnsPage: Page = {
  load: loadAddOnsPage,
}

async function loadAddOnsPage(request: RenderContext): Promise<LoaderResult> {
  const intent = request.form?.get('intent')
  if (intent === 'leave') {
    forgetLookup(request)
    return seeOther(href.addOns())
  }
  if (request.form && intent === null) return postLookup(request)
  const lookup = readLookup(request)
  const found = lookup && (await find(request, lookup))
  if (!lookup || !found) return lookupPage(request, stateOf(null))
  if (found.kind === 'refused') {
    forgetLookup(request)
    return lookupPage(request, stateOf(found.code))
  }
  if (intent === 'check') return reviewPage(request, found.data)
  if (intent === 'order') return order(request, lookup, found.data)
  return showBooking(request, found.data)
}

function find({ services, market }: RenderContext, lookup: Lookup) {
  return services.workers.addOns({ ...lookup, lan: market.id })
}

function stateOf(code: string | null): FormState {
  const empty = emptyForm()
  return code === null ? empty : { ...empty, status: code === 'throttled' ? 429 : 422, notice: 'refused', code }
}

function postLookup(request: RenderContext): Promise<LoaderResult> {
  return handleForm(request, {
    names: ['reservationId', 'key'],
    schema: LookupFieldsSchema,
    // The service counts wrong keys.
    captcha: null,
    async submit(lookup) {
      const found = await find(request, lookup)
      if (found.kind === 'refused') return found
      storeLookup(request, lookup)
      return { kind: 'stored', reference: found.data.bookingNumber }
    },
    done: () => seeOther(href.addOns()),
    show: (state) => lookupPage(request, state),
  })
}

/** The choice is in the URL, so that going back and changing it works. */
function reviewPage(request: RenderContext, data: AddOnData): LoaderResult {
  const items = available(data, readItems(request.form ?? new FormData()))
  if (items.length === 0) return bookingPage(request, data, { status: 422, fault: 'choose' })
  return seeOther(withChoice('items', items))
}

function showBooking(request: RenderContext, data: AddOnData): LoaderResult {
  const chosenIn = (name: string) => readChoice(data, request.query.get(name))
  const done = data.additions.find(({ reference }) => reference === request.query.get('done'))
  return bookingPage(request, data, { items: chosenIn('items'), chosen: chosenIn('change'), done })
}

function readChoice(data: AddOnData, written: string | null | undefined): ChosenItem[] {
  const parsed = v.safeParse(ItemListSchema, written ?? '')
  return parsed.success ? available(data, parsed.output) : []
}

function order(request: RenderContext, lookup: Lookup, data: AddOnData): Promise<LoaderResult> {
  return handleForm(request, {
    names: orderFields,
    schema: OrderSchema,
    captcha: null,
    submit: ({ items, total }, key) =>
      request.services.workers.addAddOns(
        { ...lookup, lan: request.market.id, items: items.map(positive), expectedTotal: total / 100 },
        key,
      ),
    done: (reference) => seeOther(withQuery(href.addOns(), new URLSearchParams({ done: reference }))),
    show: (state) => {
      const items = readChoice(data, state.typed.items)
      return bookingPage(request, data, { status: state.status, items, state, fault: noticeOf(state) })
    },
  })
}

function positive({ itemId, quantity }: ChosenItem) {
  return { itemId, quantity: Math.max(1, quantity) }
}

function noticeOf({ code }: FormState): BookingNotice | undefined {
  if (code === 'price_changed') return 'priceChanged'
  return code === 'not_available' || code === 'busy' ? 'notAvailable' : undefined
}

/** The available items of a choice, up to their maximum. */
function available({ available: offers }: AddOnData, items: readonly ChosenItem[]): ChosenItem[] {
  return items.flatMap(({ itemId, quantity }) => {
    const offer = offers.find((each) => each.itemId === itemId)
    return offer && quantity > 0 ? [{ itemId, quantity: Math.min(offer.most, Math.max(offer.least, quantity)) }] : []
  })
}

type BookingNotice = 'choose' | 'notAvailable' | 'priceChanged'

interface BookingPageOptions {
  status?: FormState['status']
  /** What is looked through before it is ordered; nothing: it is still to be chosen. */
  items?: readonly ChosenItem[]
  /** What stands in the form where it is still to be chosen. */
  chosen?: readonly ChosenItem[]
  /** What was ordered just now. */
  done?: AddOnData['additions'][number] | undefined
  fault?: BookingNotice | undefined
  /** Of an order that was not taken. */
  state?: FormState
}

/** The booking, what was added to it, and what still can be. Amounts are in the currency that it was booked in. */
function bookingPage(request: RenderContext, data: AddOnData, options: BookingPageOptions): LoaderResult {
  const { status = 200, items = [], chosen = [], done, fault, state = emptyForm() } = options
  const { messages } = request
  const market: Market = { ...request.market, currency: data.currency }
  const texts = messages.forms.addOns
  const dates = stayDates(market, data.arrival, daysBetween(data.arrival, data.departure))
  const main = (
    <FormPage
      title={texts.title}
      lead={`${data.house.title} (${data.house.name}), ${dates}`}
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
        <ChoiceForm request={request} market={market} data={data} chosen={chosen} />
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
