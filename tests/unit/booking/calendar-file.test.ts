import { expect, test } from 'vitest'
import type { PlacedBooking } from '../../../src/drafts/draft.ts'
import { calendarFile } from '../../../src/features/arrival/calendar-file.ts'
import { formatMessage } from '../../../src/markets/format-message.ts'
import { formatTime } from '../../../src/markets/formats.ts'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import { href } from '../../../src/urls/paths.ts'

const booked: PlacedBooking = {
  title: 'Klithuset; ved havet, med sauna',
  address: 'Klitvej 12, 6857 Blåvand',
  number: 'MH-2345ABCD',
  arrival: '2027-07-03',
  departure: '2027-07-10',
  duration: 7,
  email: 'karen@example.dk',
  party: { adults: 2, children: 1, infants: 0, pets: 0 },
  isEarlier: false,
  isTogether: false,
  total: 589_500,
  currency: 'DKK',
  lines: [],
  addOnKey: '',
}
const stay = { lodgingId: 1, name: 'BL1234', arrival: booked.arrival, duration: 7 }

test.each(markets)(
  'the calendar file of edition $key holds the stay by whole days, the day of departure too',
  (market) => {
    const lines = written(market)
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR')
    expect(lines).toContain(`PRODID:-//Marehalm//booking//${market.key.toUpperCase()}`)
    expect(lines).toContain('TRANSP:TRANSPARENT')
    expect(lines).toContain(`URL;VALUE=URI:https://www.example.org${href.lodging(market, stay.name)}`)
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines).toContain('UID:MH-2345ABCD@www.example.org')
    expect(lines).toContain('DTSTART;VALUE=DATE:20270703')
    expect(lines).toContain('DTEND;VALUE=DATE:20270711')
    expect(lines).toContain('DTSTAMP:20261121T100000Z')
    expect(lines).toContain('LOCATION:Klitvej 12\\, 6857 Blåvand')
    expect(lines).toContain('SUMMARY:Klithuset\\; ved havet\\, med sauna (Marehalm)')
    const description = lines.find((line) => line.startsWith('DESCRIPTION:')) ?? ''
    const { done, stay: texts } = messagesOf(market).booking
    for (const fact of [
      `${done.number}: MH-2345ABCD`,
      formatMessage(texts.arrivalTime, { time: formatTime(market, '16:00') }, market),
      'bl1234',
    ]) {
      expect(description).toContain(fact)
    }
  },
)

test('no line is longer than 75 octets, and each ends as RFC 5545 wants it', () => {
  const file = calendarFile({ ...booked, lack: null }, stay, options(markets[0]))
  for (const line of file.replace(/\r\n$/, '').split('\r\n')) {
    expect(line).not.toContain('\n')
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
})

test('a line of letters of several octets is folded between them, and reads as it was written', () => {
  const title = `${'æøå🏠'.repeat(30)} \\ "ved; havet", og\nmere`
  const file = calendarFile({ ...booked, title, lack: null }, stay, options(markets[0]))
  expect(file).not.toContain('\uFFFD')
  const summary = written(markets[0], { ...booked, title }).find((line) => line.startsWith('SUMMARY:'))
  const read = summary?.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
  expect(read).toBe(`SUMMARY:${title} (Marehalm)`)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

test('the file ends with the end of its last line', () => {
  const file = calendarFile({ ...booked, lack: null }, stay, options(markets[0]))
  expect(file.endsWith('\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
})

test('a house’s name never begins a line of its own, and brings no control characters', () => {
  const title = 'Huset\r\nBEGIN:VALARM\nURL:https://elsewhere.example/\u0000\u0085'
  const lines = written(markets[0], { ...booked, title })
  expect(lines.filter((line) => /^(BEGIN:VALARM|URL\b.*elsewhere)/.test(line))).toEqual([])
  expect(lines.filter((line) => /\p{Cc}/u.test(line))).toEqual([])
})

/** Its lines, unfolded. */
function written(market: (typeof markets)[number], booking = booked): string[] {
  return calendarFile({ ...booking, lack: null }, stay, options(market))
    .replaceAll('\r\n ', '')
    .split('\r\n')
}

function options(market: (typeof markets)[number]) {
  const now = new Date('2026-11-21T10:00:00Z')
  return { market, messages: messagesOf(market), brand: 'Marehalm', origin: 'https://www.example.org', now }
}
