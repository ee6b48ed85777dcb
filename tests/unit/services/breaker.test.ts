import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createBreaker,
  failureMemory,
  failuresToOpen,
  type Outcome,
  openFor,
  type Pass,
  probePatience,
} from '../../../src/services/breaker.ts'

/** A breaker whose clock the test moves. */
function openBreaker() {
  const clock = { now: 1_000_000 }
  const breaker = createBreaker(() => clock.now)
  const call = (outcome: Outcome) => {
    const pass = breaker.ask()
    if (pass) breaker.tell(pass, outcome)
    return pass
  }
  return { clock, breaker, call }
}

function brokenBreaker() {
  const opened = openBreaker()
  for (let count = 0; count < failuresToOpen; count += 1) opened.call('failure')
  return opened
}

test('it opens after failures in a row, and a success between them begins the row anew', () => {
  const { breaker, call } = openBreaker()
  for (let count = 1; count < failuresToOpen; count += 1) call('failure')
  call('success')
  for (let count = 1; count < failuresToOpen; count += 1) call('failure')
  expect(breaker.state()).toBe('closed')
  call('failure')
  expect(breaker.state()).toBe('open')
  expect(breaker.ask()).toBeNull()
})

test('failures far apart are no row', () => {
  const { clock, breaker, call } = openBreaker()
  for (let count = 0; count < 3 * failuresToOpen; count += 1) {
    call('failure')
    clock.now += failureMemory + 1
  }
  expect(breaker.state()).toBe('closed')
})

test('one call is let through when the time has come; its success closes, its failure opens again', () => {
  const { clock, breaker, call } = brokenBreaker()
  clock.now += openFor - 1
  expect(breaker.ask()).toBeNull()
  clock.now += 1
  expect(breaker.ask()).toBe('probe')
  expect(breaker.ask()).toBeNull()
  breaker.tell('probe', 'failure')
  expect(breaker.state()).toBe('open')

  clock.now += openFor
  expect(call('success')).toBe('probe')
  expect(breaker.state()).toBe('closed')
  expect(breaker.lastSuccessAt()).toBe(clock.now)
})

test('a probe of which nothing is heard makes room for another', () => {
  const { clock, breaker } = brokenBreaker()
  clock.now += openFor
  expect(breaker.ask()).toBe('probe')
  clock.now += probePatience
  expect(breaker.ask()).toBe('probe')
})

test('a call from before the opening does not prolong it, and its success ends it', () => {
  const { clock, breaker, call } = openBreaker()
  const late = [breaker.ask(), breaker.ask()]
  for (let count = 0; count < failuresToOpen; count += 1) call('failure')
  clock.now += openFor - 1
  if (late[0]) breaker.tell(late[0], 'failure')
  clock.now += 1
  expect(breaker.ask()).toBe('probe')
  if (late[1]) breaker.tell(late[1], 'success')
  expect(breaker.state()).toBe('closed')
})

const step = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.nat(2 * openFor) }),
  fc.record({ kind: fc.constant('ask' as const) }),
  fc.record({
    kind: fc.constant('tell' as const),
    which: fc.nat(),
    outcome: fc.constantFrom<Outcome>('success', 'failure', 'nothing'),
  }),
)

test('whatever happens: open is only reached by enough failures, lasts its time, and lets single probes through', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const { clock, breaker } = openBreaker()
      const running: Pass[] = []
      let failuresInARow = 0
      let openedAt = Number.NEGATIVE_INFINITY
      let probedAt = Number.NEGATIVE_INFINITY
      for (const each of steps) {
        const before = breaker.state()
        if (each.kind === 'wait') clock.now += each.milliseconds
        if (each.kind === 'ask') {
          const pass = breaker.ask()
          if (pass) running.push(pass)
          if (before === 'closed') expect(pass).toBe('call')
          if (before === 'open') expect(pass).toBe(clock.now - openedAt >= openFor ? 'probe' : null)
          if (before === 'half-open') expect(pass).toBe(clock.now - probedAt >= probePatience ? 'probe' : null)
          if (pass === 'probe') probedAt = clock.now
        }
        if (each.kind === 'tell' && running.length > 0) {
          const [pass] = running.splice(each.which % running.length, 1)
          if (!pass) continue
          breaker.tell(pass, each.outcome)
          failuresInARow =
            each.outcome === 'failure' ? failuresInARow + 1 : each.outcome === 'success' ? 0 : failuresInARow
          if (each.outcome === 'success') expect(breaker.state()).toBe('closed')
          if (each.outcome === 'nothing') expect(breaker.state()).toBe(before)
          if (before === 'closed' && breaker.state() === 'open') {
            expect(failuresInARow).toBeGreaterThanOrEqual(failuresToOpen)
          }
          if (breaker.state() === 'open' && (before !== 'open' || pass === 'probe')) openedAt = clock.now
        }
      }
    }),
  )
})
