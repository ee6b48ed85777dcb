import { depositOf } from '../domain/booking/instalments.ts'
import type { StayTerms } from '../domain/booking/stay-terms.ts'
import { addDays } from '../domain/stays.ts'
import { keys } from '../editions/agency-facts.ts'
import { stayHours } from '../markets/booking-texts.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatDate, formatMoney } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'

export interface StayTimelineTexts {
  timeline: Messages['booking']['timeline']
  stay: Pick<Messages['booking']['stay'], 'arrival' | 'departure' | 'arrivalTime' | 'departureTime'>
  payment: Pick<Messages['booking']['payment'], 'due' | 'depositBack'>
  done: Pick<Messages['booking']['done'], 'next1'>
}

interface StayTimelineProps {
  market: Market
  texts: StayTimelineTexts
  stay: { arrival: string; departure: string; lines: readonly { description: string }[] }
  /** What is paid when; null where that is said elsewhere. */
  terms: Pick<StayTerms, 'instalments' | 'deposits'> | null
  /** ISO day. */
  today: string
}

/** From the order to the departure, by days: contract, payments, the mail about the key, arrival. */
export function StayTimeline({ market, texts, stay, terms, today }: StayTimelineProps) {
  const { timeline } = texts
  const day = (date: string) => formatDate(market, date, 'date')
  const { checkIn, checkOut } = stayHours(market, stay.lines)
  const mailDay = addDays(stay.arrival, -keys.mailDaysBefore)
  const payments = terms ? paymentsOf(terms) : []
  const mail = { on: mailDay, when: mailDay > today ? day(mailDay) : timeline.soon, what: timeline.mail }
  const paid = payments.map(({ due, amount, isDeposit }) => ({
    on: due,
    when: formatMessage(texts.payment.due, { date: day(due) }, market),
    what: formatMessage(isDeposit ? timeline.deposit : timeline.pay, { amount: formatMoney(market, amount) }, market),
  }))
  const parts = [
    { when: timeline.ordered, what: texts.done.next1 },
    ...[...paid, mail].sort((one, other) => one.on.localeCompare(other.on)),
    {
      when: day(stay.arrival),
      what: `${texts.stay.arrival}. ${formatMessage(texts.stay.arrivalTime, { time: checkIn }, market)}`,
    },
    {
      when: day(stay.departure),
      what: `${texts.stay.departure}. ${formatMessage(texts.stay.departureTime, { time: checkOut }, market)}`,
    },
    ...(payments.some(({ isDeposit }) => isDeposit) ? [{ when: timeline.after, what: texts.payment.depositBack }] : []),
  ]
  return (
    <ol className="timeline">
      {parts.map(({ when, what }, index) => (
        <li key={when + what}>
          <b className={parts[index - 1]?.when === when ? 'visually-hidden' : undefined}>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  )
}

function paymentsOf(terms: NonNullable<StayTimelineProps['terms']>) {
  const deposit = depositOf(terms)
  return [
    ...terms.instalments.map((instalment) => ({ ...instalment, isDeposit: false })),
    ...(deposit ? [{ ...deposit, isDeposit: true }] : []),
  ]
}
