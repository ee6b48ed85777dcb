import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matrixOf } from '../../../src/domain/price-matrix.ts'
import { addDays } from '../../../src/domain/stays.ts'

const stay = fc.record({
  arrival: fc.integer({ min: 0, max: 12 }).map((days) => addDays('2027-05-01', days)),
  duration: fc.constantFrom(2, 3, 7, 14, 21),
  total: fc.integer({ min: 10_000, max: 5_000_000 }),
})

test('each cell is the cheapest stay of its arrival and length, and there is none without a stay', () => {
  fc.assert(
    fc.property(fc.array(stay, { maxLength: 40 }), (stays) => {
      const matrix = matrixOf(stays)
      expect(matrix.arrivals).toEqual([...new Set(stays.map(({ arrival }) => arrival))].sort())
      expect(matrix.durations).toEqual([...new Set(stays.map(({ duration }) => duration))].sort((a, b) => a - b))
      for (const arrival of matrix.arrivals) {
        for (const duration of matrix.durations) {
          const totals = stays.filter((each) => each.arrival === arrival && each.duration === duration)
          const least = Math.min(...totals.map(({ total }) => total))
          expect(matrix.cellOf(arrival, duration)?.total).toBe(totals.length === 0 ? undefined : least)
        }
      }
    }),
  )
})

test('a level compares arrivals of one length: never is a dearer one lower', () => {
  fc.assert(
    fc.property(fc.array(stay, { minLength: 2, maxLength: 40 }), (stays) => {
      const matrix = matrixOf(stays)
      for (const duration of matrix.durations) {
        const cells = matrix.arrivals.flatMap((arrival) => matrix.cellOf(arrival, duration) ?? [])
        const ordered = cells.toSorted((a, b) => a.total - b.total || a.level - b.level)
        expect(ordered.map(({ level }) => level)).toEqual(ordered.map(({ level }) => level).toSorted())
        const isOneTotal = ordered[0]?.total === ordered.at(-1)?.total
        expect([ordered[0]?.level, ordered.at(-1)?.level]).toEqual(isOneTotal ? [2, 2] : [1, 3])
      }
    }),
  )
})
