/** Something of whole days, at which nobody counts as busy. */
export interface CalendarEvent {
  /** Unique among all events of all calendars. */
  id: string
  /** When it was written. */
  stamp: Date
  /** ISO date. */
  firstDay: string
  /** The day after the last one, an ISO date. */
  endDay: string
  summary: string
  location: string
  description: string
  url: URL
}

/** An iCalendar file (RFC 5545) with one event. */
export function writeCalendar({ company, language }: { company: string; language: string }, event: CalendarEvent) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${textValue(`-//${company}//booking//${language}`)}`,
    'BEGIN:VEVENT',
    `UID:${textValue(event.id)}`,
    `DTSTAMP:${event.stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dateValue(event.firstDay)}`,
    `DTEND;VALUE=DATE:${dateValue(event.endDay)}`,
    // Outlook shows the hours of midnight without it.
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    `SUMMARY:${textValue(event.summary)}`,
    'TRANSP:TRANSPARENT',
    `LOCATION:${textValue(event.location)}`,
    `DESCRIPTION:${textValue(event.description)}`,
    `URL:${event.url.href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function dateValue(isoDay: string): string {
  return isoDay.replaceAll('-', '')
}

/** Section 3.3.11: a line break of the text is no line break of the file; other control characters are not allowed. */
function textValue(text: string): string {
  const escaped = text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n')
  return [...escaped].filter((character) => character >= ' ' || character === '\t').join('')
}

const maxOctets = 75
const encoder = new TextEncoder()

/** Section 3.1: lines have at most 75 octets; a longer one goes on behind a space. No character is divided. */
function folded(line: string): string {
  let [written, octets] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > maxOctets) {
      written += '\r\n '
      octets = 1
    }
    written += character
    octets += size
  }
  return written
}
