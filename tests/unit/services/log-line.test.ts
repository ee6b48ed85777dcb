import * as v from 'valibot'
import { expect, test } from 'vitest'
import { logLine } from '../../../src/services/log-line.ts'
import { parseReply } from '../../../src/services/parse-reply.ts'
import { ServiceError } from '../../../src/services/service-error.ts'

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
