import { expect, test } from 'vitest'
import type { PhotoContest, PhotoContestImage } from '../../src/contracts/contest.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { href } from '../../src/urls/paths.ts'
import { openSite, origins } from './site.ts'

const wind = imageOf('wind', 1)
const sand = imageOf('sand', 2)
const sea = imageOf('sea', 3)
const images = [wind, sand, sea]
const contest: PhotoContest = {
  sys: { id: 'contest-2026', publishedVersion: 1, publishedAt: null },
  title: 'Contest 2026',
  year: 2026,
  rewardImage: null,
  rewardText: 'A week.',
  conditionsUrl: null,
  status: 'closed',
  firstPlaceImage: sea,
  secondPlaceImage: wind,
  thirdPlaceImage: null,
}

function imageOf(name: string, day: number): PhotoContestImage {
  return {
    sys: { id: `image-${name}`, publishedVersion: 1, publishedAt: null },
    imageTitle: `Title of ${name}`,
    imageSlug: `title-of-${name}`,
    imageText: `<b>Text of ${name}</b>`,
    contestId: 'contest-2026',
    image: {
      sys: { id: `picture-${name}` },
      url: `contest/${name}`,
      title: '',
      description: '',
      width: 1200,
      height: 800,
    },
    createdAt: `2026-07-0${day}T08:00:00.000Z`,
  }
}

function contestSite({ status = 'closed', total = 3 } = {}) {
  return openSite({
    content: {
      contestOf: async (year) => (year === 2026 ? { ...contest, status } : null),
      contestImages: async (_, __, { limit, skip }) => ({
        total,
        items: Array.from({ length: total }, (_, index) => images[index % 3] ?? wind).slice(skip, skip + limit),
      }),
      contestImagesOf: async (_, slug) => images.filter(({ imageSlug }) => imageSlug === slug),
      contestImage: async (id) => images.find(({ sys }) => sys.id === id) ?? null,
    },
  })
}

test.each(markets)(
  '$key: a year’s contest has its word in the address, its winners in order and its twins',
  async (market) => {
    const texts = messagesOf(market).contest
    const response = await contestSite().fetch(origins[market.key] + href.contestOf(market, 2026))
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('<h1>Contest 2026</h1>')
    expect(html).toContain(texts.ended)
    expect(html).not.toContain(href.contestUpload(market))
    const first = html.indexOf(texts.place.replace('{number}', '1'))
    const second = html.indexOf(texts.place.replace('{number}', '2'))
    expect(first).toBeGreaterThan(0)
    expect(second).toBeGreaterThan(first)
    expect(html).not.toContain(texts.place.replace('{number}', '3'))
    for (const each of markets)
      expect(html).toContain(`hreflang="${each.locale}" href="${origins[each.key]}${href.contestOf(each, 2026)}"`)
  },
)

test('an open contest leads to its form', async () => {
  const html = await (await contestSite({ status: 'open' }).fetch(href.contestOf(markets[0], 2026))).text()
  expect(html).toContain(href.contestUpload(markets[0]))
})

test('a contest without pictures says so', async () => {
  const html = await (await contestSite({ total: 0 }).fetch(href.contestOf(markets[0], 2026))).text()
  expect(html).toContain(messagesOf(markets[0]).contest.noneEnded)
})

test('more pictures than a page holds are on the next, and there is none after the last', async () => {
  const site = contestSite({ total: 30 })
  const path = href.contestOf(markets[0], 2026)
  expect(await (await site.fetch(path)).text()).toContain(`${path}page/2/`)
  expect((await site.fetch(`${path}page/2/`)).status).toBe(200)
  expect((await site.fetch(`${path}page/3/`)).status).toBe(404)
})

test.each([
  '/fotokonkurrence/fotokonkurrence-2020/',
  '/fotokonkurrence/fotokonkurrence-26/',
  '/photo-contest/photo-contest-2026/',
])('%s is no contest of the Danish edition', async (path) => {
  expect((await contestSite().fetch(path)).status).toBe(404)
})

test('a picture’s page shows it whole and is what others see of it when it is shared', async () => {
  const path = href.contestImage(markets[0], 2026, 'title-of-sea-agesea')
  const response = await contestSite().fetch(path)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain(`<meta property="og:image" content="${origins.da}/media/contest/sea`)
  expect(html).toContain(`<link rel="canonical" href="${origins.da}${path}">`)
  expect(html).toContain('&lt;b&gt;Text of sea&lt;/b&gt;')
  expect(html).toContain('1. plads')
})

test('a picture’s page of another id, or of no picture, is not found', async () => {
  for (const slug of ['title-of-sea-agewnd', 'nothing-agesea', 'sea']) {
    expect((await contestSite().fetch(href.contestImage(markets[0], 2026, slug))).status).toBe(404)
  }
})
