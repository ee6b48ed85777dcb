import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fetchWithRetries } from '../../src/commands/crawl/crawl.ts'
import { fetchSitePage } from '../../src/commands/crawl/page.ts'
import { type Market, markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { thisSite } from '../this-site.ts'
import { postQuery } from './services.ts'

const UrlSchema = v.pipe(v.string(), v.url())
const FiveDecimalsSchema = v.pipe(v.string(), v.regex(/^-?\d+\.\d{5,}$/))
const RatingSchema = v.object({
  ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  bestRating: v.literal(5),
})

/** Members that Google requires of a vacation rental, and recommended ones that every seeded house has. */
const RentalSchema = v.object({
  '@type': v.literal('VacationRental'),
  additionalType: v.literal('House'),
  identifier: v.pipe(v.string(), v.digits()),
  name: v.pipe(v.string(), v.minLength(3)),
  image: v.pipe(v.array(UrlSchema), v.minLength(8)),
  latitude: FiveDecimalsSchema,
  longitude: FiveDecimalsSchema,
  address: v.object({
    streetAddress: v.string(),
    postalCode: v.string(),
    addressLocality: v.string(),
    addressCountry: v.literal('DK'),
  }),
  checkinTime: v.literal('16:00'),
  checkoutTime: v.literal('10:00'),
  containsPlace: v.object({
    '@type': v.literal('Accommodation'),
    additionalType: v.literal('EntirePlace'),
    occupancy: v.object({ value: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    numberOfBedrooms: v.pipe(v.number(), v.integer()),
    floorSize: v.object({ value: v.number(), unitCode: v.literal('MTK') }),
    amenityFeature: v.pipe(
      v.array(
        v.object({ name: v.pipe(v.string(), v.regex(/^[a-zA-Z]+$/)), value: v.union([v.boolean(), v.string()]) }),
      ),
      v.minLength(3),
    ),
  }),
  aggregateRating: v.optional(v.object({ ...RatingSchema.entries, reviewCount: v.pipe(v.number(), v.minValue(1)) })),
  review: v.optional(
    v.array(
      v.object({
        datePublished: v.pipe(v.string(), v.isoDate()),
        author: v.object({ name: v.string() }),
        reviewRating: RatingSchema,
      }),
    ),
  ),
})
const GraphSchema = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.string() })),
})

async function graphOf(market: Market, path: string) {
  const html = await (
    await fetchWithRetries(fetchSitePage, `http://${market.key}.localhost:${thisSite().port}${path}`)
  ).text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  )
  return scripts.flatMap((json) => v.parse(GraphSchema, JSON.parse(json))['@graph'])
}

const NamesSchema = v.object({ lodgingNames: v.array(v.object({ id: v.number(), name: v.string() })) })
const [danish, german] = markets

test('fifty houses say all that search engines ask of them, by the same name in every edition', async () => {
  const { data } = await postQuery('broker', '{ lodgingNames(lan: 1, limit: 50) { id name } }')
  const { lodgingNames } = v.parse(NamesSchema, data)
  expect(lodgingNames).toHaveLength(50)
  for (const { id, name } of lodgingNames) {
    const market = markets[id % markets.length] ?? danish
    const [way, rental] = await graphOf(market, href.lodging(market, name))
    expect(way?.['@type']).toBe('BreadcrumbList')
    expect([name, v.parse(RentalSchema, rental).identifier]).toEqual([name, String(id)])
  }
})

test('pages of content say what they are', async () => {
  const kinds = async (path: string) => (await graphOf(german, path)).map((thing) => thing['@type'])
  const sitemap = async (name: string) => {
    const xml = await (await fetchSitePage(`http://de.localhost:${thisSite().port}/sitemaps/${name}.xml`)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  }
  const [post = ''] = await sitemap('blog')
  const [office = ''] = await sitemap('departments')
  const jobs = await sitemap('jobs')
  expect(await kinds(post)).toEqual(['BreadcrumbList', 'BlogPosting'])
  expect(await kinds(office)).toEqual(['BreadcrumbList', 'LocalBusiness'])
  expect(await kinds(jobs.find((path) => path.startsWith('/jobs/')) ?? '')).toEqual(['BreadcrumbList', 'JobPosting'])
  const answers = (await sitemap('pages')).find((path) => path.endsWith('/fragen-und-antworten/'))
  expect(await kinds(answers ?? '')).toEqual(['BreadcrumbList', 'FAQPage'])
})
