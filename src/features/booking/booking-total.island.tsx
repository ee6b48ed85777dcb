import { useEffect, useState } from 'react'
import type { ChosenItem, Party } from '../../contracts/booking.ts'
import { readItems } from '../../contracts/booking-forms.ts'
import type { BookingOption, BookingOptionItemPrice } from '../../contracts/lodging.ts'
import { withPetItems } from '../../domain/booking/pet-items.ts'
import { quoteStay } from '../../domain/booking/quote.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { Button } from '../../ui/button.tsx'
import { orderedTotal, Summary, type SummaryProps, stepTotalId } from './summary.tsx'

export interface BookingTotalProps extends Pick<SummaryProps, 'texts' | 'nights' | 'house' | 'also'> {
  market: Market
  /** Id of the form whose add-ons are counted. */
  formId: string
  update: string
  option: BookingOption
  itemPrices: BookingOptionItemPrice[]
  items: ChosenItem[]
  party: Party
}

/** The price beside step 2: with scripts it follows the add-ons, without them a button asks for it. */
export default function BookingTotal({ formId, update, option, itemPrices, party, ...props }: BookingTotalProps) {
  const [live, setLive] = useState(false)
  const [items, setItems] = useState(props.items)

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const count = () => setItems(readItems(new FormData(form)))
    count()
    setLive(true)
    form.addEventListener('change', count)
    return () => form.removeEventListener('change', count)
  }, [formId])

  const { market, texts, nights, house, also } = props
  const quote = quoteStay(option, itemPrices, withPetItems(itemPrices, items, party), party)
  const total = orderedTotal(quote.total, also)
  useEffect(() => {
    const sum = document.getElementById(stepTotalId)
    if (sum) sum.textContent = formatMoney(market, total)
  }, [market, total])
  return (
    <Summary market={market} texts={texts} nights={nights} house={house} also={also} quote={quote}>
      {!live && (
        <Button kind="secondary" type="submit" form={formId} name="intent" value="update">
          {update}
        </Button>
      )}
    </Summary>
  )
}
