import { expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { href } from '../../src/urls/paths.ts'
import { openSite, origins } from './site.ts'

test.each(markets)('edition $key can be installed: its own names, language and shortcuts', async (market) => {
  const reply = await openSite().fetch(`${origins[market.key]}/manifest.webmanifest`)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  const manifest = (await reply.json()) as { shortcuts: { url: string }[] }
  expect(manifest).toMatchObject({
    name: `Marehalm · ${messagesOf(market).layout.tagline}`,
    short_name: 'Marehalm',
    lang: market.locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
  expect(manifest.shortcuts.map(({ url }) => url)).toContain(href.search(market))
})

test('the colour of its frame is the one that pages name in their head', async () => {
  const site = openSite()
  const manifest = (await (await site.fetch('/manifest.webmanifest')).json()) as Record<string, string>
  const page = await (await site.fetch(href.search(markets[0]))).text()
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}">`)
})
