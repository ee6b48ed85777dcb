import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { down } from './services-down.ts'
import { openSite, origins } from './site.ts'

const site = openSite()

test('every page forbids what it does not need', async () => {
  const { headers } = await site.fetch('/soeg/')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const policy = headers.get('content-security-policy') ?? ''
  for (const part of [
    "default-src 'none'",
    "'strict-dynamic'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types marehalm',
  ]) {
    expect(policy.split('; ').some((each) => each === part || each.endsWith(` ${part}`))).toBe(true)
  }
  expect(policy).not.toMatch(
    /(script-src|default-src|connect-src)[^;]*('unsafe-(inline|eval|hashes)'|\*|https?:|data:)/,
  )
})

test('what is no page can’t be opened as one, whatever is in it', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const picture = async () => new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } })
  const site = openSite({ images: { picture } })
  for (const path of [
    '/media/drawing.svg',
    '/api/health/',
    '/sitemaps/none.xml',
    '/soeg/_payload.json',
    '/builds/latest.json',
  ]) {
    const { headers } = await site.fetch(path)
    expect(headers.get('content-type'), path).not.toContain('html')
    expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none';.*; sandbox$/)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
  }
})

test('every script carries the nonce of its own reply, which is new each time', async () => {
  const nonces: string[] = []
  for (const path of ['/soeg/', '/', '/no-such-page/']) {
    const response = await site.fetch(path)
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    expect(nonce).toMatch(/^[A-Za-z0-9+/=]{22,}$/)
    nonces.push(nonce ?? '')
    const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
  }
  expect(new Set(nonces).size).toBe(nonces.length)
})

test('plain text and redirects are not to be sniffed either', async () => {
  for (const url of ['https://evil.example/', `${origins.da}/soeg`]) {
    expect((await site.fetch(url)).headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site', origin: origins.da },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
])('a form from elsewhere (%o) is refused and changes nothing', async (headers) => {
  const response = await site.fetch('/favorite-houses/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'lodgingId=17',
  })
  expect(response.status).toBe(403)
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('a heart without scripts is kept in a cookie of 365 days, for people on this site alone', async () => {
  const response = await site.fetch('/favorite-houses/', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: origins.da,
      'sec-fetch-site': 'same-origin',
    },
    body: 'lodgingId=17',
  })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/favorite-houses/?saved=1'])
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^marehalm_favorites=/)
  expect(cookie).toContain(`Max-Age=${365 * 24 * 60 * 60}`)
  expect(cookie).toContain('SameSite=Lax')
  expect(cookie).toContain('Secure')
})

test('what a cookie decides is kept by no cache', async () => {
  const response = await site.fetch('/favorite-houses/')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('every reply tells how long its head took, what was waited for until then, and its trace', async () => {
  const site = openSite()
  for (const path of ['/soeg/', '/soeg', '/media/none.webp', '/api/health/', '/no-such.file']) {
    const { headers } = await site.fetch(path)
    const trace = /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(headers.get('traceparent') ?? '')?.[1]
    expect(headers.get('server-timing'), path).toMatch(new RegExp(`^head;dur=\\d+\\.\\d, trace;desc="${trace}"$`))
  }
})

test('a trace that is well-formed goes on, in the log too; any other begins anew', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const open = openSite({ broker: down('broker') })
  const requested = async (traceparent: string) => {
    const response = await open.fetch('/api/price/?lodging=BL1017&arrival=2027-07-03&duration=7&adults=2', {
      headers: { traceparent },
    })
    return response.headers.get('traceparent') ?? ''
  }
  expect(await requested(`00-${trace}-00f067aa0ba902b7-01`)).toMatch(new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)`))
  expect(await requested(`00-${trace}-00f067aa0ba902b7-01, evil`)).not.toContain(trace)
  expect(await requested('evil.example')).toMatch(/^00-[0-9a-f]{32}-/)
  expect(open.places.some((place) => place?.trace === trace)).toBe(true)
})

test('how long services were waited for is told to editors alone', async () => {
  const slow = openSite()
  const { EDITOR_SECRET: secret } = slow.deps.variables
  const services = slow.deps.services
  const app = createApp({
    ...slow.deps,
    services(options, reader) {
      options.timed?.('search', 12)
      return services(options, reader)
    },
  })
  const timing = async (headers: Record<string, string>) =>
    (await app.request(`${origins.da}/api/search/`, { headers })).headers.get('server-timing') ?? ''
  expect(await timing({ authorization: `Bearer ${secret}` })).toMatch(/^search;dur=\d+\.\d, head;dur=/)
  for (const headers of [{}, { authorization: 'Bearer guess' }, { cookie: '__Host-marehalm_marks=9999999999.ab' }]) {
    expect(await timing(headers as Record<string, string>)).toMatch(/^head;dur=\d+\.\d, trace;desc="[0-9a-f]{32}"$/)
  }
  const signedIn = await slow.fetch(`/editor/?secret=${encodeURIComponent(secret)}`)
  const [cookie = ''] = (signedIn.headers.get('set-cookie') ?? '').split(';')
  expect(await timing({ cookie })).toMatch(/^search;dur=/)
})

test('what the clock does by night runs for who shows the editors’ secret, and for no page that asks this machine', async () => {
  const open = openSite()
  const { EDITOR_SECRET: secret, PURGE_SECRET: other } = open.deps.variables
  const path = '/cdn-cgi/local/scheduled'
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: `Bearer ${other}` }]) {
    expect((await open.fetch(path, { headers: headers as Record<string, string> })).status).toBe(401)
  }
  expect(open.notes).toEqual([])
  const run = await open.fetch(path, { headers: { authorization: `Bearer ${secret}` } })
  expect([run.status, await run.text()]).toEqual([200, 'ok'])
  expect(open.notes).toContainEqual(expect.objectContaining({ job: 'archive' }))
})
