import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createBreaker,
  failureMemory,
  failuresToOpen,
  maxOperations,
  type Outcome,
  openFor,
  type Pass,
  probeTimeoutMs,
} from '../../../src/services/breaker.ts'

/** A breaker whose clock the test moves. Each call is of an input of its own, for nobody in particular, unless told. */
function openBreaker() {
  const clock = { now: 1_000_000 }
  const breaker = createBreaker(() => clock.now)
  let inputs = 0
  const call = (outcome: Outcome, more: { operation?: string; input?: string; visitor?: string } = {}) => {
    inputs += 1
    const sent = { operation: 'search', input: `input ${inputs}`, ...more }
    const pass = breaker.admit(sent)
    if (pass) breaker.record(sent, pass, outcome)
    return pass
  }
  const ask = (visitor?: string, operation = 'search') => breaker.admit({ operation, visitor })
  const tell = (pass: Pass, outcome: Outcome, input = 'late') =>
    breaker.record({ operation: 'search', input }, pass, outcome)
  return { clock, breaker, call, ask, tell }
}

function brokenBreaker() {
  const opened = openBreaker()
  for (let count = 0; count < failuresToOpen; count += 1) opened.call('failure')
  return opened
}

test('it opens after failures in a row, and a success between them begins the row anew', () => {
  const { breaker, call, ask } = openBreaker()
  for (let count = 1; count < failuresToOpen; count += 1) call('failure')
  call('success')
  for (let count = 1; count < failuresToOpen; count += 1) call('failure')
  expect(breaker.state()).toBe('closed')
  call('failure')
  expect(breaker.state()).toBe('open')
  expect(ask()).toBeNull()
})

test('an input that fails whenever it is sent stops no other input, whoever sends it', () => {
  const { breaker, call } = openBreaker()
  for (let count = 0; count < 20 * failuresToOpen; count += 1) {
    call('failure', { input: 'page that the service breaks at', visitor: `192.0.2.${count}` })
    expect(call('nothing')).toBe('call')
  }
  expect(breaker.state()).toBe('closed')
})

test('one visitor stops nobody, however many inputs they find that fail or take too long', () => {
  const { breaker, call } = openBreaker()
  for (let count = 0; count < 20 * failuresToOpen; count += 1) call('failure', { visitor: '192.0.2.1' })
  expect(breaker.state()).toBe('closed')
  for (let count = 0; count < 20 * failuresToOpen; count += 1) call('failure', { visitor: '192.0.2.2' })
  expect(breaker.state()).toBe('closed')
  call('failure', { visitor: '192.0.2.3' })
  expect(breaker.state()).toBe('open')
})

test('an operation that fails leaves the others of its service alone', () => {
  const { breaker, ask, call } = brokenBreaker()
  expect(ask(undefined, 'count')).toBe('call')
  expect(call('success', { operation: 'count' })).toBe('call')
  expect(ask()).toBeNull()
  expect(breaker.state()).toBe('open')
})

test('operations beyond those that are told apart share one state', () => {
  const { call, ask } = openBreaker()
  for (let count = 0; count < maxOperations; count += 1) call('failure', { operation: `operation ${count}` })
  for (let count = 0; count < failuresToOpen; count += 1) call('failure', { operation: `another ${count}` })
  expect(ask(undefined, 'one more')).toBeNull()
  expect(ask(undefined, 'operation 0')).toBe('call')
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
  const { clock, breaker, call, ask, tell } = brokenBreaker()
  clock.now += openFor - 1
  expect(ask()).toBeNull()
  clock.now += 1
  expect(ask()).toBe('probe')
  expect(ask()).toBeNull()
  tell('probe', 'failure')
  expect(breaker.state()).toBe('open')

  clock.now += openFor
  expect(call('success')).toBe('probe')
  expect(breaker.state()).toBe('closed')
  expect(breaker.lastSuccessAt()).toBe(clock.now)
})

test('whose probe has failed lets others try before trying again', () => {
  const { clock, call, ask } = brokenBreaker()
  clock.now += openFor
  expect(call('failure', { visitor: '192.0.2.1' })).toBe('probe')
  clock.now += openFor
  expect(ask('192.0.2.1')).toBeNull()
  expect(call('success', { visitor: '192.0.2.2' })).toBe('probe')

  const alone = brokenBreaker()
  alone.clock.now += openFor
  alone.call('failure', { visitor: '192.0.2.1' })
  alone.clock.now += 2 * openFor
  expect(alone.ask('192.0.2.1')).toBe('probe')
})

test('a probe of which nothing is heard makes room for another', () => {
  const { clock, ask } = brokenBreaker()
  clock.now += openFor
  expect(ask()).toBe('probe')
  clock.now += probeTimeoutMs
  expect(ask()).toBe('probe')
})

test('an operation that nobody has requested since it opened is forgotten', () => {
  const { clock, breaker, ask } = brokenBreaker()
  clock.now += failureMemory + 1
  expect(breaker.state()).toBe('closed')
  expect(ask()).toBe('call')
})

test('a call from before the opening does not prolong it, and its success ends it', () => {
  const { clock, breaker, call, ask, tell } = openBreaker()
  const late = [ask(), ask()]
  for (let count = 0; count < failuresToOpen; count += 1) call('failure')
  clock.now += openFor - 1
  if (late[0]) tell(late[0], 'failure')
  clock.now += 1
  expect(ask()).toBe('probe')
  if (late[1]) tell(late[1], 'success')
  expect(breaker.state()).toBe('closed')
})

const step = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.nat(2 * openFor) }),
  fc.record({ kind: fc.constant('ask' as const) }),
  fc.record({
    kind: fc.constant('tell' as const),
    which: fc.nat(),
    input: fc.nat(3 * failuresToOpen),
    visitor: fc.option(fc.nat(3), { nil: undefined }),
    outcome: fc.constantFrom<Outcome>('success', 'failure', 'nothing'),
  }),
)

test('whatever happens: open is only reached by enough failures, lasts its time, and lets single probes through', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const { clock, breaker } = openBreaker()
      const running: Pass[] = []
      let failed = new Set<number>()
      let failedFor = new Set<number | undefined>()
      let openedAt = Number.NEGATIVE_INFINITY
      let probedAt = Number.NEGATIVE_INFINITY
      for (const each of steps) {
        const before = breaker.state()
        if (each.kind === 'wait') clock.now += each.milliseconds
        if (each.kind === 'ask') {
          const pass = breaker.admit({ operation: 'search' })
          if (pass) running.push(pass)
          if (before === 'closed') expect(pass).toBe('call')
          if (before === 'open') expect(pass).toBe(clock.now - openedAt >= openFor ? 'probe' : null)
          if (before === 'half-open') expect(pass).toBe(clock.now - probedAt >= probeTimeoutMs ? 'probe' : null)
          if (pass === 'probe') probedAt = clock.now
        }
        if (each.kind === 'tell' && running.length > 0) {
          const [pass] = running.splice(each.which % running.length, 1)
          if (!pass) continue
          const visitor = each.visitor === undefined ? undefined : String(each.visitor)
          breaker.record({ operation: 'search', input: String(each.input), visitor }, pass, each.outcome)
          if (each.outcome === 'failure') {
            failed.add(each.input)
            failedFor.add(each.visitor)
          }
          if (each.outcome === 'success') {
            failed = new Set()
            failedFor = new Set()
            expect(breaker.state()).toBe('closed')
          }
          if (each.outcome === 'nothing') expect(breaker.state()).toBe(before)
          if (before === 'closed' && breaker.state() === 'open') {
            expect(failed.size).toBeGreaterThanOrEqual(failuresToOpen)
            expect(failedFor.size > 2 || failedFor.has(undefined)).toBe(true)
          }
          if (breaker.state() === 'open' && (before !== 'open' || pass === 'probe')) openedAt = clock.now
        }
      }
    }),
  )
})
