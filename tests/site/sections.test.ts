import { expect, test } from 'vitest'
import type { Page } from '../../src/contracts/content.ts'
import type { MenuItem } from '../../src/contracts/route.ts'
import { facility } from '../../src/domain/facilities.ts'
import { pageQuery, recommendationsQuery } from '../../src/features/content/queries.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import type { Services } from '../../src/services/services.ts'
import { fragmentUrl } from '../../src/urls/fragment-url.ts'
import { changed } from './content-replies.ts'
import { writtenContent } from './content-service.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite } from './site.ts'

const picture = { sys: { id: 'picture' }, url: 'pictures/dune', title: '', description: 'En klit' }
const written = { words: 'Klitten', picture, count: 2 }

/** The page of all sections, changed by the test. */
async function pageWith(
  change: Partial<Page> = {},
  layout: 'page' | 'sidebar' = 'page',
  lodgings: Services['search']['lodgings'] = async () => noHouses,
) {
  const { content = {}, routes = {} } = writtenContent(written)
  const site = openSite({
    content: {
      ...content,
      ContentPage: changed(content.ContentPage, change),
    },
    routes: {
      ...routes,
      async route(...requested) {
        const route = (await routes.route?.(...requested)) ?? null
        return route?.kind === 'entry' ? { ...route, entry: { ...route.entry, layout } } : route
      },
      menu: async (_, key) =>
        key === 'footerService' ? { key, items: [itemTo('/indhold/'), itemTo('/andet/')] } : null,
    },
    search: { lodgings },
  })
  const html = await (await site.fetch('/indhold/')).text()
  return { html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) }
}

function itemTo(href: string): MenuItem {
  return { id: href, title: href, label: `Til ${href}`, type: 'link', href, image: null, items: [] }
}

test.each([
  ['banner', /<section class="banner"><img[^>]+alt="En klit"[^>]*><div class="container"><h2>Klitten<\/h2>/],
  ['employees', /<ul class="people"><li><img[^>]+><h3>Klitten<\/h3>/],
  ['statement', /<section class="image-text"><img[^>]+><div class="prose"><h2>Klitten<\/h2><p class="lead">/],
  ['entrances', /<ul class="areas"><li><a href="\/soeg\/"><img[^>]+><span class="area-name"><strong>Klitten/],
  ['FAQ', /<section class="questions"><h2>Klitten<\/h2><details><summary>Klitten/],
  ['gallery', /<section><h2>Klitten<\/h2><ul class="areas"><li><img[^>]+alt="En klit"/],
  ['image-text', /<section class="image-text"><img[^>]+><div><h2>Klitten<\/h2><div class="prose"><h2>Klitten/],
  ['output', /<section class="output"><h2>Klitten<\/h2><p class="lead">Klitten<\/p><div class="teams">/],
  ['quote', /<figure class="prose"><blockquote>Klitten<\/blockquote><figcaption>Klitten/],
  [
    'search',
    /<section class="output"><h2>Klitten<\/h2><p>Klitten<\/p>(?:(?!<\/section>).)*<form[^>]* action="\/soeg\/"/s,
  ],
  ['text', /<section><h2>Klitten<\/h2><div class="prose"><h2>Klitten<\/h2><p>Klitten/],
  ['columns', /<section><h2>Klitten<\/h2><div class="columns"><div><h3>Klitten<\/h3><div class="prose">/],
])('the section %s is drawn', async (_, shape) => {
  expect((await pageWith()).main).toMatch(shape)
})

test('the search box of a section sends criteria that it has no field for', async () => {
  const section = { __typename: 'SectionSearch', sys: { id: 'search' }, title: '', teaser: '' } as const
  const { main } = await pageWith({
    sectionsCollection: [{ ...section, criteria: { omraader: 'romo', [facility.pool]: '1' } }],
  })
  expect(main).toContain(`<input type="hidden" name="${facility.pool}" value="1"`)
  expect(main).not.toContain('<input type="hidden" name="omraader"')
})

const poolSection = { __typename: 'SectionSearch', sys: { id: 'pools' }, title: 'Pool', teaser: '' } as const
const sectionsCollection = [{ ...poolSection, criteria: { [facility.pool]: '1', husdyr: '2' } }]
const twelve = { ...noHouses, hits: [{ ...oneHouse, pets: 2 }], totalHits: 12, totalPages: 2 }

test('a section that searches shows six of its houses in the order of the list that it leads to', async () => {
  const requested: unknown[] = []
  const { main } = await pageWith({ sectionsCollection }, 'page', async (request) => {
    requested.push(request)
    return twelve
  })
  expect(requested).toMatchObject([
    { resultsPerPage: 6, order: [], parameters: { facilities: { [facility.pool]: {} } } },
  ])
  expect(main).toMatch(/<\/search>.*Stråtækt hus bag klitten.*husdyr=2.*Vis 12 huse/s)
  expect(main).toContain(`<a class="button primary" href="/soeg/?${facility.pool}=1&amp;husdyr=2">Vis 12 huse</a>`)
})

test('houses that a section can not show now come alone, and a search without criteria shows none', async () => {
  const fails = async () => Promise.reject(new ServiceError('search', 503, null))
  const { main } = await pageWith({ sectionsCollection }, 'page', fails)
  const key = /data-fragment="(content-houses[^"]+)"/.exec(main)?.[1] ?? ''
  const { content = {} } = writtenContent(written)
  const site = openSite({
    content: { ...content, ContentPage: changed(content.ContentPage, { sectionsCollection }) },
    search: { lodgings: async () => twelve },
  })
  expect(await (await site.fetch(fragmentUrl(key, 'test'))).json()).toMatchObject({
    html: expect.stringMatching(/Stråtækt hus bag klitten.*Vis 12 huse/s),
  })
  const { main: plain } = await pageWith({ sectionsCollection: [{ ...poolSection, criteria: {} }] }, 'page', fails)
  expect(plain).not.toContain('data-fragment')
})

test('twelve last-minute houses lead on to all houses, the largest discounts first', async () => {
  const section = { __typename: 'SectionOutput', sys: { id: 's' }, title: 'Ledigt nu', teaser: '' } as const
  const wanted: (number | undefined)[] = []
  const { main } = await pageWith(
    { sectionsCollection: [{ ...section, output: 'lastMinute' }] },
    'page',
    async ({ resultsPerPage }) => {
      wanted.push(resultsPerPage)
      return { ...noHouses, hits: [oneHouse], totalHits: 1, totalPages: 1 }
    },
  )
  expect(wanted).toEqual([12])
  expect(main).toMatch(new RegExp(`${oneHouse.title}.*href="/soeg/\\?searchOrder=discount-percentage"`, 's'))
})

test('no more is requested than a section shows', () => {
  const requested = (query: { document: string }) =>
    Object.fromEntries(
      [...query.document.matchAll(/(\w+)Collection\(limit: (\d+)\)/g)].map(([, of, limit]) => [of, limit]),
    )
  expect(requested(pageQuery)).toMatchObject({ employees: '30', faqs: '20', images: '10' })
  expect(requested(recommendationsQuery)).toMatchObject({ images: '5', categories: '10' })
})

test('the search box stands above the sections of the pages that ask for it, and on no other', async () => {
  const sectionsCollection: Page['sectionsCollection'] = [
    { __typename: 'SectionQuote', sys: { id: 'quote' }, teaser: 'Godt hus', author: '' },
  ]
  const box = /<form[^>]* action="\/soeg\/"/
  const { main } = await pageWith({ hasSearchBox: true, sectionsCollection })
  expect(main.search(box)).toBeGreaterThan(main.indexOf('</h1>'))
  expect(main.search(box)).toBeLessThan(main.indexOf('Godt hus'))
  expect((await pageWith({ sectionsCollection })).main).not.toMatch(box)
})

test('a page with a sidebar has the menu that it names beside it, its own item marked', async () => {
  const { main } = await pageWith({ menuKey: 'footerService' }, 'sidebar')
  expect(main).toContain('class="layout-sidebar"')
  expect(main).toMatch(/<nav class="side-menu"[^>]*><ul><li><a href="\/indhold\/" aria-current="page">Til \/indhold\//)
  expect((await pageWith({ menuKey: 'footerService' })).main).not.toContain('side-menu')
})

test('a banner stands above the content and holds the heading', async () => {
  const { main } = await pageWith()
  expect(main).toMatch(
    /^<main[^>]*>(?:<link[^>]*>)?<div class="banner"><img[^>]+fetchPriority="high"[^>]*><div class="container"><h1>/,
  )
  const { main: plain } = await pageWith({ banner: null })
  expect(plain).toMatch(/<header class="content-head">.*<h1>Klitten<\/h1>/s)
})

test('what an editor says to search engines is in the head', async () => {
  const { html } = await pageWith({ seoTitle: 'Om klitten', seoDescription: 'Alt om klitten', noIndex: true })
  expect(html).toContain('<title>Om klitten · Marehalm</title>')
  expect(html).toContain('<meta name="description" content="Alt om klitten">')
  expect(html).toContain('<meta name="robots" content="noindex')
  expect((await pageWith()).html).not.toContain('<meta name="robots"')
})
