import { beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import type { Deps } from '../../src/deps.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { createBreakers, createServices } from '../../src/services/services.ts'
import { href } from '../../src/urls/paths.ts'
import { sessionCookie, token } from './account-site.ts'
import { openSite, origins, siteVariables } from './site.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

type Answer = (path: string, request: Request) => Response | undefined

/** A site whose services are asked over the transport, each answering as the test says; others are down. */
function siteOf(answer: Answer) {
  const breakers = createBreakers(Date.now)
  const BACKEND = {
    fetch: async (input: string, init: RequestInit) =>
      answer(new URL(input).pathname, new Request(input, init)) ?? new Response(null, { status: 503 }),
  }
  const { deps } = openSite()
  const services: Deps['services'] = (options, reader) =>
    reader && !options.visitor
      ? deps.services(options, reader)
      : createServices({ BACKEND: BACKEND as unknown as Fetcher }, siteVariables, breakers, options)
  const app = createApp({ ...deps, breakers, services })
  return {
    breakers,
    fetch: (url: string, { visitor = '192.0.2.1', ...init }: RequestInit & { visitor?: string } = {}) =>
      app.request(
        new Request(url, {
          redirect: 'manual',
          ...init,
          headers: { ...(init.headers as Record<string, string>), 'cf-connecting-ip': visitor },
        }),
      ),
  }
}

const whoami = () => Response.json({ data: { token, permissions: [], loginTarget: 'guest', user: null } })

function throttled(seconds: number): Response {
  const error = { code: 'too_many_attempts', message: 'Wait.', retryAfter: seconds }
  return Response.json({ error }, { status: 429, headers: { 'retry-after': String(seconds) } })
}

test.each(markets)('$key: too many wrong passwords end no session and no other login', async (market) => {
  const site = siteOf((path, request) => {
    if (path === '/auth/whoami/') return whoami()
    return request.headers.get('x-visitor') === '192.0.2.66' ? throttled(840) : new Response('{}', { status: 401 })
  })
  const origin = origins[market.key]
  const logIn = (visitor: string) =>
    site.fetch(origin + href.login('guest'), {
      visitor,
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ email: 'nobody@example.com', password: 'wrong password' }),
    })
  for (let count = 0; count < 16; count += 1) {
    const response = await logIn('192.0.2.66')
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('840')
    expect(await response.text()).toContain('14')
  }
  expect((await logIn('192.0.2.1')).status).toBe(422)
  const session = await site.fetch(`${origin}/api/session/`, { headers: sessionCookie() })
  expect(session.status).toBe(200)
  expect(await session.json()).toMatchObject({ data: { loggedIn: true } })
  expect(site.breakers.auth.state()).toBe('closed')
})

test('a session that can not be told now is 429 in JSON, with the time to wait', async () => {
  const site = siteOf((path) => (path === '/auth/whoami/' ? throttled(120) : undefined))
  const response = await site.fetch(`${origins.da}/api/session/`, { headers: sessionCookie() })
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('120')
  expect(await response.json()).toMatchObject({ error: { code: 'session_unknown' } })
})

test('a search that is asked too often says so to programs, and fails for nobody else', async () => {
  const site = siteOf((path) => (path.startsWith('/search/') ? throttled(7) : undefined))
  for (let page = 1; page <= 10; page += 1) {
    const response = await site.fetch(`${origins.de}/api/search/?page=${page}`)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('7')
  }
  expect(site.breakers.search.state()).toBe('closed')
})

test('one visitor’s searches that the service breaks at keep nobody from theirs', async () => {
  const found = {
    hits: [],
    page: 1,
    totalPages: 0,
    totalHits: 0,
    hitsPerPage: 10,
    facetDistribution: {},
    facetStats: {},
  }
  let sick = true
  const site = siteOf((path) => {
    if (!path.startsWith('/search/')) return undefined
    return sick ? new Response(null, { status: 500 }) : Response.json(found)
  })
  for (let page = 1; page <= 20; page += 1) {
    expect((await site.fetch(`${origins.da}/api/search/?page=${page}`, { visitor: '192.0.2.66' })).status).toBe(502)
  }
  sick = false
  expect((await site.fetch(`${origins.da}/api/search/?omraader=romo`)).status).toBe(200)
})

test.each(markets)('$key: a page that a service’s failure leaves nothing of says when to come back', async (market) => {
  const site = siteOf(() => undefined)
  const response = await site.fetch(origins[market.key] + href.myBookings(), { headers: sessionCookie() })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await response.text()).toContain(messagesOf(market).errors.brokenTitle)
})
