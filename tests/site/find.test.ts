import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FindReplySchema } from '../../src/contracts/find.ts'
import type { FreeTextHit, FreeTextType } from '../../src/contracts/search.ts'
import { facility } from '../../src/domain/facilities.ts'
import { schoolHolidays } from '../../src/domain/school-holidays.ts'
import { parseSearchRequest, type SearchRequestInput } from '../../src/domain/search-request.ts'
import { today } from '../../src/domain/stays.ts'
import { queryWords } from '../../src/editions/query-words.ts'
import { editionKeys } from '../../src/editions/table.ts'
import { createQueryWords } from '../../src/features/find/words/read-vocabulary.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { indexOf, toSearchBody } from '../../src/services/search/meilisearch-request.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { href } from '../../src/urls/paths.ts'
import { engineSearch } from './engine-search.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite, origins } from './site.ts'

function hit(type: FreeTextType, title: string, more: Partial<FreeTextHit> = {}): FreeTextHit {
  return { id: `${type}-1`, type, title, text: `${title}.`, url: `/${type}/`, image: null, ...more }
}

/** A site whose search has these, with its requests. */
function siteWith(hits: readonly FreeTextHit[], finds: (requests: SearchRequestInput) => boolean = () => true) {
  const requests: SearchRequestInput[][] = []
  const site = openSite({
    search: {
      async freeTexts(queries) {
        requests.push([...queries])
        return queries.map((query) => {
          const found = finds(query) ? hits.filter(({ type }) => query.parameters?.type === type) : []
          return { hits: found, totalHits: found.length }
        })
      },
    },
    routes: {
      lodging: async (name) =>
        name.toUpperCase() === 'BL1017'
          ? { id: 17, titles: { da: 'Klithus', de: 'Dünenhaus', en: 'Dune house' } }
          : null,
    },
  })
  return { site, requests }
}

const house = hit('lodging', 'Klithus', {
  url: '/sommerhus-bl1017/',
  image: 'houses/dune-1.webp',
  keywords: 'BL1017, Klitvej 17, Blåvand',
})
const area = hit('area', 'Blåvand', { url: '/omraader/blavand/' })

test.each(markets)('$key: the page without words is a form that search engines leave alone', async (market) => {
  const { site, requests } = siteWith([])
  const response = await site.fetch(`${origins[market.key]}${href.find()}`)
  const html = await response.text()
  const { find } = messagesOf(market)
  expect(response.status).toBe(200)
  expect(html).toContain(`<h1>${find.title}</h1>`)
  expect(html).toMatch(/<form class="find-form" action="\/find\/" method="get"><input type="search"[^>]* name="q"/)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain(`href="${href.find()}" data-search-open=""`)
  for (const { key } of markets) expect(html).toContain(`href="${origins[key]}${href.find()}"`)
  expect(requests).toEqual([])
})

test('results stand by kind, with the words marked and nothing of them as HTML', async () => {
  const { site } = siteWith([house, hit('page', 'Om <b>blåvand</b> & os'), area])
  const html = await (await site.fetch(href.find('blav <script>alert(1)</script>'))).text()
  const kinds = messagesOf(markets[0]).find.kinds
  expect([...html.matchAll(/<section class="found"><h2>([^<]+)/g)].map(([, title]) => title)).toEqual([
    kinds.area,
    kinds.lodging,
    kinds.page,
  ])
  expect(html).toContain('href="/omraader/blavand/"')
  expect(html).toContain('<strong><mark>Blåv</mark>and</strong>')
  expect(html).toContain('Om &lt;b&gt;<mark>blåv</mark>and')
  expect(html).toContain('BL1017, Klitvej 17, <mark>Blåv</mark>and')
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('value="blav &lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(html).toContain('href="/soeg/?textQuery=blav+%3Cscript%3Ealert%281%29%3C%2Fscript%3E"')
})

test.each(['bl1017', 'BL1017', '%20bl1017%20', 'BL+1017', 'bl-1017'])(
  'the house number %s leads to the house',
  async (q) => {
    const { site, requests } = siteWith([])
    const response = await site.fetch(`${origins.de}/find/?q=${q}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/ferienhaus-bl1017/'])
    expect(requests).toEqual([])
  },
)

test('a house number of no house is said to be one, and words that nothing has lead on', async () => {
  const { site } = siteWith([])
  const html = await (await site.fetch('/find/?q=zz9999')).text()
  expect(html).toContain('Vi udlejer ikke noget hus med nummeret ZZ9999.')
  expect(await (await site.fetch('/find/?q=zz+9999')).text()).toContain(
    'Vi udlejer ikke noget hus med nummeret ZZ9999.',
  )
  expect(html).toContain('class="button primary" href="/soeg/"')
  expect(await (await site.fetch('/find/?q=qqq')).text()).toContain(messagesOf(markets[0]).find.noneText)
})

test('while the search does not answer the form stays, and its reply is not kept', async () => {
  const site = openSite()
  const response = await site.fetch('/find/?q=hus')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain(messagesOf(markets[0]).find.failedTitle)
  expect(html).toContain('name="q"')
})

test.each(['/find/?q=', '/find/?q=%20%00%0A', '/find/?q[]=hus', `/find/?q=${'a'.repeat(101)}`, '/find/?x=hus'])(
  '%s asks for nothing',
  async (url) => {
    const { site, requests } = siteWith([])
    expect((await site.fetch(url)).status).toBe(200)
    expect((await site.fetch(`/api${url}`)).status).toBe(400)
    expect(requests).toEqual([])
  },
)

test('the API answers the contract: every kind in one call, in the edition’s own index', async () => {
  const { site, requests } = siteWith([house, area])
  const response = await site.fetch(`${origins.de}/api/find/?q=Bl%C3%A5vand`)
  expect(response.headers.get('cache-control')).toBe('private, max-age=30')
  const { data } = v.parse(FindReplySchema, await response.json())
  expect(data.house).toBeNull()
  expect(data.groups.map(({ type, hits }) => [type, hits.length])).toEqual([
    ['area', 1],
    ['lodging', 1],
  ])
  expect(data.groups[1]?.hits[0]).toEqual({
    title: 'Klithus',
    text: 'BL1017, Klitvej 17, Blåvand',
    url: '/sommerhus-bl1017/',
    image: 'houses/dune-1.webp',
  })
  expect(requests).toHaveLength(1)
  expect(new Set(requests[0]?.map((request) => engineSearch(request).index))).toEqual(
    new Set(['freetext_lan-2_locale-de-DE']),
  )
  expect(requests[0]?.map((request) => engineSearch(request).filter)).toHaveLength(7)
  for (const request of requests[0] ?? [])
    expect(engineSearch(request)).toMatchObject({ q: 'Blåvand', matchingStrategy: 'all' })
})

test('of a house number the API names the house, once', async () => {
  const { site } = siteWith([house])
  const { data } = v.parse(FindReplySchema, await (await site.fetch('/api/find/?q=bl1017')).json())
  expect(data.house).toMatchObject({ title: 'Klithus', url: '/sommerhus-bl1017/', image: 'houses/dune-1.webp' })
  expect(data.groups).toEqual([])
})

test('where nothing has all the words, what has the most of them is found', async () => {
  const { site, requests } = siteWith(
    [area],
    (query) => query.kind === 'freeText' && query.config?.matchAllWords === false,
  )
  const { data } = v.parse(FindReplySchema, await (await site.fetch('/api/find/?q=hus+qqqq')).json())
  expect(data.groups.map(({ type }) => type)).toEqual(['area'])
  expect(requests).toHaveLength(2)
})

test('a search that fails is a 502 in JSON that nobody keeps', async () => {
  const site = openSite({
    search: {
      freeTexts: async () => {
        throw new ServiceError('search', 503, undefined, 'Service Unavailable')
      },
    },
  })
  const response = await site.fetch('/api/find/?q=hus')
  expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store'])
  expect(await response.json()).toMatchObject({ error: { code: 'search_failed' } })
})

test('a locale that is none is refused in the specification’s words, a type is part of the filter', () => {
  expect(() => parseSearchRequest({ kind: 'freeText', locale: 'sv-SE', parameters: { text: 'hus' } })).toThrow(
    'Locale "sv-SE" was not valid',
  )
  const request = parseSearchRequest({ kind: 'freeText', locale: 'en', parameters: { text: 'dune', type: 'blog' } })
  expect(indexOf(request)).toBe('freetext_lan-7_locale-en')
  expect(toSearchBody(request)).toMatchObject({ q: 'dune', filter: 'type = "blog"', matchingStrategy: 'last' })
})

test('a search in words is read: each criterion a link that takes it out, and the houses that have them all', async () => {
  const asked: SearchRequestInput[] = []
  const holiday = schoolHolidays.find(({ id, last }) => id.startsWith('nw-efteraar-') && last > today())
  const site = openSite({
    search: {
      freeTexts: async (queries) => queries.map(() => ({ hits: [], totalHits: 0 })),
      lodgings: async (request) => {
        asked.push(request)
        const hit = { ...oneHouse, date: '2027-10-23', duration: 7 }
        return { ...noHouses, hits: [hit], totalHits: 12 }
      },
    },
  })
  const text = 'Herbstferien NRW Hund Sauna Henne Strand'
  const html = await (await site.fetch(`${origins.de}${href.find(text)}`)).text()
  const chips = [...html.matchAll(/<a class="chip" href="\/find\/\?q=([^"]*)"[^>]*>([^<]*)</g)]
  expect(chips.map(([, without = '', label]) => [label, new URLSearchParams(`q=${without}`).get('q')])).toEqual([
    [expect.stringMatching(/^Herbstferien Nordrhein-Westfalen 20\d\d, /), 'Hund Sauna Henne Strand'],
    ['1\u00a0Haustier', 'Herbstferien NRW Sauna Henne Strand'],
    ['Sauna', 'Herbstferien NRW Hund Henne Strand'],
    ['Henne Strand', 'Herbstferien NRW Hund Sauna'],
  ])
  expect(html).toContain(`/suche/?70=1&amp;ferie=${holiday?.id}&amp;husdyr=1&amp;omraader=henne-strand`)
  expect(html).toContain('12 Häuser anzeigen')
  expect(html).toContain('/ferienhaus-bl1017/?arrival=2027-10-23&amp;duration=7')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ resultsPerPage: 3, pets: 1 })

  const { data } = v.parse(FindReplySchema, await (await site.fetch(`${origins.de}/api${href.find(text)}`)).json())
  expect(data.search).toEqual({
    criteria: expect.stringMatching(/^Herbstferien Nordrhein-Westfalen .* · 1\u00a0Haustier · Sauna · Henne Strand$/),
    url: `/suche/?70=1&ferie=${holiday?.id}&husdyr=1&omraader=henne-strand`,
  })
})

test('words that no search of houses knows are named, and holidays of no Land are asked for', async () => {
  const { site } = siteWith([])
  const html = await (await site.fetch(`${origins.de}${href.find('Herbstferien <b>gemütlich')}`)).text()
  const { wishes } = messagesOf(markets[1]).find
  expect(html).toContain(wishes.unread.replace('{words}', 'b, gemütlich'))
  expect(html).toContain(`href="${href.find('Herbstferien <b>gemütlich Nordrhein-Westfalen')}"`)
  expect(await (await site.fetch(href.find('Kontakt'))).text()).not.toContain(messagesOf(markets[0]).find.wishes.title)
})

test('equipment that the forms do not offer is read as well, by the name that the broker has for it', async () => {
  const site = openSite({
    search: {
      freeTexts: async (queries) => queries.map(() => ({ hits: [], totalHits: 0 })),
      lodgings: async () => noHouses,
    },
    broker: async () =>
      ({ facilities: [{ id: facility.highChairs, name: 'Hochstühle' }], facilityGroups: [] }) as never,
  })
  const text = 'Hochstuhl und Sauna'
  const html = await (await site.fetch(`${origins.de}${href.find(text)}`)).text()
  expect(html).toMatch(/<a class="chip"[^>]*>Hochstühle</)
  const { data } = v.parse(FindReplySchema, await (await site.fetch(`${origins.de}/api${href.find(text)}`)).json())
  expect(data.search?.criteria).toBe('Hochstühle · Sauna')
})

test('families who look for two houses are led to pairs of houses for the same request', async () => {
  const { site } = siteWith([])
  const html = await (await site.fetch(`${origins.en}${href.find('2 families 8 people July')}`)).text()
  expect(html).toMatch(/href="\/houses-together\/\?1=8&amp;maaned=\d{4}-07&amp;houses=2"/)
  expect(html).toContain(messagesOf(markets[2]).find.wishes.title)
  expect(await (await site.fetch(`${origins.en}${href.find('8 people July')}`)).text()).not.toContain(
    '/houses-together/',
  )
})

test('the words in which guests search are read once; without them pages are found all the same', async () => {
  const words = { ...queryWords }
  const requested: string[] = []
  const read = createQueryWords({
    ASSETS: {
      fetch: async (url: RequestInfo | URL) => {
        requested.push(new URL(String(url)).pathname)
        return requested.length > 1 ? Response.json(words) : new Response(null, { status: 404 })
      },
    } as Fetcher,
  })
  try {
    for (const key of editionKeys) delete queryWords[key]
    const site = openSite({
      readQueryWords: read,
      search: {
        freeTexts: async (queries) => queries.map(() => ({ hits: [area], totalHits: 1 })),
        lodgings: async () => noHouses,
      },
    })
    const page = async () => (await site.fetch(href.find('Blåvand'))).text()
    const chip = '<a class="chip"'
    const first = await page()
    expect([first.includes('/omraader/blavand/'), first.includes(chip)]).toEqual([true, false])
    expect(await page()).toContain(chip)
    expect(await page()).toContain(chip)
    expect(requested).toEqual(['/assets/query-words.json', '/assets/query-words.json'])
    expect(site.problems.map(String)).toContain('Error: The words of searches answered 404')
  } finally {
    Object.assign(queryWords, words)
  }
})
