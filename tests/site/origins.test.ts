import { expect, test } from 'vitest'
import { siteOrigins } from '../../src/env.ts'
import { openSite, origins, siteVariables } from './site.ts'

const configured = { ...siteVariables, SITE_DE: 'https://ferien.marehalm.de' }

test.each(['http://www.marehalm.dk:8080/', 'https://marehalm.dk/', 'http://evil.example/'])(
  'asked at %s the editions are where the configuration has them',
  (url) => {
    expect(siteOrigins(configured, new URL(url))).toEqual({
      da: 'https://www.marehalm.dk',
      de: 'https://ferien.marehalm.de',
      en: 'https://www.marehalm.info',
    })
  },
)

test('on a developer’s machine the port that is free is the editions’ too, unless one is configured', () => {
  const local = { ...siteVariables, HOSTS_DA: ['da.localhost', '127.0.0.1'], HOSTS_DE: ['de.localhost'] }
  expect(siteOrigins(local, new URL('http://127.0.0.1:8940/'))).toMatchObject({
    da: 'http://da.localhost:8940',
    de: 'http://de.localhost:8940',
  })
  const named = { ...local, SITE_DA: 'http://da.localhost:9000' }
  expect(siteOrigins(named, new URL('http://127.0.0.1:8940/')).da).toBe('http://da.localhost:9000')
})

test.each([
  ['GET', '/soeg/?utm_source=a&maxPris=1500', 301],
  ['HEAD', '/soeg', 301],
  ['GET', '/api/search/?page=2', 301],
  ['POST', '/login/guest/?to=%2Faccount%2F', 308],
])('over http %s %s leads to the same URL over https', async (method, path, status) => {
  const site = openSite()
  for (const origin of Object.values(origins)) {
    const response = await site.fetch(origin.replace('https:', 'http:') + path, { method })
    expect([response.status, response.headers.get('location')]).toEqual([status, origin + path])
  }
})

test('security.txt names the contact, the edition’s own URL and an expiry that is always ahead', async () => {
  const site = openSite()
  const response = await site.fetch(`${origins.de}/.well-known/security.txt`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/i)
  const lines = (await response.text()).split('\n')
  expect(lines).toContain('Contact: mailto:security@marehalm.example')
  expect(lines).toContain('Canonical: https://www.marehalm.de/.well-known/security.txt')
  const expires = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length) ?? '')
  const days = (expires - site.deps.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(366)
  const none = openSite({ variables: { SECURITY_CONTACT: '' } })
  expect((await none.fetch('/.well-known/security.txt')).status).toBe(404)
})
