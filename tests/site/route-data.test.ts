import * as v from 'valibot'
import { expect, test } from 'vitest'
import { RouteDataSchema } from '../../src/features/content-changes/endpoints.ts'
import { payloadUrl } from '../../src/urls/page-path.ts'
import { compiledRoutes } from './compiled-routes.ts'
import { publishedOf } from './content-replies.ts'
import { down } from './services-down.ts'
import { openSite, origins, type Site } from './site.ts'

const secret = { authorization: 'Bearer a secret of purges' }

function post(site: Site, body: unknown, headers: Record<string, string> = {}, origin = origins.da) {
  return site.fetch(`${origin}/api/route/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function ask(site: Site, body: unknown, headers: Record<string, string> = {}, origin = origins.da) {
  const response = await post(site, body, headers, origin)
  return { status: response.status, data: v.parse(RouteDataSchema, await response.json()) }
}

const about = { 'da-DK': '/om-os/', 'de-DE': '/ueber-uns/', en: '/about-us/' }

test('a slug of the edition, or an entry’s id in any, leads to the entry and its paths by locale', async () => {
  const site = openSite()
  const expected = { status: 200, data: { entry: { id: 'content', type: 'page' }, routes: about, redirect: null } }
  expect(await ask(site, { slug: 'om-os' })).toEqual(expected)
  expect((await ask(site, { slug: 'suche' }, {}, origins.de)).data.routes.en).toBe('/search/')
  expect(await ask(site, { sysId: 'content' })).toEqual(expected)
  expect((await ask(site, { slug: '' })).data.entry?.id).toBe('home')
})

test('a redirect is told with its target, and nothing as nothing', async () => {
  const site = openSite()
  const data = { entry: null, routes: {} }
  expect((await ask(site, { slug: 'gammel-side' })).data).toEqual({
    ...data,
    redirect: { to: '/om-os/', isPermanent: true },
  })
  for (const body of [{ slug: 'nothing' }, { sysId: 'nobody' }]) {
    expect(await ask(site, body)).toEqual({ status: 200, data: { ...data, redirect: null } })
  }
})

test.each([
  ['nothing', {}],
  ['both', { slug: 'a', sysId: 'b' }],
  ['another word', { slug: 'a', force: true }],
  ['no JSON', '{'],
  ['a slug that is none', { slug: 7 }],
  ['an id that is none', { sysId: '../x' }],
  ['a slug longer than any', { slug: 'a'.repeat(401) }],
])('%s named is refused', async (_, body) => {
  const response = await post(openSite(), body)
  expect(response.status).toBe(400)
  expect(await response.json()).toHaveProperty('error.message')
})

test('the cache is passed for the purge secret alone, and then what was compiled now is told', async () => {
  const compiled: unknown[] = []
  const site = openSite({
    compile: async (market, wanted) => {
      compiled.push([market.key, wanted])
      return compiledRoutes.da.get('soeg') ?? null
    },
  })
  for (const headers of [{}, { authorization: 'Bearer other' }]) {
    expect((await post(site, { slug: 'om-os', passCache: true }, headers as Record<string, string>)).status).toBe(401)
  }
  expect(compiled).toEqual([])
  expect((await ask(site, { slug: 'om-os', passCache: true }, secret)).data.entry?.id).toBe('search')
  expect(compiled).toEqual([['da', { slug: 'om-os' }]])
})

test('a fetch that fails is tried three more times, then it is a 500 with the catalogue’s text', async () => {
  let tries = 0
  const route = async () => {
    tries += 1
    return down('KV')()
  }
  const site = openSite({ routes: { route } })
  const response = await post(site, { slug: 'om-os' })
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: { code: 'route_data_failed', message: 'Could not perform compiled route data fetch' },
  })
  expect(tries).toBe(4)
  expect(site.problems.map(String)).toContain('Error: Could not perform compiled route data fetch')
})

test('a fetch that fails twice answers at the third try', async () => {
  let tries = 0
  const route = async () => {
    tries += 1
    return tries < 3 ? down('KV')() : (compiledRoutes.da.get('om-os') ?? null)
  }
  expect((await ask(openSite({ routes: { route } }), { slug: 'om-os' })).data.routes).toEqual(about)
  expect(tries).toBe(3)
})

test('ten who ask for a slug at the same time are answered by one fetch; another slug is another', async () => {
  const requests: string[] = []
  const gate = Promise.withResolvers<void>()
  const site = openSite({
    routes: {
      async route({ key }, slug) {
        requests.push(slug)
        await gate.promise
        return compiledRoutes[key].get(slug) ?? null
      },
    },
  })
  const slugs = [...Array(10).fill('om-os'), 'soeg']
  const replies = slugs.map((slug) => ask(site, { slug }))
  await expect.poll(() => requests.length).toBe(2)
  gate.resolve()
  expect((await Promise.all(replies)).every(({ data }) => data.entry !== null)).toBe(true)
  expect(requests).toEqual(['om-os', 'soeg'])
})

test('a purge whose entry cannot be compiled is done all the same, and the log says that its route data is not there', async () => {
  const site = openSite({ routes: { path: down('content') }, compile: down('content') })
  const response = await site.fetch('/api/purge/', {
    method: 'POST',
    headers: { ...secret, 'content-type': 'application/json' },
    body: JSON.stringify({ entries: ['content'] }),
  })
  expect(await response.text()).toContain('"epoch":1')
  expect(site.problems.map(String)).toContain('Error: Could not ensure route data')
})

test('route data that fails in a navigation has the browser load the page itself, and the log says so', async () => {
  const site = openSite({ routes: { route: down('KV') } })
  const response = await site.fetch(payloadUrl('/om-os/', 'test'))
  expect(await response.json()).toMatchObject({ kind: 'full-load', reason: 'failed' })
  expect(site.problems.map(String)).toContain('Error: Could not determine route data')
})

test('an entry that has moved is purged once, at both its paths, though the site still thinks that there is nothing at the new one', async () => {
  const about = compiledRoutes.da.get('om-os')
  if (about?.kind !== 'entry') throw new Error('No such page')
  const moved = { ...about, path: '/ny/', routes: { ...about.routes, da: '/ny/' } }
  const site = openSite({ compile: async () => moved })
  const response = await site.fetch('/api/purge/', {
    method: 'POST',
    headers: { ...secret, 'content-type': 'application/json' },
    body: JSON.stringify({ entries: ['content'] }),
  })
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const paths = ['page:/om-os/', 'page:/ueber-uns/', 'page:/about-us/', 'page:/ny/']
  expect(lines[0]).toEqual({ epoch: 1, tags: ['entry:content', ...paths, 'menu', 'redirects'] })
  expect(lines.slice(1).map(({ path }) => path)).toEqual(['/ny/', '/ueber-uns/', '/about-us/'])
})

test('a new page is purged with the menus though a visitor has had it compiled meanwhile: others were told that there is none', async () => {
  const site = openSite({ stored: { path: async () => null } })
  const response = await site.fetch('/api/purge/', {
    method: 'POST',
    headers: { ...secret, 'content-type': 'application/json' },
    body: JSON.stringify({ entries: ['content'] }),
  })
  const [line = ''] = (await response.text()).split('\n')
  const paths = ['page:/om-os/', 'page:/ueber-uns/', 'page:/about-us/']
  expect(JSON.parse(line)).toEqual({ epoch: 1, tags: ['entry:content', ...paths, 'menu', 'redirects'] })
})

test('entries that no edition has are refused, and nothing is purged with them', async () => {
  const known = ['content', 'faq-1']
  const site = openSite({
    content: { ContentPublished_entry: async ({ ids }) => publishedOf(ids.filter((id) => known.includes(id))) },
  })
  const send = (entries: string[]) =>
    site.fetch('/api/purge/', {
      method: 'POST',
      headers: { ...secret, 'content-type': 'application/json' },
      body: JSON.stringify({ entries }),
    })
  const refused = await send(['faq-1', 'nobody', 'none'])
  expect([refused.status, await refused.json()]).toEqual([
    422,
    {
      error: {
        code: 'unknown_entries',
        message: 'No edition has an entry nobody or none. Nothing was purged.',
        fields: ['nobody', 'none'],
      },
    },
  ])
  expect(await site.deps.receipts.last(9)).toEqual([])
  // A page that was compiled of it, though content has it no more.
  for (const entries of [['faq-1'], ['search', 'content']])
    expect(await (await send(entries)).text()).toContain('"epoch"')
})
