import { expect, test } from 'vitest'
import type { EntryRoute } from '../../src/contracts/route.ts'
import type { Section } from '../../src/contracts/sections.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { seededSettings } from '../seeded-settings.ts'
import { openSite, origins } from './site.ts'

const [danish, german, english] = markets
const path = '/reviews/'

const review = (id: number, rating: number) => ({
  id,
  lodgingId: 17,
  lan: 7,
  name: 'Ada',
  place: 'Leeds',
  isoCountry: 'GB',
  answerText: '<i>Lovely</i>',
  answerTextDa: 'Dejligt',
  answerTextDe: 'Schön',
  answerTextEn: '<i>Lovely</i>',
  responseText: null,
  responseTextDa: null,
  responseTextDe: null,
  responseTextEn: null,
  responseTime: null,
  date: '2026-07-01',
  rating,
  hasHadAfterCare: false,
})

const portalReview = (id: number, stars: number) => ({
  id,
  domain: 'marehalm.dk',
  language: 'da',
  personName: `Bo ${id}`,
  stars,
  title: 'Rent <hus>',
  text: 'Alt var i orden.',
  responseText: id === 1 ? 'Tak for ordene.' : null,
  responseDate: null,
  createdAt: '2026-06-01T08:00:00Z',
})

interface Reviews {
  total?: number
  average?: number | null
  portal?: { reviews: ReturnType<typeof portalReview>[]; total: number } | null
}

/** A page of both kinds of reviews, and what the broker was asked for it. */
function reviewsSite(output: 'guestReviews' | 'portalReviews', told: Reviews = {}) {
  const {
    total = 45,
    average = 3.456,
    portal = { reviews: [portalReview(1, 5), portalReview(2, 2)], total: 64 },
  } = told
  const requests: Record<string, unknown>[] = []
  const section = { __typename: 'SectionOutput', sys: { id: 's' }, title: 'Reviews', teaser: '', output } as Section
  const page = {
    sys: { id: 'reviews', publishedVersion: 1, publishedAt: null },
    title: 'Reviews',
    sectionsCollection: [section],
    links: { entries: {}, assets: {} },
  }
  const site = openSite({
    broker: async (operation, variables) => {
      if (operation.name === 'ReviewedHouses') {
        const descriptions = [{ lan: 7, title: 'The dune house' }]
        return { lodgingsByIds: [{ id: 17, name: 'BL1017', descriptions }] } as never
      }
      requests.push({ name: operation.name, ...variables })
      if (operation.name === 'PortalReviews') {
        const stat = portal && { domain: 'marehalm.dk', stars: 4.5, trustScore: 4.4, reviewsTotal: portal.total }
        return { portalReviews: portal?.reviews ?? [], portalDomainStat: stat } as never
      }
      const items = total === 0 ? [] : [review(1, 5), review(2, 5)]
      return { guestReviews: { total, average: total === 0 ? null : average, items } } as never
    },
    routes: {
      route: async () => route,
      settings: async ({ key }) => seededSettings(key),
    },
    content: { ContentPage: async () => page },
  })
  return { site, requests }
}

const route: EntryRoute = {
  kind: 'entry',
  entry: { id: 'reviews', type: 'page', template: 'reviews', layout: 'page', version: 1 },
  path,
  title: 'Reviews',
  description: 'Reviews.',
  routes: { da: path, de: path, en: path },
  parents: [],
  redirect: null,
}

const words = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')

test.each([
  [danish, '3,46 af 5 i gennemsnit', 'alle 45 anmeldelser fra de seneste to år, gode som dårlige'],
  [german, 'Durchschnittlich 3,46 von 5', 'allen 45 Bewertungen der letzten zwei Jahre, guten wie schlechten'],
  [english, '3.46 out of 5 on average', 'all 45 reviews from the past two years, good and bad'],
] as const)(
  '$key: the average is of all reviews and not of the shown ones, and beside it stands how they are checked',
  async (market, average, of) => {
    const { site, requests } = reviewsSite('guestReviews')
    const html = await (await site.fetch(origins[market.key] + path)).text()
    const text = words(html)
    expect(text).toContain(average)
    expect(text).toContain(of)
    expect(text).toContain(messagesOf(market).people.reviews.checkedText)
    expect(requests).toEqual([
      { name: 'GuestReviews', lan: market.id, limit: 20, skip: 0, since: '2024-11-21', locationIds: null },
    ])
  },
)

test('a further page asks for what comes after, keeps the average of all, and there is none past the last', async () => {
  const { site, requests } = reviewsSite('guestReviews')
  const html = await (await site.fetch(`${origins.en}${path}page/3/`)).text()
  expect(requests.at(-1)).toMatchObject({ skip: 40 })
  expect(words(html)).toContain('3.46 out of 5 on average')
  expect((await site.fetch(`${origins.en}${path}page/4/`)).status).toBe(404)
})

test('reviews of one area’s houses are chosen by a form, keep the area from page to page, and say so', async () => {
  const { site, requests } = reviewsSite('guestReviews')
  const html = await (await site.fetch(`${origins.en}${path}?omraader=romo`)).text()
  expect(requests).toMatchObject([{ locationIds: [101, 102] }])
  expect(words(html)).toContain('Based on all 45 reviews, good and bad, of houses on Rømø in the past two years.')
  expect(html).toContain(`<form class="review-areas" action="${path}">`)
  expect(html).toContain('<option value="romo" selected="">Rømø<')
  expect(html).toContain(`href="${path}page/2/?omraader=romo"`)
  expect(html).toContain(`<link rel="canonical" href="${origins.en}${path}">`)
  expect(html).toContain(`href="${origins.en}${path}?omraader=romo" hrefLang="en"`)
})

test.each(['omraader=atlantis', 'omraader=romo,fano', 'omraader[]=romo', 'omraader=', 'omraader=%00'])(
  '%s chooses no area: all are shown',
  async (query) => {
    const { site, requests } = reviewsSite('guestReviews')
    expect((await site.fetch(`${origins.en}${path}?${query}`)).status).toBe(200)
    expect(requests).toMatchObject([{ locationIds: null }])
  },
)

test('an area without reviews says so, with the way to all others', async () => {
  const { site } = reviewsSite('guestReviews', { total: 0 })
  const html = await (await site.fetch(`${origins.en}${path}?omraader=romo`)).text()
  expect(words(html)).toContain('We have had no reviews of houses on Rømø in the past two years.')
  expect(html).toContain('class="review-areas"')
})

test('a review is about its house, in words that are shown as they were written', async () => {
  const html = await (await reviewsSite('guestReviews').site.fetch(origins.en + path)).text()
  expect(html).toContain('&lt;i&gt;Lovely&lt;/i&gt;')
  expect(html).toContain('<a href="/holiday-home-bl1017/">Review of The dune house</a>')
})

test.each([
  [danish, 'et udvalg: de 2 nyeste anmeldelser med mindst 2 stjerner', 'alle 64 anmeldelser', 'Vi kontrollerer ikke'],
  [
    german,
    'eine Auswahl: die 2 neuesten Bewertungen mit mindestens 2 Sternen',
    'allen 64 Bewertungen',
    'prüfen wir nicht',
  ],
  [english, 'a selection: the 2 newest reviews with at least 2 stars', 'all 64 reviews', 'We do not check'],
] as const)(
  '$key: reviews that others collect are ten of two stars and more, said to be a selection, under the figures of all',
  async (market, selection, of, checked) => {
    const { site, requests } = reviewsSite('portalReviews')
    const html = await (await site.fetch(origins[market.key] + path)).text()
    const text = words(html)
    expect(requests).toEqual([
      { name: 'PortalReviews', domain: seededSettings(market.key).language.reviewDomain, minStars: 2, limit: 10 },
    ])
    for (const said of [selection, of, checked, 'Rent &lt;hus&gt;', 'Tak for ordene.']) expect(text).toContain(said)
    expect(text).toContain(market.key === 'en' ? '4.4' : '4,4')
    expect(html).toContain(`href="${seededSettings(market.key).language.reviewWidgetLink}"`)
  },
)

test('a domain of which nothing was collected leaves no heading, one without good reviews its figures alone', async () => {
  const none = await (await reviewsSite('portalReviews', { portal: null }).site.fetch(path)).text()
  expect(none).not.toContain('<h2>Reviews</h2>')
  const bad = reviewsSite('portalReviews', { portal: { reviews: [], total: 3 } })
  const text = words(await (await bad.site.fetch(path)).text())
  expect(text).toContain('alle 3 anmeldelser')
  expect(text).not.toContain('udvalg')
})

test('the front page says what all reviews come to, that its three are of the best, and of which house and month each is', async () => {
  const requests: Record<string, unknown>[] = []
  const site = openSite({
    broker: async ({ name }, variables) => {
      requests.push({ name, ...variables })
      const descriptions = [{ lan: 7, title: 'The dune house' }]
      if (name === 'ReviewedHouses') return { lodgingsByIds: [{ id: 17, name: 'BL1017', descriptions }] } as never
      return { guestReviews: { total: 45, average: 3.456, items: [review(1, 5)] } } as never
    },
    routes: {
      settings: async ({ key }) => seededSettings(key),
      path: async (_, id) => ({ path: `/${id}/`, title: id }),
    },
  })
  const html = await (await site.fetch(`${origins.en}/`)).text()
  const asked = { name: 'GuestReviews', lan: 7, limit: 3, skip: 0, since: '2024-11-21', locationIds: null }
  expect(requests).toContainEqual(asked)
  expect(words(html)).toContain('Three of the best from the past two years.')
  expect(html).toContain('href="/page-reviews/">All reviews')
  expect(html).toContain('href="/page-reviews/">3.5 out of 5 · 45 reviews</a>')
  expect(html).toContain('<a href="/holiday-home-bl1017/">The dune house</a>')
  expect(words(html)).toMatch(/Stayed in \w+ 202\d/)
})

test.each([0, null])(
  'the front page says no rating of no reviews, whose average a broker gives as %s',
  async (average) => {
    const site = openSite({
      broker: async () => ({ guestReviews: { total: 0, average, items: [] } }) as never,
      routes: {
        settings: async ({ key }) => seededSettings(key),
        path: async (_, id) => ({ path: `/${id}/`, title: id }),
      },
    })
    const html = await (await site.fetch(`${origins.en}/`)).text()
    expect(/<ul class="hero-facts">(.*?)<\/ul>/s.exec(html)?.[1]).toMatch(/^<li>\d+ houses<li>since \d{4}/)
  },
)
