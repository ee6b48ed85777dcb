import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openingMoments, openingOn, standingAt } from '../../../src/domain/opening-hours.ts'
import { addDays, agencyClock, agencyInstant } from '../../../src/domain/stays.ts'
import { formatDate } from '../../../src/markets/formats.ts'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import { openingTexts } from '../../../src/markets/opening-texts.ts'
import { seededSettings } from '../../seeded-settings.ts'

const late = [{ from: '09:00', to: '22:00' }]
/** The specification's list (section 9). */
const rules = [
  { dates: ['2024-12-24'], hours: [], emailOnly: '00:00' },
  { dates: ['2024-12-26', '2025-01-02', '2025-01-03', '2025-01-04', '2025-01-05'], hours: late },
  { dates: ['2024-12-31'], hours: [{ from: '09:00', to: '12:00' }], emailOnly: '12:00' },
  { season: { from: '04-01', to: '10-31' }, weekdays: [7], hours: [{ from: '08:00', to: '20:00' }] },
  { hours: [{ from: '09:00', to: '20:00' }] },
]

test.each([
  ['2024-12-24', '11:00', { kind: 'email', opens: { inDays: 1, day: '2024-12-25', from: '09:00' } }],
  ['2024-12-26', '21:59', { kind: 'open', until: '22:00' }],
  ['2024-12-31', '11:59', { kind: 'open', until: '12:00' }],
  ['2024-12-31', '12:00', { kind: 'email', opens: { inDays: 1, day: '2025-01-01', from: '09:00' } }],
  ['2025-01-02', '20:30', { kind: 'open', until: '22:00' }],
  ['2025-01-06', '20:00', { kind: 'closed', opens: { inDays: 1, day: '2025-01-07', from: '09:00' } }],
  ['2025-04-06', '08:00', { kind: 'open', until: '20:00' }],
  ['2025-04-07', '08:00', { kind: 'closed', opens: { inDays: 0, day: '2025-04-07', from: '09:00' } }],
  ['2025-11-02', '08:30', { kind: 'closed', opens: { inDays: 0, day: '2025-11-02', from: '09:00' } }],
])('on %s at %s', (day, time, standing) => {
  expect(standingAt(rules, { day, time })).toEqual(standing)
})

test('without rules the agency is closed, and says no day when it opens', () => {
  expect(standingAt([], { day: '2026-11-22', time: '10:00' })).toEqual({ kind: 'closed', opens: null })
})

test('a time at the agency is the moment when its clock shows that', () => {
  expect(agencyInstant('2026-11-22', '09:00').toISOString()).toBe('2026-11-22T08:00:00.000Z')
  expect(agencyInstant('2026-07-12', '09:00').toISOString()).toBe('2026-07-12T07:00:00.000Z')
  fc.assert(
    fc.property(fc.integer({ min: 28_000_000, max: 31_000_000 }), (minute) => {
      const { day, time } = agencyClock(new Date(minute * 60_000))
      expect(agencyClock(agencyInstant(day, time))).toMatchObject({ day, time })
    }),
  )
})

test('what a browser is told for the next days is what the rules say at every minute of them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 28_900_000, max: 29_800_000 }),
      fc.integer({ min: 0, max: 3 * 24 * 60 - 1 }),
      (start, ahead) => {
        const now = new Date(start * 60_000)
        const moments = openingMoments(rules, now, 5)
        const then = new Date((start + ahead) * 60_000)
        const told = moments.findLast(({ at }) => at <= then)?.standing
        expect(told).toEqual(standingAt(rules, agencyClock(then)))
      },
    ),
  )
})

test.each([
  ['2026-07-15', [{ from: '09:00', to: '20:00' }], undefined],
  ['2026-07-19', [{ from: '08:00', to: '20:00' }], undefined],
  ['2026-11-22', [{ from: '09:00', to: '20:00' }], undefined],
  ['2026-12-24', [], '00:00'],
  ['2026-12-26', late, undefined],
  ['2026-12-31', [{ from: '09:00', to: '12:00' }], '12:00'],
  ['2027-01-02', late, undefined],
  ['2027-01-05', late, undefined],
  ['2027-01-06', [{ from: '09:00', to: '20:00' }], undefined],
])('on %s the seeded agency keeps the specification’s hours', (day, hours, emailOnly) => {
  const rule = openingOn(seededSettings('da').administrationDetails.openingHours, day)
  expect([rule?.hours, rule?.emailOnly]).toEqual([hours, emailOnly])
})

test.each([
  [
    'forward',
    '2027-03-27T12:00:00Z',
    [
      ['2027-03-27T19:00:00.000Z', 'closed'],
      ['2027-03-27T23:00:00.000Z', 'closed'],
      ['2027-03-28T07:00:00.000Z', 'open'],
      ['2027-03-28T18:00:00.000Z', 'closed'],
    ],
  ],
  [
    'back',
    '2026-10-24T12:00:00Z',
    [
      ['2026-10-24T18:00:00.000Z', 'closed'],
      ['2026-10-24T22:00:00.000Z', 'closed'],
      ['2026-10-25T07:00:00.000Z', 'open'],
      ['2026-10-25T19:00:00.000Z', 'closed'],
    ],
  ],
])('on the day when clocks go %s the phone is answered by the agency’s clock', (_, now, changes) => {
  const [current, ...moments] = openingMoments(rules, new Date(now), 2)
  expect(current?.standing.kind).toBe('open')
  expect(moments.map(({ at, standing }) => [at.toISOString(), standing.kind])).toEqual(changes)
})

test('each edition says it in its own words', () => {
  const now = new Date('2024-12-31T08:30:00Z')
  const told = markets.map((market) => JSON.parse(openingTexts(market, messagesOf(market), rules, now)))
  expect(told.map((moments) => moments.slice(0, 2))).toEqual([
    [
      [28927230, 'åbent til kl. 12.00', 1],
      [28927380, 'kun mail – telefonen åbner i morgen kl. 09.00', 0],
    ],
    [
      [28927230, 'bis 12:00\u00a0Uhr erreichbar', 1],
      [28927380, 'nur per E-Mail, telefonisch wieder morgen ab 09:00\u00a0Uhr', 0],
    ],
    [
      [28927230, 'open until 12:00', 1],
      [28927380, 'e-mail only – phone lines open tomorrow at 09:00', 0],
    ],
  ])
})

test.each(markets)(
  '$key: an opening that is a week away or more is said by its date, an earlier one by its day',
  (market) => {
    const dates = Array.from({ length: 9 }, (_, index) => addDays('2026-12-24', index))
    const closed = [{ dates, hours: [] }, { hours: [{ from: '09:00', to: '17:00' }] }]
    const saidAt = (now: string): string =>
      JSON.parse(openingTexts(market, messagesOf(market), closed, new Date(now)))[0][1]
    expect(saidAt('2026-12-24T11:00:00Z')).toContain(formatDate(market, '2027-01-02', 'weekday'))
    expect(saidAt('2026-12-27T11:00:00Z')).toContain(`${formatDate(market, '2027-01-02', 'dayOfWeek')} `)
  },
)
