import { addDays } from '../../domain/stays.ts'
import type { Draft, MadeBooking } from '../../drafts/draft.ts'
import { partyText } from '../../markets/booking-texts.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { href } from '../../urls/paths.ts'

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
  booked: MadeBooking,
  { name }: Draft['stay'],
  { market, messages, brand, origin, now }: CalendarFileOptions,
): string {
  const { booking } = messages
  const house = `${origin}${href.lodging(market, name)}`
  const description = [
    `${booking.done.number}: ${booked.number}`,
    `${booking.stay.arrival}: ${booking.stay.arrivalTime}`,
    `${booking.stay.departure}: ${booking.stay.departureTime}`,
    partyText(market, messages, booked.party),
    house,
  ].join('\n')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(`-//${brand}//booking//${market.key.toUpperCase()}`)}`,
    'BEGIN:VEVENT',
    `UID:${escaped(`${booked.number}@${new URL(origin).hostname}`)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basic(booked.arrival)}`,
    `DTEND;VALUE=DATE:${basic(addDays(booked.departure, 1))}`,
    // Whoever is away for a week still has a calendar to plan it in.
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(`${booked.title} (${brand})`)}`,
    `LOCATION:${escaped(booked.address || `${booked.title} (${name})`)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL;VALUE=URI:${house}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** 2027-07-03 as 20270703. */
function basic(isoDay: string): string {
  return isoDay.replaceAll('-', '')
}

/** A text as a value: what would end it or its line is told apart (RFC 5545, section 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Octets of a line, its end not counted; one that is longer goes on in the next, after a space. */
const longestLine = 75

function folded(line: string): string {
  const parts: string[] = ['']
  let octets = 0
  for (const letter of line) {
    const length = new TextEncoder().encode(letter).length
    if (octets + length > longestLine) {
      parts.push('')
      octets = 1
    }
    parts[parts.length - 1] += letter
    octets += length
  }
  return parts.join('\r\n ')
}
