import * as v from 'valibot'
import { type Market, markets } from '../../markets/market.ts'
import type { ListedPage } from '../../routing/feature.ts'
import type { RenderContext } from '../../routing/page.ts'
import { href } from '../../urls/paths.ts'

/** Houses in one sitemap: with their pictures and alternates 2 kB each, where a sitemap may have 50 MB and 50,000 entries. */
const housesPerSitemap = 1000
const picturesOfHouse = 10

const keptFor = { fresh: 10 * 60, stale: 24 * 60 * 60, broken: 7 * 24 * 60 * 60 }

const housesQuery = {
  name: 'SitemapHouses',
  document: /* GraphQL */ `
    query SitemapHouses($lan: Int!, $limit: Int!, $skip: Int!, $pictures: Int!) {
      lodgingNames(lan: $lan, limit: $limit, skip: $skip) { name updatedAt images(limit: $pictures) { url } }
    }
  `,
  schema: v.object({
    lodgingNames: v.array(
      v.object({ name: v.string(), updatedAt: v.string(), images: v.array(v.object({ url: v.string() })) }),
    ),
  }),
  kept: { keptFor, tags: () => ['lodgings'] },
}

const countQuery = {
  name: 'SitemapHouseCount',
  document: 'query SitemapHouseCount { lodgingCount }',
  schema: v.object({ lodgingCount: v.number() }),
  kept: { keptFor, tags: () => ['lodgings'] },
}

/** How many sitemaps of houses there are. @throws ServiceError */
export async function countHouseSitemaps({ services }: RenderContext): Promise<number> {
  const { lodgingCount } = await services.broker.query(countQuery, {})
  return Math.ceil(lodgingCount / housesPerSitemap)
}

/** The houses of the sitemap of that number, counted from 1. @throws ServiceError */
export async function listHouses({ services }: RenderContext, market: Market, number: number): Promise<ListedPage[]> {
  const { lodgingNames } = await services.broker.query(housesQuery, {
    lan: market.id,
    limit: housesPerSitemap,
    skip: (number - 1) * housesPerSitemap,
    pictures: picturesOfHouse,
  })
  return lodgingNames.map(({ name, updatedAt, images }) => ({
    path: href.lodging(market, name),
    alternates: Object.fromEntries(markets.map((edition) => [edition.key, href.lodging(edition, name)])),
    changed: updatedAt.slice(0, 10),
    images: images.map(({ url }) => url),
  }))
}
