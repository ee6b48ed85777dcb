import type { EditionPaths } from '../../contracts/route.ts'
import { type Market, markets } from '../../markets/market.ts'
import type { ListedPage } from '../../routing/feature.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { PhotoContestImage } from './contract.ts'
import { contestImageSlug, contestPaths } from './paths.ts'
import { contestImagesQuery, contestsOf, contestsQuery } from './queries.ts'

const imagesAtOnce = 100

interface ContestPage {
  /** The same in every edition. */
  key: string
  market: Market
  path: string
  changed: string | null
  images: string[]
}

/** The years of the photo contest and the pictures in them. @throws ServiceError */
export async function listContests(context: RenderContext, market: Market): Promise<ListedPage[]> {
  const pages = (await Promise.all(markets.map((edition) => contestPages(context, edition)))).flat()
  const alternates = new Map<string, EditionPaths>()
  for (const page of pages) alternates.set(page.key, { ...alternates.get(page.key), [page.market.key]: page.path })
  return pages
    .filter((page) => page.market.key === market.key)
    .map(({ key, path, changed, images }) => ({ path, changed, images, alternates: alternates.get(key) ?? {} }))
}

async function contestPages({ services: { content } }: RenderContext, market: Market): Promise<ContestPage[]> {
  const contests = await content.query(contestsQuery, contestsOf.latest(market.locale))
  const pages = contests.map(async ({ sys, year, rewardImage }): Promise<ContestPage[]> => {
    const path = contestPaths.year(market, year)
    const images: PhotoContestImage[] = []
    for (;;) {
      const window = { limit: imagesAtOnce, skip: images.length }
      const variables = { locale: market.locale, where: { contestId: sys.id }, ...window }
      const { items, total } = await content.query(contestImagesQuery, variables)
      images.push(...items)
      if (items.length === 0 || images.length >= total) break
    }
    return [
      {
        key: `year ${year}`,
        market,
        path,
        changed: dayOf(sys.publishedAt),
        images: rewardImage ? [rewardImage.url] : [],
      },
      ...images.map((each) => ({
        key: each.sys.id,
        market,
        path: contestPaths.image(market, year, contestImageSlug(each)),
        changed: dayOf(each.sys.publishedAt),
        images: each.image ? [each.image.url] : [],
      })),
    ]
  })
  return (await Promise.all(pages)).flat()
}

function dayOf(instant: string | null): string | null {
  return instant?.slice(0, 10) ?? null
}
