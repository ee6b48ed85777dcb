import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FragmentSchema } from '../../src/contracts/fragment.ts'
import { allFragments } from '../../src/features.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { fragmentUrl, parseFragmentUrl } from '../../src/urls/fragment-url.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite, origins } from './site.ts'

const found = { ...noHouses, hits: [oneHouse], totalHits: 1, totalPages: 1 }
const build = 'test'

/** A search that fails so many times, then answers. */
function failing(times: number) {
  let left = times
  return {
    lodgings: async () => {
      left -= 1
      if (left >= 0) throw new ServiceError('search', 503, null, undefined, 'search is down')
      return found
    },
  }
}

const keysIn = (html: string) => [...html.matchAll(/data-fragment="([^"]+)"/g)].map(([, key]) => key ?? '')

test.each([
  ['da', '/sommerhus-bl1017/'],
  ['de', '/ferienhaus-bl1017/'],
  ['en', '/holiday-home-bl1017/'],
] as const)(
  'what is missing on the front page of the %s edition comes alone as soon as the search is back',
  async (edition, path) => {
    const site = openSite({ search: failing(3) })
    const html = await (await site.fetch(`${origins[edition]}/`)).text()
    expect(keysIn(html)).toEqual(['front-recommended', 'front-areas', 'front-last-minute', 'front-reviews'])
    const response = await site.fetch(origins[edition] + fragmentUrl('front-recommended', build))
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/json',
      'no-cache',
    ])
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const part = v.parse(FragmentSchema, await response.json())
    expect(part.html).toContain(oneHouse.title)
    expect(part.html).toContain(path)
    expect(part.html).not.toMatch(/<script|<template|<main|data-fragment/)
  },
)

test('a fragment that cannot be made is told by its status, kept by nobody and made for who asks next', async () => {
  const site = openSite({ search: failing(1) })
  const url = fragmentUrl('front-last-minute', build)
  const failed = await site.fetch(url)
  expect([failed.status, failed.headers.get('cache-control'), failed.headers.get('retry-after')]).toEqual([
    503,
    'private, no-store',
    '1',
  ])
  const made = await site.fetch(url)
  expect([made.status, made.headers.get('cache-status')]).toEqual([200, 'marehalm; fwd=uri-miss'])
  await made.text()
  const ask = () => site.fetch(url)
  await expect
    .poll(async () => (await ask()).headers.get('cache-status'))
    .toMatch(/^marehalm; hit; ttl=\d+; detail=memory$/)
  const etag = (await ask()).headers.get('etag') ?? ''
  expect((await site.fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)

  const german = await site.fetch(origins.de + url)
  expect(german.headers.get('cache-status')).toBe('marehalm; fwd=uri-miss')
  expect(german.headers.get('content-language')).toBe('de-DE')
})

test('a part with nothing to show is empty', async () => {
  const site = openSite({ search: { lodgings: async () => noHouses } })
  const response = await site.fetch(fragmentUrl('area-houses.141.0', build))
  expect(await response.json()).toEqual({ html: '' })
})

test.each([
  '/__nuxt_island/',
  '/__nuxt_island/front-recommended.json',
  '/__nuxt_island/front-recommended.older.json',
  '/__nuxt_island/front-recommended.test',
  '/__nuxt_island/front-recommended.test.json/',
  '/__nuxt_island/front-recommended.test.json?x=1',
  '/__nuxt_island/front-recommended.1.test.json',
  '/__nuxt_island/Front-recommended.test.json',
  '/__nuxt_island/front-recommended%2etest.json',
  '/__nuxt_island//front-recommended.test.json',
  '/__nuxt_island/x/front-recommended.test.json',
  '/__nuxt_island/front.test.json',
  '/__nuxt_island/lodging-similar.test.json',
  '/__nuxt_island/lodging-similar.0.test.json',
  '/__nuxt_island/lodging-similar.01.test.json',
  '/__nuxt_island/lodging-similar.1e3.test.json',
  '/__nuxt_island/lodging-similar.-1.test.json',
  '/__nuxt_island/lodging-similar.9999999999.test.json',
  '/__nuxt_island/lodging-similar.17.18.test.json',
  '/__nuxt_island/weather.atlantis.test.json',
  '/__nuxt_island/content-output.guestReviews.test.json',
  '/__nuxt_island/content-output.constructor.test.json',
  '/__nuxt_island/post-comments.a_b.test.json',
  `/__nuxt_island/post-comments.${'a'.repeat(65)}.test.json`,
])('%s is no fragment', async (url) => {
  let requestCount = 0
  const lodgings = async () => {
    requestCount += 1
    return found
  }
  const response = await openSite({ search: { lodgings } }).fetch(url)
  expect([response.status, response.headers.get('cache-status')]).toEqual([404, 'marehalm; fwd=bypass'])
  expect(requestCount).toBe(0)
})

test('what a page writes as a key its fragment reads', async () => {
  const fragments = await allFragments()
  const keys = fragments.flatMap((fragment) => (fragment.open([]) ? [fragment.name] : []))
  expect(keys).toEqual(['cookie-settings', 'front-areas', 'front-last-minute', 'front-recommended', 'front-reviews'])
  expect(new Set(fragments.map(({ name }) => name)).size).toBe(fragments.length)
  const url = new URL(fragmentUrl('lodging-similar.17', '4f2a90c1be'), 'https://www.marehalm.dk')
  expect(parseFragmentUrl(url)).toEqual({ name: 'lodging-similar', parameters: ['17'], buildId: '4f2a90c1be' })
})

test('other methods get no fragment', async () => {
  const site = openSite({ search: { lodgings: async () => found } })
  const url = fragmentUrl('front-recommended', build)
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await site.fetch(url, { method, headers: { origin: origins.da } })
    expect(response.status).toBeGreaterThanOrEqual(404)
    expect(await response.text()).not.toContain(oneHouse.title)
  }
  const head = await site.fetch(url, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('areas whose houses nobody has counted are there without a number, and not kept so', async () => {
  const area = {
    id: 'area-blavand',
    title: 'Blåvand',
    path: '/blavand/',
    bsId: 141,
    region: '',
    excerpt: '',
    banner: null,
  }
  const content = { ContentAreaCards: async () => [area] }
  const url = fragmentUrl('front-areas', build)
  const site = openSite({ content, search: failing(1) })
  const uncounted = v.parse(FragmentSchema, await (await site.fetch(url)).json())
  expect(uncounted.html).toContain('Blåvand')
  expect(uncounted.html).not.toMatch(/\d+ huse?/)
  const counted = v.parse(FragmentSchema, await (await site.fetch(url)).json())
  expect(counted.html).toMatch(/\d+ huse?/)
})
