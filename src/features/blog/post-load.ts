import {
  type Blog,
  type Comment,
  type CommentPage,
  commentsPerPage,
  maxReplies,
  maxReplyLevels,
  type WrittenComment,
} from '../../contracts/blog.ts'
import type { AreaCard } from '../../contracts/content.ts'
import { commentsOf, commentsQuery, repliesQuery } from '../../contracts/queries/blog.ts'
import { areaCardsQuery } from '../../contracts/queries/departments.ts'
import type { ContentQueries } from '../../contracts/queries/query.ts'
import type { RichText } from '../../contracts/rich-text.ts'
import type { LodgingHit } from '../../contracts/search.ts'
import { areaOfLocation } from '../../domain/areas.ts'
import { appendTrailingSlash } from '../../domain/slashes.ts'
import type { Market } from '../../markets/market.ts'
import { orNull } from '../../routing/or-null.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { Linked } from '../../services/content.ts'
import { parseLodgingPath } from '../../urls/lodging-path.ts'

/** What is shown around a post; null where the service did not answer. */
export interface BesidePost {
  /** Areas that the text links to. */
  areas: AreaCard[] | null
  /** Houses that the text links to or, without any, some of the areas that it links to. */
  houses: { hits: LodgingHit[]; inText: boolean } | null
  comments: CommentPage | null
}

const shownAreas = 4
const shownHouses = 3

export async function loadBesidePost(request: RenderContext, post: Linked<Blog>): Promise<BesidePost> {
  const { market, services } = request
  const linked = linkedAreas(request, post)
  const [areas, houses, comments] = await Promise.all([
    orNull(request, linked),
    orNull(
      request,
      relatedHouses(request, post, () => linked),
    ),
    orNull(request, loadComments(services.content, post.sys.id, market.locale, 1)),
  ])
  return { areas, houses, comments }
}

export async function linkedAreas({ market, services }: RenderContext, { links }: Linked<Blog>): Promise<AreaCard[]> {
  const ids = Object.values(links.entries).flatMap(({ id, type }) => (type === 'area' ? [id] : []))
  if (ids.length === 0) return []
  const cards = await services.content.query(areaCardsQuery, { locale: market.locale, where: {} })
  return cards.filter(({ id }) => ids.includes(id)).slice(0, shownAreas)
}

export async function relatedHouses(
  { market, services }: RenderContext,
  post: Linked<Blog>,
  areasOf: () => Promise<readonly AreaCard[]>,
): Promise<NonNullable<BesidePost['houses']>> {
  const names = linkedHouses(post.body, market)
  const areas = names.length > 0 ? [] : await areasOf()
  const locations = areas.flatMap(({ bsId }) => [...(areaOfLocation(bsId)?.locationIds ?? [bsId])])
  if (names.length === 0 && locations.length === 0) return { hits: [], inText: false }
  const { hits } = await services.search.lodgings({
    kind: 'lodging',
    market: market.id,
    parameters: names.length > 0 ? { name: { value: names, comparator: 'IN' } } : { locations },
    order: [{ property: 'reviewAverage', direction: 'DESC' }],
    resultsPerPage: shownHouses,
  })
  return { hits, inText: names.length > 0 }
}

interface Node {
  nodeType: string
  data: { uri?: unknown }
  content?: readonly Node[]
}

/** Codes of the houses whose pages a text links to, in capitals, without duplicates. */
function linkedHouses(text: RichText | null, market: Market): string[] {
  if (!text) return []
  const names = urlsIn(text).flatMap((url) => {
    const path = appendTrailingSlash(url.replace(/[?#].*$/, '').toLowerCase())
    const house = path.startsWith('/') ? parseLodgingPath(path, market) : null
    return house ? [house.name.toUpperCase()] : []
  })
  return [...new Set(names)]
}

function urlsIn(node: Node): string[] {
  const own = node.nodeType === 'hyperlink' && typeof node.data.uri === 'string' ? [node.data.uri] : []
  return [...own, ...(node.content ?? []).flatMap(urlsIn)]
}

/**
 * A numbered page of the comments on a post, with all levels of replies. Each level is a query of its own: nested, one
 * query could select 100 × 50⁴ entries, which Contentful refuses.
 */
export async function loadComments(
  content: ContentQueries,
  blogId: string,
  locale: string,
  page: number,
): Promise<CommentPage> {
  const { total, comments } = await content.query(commentsQuery, commentsOf(blogId, locale, page))
  return { total, comments: await withReplies(content, locale, comments, maxReplyLevels) }
}

async function withReplies(
  content: ContentQueries,
  locale: string,
  comments: readonly WrittenComment[],
  levels: number,
): Promise<Comment[]> {
  const ids = levels === 0 ? [] : [...new Set(comments.flatMap(({ replyIds }) => replyIds.slice(0, maxReplies)))]
  const written = await Promise.all(windowsOf(ids).map((some) => content.query(repliesQuery, { ids: some, locale })))
  const replies = ids.length === 0 ? [] : await withReplies(content, locale, written.flat(), levels - 1)
  const byId = new Map(replies.map((reply) => [reply.id, reply]))
  return comments.map(({ replyIds, ...comment }) => ({
    ...comment,
    replies: replyIds.flatMap((id) => byId.get(id) ?? []),
  }))
}

/** As many at a time as a page has comments. */
function windowsOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / commentsPerPage)
  return Array.from({ length: count }, (_, index) => ids.slice(index * commentsPerPage, (index + 1) * commentsPerPage))
}
