import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysApart, nearestStay, neighboursOf, staysAround } from '../../../src/domain/booking/free-stays.ts'
import { depositOf, instalmentsNow, instalmentsOf, nextPayment } from '../../../src/domain/booking/instalments.ts'
import { fittedParty, partyFaults } from '../../../src/domain/booking/party.ts'
import {
  cancellationNow,
  cancellationSteps,
  quoteCancellation,
  sumOfTerms,
} from '../../../src/domain/booking/stay-terms.ts'
import { addDays, agencyInstant } from '../../../src/domain/stays.ts'
import { extraHouseTimes, extraInfants, houseTimes, payment } from '../../../src/editions/agency-facts.ts'
import { priceChanges } from '../../../src/features/booking/price-changes.tsx'

const now = new Date('2026-11-21T10:00:00Z')
const room = fc.record({ persons: fc.integer({ min: 1, max: 30 }), pets: fc.integer({ min: 0, max: 4 }) })
const count = fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined })
const requestedParty = fc.record({ adults: count, children: count, infants: count, pets: count })
const stay = fc.record({
  arrival: fc.integer({ min: -10, max: 400 }).map((days) => addDays('2026-11-21', days)),
  duration: fc.constantFrom(3, 4, 7, 10, 14),
  status: fc.constantFrom(0, 1),
})

test('a party fitted to a house has an adult and nothing that the house refuses', () => {
  fc.assert(
    fc.property(room, requestedParty, (house, requested) => {
      const party = fittedParty(requested, house)
      expect(party.adults).toBeGreaterThanOrEqual(1)
      expect(partyFaults(party, house)).toEqual([])
    }),
  )
})

test('a party that fits is left as it was asked', () => {
  const number = fc.nat({ max: 1000 })
  fc.assert(
    fc.property(room, number, number, number, number, (house, one, two, three, four) => {
      const adults = 1 + (one % house.persons)
      const children = two % (house.persons - adults + 1)
      const infants = three % (house.persons + extraInfants - adults - children + 1)
      const party = { adults, children, infants, pets: four % (house.pets + 1) }
      expect(fittedParty(party, house)).toEqual(party)
    }),
  )
})

test('infants come beyond the beds, up to the cots there are', () => {
  const house = { persons: 4, pets: 0 }
  const full = { adults: 2, children: 2, pets: 0 }
  expect(partyFaults({ ...full, infants: extraInfants }, house)).toEqual([])
  expect(partyFaults({ ...full, infants: extraInfants + 1 }, house)).toEqual(['too_many_guests'])
  expect(partyFaults({ ...full, infants: 0, pets: 1 }, house)).toEqual(['pets_not_allowed'])
})

test('neighbours are free, at most five, another stay, of the same length first, and none left out is nearer', () => {
  fc.assert(
    fc.property(
      stay,
      fc.uniqueArray(stay, { selector: (each) => `${each.arrival}${each.duration}` }),
      (requested, stays) => {
        const neighbours = neighboursOf(requested, stays, now)
        const candidates = neighboursOf(requested, stays, now, Number.POSITIVE_INFINITY)
        expect(neighbours).toEqual(candidates.slice(0, 5))
        const sameLength = candidates.filter(({ duration }) => duration === requested.duration)
        expect(candidates.slice(0, sameLength.length)).toEqual(sameLength)
        for (const part of [sameLength, candidates.slice(sameLength.length)]) {
          const days = part.map(({ arrival }) => daysApart(arrival, requested.arrival))
          expect(days).toEqual([...days].sort((a, b) => a - b))
        }
        for (const each of neighbours) {
          expect(each.status).toBe(1)
          expect(each.arrival >= '2026-11-21').toBe(true)
          expect(each).not.toMatchObject({ arrival: requested.arrival, duration: requested.duration })
        }
      },
    ),
  )
})

test('in place of a stay that is not free those before and after it come first, then others of a few nights around it', () => {
  const free = (arrival: string, duration: number) => ({ arrival, duration, status: 1 })
  const [before, after] = [free('2027-06-05', 7), free('2027-07-10', 7)]
  const near = [free('2027-06-14', 4), free('2027-06-21', 6)]
  const beside = [free('2027-05-22', 7), free('2027-07-17', 7), free('2027-06-20', 3), free('2027-06-30', 6)]
  const requested = { arrival: '2027-06-19', duration: 7 }
  expect(staysAround(requested, [...beside, ...near, after, before], now)).toEqual([before, after, near[1], near[0]])
  // Without any before it, the nearest two after it.
  expect(staysAround(requested, [free('2027-07-17', 7), after], now)).toEqual([after, free('2027-07-17', 7)])
  expect(staysAround(requested, [{ ...after, status: 0 }], now)).toEqual([])
})

test('the nearest stay has the requested length wherever one of that length is free', () => {
  fc.assert(
    fc.property(stay, fc.array(stay), (requested, stays) => {
      const nearest = nearestStay(requested, stays, now)
      const free = stays.filter(({ status, arrival }) => status === 1 && arrival >= '2026-11-21')
      expect(nearest === undefined).toBe(free.length === 0)
      if (free.some(({ duration }) => duration === requested.duration))
        expect(nearest?.duration).toBe(requested.duration)
    }),
  )
})

test('cancelling costs more the later it is, and the steps that are over are gone', () => {
  expect(cancellationSteps('2027-07-03', 1_000_000, '2026-11-21')).toEqual([
    { until: '2027-05-04', share: 0.2, amount: 200_000 },
    { until: '2027-05-29', share: 0.6, amount: 600_000 },
    { until: '2027-07-03', share: 0.9, amount: 900_000 },
  ])
  expect(cancellationSteps('2027-07-03', 1_000_000, '2027-05-30').map(({ share }) => share)).toEqual([0.9])
})

test('a part of a total is charged in whole kroner or euro, never above its share, and all of it to the øre', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000_000 }), (total) => {
      for (const { share, amount } of cancellationSteps('2027-07-03', total, '2026-11-21')) {
        expect(amount % 100).toBe(0)
        expect(amount).toBeLessThanOrEqual(Math.round(total * share))
        expect(amount).toBeGreaterThan(Math.round(total * share) - 100)
      }
      const all = quoteCancellation([{ until: '2027-07-03', share: 1 }], {
        ...{ arrival: '2027-07-03', checkIn: '16:00', total, now: agencyInstant('2027-07-01', '08:00') },
      })
      expect(all).toMatchObject({ fee: total, refund: 0 })
    }),
  )
})

test('after add-ons each step says what cancelling on its last day costs, of the total with them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000_000 }), fc.integer({ min: 0, max: 900_000 }), (booked, added) => {
      const total = booked + added
      for (const { until, amount } of cancellationNow(cancellationSteps('2027-07-03', booked, '2026-11-21'), total)) {
        const then = quoteCancellation(cancellationSteps('2027-07-03', booked, '2026-11-21'), {
          ...{ arrival: '2027-07-03', checkIn: '16:00', total, now: agencyInstant(until, '08:00') },
        })
        expect(amount).toBe(then?.fee)
      }
    }),
  )
})

test('the changes of a price add up to the difference of its totals', () => {
  const lines = fc.uniqueArray(
    fc.record({ itemId: fc.integer({ min: 1, max: 9 }), amount: fc.integer({ min: 0, max: 900_000 }) }),
    { selector: ({ itemId }) => itemId, maxLength: 6 },
  )
  const toLines = (list: { itemId: number; amount: number }[]) =>
    list.map(({ itemId, amount }) => ({
      kind: 'chosen' as const,
      itemId,
      description: '',
      quantity: 1,
      unitPrice: amount,
      amount,
    }))
  const total = (list: { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0)
  fc.assert(
    fc.property(lines, lines, (before, now) => {
      const changes = priceChanges(toLines(before), toLines(now))
      const sum = changes.reduce((difference, change) => difference + (change.now ?? 0) - (change.before ?? 0), 0)
      expect(sum).toBe(total(now) - total(before))
    }),
  )
})

test('instalments sum to the total, come in order, and are paid before arrival', () => {
  const days = fc.integer({ min: 0, max: 500 })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 20_000_000 }), (away, total) => {
      const today = '2026-11-21'
      const arrival = addDays(today, away)
      const instalments = instalmentsOf(arrival, total, today)
      expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      const dates = instalments.map(({ due }) => due)
      expect(dates).toEqual([...new Set(dates)].sort())
      for (const due of dates) expect(due >= today && (due < arrival || (away === 0 && due === today))).toBe(true)
      for (const { amount } of instalments) expect(amount > 0 || total === 0).toBe(true)
    }),
  )
})

test('what is added in the first half hour after the last payment day, as the clock is at the agency, is paid by itself', () => {
  const due = [{ due: '2027-05-22', amount: 100_000 }]
  const at = (createdAt: string) => instalmentsNow(due, [{ createdAt, total: 9_500 }], '2027-07-03')
  expect(at('2027-05-22T21:30:00Z')).toEqual([{ due: '2027-05-22', amount: 109_500 }])
  expect(at('2027-05-22T22:30:00Z')).toEqual([...due, { due: '2027-07-02', amount: 9_500, isAdded: true }])
})

test('a quarter is paid within a week and the rest six weeks before arrival', () => {
  expect(instalmentsOf('2027-07-03', 589_555, '2026-11-21')).toEqual([
    { due: '2026-11-28', amount: 147_400 },
    { due: '2027-05-22', amount: 442_155 },
  ])
})

test.each([
  ['where the rest would be due with the first part', payment.restDaysBefore + 7, '2026-11-28'],
  ['a month before arrival', 30, '2026-11-28'],
  ['the day before arrival', 1, '2026-11-21'],
  ['on the day of arrival', 0, '2026-11-21'],
])('everything is paid at once %s', (_, daysBefore, due) => {
  expect(instalmentsOf(addDays('2026-11-21', daysBefore), 100_000, '2026-11-21')).toEqual([{ due, amount: 100_000 }])
})

test('a deposit is paid with the last instalment, and a house without one has none to pay', () => {
  const instalments = instalmentsOf('2027-07-03', 1_000_000, '2026-11-21')
  expect(depositOf({ instalments, deposits: [{ amount: 150_000 }] })).toEqual({ due: '2027-05-22', amount: 150_000 })
  expect(depositOf({ instalments, deposits: [] })).toBeNull()
})

test('an add-on that is ordered late is paid by itself, and the deposit on the day that was agreed, also of several houses', () => {
  const agreed = instalmentsOf('2027-07-03', 1_000_000, '2026-11-21')
  const instalments = instalmentsNow(agreed, [{ createdAt: '2027-06-20T10:00:00Z', total: 12_500 }], '2027-07-03')
  const terms = {
    instalments,
    deposits: [{ itemId: 7, description: 'Depositum', amount: 150_000 }],
    cancellation: [],
    metered: [],
  }
  expect(depositOf(terms)).toEqual({ due: '2027-05-22', amount: 150_000 })
  expect(nextPayment(terms, '2027-06-21')).toEqual({ due: '2027-07-02', amount: 12_500, deposit: 0 })
  for (const both of [
    [terms, { ...terms, instalments: agreed }],
    [{ ...terms, instalments: agreed }, terms],
  ]) {
    expect(depositOf(sumOfTerms(both))).toEqual({ due: '2027-05-22', amount: 300_000 })
  }
})

test('the next payment is the first whose day is not over, with the deposit where that is due with it', () => {
  const terms = { instalments: instalmentsOf('2027-07-03', 1_000_000, '2026-11-21'), deposits: [{ amount: 150_000 }] }
  expect(nextPayment(terms, '2026-11-28')).toEqual({ due: '2026-11-28', amount: 250_000, deposit: 0 })
  expect(nextPayment(terms, '2026-11-29')).toEqual({ due: '2027-05-22', amount: 900_000, deposit: 150_000 })
  expect(nextPayment(terms, '2027-05-23')).toBeNull()
})

test('a stay can be cancelled until the house is ready on the day of arrival, and not from then on', () => {
  const arrival = '2027-07-03'
  const total = 1_000_000
  const at = (day: string, time: string, { checkIn }: { checkIn: string } = houseTimes) =>
    quoteCancellation(cancellationSteps(arrival, total, '2026-11-21'), {
      ...{ arrival, checkIn, total, now: agencyInstant(day, time) },
    })
  expect(at('2027-05-04', '23:59')).toEqual({ until: '2027-05-04', share: 0.2, fee: 200_000, refund: 800_000 })
  expect(at('2027-05-05', '00:00')).toMatchObject({ share: 0.6 })
  expect(at(arrival, '15:59')).toMatchObject({ until: arrival, share: 0.9, refund: 100_000 })
  for (const time of [houseTimes.checkIn, '23:59']) expect(at(arrival, time)).toBeNull()
  expect(at(arrival, '11:59', extraHouseTimes)).toMatchObject({ until: arrival, share: 0.9 })
  expect(at(arrival, extraHouseTimes.checkIn, extraHouseTimes)).toBeNull()
  expect(at('2027-07-04', '00:00')).toBeNull()
  expect(at('2027-07-10', '12:00')).toBeNull()
})
