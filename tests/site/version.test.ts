import { expect, test } from 'vitest'
import { openSite } from './site.ts'

const ask = (body: string, headers: Record<string, string> = {}) =>
  openSite().fetch('/api/version/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

test('a page that gives its token is told which build answers, and no cache keeps it', async () => {
  const response = await ask(JSON.stringify({ token: '0f3a9c1d22' }))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await response.json()).toEqual({ engine: { instanceId: 'test' } })
})

test.each([
  ['nothing', ''],
  ['what is not JSON', 'token=0f3a9c1d22'],
  ['a list', '[]'],
  ['null', 'null'],
  ['no token', '{}'],
  ['an empty token', '{"token":""}'],
  ['a token that is a number', '{"token":7}'],
  ['a token with markup', '{"token":"<b>"}'],
  ['a token without end', JSON.stringify({ token: 'a'.repeat(65) })],
])('a body of %s is refused with what is needed instead', async (_what, body) => {
  const response = await ask(body)
  expect(response.status).toBe(400)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } })
})

test('other sites may not ask, and nothing but a POST is answered', async () => {
  const token = JSON.stringify({ token: '0f3a9c1d22' })
  expect((await ask(token, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await openSite().fetch('/api/version/')).status).toBe(405)
})
