import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import { StayTimeline } from '../../../src/ui/stay-timeline.tsx'

const [danish] = markets
const stay = { arrival: '2027-06-19', departure: '2027-06-26', lines: [] }
const instalments = [
  { due: '2026-12-07', amount: 212_500 },
  { due: '2027-05-08', amount: 637_500 },
]

/** The days as they are heard, or those that are seen. */
function timelineOf(
  today: string,
  terms: Parameters<typeof StayTimeline>[0]['terms'],
  days = /<b(?: class="visually-hidden")?>(.*?)<\/b>/g,
): string[] {
  const html = renderToStaticMarkup(
    <StayTimeline market={danish} texts={messagesOf(danish).booking} stay={stay} terms={terms} today={today} />,
  )
  return [...html.matchAll(days)].map(([, when = '']) => when)
}

test('What follows an order stands in the order of its days, the payments among the rest', () => {
  expect(timelineOf('2026-11-30', { instalments, deposits: [] })).toEqual([
    'Efter bestillingen',
    'Senest 7. december 2026',
    'Senest 8. maj 2027',
    '12. juni 2027',
    '19. juni 2027',
    '26. juni 2027',
  ])
})

test('A deposit is paid with the last of the price, below one date, and comes back after the stay; payments told elsewhere are left out', () => {
  const deposits = [{ itemId: 1, description: 'Depositum', amount: 200_000 }]
  const days = timelineOf('2026-11-30', { instalments, deposits })
  const isLast = (day: string) => day === 'Senest 8. maj 2027'
  expect(days.filter(isLast)).toHaveLength(2)
  expect(timelineOf('2026-11-30', { instalments, deposits }, /<b>(.*?)<\/b>/g).filter(isLast)).toHaveLength(1)
  expect(days.at(-1)).toBe('Efter afrejsen')
  expect(timelineOf('2026-11-30', null)).toHaveLength(4)
})

test('Of a stay that begins within days the mail about the key comes straight away', () => {
  expect(timelineOf('2027-06-15', null)).toEqual(['Efter bestillingen', 'Straks', '19. juni 2027', '26. juni 2027'])
})
