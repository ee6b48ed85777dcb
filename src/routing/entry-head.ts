import type { Asset } from '../contracts/entry.ts'
import type { EntryRoute } from '../contracts/route.ts'
import { byEdition } from '../editions/table.ts'
import { formatMessage } from '../markets/format-message.ts'
import { mediaSrcSet, sharedPictureUrl } from '../urls/media.ts'
import { withPageNumber } from '../urls/page-path.ts'
import type { Head, RenderContext } from './page.ts'

/** Texts and picture of an entry for search engines and shared links. */
interface EntryFace {
  seoTitle?: string
  seoDescription?: string
  noIndex?: boolean
  image: Pick<Asset, 'url'> | null
  /** `sizes` of the picture, where the page begins with it: then it is preloaded. */
  opensWith?: string
}

/** The head of a page that is sent before its entry is loaded. */
export function routeHead(
  request: Pick<RenderContext, 'market' | 'messages' | 'routes' | 'pageNumber'>,
  route: EntryRoute,
): Promise<Head> {
  const { image, ...face } = route.face ?? {}
  return entryHead(request, route, { ...face, image: image === undefined ? null : { url: image } })
}

/** Title of an entry's first page, without the brand. */
export function titleOf(route: EntryRoute, { seoTitle }: Pick<EntryFace, 'seoTitle'> = route.face ?? {}): string {
  return seoTitle || route.title
}

/**
 * The head of an entry's page. A page N leads to the first page in the other editions, where there may be fewer. An
 * entry without a picture gets the edition's.
 */
export async function entryHead(
  { market, messages, routes, pageNumber }: Pick<RenderContext, 'market' | 'messages' | 'routes' | 'pageNumber'>,
  route: EntryRoute,
  { seoTitle, seoDescription, noIndex, image, opensWith }: EntryFace,
): Promise<Head> {
  const shared = image ?? (await routes.settings(market))?.language.image
  const title = titleOf(route, { seoTitle })
  return {
    title: pageNumber > 1 ? formatMessage(messages.layout.numberedTitle, { title, number: pageNumber }, market) : title,
    description: seoDescription || route.description,
    canonical: withPageNumber(route.path, pageNumber),
    alternates: route.routes,
    ...(noIndex ? { robots: 'noindex' as const } : {}),
    ...(shared ? { image: sharedPictureUrl(shared.url) } : {}),
    ...(image && opensWith ? { preloadImage: { srcset: mediaSrcSet(image.url), sizes: opensWith } } : {}),
  }
}

/** Alternates of a page whose path is the same in every edition. */
export function sameInAll(path: string): NonNullable<Head['alternates']> {
  return byEdition(() => path)
}
