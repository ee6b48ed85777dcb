import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { createLog, logLine, noteLine } from '../../../src/services/log-line.ts'
import { parseReply, ServiceError } from '../../../src/services/service-error.ts'

const place = { market: { key: 'da' }, path: '/soeg/', query: 'email=karen@example.org' }

test('a failing service is one line of JSON: level, service, status, market and path', () => {
  const line = logLine(new ServiceError('search', 503, { secret: 'body' }, 'Service Unavailable'), place)
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toEqual({
    level: 'warning',
    service: 'search',
    status: 503,
    market: 'da',
    path: '/soeg/',
    message: 'ServiceError: Request failed with status 503',
    cause: 'search: Service Unavailable',
  })
})

test('anything else is an error, wherever it comes from', () => {
  expect(JSON.parse(logLine(new Error('Broken\nin two', { cause: 'why' })))).toEqual({
    level: 'error',
    message: 'Error: Broken\nin two',
    cause: 'why',
    stack: expect.arrayContaining([expect.stringMatching(/^at .*log-line\.test\.ts:\d+/)]),
  })
  expect(JSON.parse(logLine('a word'))).toEqual({ level: 'error', message: 'a word' })
})

test('what a guest has typed is not told, neither of a query nor of a reply against its contract', () => {
  expect(logLine(new Error('Broken'), place)).not.toContain('karen')
  const parse = () => parseReply('booking', v.object({ name: v.number() }), { name: 'Karen Sørensen' })
  expect(parse).toThrow(ServiceError)
  try {
    parse()
  } catch (error) {
    expect(logLine(error)).toContain('name: Expected number')
    expect(logLine(error)).not.toContain('Karen')
  }
})

test('an error tells where it was, the cause where there is one, and no secret of a URL', () => {
  const secret = '0123456789abcdef0123456789abcdef'
  const cause = new Error('inner')
  cause.stack = `Error: inner\n    at read (file:///a/${secret}/b.ts:1:2)\n    at outer (c.ts:3:4)`
  expect(JSON.parse(logLine(new Error('outer', { cause }))).stack).toEqual([
    'at read (file:///a/…/b.ts:1:2)',
    'at outer (c.ts:3:4)',
  ])
  expect(JSON.parse(logLine(new ServiceError('search', 503, {}, 'down'))).stack).toBeUndefined()
})

test('what has to be set up is said once in five minutes, whatever met it', () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {})
  let now = 0
  const log = createLog(() => now)
  const unready = (service: string) =>
    new ServiceError(service, 503, undefined, 'x', undefined, 'The database is empty')
  log(unready('content'), place)
  log(new Error('No route', { cause: unready('broker') }), place)
  expect(write.mock.calls).toEqual([['{"level":"error","message":"The database is empty"}']])
  now = 300_000
  log(unready('content'), place)
  expect(write).toHaveBeenCalledTimes(2)
  write.mockRestore()
})

test('a service that fails is logged once in ten seconds, with the number of equal failures since; other failures at once', () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {})
  let now = 0
  const log = createLog(() => now)
  const down = (service: string, status = 503) => new ServiceError(service, status, undefined, 'Down')
  const written = () => write.mock.calls.splice(0).map(([line]) => JSON.parse(String(line)))
  for (let page = 0; page < 300; page += 1) {
    log(down('search'), { ...place, path: `/sommerhus-bl${1000 + page}/` })
    log(new Error('Search failed', { cause: down('search') }), place)
  }
  expect(written()).toMatchObject([{ path: '/sommerhus-bl1000/' }, { level: 'error', message: 'Error: Search failed' }])
  log(down('broker'), place)
  log(down('search', 500), place)
  log(new Error('Broken'), place)
  log(new Error('Broken'), place)
  expect(written()).toMatchObject([
    { service: 'broker' },
    { service: 'search', status: 500 },
    { message: 'Error: Broken' },
    { message: 'Error: Broken' },
  ])
  now = 10_000
  log(down('search'), place)
  log(down('search', 500), place)
  const [again, other] = written()
  expect(again).toMatchObject({ service: 'search', status: 503, unlogged: 299 })
  expect(other).not.toHaveProperty('unlogged')
  write.mockRestore()
})

test('one failure is one line, though a page that could not do without it logs it again', () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {})
  let now = 0
  const log = createLog(() => now)
  const failure = new ServiceError('booking', 0, undefined, 'Aborted')
  for (let turn = 0; turn < 3; turn += 1) log(failure, place)
  now = 10_000
  const another = new ServiceError('booking', 0, undefined, 'Aborted')
  log(new Error('No week was found', { cause: another }), place)
  log(another, place)
  expect(write.mock.calls.map(([line]) => JSON.parse(String(line)).message)).toEqual([
    'ServiceError: Request failed with status 0',
    'Error: No week was found',
  ])
  write.mockRestore()
})

test('the line of a missing page has no secret of its URL either, and no line is as long as a URL may be', () => {
  const secret = '0123456789abcdef0123456789abcdef'
  const path = `/shortlist/${secret}/${'x'.repeat(60_000)}/`
  const line = noteLine({ status: 404, message: `Page not found: ${path}`, path })
  expect(JSON.parse(line)).toMatchObject({ level: 'info', status: 404 })
  const failed = logLine(new Error(path), { ...place, path })
  for (const logged of [line, failed]) {
    expect(logged).toContain('/shortlist/…/x')
    expect(logged).not.toContain(secret)
    expect(logged.length).toBeLessThan(5_000)
  }
})
