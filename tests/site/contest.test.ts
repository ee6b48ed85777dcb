import { expect, test } from 'vitest'
import type { EntryRoute } from '../../src/contracts/route.ts'
import type { PhotoContest, PhotoContestImage } from '../../src/features/contest/contract.ts'
import { contestImageSlug, contestPaths } from '../../src/features/contest/paths.ts'
import { type Market, markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
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

const yearOf = (market: Market) => contestPaths.year(market, 2026)

/** The page that the contests stand on, with what its editor was asked for. */
function currentSite(contests: () => Promise<PhotoContest[]>, requests: object[] = []) {
  const page = { title: 'Fotokonkurrence', sectionsCollection: [], links: { entries: {}, assets: {} } }
  const site = openSite({
    content: {
      ContentPhotoContests: contests,
      ContentPage: async () => page,
      ContentPhotoContestImages: async ({ where, limit, skip }) => {
        requests.push({ id: where.contestId, limit, skip })
        return { total: 12, items: images }
      },
    },
    routes: { route: async () => route },
  })
  return { site }
}

const route: EntryRoute = {
  kind: 'entry',
  entry: { id: 'page-photo-contest', type: 'page', template: 'photoContest', layout: 'page', version: 1 },
  path: '/fotokonkurrence/',
  title: 'Fotokonkurrence',
  description: 'Fotokonkurrence.',
  routes: { da: '/fotokonkurrence/' },
  parents: [],
  redirect: null,
}

function contestSite({ status = 'closed', total = 3, third = null as PhotoContestImage | null } = {}) {
  return openSite({
    content: {
      ContentPhotoContests: async ({ where }) =>
        where.year === 2026 ? [{ ...contest, status, thirdPlaceImage: third }] : [],
      ContentPhotoContestImages: async ({ where: { imageSlug }, limit, skip }) => ({
        total,
        items: imageSlug
          ? images.filter((image) => image.imageSlug === imageSlug)
          : Array.from({ length: total }, (_, index) => images[index % 3] ?? wind).slice(skip, skip + limit),
      }),
      ContentPhotoContestImage: async ({ id }) => images.find(({ sys }) => sys.id === id) ?? null,
    },
  })
}

test('each of many pictures with the same title has its page', async () => {
  const alike = Array.from({ length: 300 }, (_, index) => ({
    ...sea,
    sys: { ...sea.sys, id: `image-${String(index).padStart(6, '0')}` },
  }))
  const site = openSite({
    content: {
      ContentPhotoContests: async () => [contest],
      ContentPhotoContestImages: async ({ limit, skip }) => ({
        total: alike.length,
        items: alike.slice(skip, skip + limit),
      }),
      ContentPhotoContestImage: async ({ id }) => alike.find(({ sys }) => sys.id === id) ?? null,
    },
  })
  for (const image of [alike[0] ?? sea, alike[50] ?? sea, alike[299] ?? sea]) {
    expect((await site.fetch(contestPaths.image(markets[0], 2026, contestImageSlug(image)))).status).toBe(200)
  }
})

test.each(markets)(
  '$key: a year’s contest has its word in the address, its winners in order and its alternates',
  async (market) => {
    const texts = messagesOf(market).contest
    const response = await contestSite().fetch(origins[market.key] + contestPaths.year(market, 2026))
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('<h1>Contest 2026</h1>')
    expect(html).toContain(texts.ended)
    expect(html).not.toContain(contestPaths.upload(market))
    const first = html.indexOf(texts.place.replace('{number}', '1'))
    const second = html.indexOf(texts.place.replace('{number}', '2'))
    expect(first).toBeGreaterThan(0)
    expect(second).toBeGreaterThan(first)
    expect(html).not.toContain(texts.place.replace('{number}', '3'))
    for (const each of markets)
      expect(html).toContain(`hreflang="${each.locale}" href="${origins[each.key]}${contestPaths.year(each, 2026)}"`)
  },
)

test('a picture has the day that it was at the agency when it was sent', async () => {
  const late = { ...wind, createdAt: '2026-07-01T22:30:00.000Z' }
  const site = openSite({
    content: {
      ContentPhotoContests: async () => [contest],
      ContentPhotoContestImages: async () => ({ total: 1, items: [late] }),
      ContentPhotoContestImage: async () => late,
    },
  })
  const html = await (await site.fetch(contestPaths.image(markets[0], 2026, contestImageSlug(late)))).text()
  expect(html).toContain('Indsendt den 2. juli 2026')
})

test('an open contest leads to its form', async () => {
  const html = await (await contestSite({ status: 'open' }).fetch(contestPaths.year(markets[0], 2026))).text()
  expect(html).toContain(contestPaths.upload(markets[0]))
})

test.each(markets)(
  '$key: a contest that has not begun says so, asks for nothing and shows no pictures',
  async (market) => {
    const texts = messagesOf(market).contest
    const html = await (
      await contestSite({ status: 'planned', total: 0 }).fetch(origins[market.key] + yearOf(market))
    ).text()
    expect(html).toContain(texts.planned)
    expect(html).toContain(texts.reward)
    expect(html).toContain('A week.')
    for (const other of [texts.ended, texts.noneEnded, texts.none, contestPaths.upload(market)]) {
      expect(html).not.toContain(other)
    }
  },
)

test('a contest of a status that nobody here knows is over', async () => {
  const html = await (await contestSite({ status: 'judging' }).fetch(yearOf(markets[0]))).text()
  expect(html).toContain(messagesOf(markets[0]).contest.ended)
})

test('all three places stand in their order', async () => {
  const html = await (await contestSite({ third: sand }).fetch(yearOf(markets[0]))).text()
  const winners = html.slice(
    html.indexOf('class="winners"'),
    html.indexOf('</section>', html.indexOf('class="winners"')),
  )
  expect([...winners.matchAll(/Title of (\w+)/g)].map(([, name]) => name)).toEqual(['sea', 'wind', 'sand'])
})

test('the contest’s page tells of the open one before a newer that has not begun, with its three latest and the way to all', async () => {
  const of = (year: number, status: string) => ({
    ...contest,
    sys: { ...contest.sys, id: `c${year}` },
    title: `Contest ${year}`,
    year,
    status,
  })
  const requests: object[] = []
  const { site } = currentSite(async () => [of(2027, 'planned'), of(2026, 'open'), of(2025, 'closed')], requests)
  const html = await (await site.fetch('/fotokonkurrence/')).text()
  const texts = messagesOf(markets[0]).contest
  expect(requests).toEqual([{ id: 'c2026', limit: 3, skip: 0 }])
  expect(html).toContain(texts.open)
  expect(html).toContain(texts.seeAll.replace('{count}', '12'))
  expect(html).toContain(`href="${contestPaths.upload(markets[0])}"`)
  for (const year of [2027, 2025])
    expect(html).toContain(`href="${contestPaths.year(markets[0], year)}">Contest ${year}`)
})

test('a page of no contest at all has its own words alone, and one whose contests cannot be had says what is missing', async () => {
  const none = await currentSite(async () => []).site.fetch('/fotokonkurrence/')
  const text = await none.text()
  expect([none.status, text.includes('class="notice"')]).toEqual([200, false])
  const failing = await currentSite(async () => {
    throw new Error('down')
  }).site.fetch('/fotokonkurrence/')
  expect(failing.status).toBe(200)
  expect(await failing.text()).toContain(messagesOf(markets[0]).errors.partMissing)
})

test('a contest without pictures says so', async () => {
  const html = await (await contestSite({ total: 0 }).fetch(contestPaths.year(markets[0], 2026))).text()
  expect(html).toContain(messagesOf(markets[0]).contest.noneEnded)
})

test('more pictures than a page holds are on the next, and there is none after the last', async () => {
  const site = contestSite({ total: 30 })
  const path = contestPaths.year(markets[0], 2026)
  expect(await (await site.fetch(path)).text()).toContain(`${path}page/2/`)
  expect((await site.fetch(`${path}page/2/`)).status).toBe(200)
  expect((await site.fetch(`${path}page/3/`)).status).toBe(404)
})

test('a contest under another edition’s word is that of this edition', async () => {
  const response = await contestSite().fetch('/photo-contest/photo-contest-2026/?utm_source=a')
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    `${contestPaths.year(markets[0], 2026)}?utm_source=a`,
  ])
})

test.each([
  '/fotokonkurrence/fotokonkurrence-2020/',
  '/fotokonkurrence/fotokonkurrence-26/',
  '/photo-contest/photo-contest-2020/',
])('%s is no contest of the Danish edition', async (path) => {
  expect((await contestSite().fetch(path)).status).toBe(404)
})

test('a picture’s page shows it whole and is what others see of it when it is shared', async () => {
  const path = contestPaths.image(markets[0], 2026, 'title-of-sea-agesea')
  const response = await contestSite().fetch(path)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain(`<meta property="og:image" content="${origins.da}/media/contest/sea?w=1280&amp;f=jpeg">`)
  expect(html).toContain(`<link rel="canonical" href="${origins.da}${path}">`)
  expect(html).toContain('&lt;b&gt;Text of sea&lt;/b&gt;')
  expect(html).toContain('1. plads')
})

test('a picture’s page of another id, or of no picture, is not found', async () => {
  for (const slug of ['title-of-sea-agewnd', 'nothing-agesea', 'sea']) {
    expect((await contestSite().fetch(contestPaths.image(markets[0], 2026, slug))).status).toBe(404)
  }
})
