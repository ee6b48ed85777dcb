import { type Party, partyKeys } from '../contracts/booking.ts'
import type { BilledLine } from '../domain/prices.ts'
import { extraHouseTimes, houseTimes } from '../editions/agency-facts.ts'
import { formatMessage } from './format-message.ts'
import { formatDate, formatTime } from './formats.ts'
import type { Market } from './market.ts'
import type { Messages } from './messages/messages.ts'

/** Title of a line of a price: "Rent", "Bed linen", "2 × bicycle". */
export function lineTitle(market: Market, texts: Messages['booking']['summary'], line: BilledLine): string {
  if (line.kind === 'rent') return texts.rent
  if (line.kind === 'fee') return texts.fee
  if (line.quantity === 1) return line.description
  return formatMessage(texts.several, { count: line.quantity, item: line.description }, market)
}

/** "2 adults, 1 child, 1 pet", without zeros. */
export function partyText(
  market: Market,
  { booking }: { booking: Pick<Messages['booking'], 'party'> },
  party: Party,
): string {
  return partyKeys
    .filter((name) => party[name] > 0)
    .map((name) => formatMessage(booking.party[name], { count: party[name] }, market))
    .join(', ')
}

/** A stay as mails write it in one line: "Saturday 3 July 2027, 7 nights". Arrival is an ISO day. */
export function stayInMail(market: Market, { card }: Pick<Messages, 'card'>, arrival: string, nights: number): string {
  return `${formatDate(market, arrival, 'long')}, ${formatMessage(card.nights, { count: nights }, market)}`
}

type Titled = readonly { description: string }[]

/**
 * Check-in and check-out of a stay, "HH:MM": the agency's hours, or the extra ones where a line of the price names them
 * ("Early check-in from 12:00").
 */
export function stayTimes(lines: Titled): { checkIn: string; checkOut: string } {
  const hour = (name: 'checkIn' | 'checkOut') =>
    lines.some(names(extraHouseTimes[name])) ? extraHouseTimes[name] : houseTimes[name]
  return { checkIn: hour('checkIn'), checkOut: hour('checkOut') }
}

/** The same as the market writes them. */
export function stayHours(market: Market, lines: Titled): { checkIn: string; checkOut: string } {
  const { checkIn, checkOut } = stayTimes(lines)
  return { checkIn: formatTime(market, checkIn), checkOut: formatTime(market, checkOut) }
}

/** In whatever edition the line was booked: "12:00" or "12.00". */
function names(time: string): (line: Titled[number]) => boolean {
  const [hours, minutes] = time.split(':')
  const pattern = new RegExp(`(?<!\\d)${hours}[.:]${minutes}(?!\\d)`)
  return ({ description }) => pattern.test(description)
}

interface StepTexts {
  contract: string
  arrivalMail: string
  houseReady: string
}

/** Texts of the steps after a booking. */
export function nextSteps(
  market: Market,
  { contract, arrivalMail, houseReady }: StepTexts,
  lines: Titled,
): [string, string, string] {
  return [contract, arrivalMail, formatMessage(houseReady, { time: stayHours(market, lines).checkIn }, market)]
}
