import { expect, test } from 'vitest'
import { contestPaths } from '../../src/features/contest/paths.ts'
import { type Market, markets } from '../../src/markets/market.ts'
import { sharedPictureUrl } from '../../src/urls/media.ts'
import { href } from '../../src/urls/paths.ts'
import { seededSettings } from '../seeded-settings.ts'
import { contest } from './forms-site.ts'
import { openSite, origins } from './site.ts'

const picture = (url: string) => ({ sys: { id: url }, url, title: '', description: '', width: 1600, height: 900 })

/** A site whose edition has the picture to be shared with, and a contest. */
function sharedSite({ isDown = false, reward = null as string | null, title = contest.title } = {}) {
  const ofYear = { ...contest, title, rewardImage: reward === null ? null : picture(reward) }
  return openSite({
    content: {
      ContentPhotoContests: async () => [ofYear],
      ContentPhotoContestImages: async () => ({ total: 0, items: [] }),
    },
    routes: {
      async settings({ key }) {
        if (isDown) throw new Error('the routes are not there')
        const settings = seededSettings(key)
        return { ...settings, language: { ...settings.language, image: picture(`pictures/shared-${key}`) } }
      },
    },
  })
}

const pages: [string, (market: Market) => string][] = [
  ['texts by phone', () => href.smsSignup()],
  ['add-ons', () => href.addOns()],
  ['the tax calculation', () => href.taxCalculation()],
  ['a picture for the contest', contestPaths.upload],
  ['a contest’s year', (market) => contestPaths.year(market, 2026)],
]

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)">`).exec(html)?.[1]?.replaceAll('&amp;', '&')

test.each(pages)('the page of %s is shared with its edition’s picture', async (_, url) => {
  const site = sharedSite()
  for (const market of markets) {
    const html = await (await site.fetch(origins[market.key] + url(market))).text()
    const own = origins[market.key] + sharedPictureUrl(`pictures/shared-${market.key}`)
    expect(contentOf(html, 'og:image')).toBe(own)
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
  }
})

test.each(pages)('where the settings are gone the page of %s is there without a picture', async (_, url) => {
  const response = await sharedSite({ isDown: true }).fetch(url(markets[0]))
  expect(response.status).toBe(200)
  expect(contentOf(await response.text(), 'og:image')).toBeUndefined()
})

test('a contest that has a picture keeps it', async () => {
  const html = await (await sharedSite({ reward: 'pictures/prize' }).fetch(contestPaths.year(markets[0], 2026))).text()
  expect(contentOf(html, 'og:image')).toBe(origins.da + sharedPictureUrl('pictures/prize'))
})

test('a contest’s year and the form for it are described each in words of their own', async () => {
  const site = sharedSite()
  const described = await Promise.all(
    markets.flatMap((market) =>
      [contestPaths.year(market, 2026), contestPaths.upload(market)].map(async (path) =>
        contentOf(await (await site.fetch(origins[market.key] + path)).text(), 'description'),
      ),
    ),
  )
  expect(new Set(described).size).toBe(6)
  for (const description of described) {
    expect(description).toContain(contest.title)
    expect(description?.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/\.$/)
  }
})

test('a page is described in at most 160 characters, cut where a word ends', async () => {
  const title = 'Fiskerhuse ved landingspladsen '.repeat(7).trim()
  const html = await (await sharedSite({ title }).fetch(contestPaths.year(markets[0], 2026))).text()
  for (const name of ['description', 'og:description']) {
    const description = contentOf(html, name) ?? ''
    expect(description.length).toBeGreaterThan(120)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/ (?:Fiskerhuse|ved|landingspladsen)…$/)
  }
})
