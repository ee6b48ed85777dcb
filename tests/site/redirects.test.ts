import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PageSchema } from '../../src/contracts/content.ts'
import { PayloadSchema } from '../../src/contracts/payload.ts'
import type { CompiledRoute } from '../../src/contracts/route.ts'
import type { EditionKey } from '../../src/markets/market.ts'
import { seededSettings } from '../seeded-settings.ts'
import { compiledRoutes } from './compiled-routes.ts'
import { openSite, origins } from './site.ts'

function redirect(to: string, isPermanent = true): CompiledRoute {
  return { kind: 'redirect', entry: null, redirect: { to, isPermanent } }
}

const content = compiledRoutes.da.get('om-os') ?? redirect('/')
const records: Record<EditionKey, Record<string, CompiledRoute>> = {
  da: {
    'sommerhus-til-leje': redirect('/soeg/'),
    'sommerhus-bk4444': redirect('/soeg/?husdyr=1'),
    'sommerhus-bl1017': redirect('/om-os/'),
    'index.html': redirect('/'),
    'om-os.html': redirect('/om-os/#kontakt', false),
    'gammel/side/page/2': redirect('/om-os/'),
    haus: redirect('/ferienhaus-bl1017/'),
    'fra-mail': redirect('https://www.marehalm.dk/sommerhus-til-leje?utm_source=mail'),
    'fra-http': redirect('http://WWW.marehalm.dk/Om-Os#kontakt', false),
    'til-anden': redirect('https://www.marehalm.de/suche/'),
    prisliste: redirect('/priser.pdf?udgave=2'),
    rundt: redirect('https://www.marehalm.dk/rundt/'),
    'booking/gammel': redirect('/soeg/'),
    'forms/_': redirect('/om-os/'),
    a: redirect('/b/'),
    b: redirect('/a/'),
    'sommerhus-i-fokus': content,
    'sommerhus-2027': content,
  },
  de: { 'ferienhaus-mieten': redirect('/suche/'), 'ferienhaus-mit-hund': redirect('/suche/?husdyr=1') },
  en: {},
}

const site = openSite({
  routes: {
    route: async ({ key }, slug) => records[key][slug] ?? compiledRoutes[key].get(slug) ?? null,
    lodging: async (name) => (name === 'bl1017' ? { id: 17, titles: { da: 'Hus', de: 'Haus', en: 'House' } } : null),
    settings: async ({ key }) => ({
      ...seededSettings(key),
      language: {
        ...seededSettings(key).language,
        favoritesSlug: { da: 'favoritter', de: 'merkliste', en: 'favourites' }[key],
      },
    }),
  },
  content: {
    ContentPage: async () => ({
      ...v.parse(PageSchema, {
        sys: { id: 'about' },
        title: 'Om os',
        slug: 'om-os',
        sectionsCollection: { items: [] },
      }),
      links: { entries: {}, assets: {} },
    }),
  },
})

test.each([
  // A house's prefix shadows nothing.
  ['da', '/sommerhus-til-leje/', 301, '/soeg/'],
  ['de', '/ferienhaus-mieten/', 301, '/suche/'],
  ['de', '/ferienhaus-mit-hund/?utm_source=a', 301, '/suche/?husdyr=1&utm_source=a'],
  // A house that is let no more.
  ['da', '/sommerhus-bk4444/', 301, '/soeg/?husdyr=1'],
  // A web URL on the edition's own host is one step as a path is.
  ['da', '/fra-mail/', 301, '/soeg/?utm_source=mail'],
  ['da', '/Fra-Mail?a=1', 301, '/soeg/?utm_source=mail&a=1'],
  ['da', '/fra-http/', 302, '/om-os/#kontakt'],
  ['da', '/til-anden/', 301, 'https://www.marehalm.de/suche/'],
  // Files of an earlier site.
  ['da', '/index.html', 301, '/'],
  ['da', '/Index.HTML?a=1', 301, '/?a=1'],
  ['da', '/om-os.html', 302, '/om-os/#kontakt'],
  ['da', '/om-os.html/?x=1', 302, '/om-os/?x=1#kontakt'],
  // Below the site's own pages, and with a page number.
  ['da', '/booking/gammel/', 301, '/soeg/'],
  ['da', '/forms/_/', 301, '/om-os/'],
  ['da', '/gammel/side/page/2/', 301, '/om-os/'],
  ['da', '/gammel-side/page/3/', 301, '/om-os/'],
  // The query goes along; what the target says itself stands.
  ['da', '/kampagne/?husdyr=2&utm_campaign=x&utm_medium=y', 302, '/soeg/?husdyr=1&utm_campaign=x&utm_medium=y'],
  // One step, whatever is to be put right.
  ['da', '/Gammel-Side?utm_source=a', 301, '/om-os/?utm_source=a'],
  ['da', '/KAMPAGNE', 302, '/soeg/?husdyr=1'],
  ['de', '/Holiday-Home-BL1017', 301, '/ferienhaus-bl1017/'],
  ['da', '/haus/', 301, '/sommerhus-bl1017/'],
  // A page of another edition leads to its alternate.
  ['da', '/suche/?husdyr=1', 302, '/soeg/?husdyr=1'],
  ['da', '/Search', 302, '/soeg/'],
  ['en', '/soeg/', 302, '/search/'],
  ['en', '/om-os/', 302, '/about-us/'],
  ['de', '/om-os/page/2/', 302, '/ueber-uns/page/2/'],
  ['da', '/Search/page/3', 302, '/soeg/?page=3'],
  ['da', '/suche/page/2/?husdyr=1&page=4', 302, '/soeg/?husdyr=1&page=4'],
  // Amounts of another currency are none of this edition's.
  ['da', '/suche/?husdyr=1&maxPris=900&minPris=300&maxIalt=1200', 302, '/soeg/?husdyr=1'],
  ['da', '/ferienhaus-bl1017/?arrival=2027-07-03&maxPris=900', 301, '/sommerhus-bl1017/?arrival=2027-07-03'],
  ['en', '/suche/?maxPris=900', 302, '/search/?maxPris=900'],
  ['de', '/soeg/?maxPris=9000', 302, '/suche/'],
  ['da', '/preise/romo/?maaned=2027-07', 301, '/priser/romo/?maaned=2027-07'],
  ['de', '/Prices/Romo', 301, '/preise/romo/'],
  ['da', '/fotowettbewerb/upload/', 301, '/fotokonkurrence/upload/'],
  ['da', '/favoritter/?arrival=2027-07-03', 302, '/favorite-houses/?arrival=2027-07-03'],
  ['da', '/merkliste', 302, '/favorite-houses/'],
] as const)('%s %s → %i %s', async (key, path, status, to) => {
  const response = await site.fetch(origins[key] + path)
  expect([response.status, response.headers.get('location')]).toEqual([status, to])
  const end = await site.fetch(origins[key] + to)
  expect([301, 302], `${to} leads on`).not.toContain(end.status)
})

test('the Markdown of a page that became a file leads to the file', async () => {
  const leadsTo = async (path: string) => (await site.fetch(path)).headers.get('location')
  expect(await leadsTo('/prisliste/index.md')).toBe('/priser.pdf?udgave=2')
  expect(await leadsTo('/sommerhus-til-leje/index.md?a=/')).toBe('/soeg/index.md?a=%2F')
})

test.each([
  ['da', '/a/'],
  ['da', '/preise/atlantis/'],
  ['da', '/ferienhaus-zz9999/'],
  ['de', '/sommerhus-til-leje/'],
  ['en', '/holiday-home-page/2/'],
  ['da', '/nowhere.php'],
] as const)('%s %s leads nowhere, and says so in the edition’s language', async (key, path) => {
  const response = await site.fetch(origins[key] + path)
  expect([response.status, response.headers.get('location')]).toEqual([404, null])
  expect(await response.text()).toContain(`<html lang="${key}"`)
})

test.each(['/sommerhus-i-fokus/', '/sommerhus-2027/'])(
  '%s is a page of content, though it begins as a house',
  async (path) => {
    const response = await site.fetch(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<h1')
  },
)

test('a house that is let is no redirect', async () => {
  expect((await site.fetch('/sommerhus-bl1017/')).status).toBe(200)
})

test('a payload and a page’s Markdown are redirected as the page is', async () => {
  const payload = await site.fetch('/sommerhus-til-leje/_payload.json?utm_source=a')
  expect(v.parse(PayloadSchema, await payload.json())).toMatchObject({
    kind: 'redirect',
    status: 301,
    redirect: '/soeg/?utm_source=a',
  })
  const markdown = await site.fetch('/sommerhus-til-leje/index.md?a=1')
  expect([markdown.status, markdown.headers.get('location')]).toEqual([301, '/soeg/index.md?a=1'])
  const spelled = await site.fetch('/Om-Os/index.md?a=1')
  expect([spelled.status, spelled.headers.get('location')]).toEqual([301, '/om-os/index.md?a=1'])
})

test('a form is sent on as it is, by no editor’s redirect', async () => {
  const init = { method: 'POST', headers: { origin: origins.da, 'content-type': 'application/x-www-form-urlencoded' } }
  const response = await site.fetch('/Gammel-Side', init)
  expect([response.status, response.headers.get('location')]).toEqual([308, '/gammel-side/'])
})
