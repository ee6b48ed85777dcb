import type { BlogCard } from '../../contracts/blog.ts'
import { formatDate } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { withPageNumber } from '../../urls/page-path.ts'
import { Tiles } from '../content/tiles.tsx'
import type { LoadedPosts } from './load.ts'

interface PostsProps {
  request: RenderContext
  found: LoadedPosts
  /** Of the list, without a page number. */
  path: string
}

/** A page of posts, the newest one large at the beginning. */
export function Posts({ request, found, path }: PostsProps) {
  const { market, messages, pageNumber } = request
  if (found.posts.length === 0) return <EmptyState title={messages.blog.emptyTitle} text={messages.blog.emptyText} />
  return (
    <div>
      <Tiles type="blog" led={pageNumber === 1} tiles={found.posts.map((post) => tileOf(request, post))} />
      <Pager
        market={market}
        messages={messages}
        page={pageNumber}
        pages={found.pages}
        hrefOf={(page) => withPageNumber(path, page)}
      />
    </div>
  )
}

function tileOf({ market }: RenderContext, { id, title, path, image, datePublished, excerpt, ...post }: BlogCard) {
  const topics = post.categoriesCollection.map((topic) => topic.title)
  return {
    id,
    title,
    href: path,
    image: image?.url ?? null,
    text: excerpt,
    note: [<PostDay key="day" market={market} day={datePublished} />, topics.length > 0 && ` · ${topics.join(', ')}`],
  }
}

export function PostDay({ market, day }: { market: RenderContext['market']; day: string }) {
  return <time dateTime={day}>{formatDate(market, day, 'date')}</time>
}
