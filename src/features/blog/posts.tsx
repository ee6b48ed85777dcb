import type { BlogCard, BlogPage } from '../../contracts/blog.ts'
import type { Category } from '../../contracts/content.ts'
import { blogsQuery, categoriesQuery } from '../../contracts/queries/blog.ts'
import { type EntryRoute, entryPath } from '../../contracts/route.ts'
import { perPageSetting } from '../../domain/query-parameters.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import { entryHead } from '../../routing/entry-head.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import { orNull } from '../../routing/or-null.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { type SitePage, specificPage } from '../../routing/specific-page.ts'
import type { Linked } from '../../services/content.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { RichTextBody } from '../../ui/rich-text.tsx'
import { withPageNumber } from '../../urls/page-path.ts'
import type { PageAddition } from '../content/load.ts'
import { contentPage } from '../content/route.tsx'
import { Tiles } from '../content/tiles.tsx'

interface Topic {
  id: string
  title: string
  path: string
}

/** Topics of posts: those that the settings list as popular, and the others. */
interface Topics {
  popular: Topic[]
  more: Topic[]
}

/**
 * By default (specification, section 9); the settings may change it, up to the limit of one query of the content
 * service.
 */
const postsPerPage = 30
const maxPostsPerPage = 100

interface LoadedPosts extends BlogPage {
  /** Number of pages. */
  pages: number
}

/** The posts of the requested page number, of one topic where its id is given. */
async function loadPosts(request: RenderContext, categoryId?: string): Promise<LoadedPosts> {
  const { market, services, routes, pageNumber } = request
  const settings = await routes.settings(market)
  const setting = Math.floor(perPageSetting(settings?.blogSettings.postsPerPage, postsPerPage))
  const limit = Math.min(maxPostsPerPage, Math.max(1, setting))
  const skip = (pageNumber - 1) * limit
  const where = categoryId ? { categories: { sys: { id: categoryId } } } : {}
  const found = await services.content.query(blogsQuery, { locale: market.locale, limit, skip, where })
  return { ...found, pages: Math.max(1, Math.ceil(found.total / limit)) }
}

async function loadTopics({ market, services, routes }: RenderContext): Promise<Topics> {
  const [categories, settings] = await Promise.all([
    services.content.query(categoriesQuery, { type: 'blog', locale: market.locale }),
    routes.settings(market),
  ])
  const popularIds = settings?.blogSettings.popularCategoryIds ?? []
  const popular = popularIds.flatMap((id) => categories.find(({ sys }) => sys.id === id) ?? [])
  const more = categories.filter((category) => !popular.includes(category))
  return { popular: popular.flatMap(topicOf), more: more.flatMap(topicOf) }
}

function topicOf({ sys, title, slug }: Category): Topic[] {
  return slug ? [{ id: sys.id, title, path: entryPath('category', [slug]) }] : []
}

interface PostsProps {
  request: RenderContext
  found: LoadedPosts
  /** URL of the list, without a page number. */
  path: string
}

/** A page of posts, with the newest one large at the top. */
function Posts({ request, found, path }: PostsProps) {
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

/** The page of a category of posts. */
export async function loadTopicPage(
  request: RenderContext,
  route: EntryRoute,
  topic: Linked<Category>,
): Promise<LoaderResult> {
  const [found, topics, blog] = await Promise.all([
    loadPosts(request, topic.sys.id),
    orNull(request, loadTopics(request)),
    specificPage(request, 'blog'),
  ])
  if (request.pageNumber > found.pages) return { kind: 'not-found' }
  return {
    kind: 'page',
    status: 200,
    head: await entryHead(request, route, topic),
    layout: 'sidebar',
    parents: blog ? [blog] : [],
    main: Promise.resolve(<TopicPage request={request} topic={topic} found={found} topics={topics} blog={blog} />),
  }
}

interface TopicPageProps {
  request: RenderContext
  topic: Linked<Category>
  found: LoadedPosts
  topics: Topics | null
  blog: SitePage | null
}

function TopicPage({ request, topic, found, topics, blog }: TopicPageProps) {
  const { market, messages, path } = request
  return (
    <div className="content sidebar container">
      <div className="content-main">
        <header className="content-head">
          <Breadcrumbs messages={messages} parents={blog ? [blog] : []} current={topic.title} />
          <h1>{topic.title}</h1>
          {topic.excerpt && <p className="lead">{topic.excerpt}</p>}
          <p className="quiet">{formatMessage(messages.blog.posts, { count: found.total }, market)}</p>
        </header>
        <RichTextBody text={topic.body} links={topic.links} />
        <Posts request={request} found={found} path={path} />
      </div>
      {topics && <TopicMenu request={request} topics={topics} blogPath={blog?.path ?? null} />}
    </div>
  )
}

/** All posts, below the blog page's own content. */
export const blogPage = contentPage({ load: loadBlogList })

async function loadBlogList(request: RenderContext, path: string): Promise<PageAddition> {
  const [found, topics] = await Promise.allSettled([loadPosts(request), loadTopics(request)])
  return {
    main:
      found.status === 'fulfilled' ? (
        <Posts request={request} found={found.value} path={path} />
      ) : (
        <MissingPart request={request} />
      ),
    aside: topics.status === 'fulfilled' && <TopicMenu request={request} topics={topics.value} blogPath={path} />,
    pages: found.status === 'fulfilled' ? found.value.pages : null,
  }
}

interface TopicMenuProps {
  request: RenderContext
  topics: Topics
  blogPath: string | null
}

/** The blog's navigation: all posts, popular topics, other topics. */
function TopicMenu({ request: { messages, path }, topics, blogPath }: TopicMenuProps) {
  const texts = messages.blog
  const groups = [
    { title: texts.popularTopics, topics: topics.popular },
    { title: texts.moreTopics, topics: topics.more },
  ]
  return (
    <div className="side-menu topics">
      {blogPath && <TopicLink topic={{ title: texts.allPosts, path: blogPath }} current={path} />}
      {groups
        .filter((group) => group.topics.length > 0)
        .map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.topics.map((topic) => (
                <li key={topic.id}>
                  <TopicLink topic={topic} current={path} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
    </div>
  )
}

function TopicLink({ topic, current }: { topic: Omit<Topic, 'id'>; current: string }) {
  return (
    <a href={topic.path} aria-current={topic.path === current ? 'page' : undefined}>
      {topic.title}
    </a>
  )
}
