import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Payload, PayloadSchema } from '../../src/contracts/payload.ts'
import { pages } from '../../src/features.ts'
import { markets } from '../../src/markets/market.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { fullLoads } from '../../src/urls/full-loads.ts'
import { needsFullLoad } from '../../src/urls/needs-full-load.ts'
import { payloadUrl } from '../../src/urls/page-path.ts'
import { noHouses, oneHouse } from './houses.ts'
import { down } from './services-down.ts'
import { openSite, origins, type Site } from './site.ts'

const found = { ...noHouses, hits: [oneHouse], totalHits: 1, totalPages: 1 }
const lodgings = async () => found

async function ask(site: Site, url: string, headers: Record<string, string> = {}) {
  const response = await site.fetch(url, { headers })
  return { response, payload: v.parse(PayloadSchema, await response.json()) }
}

async function askPage(site: Site, url: string) {
  const { payload } = await ask(site, url)
  if (payload.kind !== 'page') throw new Error(`${url} answered ${JSON.stringify(payload)}`)
  return payload
}

test.each([
  ['/soeg/', origins.da, 'da'],
  ['/suche/?duration=7', origins.de, 'de'],
  ['/search/', origins.en, 'en'],
] as const)('the payload of %s says what its document says', async (path, origin, language) => {
  const site = openSite({ search: { lodgings } })
  const html = await (await site.fetch(origin + path)).text()
  const payload = await askPage(site, origin + payloadUrl(path, 'test'))
  const { title, canonical, alternates, robots } = payload.head
  expect(payload).toMatchObject({ buildId: 'test', status: 200, language, layout: 'search' })
  expect(html).toContain(`<html lang="${language}" data-build="test"`)
  expect(html).toContain(`<title>${title}</title>`)
  expect(html).toContain(`<link rel="canonical" href="${canonical}">`)
  expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['da-DK', 'de-DE', 'en', 'x-default'])
  for (const { hreflang, href } of alternates) {
    expect(html).toContain(`<link rel="alternate" hreflang="${hreflang}" href="${href}">`)
  }
  expect(html.includes('name="robots"')).toBe(robots !== null)
  for (const url of Object.values(payload.alternates)) expect(html).toContain(`href="${url}"`)
  const main = /<main id="main" class="layout-search" tabindex="-1">(.*)<\/main>/is.exec(html)?.[1] ?? ''
  expect(main).toContain(oneHouse.title)
  expect(payload.html.replace(/^(<link rel="preload"[^>]*>)+/, '')).toBe(
    main.replace(/^(<link rel="preload"[^>]*>)+/, ''),
  )
  expect(payload.html).not.toMatch(/<script|<template|hidden id="S:/)
})

test('a page brings the styles that are its own, and only those', async () => {
  const site = openSite({ search: { lodgings } })
  const stylesOf = async (path: string) =>
    [...(await (await site.fetch(path)).text()).matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, to]) => to)
  expect(await stylesOf('/login/guest/')).toEqual(['/assets/entry.css', '/assets/guest.css'])
  expect(await stylesOf('/soeg/')).toEqual(['/assets/entry.css'])
})

test('a payload is kept as its page is, under a key of its own, and purged with it', async () => {
  let made = 0
  const site = openSite({
    search: {
      lodgings: async () => {
        made += 1
        return { ...found, hits: [{ ...oneHouse, title: `Hus nummer ${made}` }] }
      },
    },
  })
  const url = payloadUrl('/soeg/?husdyr=1', 'test')
  await (await site.fetch('/soeg/?husdyr=1')).text()
  const first = await ask(site, url)
  expect(first.response.headers.get('content-type')).toContain('application/json')
  expect(first.response.headers.get('cache-control')).toBe('no-cache')
  expect(first.response.headers.get('x-robots-tag')).toBe('noindex')
  expect(first.response.headers.get('cache-status')).toBe('marehalm; fwd=uri-miss')
  const status = async () => (await ask(site, url)).response.headers.get('cache-status')
  await expect.poll(status).toMatch(/^marehalm; hit; ttl=\d+; detail=memory$/)
  const kept = await askPage(site, url)
  const makings = made
  const { response, payload } = await ask(site, `/soeg/_payload.json?utm_source=letter&b=test&husdyr=1`)
  expect(response.headers.get('cache-status')).toContain('hit')
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(payload.kind === 'page' && payload.html === kept.html).toBe(true)
  expect(made).toBe(makings)
  const etag = response.headers.get('etag') ?? ''
  expect((await site.fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)

  await site.fetch('/api/purge/', {
    method: 'POST',
    headers: { authorization: 'Bearer a secret of purges', 'content-type': 'application/json' },
    body: JSON.stringify({ slugs: ['soeg'] }),
  })
  expect((await askPage(site, url)).html === kept.html).toBe(false)
})

test.each(['/booking/', '/booking/step2/', '/favorite-houses/'])(
  '%s is one visitor’s own: it is not opened for a payload, the browser is told to load it',
  async (path) => {
    const { response, payload } = await ask(openSite(), payloadUrl(path, 'test'), {
      cookie: 'marehalm_favorites=17',
    })
    expect(payload).toEqual({ kind: 'full-load', buildId: 'test', reason: 'private' })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('set-cookie')).toBeNull()
  },
)

test('a page of another build is told to load, whatever it asks for', async () => {
  for (const path of ['/soeg/', '/no-such-page/']) {
    const { response, payload } = await ask(openSite(), payloadUrl(path, 'older'))
    expect(payload).toEqual({ kind: 'full-load', buildId: 'test', reason: 'build' })
    expect(response.headers.get('cache-control')).toContain('no-store')
  }
})

test('a redirect is told, not followed', async () => {
  const { payload } = await ask(
    openSite({ routes: { lodging: async () => ({ id: 17, titles: { da: 'Hus', de: 'Haus', en: 'House' } }) } }),
    payloadUrl('/ferienhaus-bl1017/?arrival=2027-07-03', 'test'),
  )
  const expected: Payload = {
    kind: 'redirect',
    buildId: 'test',
    status: 301,
    redirect: '/sommerhus-bl1017/?arrival=2027-07-03',
  }
  expect(payload).toEqual(expected)
})

test('a page that is not there has a payload with its status and the edition’s words', async () => {
  const { response, payload } = await ask(openSite(), payloadUrl('/no-such-page/', 'test'))
  expect(response.status).toBe(404)
  if (payload.kind !== 'page') throw new Error('no page')
  expect(payload.status).toBe(404)
  expect(payload.head.robots).toBe('noindex')
  expect(payload.html).toContain('Siden er blæst væk')
})

test('a page that cannot be made is left to the browser, and is made again for the next', async () => {
  const site = openSite({ content: { ContentPage: down('content') } })
  const { response, payload } = await ask(site, payloadUrl('/om-os/', 'test'))
  expect(response.headers.get('cache-status') ?? '').not.toContain('hit')
  expect([payload.kind, response.headers.get('cache-control')]).toEqual(['full-load', 'private, no-store'])
  expect(site.problems.map((problem) => (problem instanceof Error ? String(problem.cause) : ''))).toContain(
    'ServiceError: content is down',
  )
})

test.each([
  ['/Soeg/_payload.json?b=test', '/soeg/_payload.json?b=test'],
  ['//soeg/_payload.json', '/soeg/_payload.json'],
])('%s has one URL', async (requested, url) => {
  const response = await openSite().fetch(origins.da + requested)
  expect([response.status, response.headers.get('location')]).toEqual([301, url])
})

test.each(['/soeg/x_payload.json', '/_payload.json.png', '/api/search/_payload.json', '/soeg/_payload.json/'])(
  '%s is no payload',
  async (url) => {
    const site = openSite({ search: { lodgings } })
    const response = await site.fetch(url)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain(oneHouse.title)
  },
)

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', '/.//evil.example/', '/\t/evil.example/'])(
  'a payload of %s is never requested',
  (url) => {
    expect(() => payloadUrl(url, 'test')).toThrow('A payload URL must not include a host')
  },
)

test('the build’s rules name exactly the pages that are one visitor’s own, and no cache keeps them', async () => {
  const site = openSite()
  const latest = await site.fetch(`/builds/latest.json?${Date.now()}`)
  expect([latest.headers.get('cache-control'), await latest.json()]).toEqual(['no-store', { id: 'test' }])
  const rules = await site.fetch('/builds/meta/test.json')
  expect(rules.headers.get('cache-control')).toBe('no-store')
  expect(await rules.json()).toEqual({
    id: 'test',
    rules: fullLoads.map((path) => ({ path: `${path}**`, load: 'full' })),
  })
  expect((await site.fetch('/builds/meta/older.json')).status).toBe(404)
  const [danish] = markets
  const own = [
    ...['/booking/', '/booking/step1/', '/booking/confirmation/', '/favorite-houses/'],
    ...['/login/', '/login/guest/', '/login/owner/forgot/', '/login/guest/reset/', '/login/confirm/', '/logout/'],
    ...['/account/', '/account/bookings/', '/account/bookings/mh-2345abcd/', '/account/profile/'],
  ]
  for (const path of [...own, '/', '/soeg/', '/sommerhus-bl1017/']) {
    expect([path, needsFullLoad(path)]).toEqual([path, pages.at(path, danish)?.page.visibility === 'private'])
  }
})

test.each([
  '/soeg/%5fpayload.json',
  '/soeg/_payload%2ejson',
  '/soeg/_payload.json%2f',
  '/soeg/_payload.json;x=1',
  '/soeg/_PAYLOAD.JSON',
  '/soeg/_payload.json/?b=test',
  '/soeg/_payload.json/_payload.json',
])('%s brings no page and is kept nowhere', async (url) => {
  let requestCount = 0
  const site = openSite({
    search: {
      lodgings: async () => {
        requestCount += 1
        return found
      },
    },
  })
  const response = await site.fetch(url)
  // A path that is written otherwise may be sent to its own.
  expect([301, 404]).toContain(response.status)
  expect(response.headers.get('cache-status') ?? '').not.toContain('hit')
  expect(requestCount).toBe(0)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s of a payload changes nothing and brings nothing', async (method) => {
  const site = openSite({ search: { lodgings } })
  const response = await site.fetch(payloadUrl('/soeg/', 'test'), { method, headers: { origin: origins.da } })
  expect([404, 405]).toContain(response.status)
  expect(response.headers.get('cache-status')).toBe('marehalm; fwd=method')
  expect(await response.text()).not.toContain(oneHouse.title)
})

test('HEAD of a payload has its headers and no body', async () => {
  const site = openSite({ search: { lodgings } })
  const url = payloadUrl('/soeg/', 'test')
  const head = await site.fetch(url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'application/json', ''])
})

test('the URL of a payload that names a host is this host’s path', async () => {
  for (const url of ['/soeg/_payload.json?b=test&host=evil.example', '//evil.example/_payload.json']) {
    const site = openSite({ search: { lodgings } })
    const response = await site.fetch(origins.da + url, { headers: { 'x-forwarded-host': 'evil.example' } })
    expect(response.headers.get('location') ?? '').not.toMatch(/^(?:https?:)?\/\/evil/)
    expect(await response.text()).not.toMatch(/https?:\/\/evil\.example/)
  }
})

test('a payload whose page waits for a service that is back later is made anew for the next', async () => {
  let isDown = true
  const site = openSite({
    search: {
      lodgings: async () => {
        if (isDown) throw new ServiceError('search', 503, null, undefined, 'search is down')
        return found
      },
    },
  })
  const url = payloadUrl('/soeg/', 'test')
  expect((await askPage(site, url)).html).not.toContain(oneHouse.title)
  isDown = false
  expect((await askPage(site, url)).html).toContain(oneHouse.title)
})
