import ical, { ICalEventTransparency } from 'ical-generator'
import { addDays } from '../../domain/stays.ts'
import type { Draft, PlacedBooking } from '../../drafts/draft.ts'
import { lineTitle, partyText, stayHours } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { receiptNoticeLines } from '../../ui/receipt-notice.tsx'
import { href } from '../../urls/paths.ts'
import type { ArrivalStay } from './stay.ts'

export interface CalendarFileOptions {
  market: Market
  messages: Messages
  brand: string
  /** Of the edition's site. */
  origin: string
  now: Date
}

/** The booked stay as an iCalendar file (RFC 5545): whole days from arrival to departure, the day of departure too. */
export function calendarFile(
  booked: Pick<
    ArrivalStay,
    'title' | 'number' | 'arrival' | 'departure' | 'party' | 'lines' | 'total' | 'currency' | 'lack'
  > &
    Pick<PlacedBooking, 'address'>,
  { name }: Pick<Draft['stay'], 'name'>,
  { market, messages, brand, origin, now }: CalendarFileOptions,
): string {
  const { booking } = messages
  const paidIn = { ...market, currency: booked.currency }
  const { checkIn, checkOut } = stayHours(market, booked.lines)
  const extras = booked.lines.filter(({ kind }) => kind === 'chosen')
  const house = `${origin}${href.lodging(market, name)}`
  const calendar = ical({ prodId: { company: brand, product: 'booking', language: market.key.toUpperCase() } })
  calendar.createEvent({
    id: `${booked.number}@${new URL(origin).hostname}`,
    stamp: now,
    start: midnight(booked.arrival),
    end: midnight(addDays(booked.departure, 1)),
    allDay: true,
    // A guest whose device is offline for a week still has the file to plan with.
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: `${booked.title} (${brand})`,
    location: booked.address || `${booked.title} (${name})`,
    url: house,
    description: [
      `${booking.done.number}: ${booked.number}`,
      `${booking.stay.arrival}: ${formatMessage(booking.stay.arrivalTime, { time: checkIn }, market)}`,
      `${booking.stay.departure}: ${formatMessage(booking.stay.departureTime, { time: checkOut }, market)}`,
      partyText(market, messages, booked.party),
      ...extras.map((line) => lineTitle(paidIn, booking.summary, line)),
      `${booking.summary.total}: ${formatMoney(paidIn, booked.total)}`,
      ...receiptNoticeLines({ messages, lack: booked.lack }, origin),
      house,
    ].join('\n'),
  })
  // No text has other control characters, and the last line has an end, too (RFC 5545, sections 3.3.11 and 3.1).
  return `${calendar
    .toString()
    .replace(/[^\P{Cc}\t\r\n]/gu, '')
    .trimEnd()}\r\n`
}

function midnight(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`)
}
