import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newTrace, readTrace, writeTrace } from '../../../src/domain/traces.ts'

test('what is written is read again, each call under a number of its own', () => {
  const trace = newTrace()
  expect(trace).toMatch(/^[0-9a-f]{32}$/)
  expect(readTrace(writeTrace(trace))).toBe(trace)
  expect(writeTrace(trace)).not.toBe(writeTrace(trace))
  expect(newTrace()).not.toBe(trace)
})

test.each([
  undefined,
  '',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`,
  '01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01\r\nx: y',
  ' 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
])('%j is no trace', (header) => {
  expect(readTrace(header)).toBeNull()
})

test('whatever a header holds, a trace is 32 digits or none', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(readTrace(header) ?? newTrace()).toMatch(/^[0-9a-f]{32}$/)
    }),
  )
})
