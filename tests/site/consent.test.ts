import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FragmentSchema } from '../../src/contracts/fragment.ts'
import { consentOpenAttribute } from '../../src/islands/protocol.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { fragmentUrl } from '../../src/urls/fragment-url.ts'
import { href } from '../../src/urls/paths.ts'
import { seededSettings } from '../seeded-settings.ts'
import { openSite, origins } from './site.ts'

const path = href.cookieSettings()

test.each(markets)(
  '$key: the page has a tick for each category, none of them set beforehand but the necessary',
  async (market) => {
    const texts = messagesOf(market).consent
    const response = await openSite().fetch(origins[market.key] + path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual([])
    const html = await response.text()
    for (const { title } of Object.values(texts.categories)) expect(html).toContain(title)
    expect(html.match(/type="checkbox"[^>]*checked/g)).toHaveLength(1)
    expect(html).toMatch(/name="necessary"[^>]*checked|checked[^>]*name="necessary"/)
  },
)

test.each([
  ['choice=all', 'necessary.functional.statistic.marketing'],
  ['choice=necessary&marketing=1', 'necessary'],
  ['choice=own&statistic=1', 'necessary.statistic'],
])('%s is kept for a year in a cookie that the pages’ scripts can read, and said to be saved', async (body, value) => {
  const response = await send(body)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`${path}?saved=1`)
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toContain(`marehalm_consent=${value};`)
  expect(cookie).toContain('Max-Age=31536000')
  expect(cookie).toContain('SameSite=Lax')
  expect(cookie).not.toContain('HttpOnly')
  const saved = await openSite().fetch(`${path}?saved=1`, { headers: { cookie: `marehalm_consent=${value}` } })
  const html = await saved.text()
  expect(html).toContain(messagesOf(markets[0]).consent.saved)
  expect(html.match(/type="checkbox"[^>]*checked/g)).toHaveLength(value.split('.').length)
})

test.each([
  ['choice=necessary', true],
  ['choice=own&functional=1', false],
])('%s sent without scripts takes away what only functions may keep: %s', async (body, isGone) => {
  const cookies = (await send(body)).headers.getSetCookie()
  expect(cookies.some((cookie) => cookie.startsWith('marehalm_search=; Max-Age=0;'))).toBe(isGone)
})

test('whoever answers the banner without scripts is back on the page that they were on', async () => {
  const response = await send('choice=necessary', { referer: `${origins.da}/soeg/?ankomst=2027-07-03` })
  expect(response.headers.get('location')).toBe('/soeg/?ankomst=2027-07-03')
})

test.each([
  '/shortlist/abcdefghijklmnopqrstuvwx/',
  '/favorite-houses/',
  '/booking/step1/?x=1&y=%C3%B8',
  '/soeg/?husdyr=1&page=2',
  '/no-such-page/',
])('consent that is given on %s leads back there, whatever the browser says of where it comes from', async (page) => {
  const body = 'consent=chosen&choice=own&statistic=1'
  const response = await openSite().fetch(page, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      origin: origins.da,
      referer: `${origins.da}/`,
    },
  })
  expect([response.status, response.headers.get('location')]).toEqual([303, page])
  expect(response.headers.getSetCookie()[0]).toContain('marehalm_consent=necessary.statistic;')
})

test('the banner and the settings are sent to the page on which they stand', async () => {
  const html = await (await openSite().fetch('/soeg/?husdyr=1')).text()
  const banner = /<section class="consent-banner".*?<\/section>/s.exec(html)?.[0] ?? ''
  expect(banner).toMatch(/<form[^>]*method="post"/)
  expect(banner).not.toMatch(/<form[^>]* action=/)
  expect(banner).toContain('<input type="hidden" name="consent" value="chosen"/>')
})

test('a referer of another host leads nowhere but to the settings', async () => {
  const response = await send('choice=necessary', { referer: 'https://elsewhere.example/trap/' })
  expect(response.headers.get('location')).toBe(`${path}?saved=1`)
})

test('another site cannot give consent in a guest’s name', async () => {
  const response = await send('choice=all', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })
  expect(response.status).toBe(403)
  expect(response.headers.getSetCookie()).toEqual([])
})

test('a page is the same HTML whatever was agreed to, its banner hidden until the browser shows it', async () => {
  const bodies = await Promise.all(
    [undefined, 'necessary', 'necessary.marketing'].map(async (value) => {
      const headers: HeadersInit = value ? { cookie: `marehalm_consent=${value}` } : {}
      const response = await openSite().fetch('/soeg/', { headers })
      return (await response.text()).replace(/nonce="[^"]+"/g, '')
    }),
  )
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toContain('class="consent-banner"')
  expect(bodies[0]).not.toContain(`<html lang="da" ${consentOpenAttribute}`)
})

test('yes and no are buttons of one kind, one after the other', async () => {
  const html = await (await openSite().fetch('/soeg/')).text()
  const banner = /<section class="consent-banner".*?<\/section>/s.exec(html)?.[0] ?? ''
  const buttons = [...banner.matchAll(/<button[^>]*class="([^"]+)"[^>]*value="([^"]+)"/g)]
  expect(buttons.map(([, kind, value]) => [kind, value])).toEqual([
    ['button', 'all'],
    ['button', 'necessary'],
  ])
})

test('the dialog’s part lists what the editors say is kept, for nobody in particular', async () => {
  const requested = openSite({ routes: { settings: async ({ key }) => seededSettings(key) } })
  const response = await requested.fetch(fragmentUrl('cookie-settings', 'test'), {
    headers: { cookie: 'marehalm_consent=necessary.marketing' },
  })
  expect(response.status).toBe(200)
  const { html } = v.parse(FragmentSchema, await response.json())
  for (const { name, purpose, duration } of seededSettings('da').consent.kept) {
    expect(html).toContain(`${name}</th><td>${purpose}</td><td>${duration}</td>`)
  }
  expect(html.match(/type="checkbox"[^>]*checked/g)).toHaveLength(1)
})

function send(body: string, headers: Record<string, string> = {}) {
  return openSite().fetch(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: origins.da, ...headers },
  })
}
