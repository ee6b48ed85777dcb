import { expect, test } from 'vitest'
import type { LodgingHit } from '../../src/contracts/search.ts'
import { contestPaths } from '../../src/features/contest/paths.ts'
import { markets } from '../../src/markets/market.ts'
import { type Written, writtenContent } from './content-service.ts'
import { noHouses, oneHouse } from './houses.ts'
import { type Given, openSite, origins } from './site.ts'

const picture = { sys: { id: 'picture' }, url: 'pictures/"><img src=x onerror=alert(1)>', title: '', description: '' }
const attack = `</script></main><script>alert(1)</script>"><img src=x onerror=alert(1)> ' onclick='alert(1) [phone`
const long = Array.from({ length: 400 }, (_, index) => `Ferienhausurlaubsverlängerungswunsch${index}`)

const texts: Record<string, Written> = {
  'hostile HTML': { words: attack, picture: { ...picture, title: attack, description: attack }, count: 2 },
  'no picture': { words: 'Ord', picture: null, count: 2 },
  'empty lists': { words: 'Ord', picture: null, count: 0 },
  '400 long words': { words: long.join(' '), picture, count: 2 },
  'one endless word': { words: long.join(''), picture, count: 2 },
}

const pages = {
  content: '/indhold/',
  area: '/omraade/',
  street: '/gade/',
  category: '/category/kategori/',
  'blog list': '/blog/',
  post: '/indlaeg/',
  job: '/jobs/job/',
  'jobs overview': '/jobs/',
  department: '/kontor/',
  departments: '/kontorer/',
  contest: contestPaths.year(markets[0], 2026),
  house: '/sommerhus-bl1017/',
}

function siteOf(written: Written) {
  const { words } = written
  const hit: LodgingHit = { ...oneHouse, title: words, city: words, images: written.picture ? [picture.url] : [] }
  const hits = Array.from({ length: written.count }, (_, index) => ({ ...hit, id: `${index}` }))
  return openSite({
    ...routesOf(written),
    search: { lodgings: async () => ({ ...noHouses, hits, totalHits: hits.length }) },
    broker: brokerOf(written),
  })
}

function routesOf(written: Written): Pick<Given, 'content' | 'routes'> {
  const { content = {}, routes } = writtenContent(written)
  const titles = { da: written.words, de: written.words, en: written.words }
  return { content, routes: { ...routes, lodging: async () => ({ id: 17, titles }) } }
}

/** A house whose every text is the written one. */
function brokerOf({ words, picture: shown, count }: Written): NonNullable<Given['broker']> {
  const image = { url: picture.url, tagIds: [], fileSize: 1, width: 1600, height: 1067, sortOrder: 1 }
  const lodging = {
    id: 17,
    name: 'BL1017',
    address1: words,
    postalCode: '6857',
    city: words,
    locationId: 141,
    departmentSysId: 'office',
    latitude: 55.5,
    longitude: 8.1,
    rating: 4,
    street: { id: 1, name: words, slug: 'gade', locationId: 141 },
    descriptions: [{ lan: 1, title: words, body: `<p>${words}</p>`, embeddedVideoHtml: words }],
    images: shown ? [image, image] : [],
    vacationRental: { persons: 6, pets: 1, bedrooms: 3, bathrooms: 1, houseArea: 92, beachDistance: 300 },
    facilities: [],
    reviewStat: null,
    cheapestBookingOptions: [],
    itemPrices: [],
  }
  const review = {
    lodgingId: 17,
    lan: 1,
    name: words,
    place: words,
    isoCountry: 'DK',
    answerText: words,
    answerTextDa: words,
    answerTextDe: words,
    answerTextEn: words,
    responseText: words,
    responseTextDa: words,
    responseTextDe: words,
    responseTextEn: words,
    responseTime: null,
    date: '2026-08-01',
    rating: 5,
    hasHadAfterCare: false,
  }
  const replies: Record<string, object> = {
    LodgingHouse: {
      lodging: { ...lodging, reviews: Array.from({ length: count }, (_, id) => ({ ...review, id })) },
      arrivals: [],
    },
    Facilities: { facilities: [], facilityGroups: [] },
  }
  return async ({ name }) => {
    if (!replies[name]) throw new Error(`No reply to ${name}`)
    return replies[name] as never
  }
}

/** Start tags as a browser reads what React's renderer writes: a sign of HTML in a value is always escaped. */
const tagsOf = (html: string) => html.match(/<[a-z][^>]*>/gi) ?? []

const each = Object.entries(texts).flatMap(([text, written]) =>
  Object.entries(pages).map(([page, path]) => ({ text, written, page, path })),
)

test.each(each)('$page with $text is a whole page, and nothing of it runs', async ({ written, path }) => {
  const { fetch, problems } = siteOf(written)
  const response = await fetch(path)
  const html = await response.text()
  expect(response.status, String(problems[0])).toBe(200)
  expect(html.trimEnd()).toMatch(/<\/html>$/)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)

  const tags = tagsOf(html)
  const scripts = tags.filter((tag) => /^<script/i.test(tag))
  expect(scripts.filter((tag) => !/ nonce="| type="application\/(?:ld\+)?json"/.test(tag))).toEqual([])
  const bare = tags.map((tag) => tag.replace(/"[^"]*"/g, '""'))
  expect(bare.filter((tag) => / on\w+=/i.test(tag))).toEqual([])
  expect(tags.filter((tag) => /(?:href|src|action)="\s*(?:javascript|data):/i.test(tag))).toEqual([])
  expect(html).not.toContain('<img src=x')
  expect(html.match(/<\/main>/g)).toHaveLength(1)
})

test.each(each)(
  '$page with $text has no hole: no picture of nothing, no list without anything in it',
  async ({ written, path }) => {
    const html = await (await siteOf(written).fetch(path)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(tagsOf(main).filter((tag) => /^<img/.test(tag) && !/ src="[^"]+"/.test(tag))).toEqual([])
    expect(main.match(/<(ul|ol|dl|h[1-6]|tbody)(?: [^>]*)?><\/\1>/g) ?? []).toEqual([])
  },
)

test.each(Object.entries(pages).filter(([page]) => page !== 'house' && page !== 'contest'))(
  '%s that the other editions lack sends their readers to the front page',
  async (_, path) => {
    const html = await (await siteOf(texts['no picture'] as Written).fetch(path)).text()
    for (const key of ['de', 'en'] as const) expect(html).toContain(`href="${origins[key]}/" hrefLang="${key}"`)
    expect(html).toContain(`href="${origins.da}${path}" hrefLang="da"`)
    expect(html).not.toContain('rel="alternate" hreflang="de-DE"')
  },
)
