import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nextMonth } from '../../../src/domain/flexible-dates.ts'
import { addDays } from '../../../src/domain/stays.ts'
import type { StayCalendarProps } from '../../../src/features/lodging/calendar-days.ts'
import { calendarHtml } from '../../../src/features/lodging/calendar-html.ts'
import StayCalendar from '../../../src/features/lodging/stay-calendar.island.tsx'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'

const today = '2026-11-24'

function propsOf(given: Partial<StayCalendarProps> & { market?: (typeof markets)[number] } = {}): StayCalendarProps {
  const { market = markets[0], ...own } = given
  const { lodging } = messagesOf(market)
  return {
    marketId: market.id,
    path: '/sommerhus-bl1017/',
    texts: { ...lodging, arrival: lodging.box.arrival, departure: lodging.box.departure },
    arrivals: [],
    nights: 7,
    chosen: { arrival: null, duration: 7, month: null, party: null, searchQuery: '' },
    departure: null,
    today,
    firstMonth: today.slice(0, 7),
    lastMonth: '2027-12',
    month: today.slice(0, 7),
    ...own,
  }
}

const renderedByReact = (props: StayCalendarProps) =>
  renderToString(<StayCalendar {...props} />, { identifierPrefix: 'stay-calendar-' })

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(today, days))
const party = fc.option(
  fc.record({
    adults: fc.integer({ min: 1, max: 9 }),
    children: fc.integer({ min: 0, max: 5 }),
    infants: fc.constant(0),
    pets: fc.integer({ min: 0, max: 2 }),
  }),
)

test('what the server writes of the calendar is what React renders of it, to the letter', () => {
  const anyProps = fc
    .record({
      market: fc.constantFrom(...markets),
      month: fc.integer({ min: 0, max: 13 }).map((months) => nextMonth(today.slice(0, 7), months)),
      totals: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 10_000, max: 9_999_999 })), {
        selector: ([each]) => each,
      }),
      arrival: fc.option(day),
      duration: fc.integer({ min: 1, max: 21 }),
      isFree: fc.boolean(),
      chosenMonth: fc.option(fc.constantFrom('2027-01', '2027-12')),
      party,
      searchQuery: fc.constantFrom(
        '',
        'omraader=blavand%2Chenne&1=4',
        `q=${encodeURIComponent('"Låge" & <b>\'0000-00-00')}`,
      ),
    })
    .map(({ market, month, totals, arrival, duration, isFree, chosenMonth, ...trip }) =>
      propsOf({
        market,
        month,
        arrivals: totals.toSorted(([one], [other]) => one - other),
        nights: duration,
        chosen: { ...trip, arrival, duration, month: chosenMonth },
        departure: arrival && isFree ? addDays(arrival, duration) : null,
      }),
    )
  fc.assert(
    fc.property(anyProps, (props) => {
      expect(calendarHtml(props)).toBe(renderedByReact(props))
    }),
    { numRuns: 60 },
  )
})

test('the first and the last month lead no further, and today and the nights that are chosen are marked', () => {
  const first = calendarHtml(propsOf({ arrivals: [[4, 331_000]] }))
  expect(first.match(/data-replay/g)).toHaveLength(1)
  expect(first).toContain('<td class="rdp-today"><span class="rdp-day_button"><s>24</s></span></td><td><s>25</s></td>')
  expect(first).toContain('href="/sommerhus-bl1017/?arrival=2026-11-28&amp;duration=7#stays"')
  const last = calendarHtml(propsOf({ month: '2027-12' }))
  expect(last.match(/data-replay/g)).toHaveLength(1)
  expect(last).toContain('aria-label="januar 2028"')
  const stay = { arrival: '2026-12-05', duration: 7, month: null, party: null, searchQuery: '' }
  const chosen = calendarHtml(propsOf({ arrivals: [[11, 357_500]], chosen: stay, departure: '2026-12-12' }))
  expect(chosen.match(/rdp-selected/g)).toHaveLength(8)
  expect(chosen).toContain('class="arrival rdp-selected rdp-range_start"')
  expect(chosen).toContain('class="rdp-selected rdp-range_end"')
})

test('an arrival that was requested and is not free has a mark and a name of its own, and every kind of day its legend', () => {
  const arrivals: [number, number][] = [[4, 400_000]]
  const { lodging } = messagesOf(markets[2])
  const notFree = calendarHtml(
    propsOf({ market: markets[2], arrivals, chosen: { ...propsOf().chosen, arrival: '2026-11-29' } }),
  )
  const mark = `<span class="visually-hidden">${lodging.calendarRequested}</span>`
  expect(notFree).toContain(`<td class="requested"><span class="rdp-day_button">29${mark}</span></td>`)
  expect(legendOf(notFree)).toEqual([
    lodging.calendarFree,
    lodging.calendarRequested,
    lodging.calendarNoArrival,
    lodging.calendarTaken,
  ])
  const free = calendarHtml(
    propsOf({
      market: markets[2],
      arrivals,
      chosen: { ...propsOf().chosen, arrival: '2026-11-28' },
      departure: '2026-12-05',
    }),
  )
  expect(free).not.toContain('class="requested"')
  expect(legendOf(free)[1]).toBe(lodging.calendarChosen)
})

function legendOf(html: string): string[] {
  return [...html.slice(html.indexOf('class="legend"')).matchAll(/<li[^>]*>([^<]*)/g)].map(([, text = '']) => text)
}

test('a day that no free stay covers is struck out, one between two arrivals is not', () => {
  const html = calendarHtml(propsOf({ month: '2026-12', arrivals: [[11, 357_500]] }))
  for (const day of [4, 13, 31]) expect(html).toContain(`<td><s>${day}</s></td>`)
  for (const day of [6, 11, 12]) expect(html).toContain(`<td>${day}</td>`)
})
