import { useEffect, useState } from 'react'
import type { ChosenItem, Party } from '../../contracts/booking.ts'
import { readItems } from '../../contracts/booking-forms.ts'
import type { StayQuote } from '../../contracts/booking-price.ts'
import type { BookingOption, BookingOptionItemPrice } from '../../contracts/lodging.ts'
import { linenLeft } from '../../domain/booking/linen.ts'
import { withPetItems } from '../../domain/booking/pet-items.ts'
import { quoteStay } from '../../domain/booking/quote.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { Button } from '../../ui/button.tsx'
import { SummaryEnd, stepTotalId } from './step-end.tsx'
import { alsoNow, orderedTotal, Summary, type SummaryProps } from './summary.tsx'

export interface BookingTotalProps
  extends CountedHouse,
    Pick<SummaryProps, 'texts' | 'nights' | 'house' | 'chosen' | 'also' | 'use'> {
  market: Market
  /** Id of the form whose add-ons are counted. */
  formId: string
  /** Label of the way on; `isBroken` where another house of the order can't be had any more. */
  next: string
  isBroken: boolean
  /** For whom bed linen is counted. */
  guests: number
  /** The other houses of the order; their add-ons are in the same form. */
  others: (CountedHouse & { mark: string; title: string; partyText: string })[]
}

interface CountedHouse {
  option: BookingOption
  itemPrices: BookingOptionItemPrice[]
  items: ChosenItem[]
  party: Party
}

/** The price beside step 2: with scripts it follows the add-ons, without them a button of the form requests it. */
export default function BookingTotal({ formId, next, isBroken, ...props }: BookingTotalProps) {
  const [form, setForm] = useState<FormData | null>(null)

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const count = () => setForm(new FormData(form))
    count()
    // A number counts while it is typed; what was stored in the tab is put back by a change.
    const types = ['input', 'change']
    for (const type of types) form.addEventListener(type, count)
    return () => {
      for (const type of types) form.removeEventListener(type, count)
    }
  }, [formId])

  const { market, texts, nights, house, chosen, use } = props
  const quote = quoteNow(props, form)
  const chosenItems = form ? readItems(form) : props.items
  const linen = linenLeft(props.itemPrices, chosenItems, { nights: quote.duration, guests: props.guests })
  const others = props.others.map((other) => ({
    title: other.title,
    party: other.partyText,
    quote: quoteNow(other, form, other.mark),
  }))
  const also = alsoNow(props.also, others)
  const total = orderedTotal(quote.total, also)
  useEffect(() => {
    const sum = document.getElementById(stepTotalId)
    if (sum) sum.textContent = formatMoney(market, total)
  }, [market, total])
  return (
    <Summary
      {...{ market, texts, nights, house, chosen, also, others, quote, use, linen }}
      end={
        <SummaryEnd market={market} label={texts.summary.total} total={total}>
          <Button kind={isBroken ? 'secondary' : 'primary'} type="submit" form={formId} icon="arrow" iconLast>
            {next}
          </Button>
        </SummaryEnd>
      }
    />
  )
}

/** The quote with the form's add-ons, or with those of the page before the form is read. */
function quoteNow({ option, itemPrices, items, party }: CountedHouse, form: FormData | null, mark?: string): StayQuote {
  const chosen = form ? readItems(form, mark) : items
  return quoteStay(option, itemPrices, withPetItems(itemPrices, chosen, party), party)
}
