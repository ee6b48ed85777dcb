import type { Category } from '../../contracts/content.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import { formatMessage } from '../../markets/say.ts'
import { entryHead } from '../../routing/entry-head.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { type SitePage, specificPage } from '../../routing/specific-page.ts'
import type { Linked } from '../../services/content.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { RichTextBody } from '../../ui/rich-text.tsx'
import { type LoadedPosts, loadPosts, loadTopics, type Topics } from './load.ts'
import { Posts } from './posts.tsx'
import { TopicMenu } from './topic-menu.tsx'

/** The page of a category of posts. */
export async function openTopic(
  request: RenderContext,
  route: EntryRoute,
  topic: Linked<Category>,
): Promise<LoaderResult> {
  const [found, topics, blog] = await Promise.all([
    loadPosts(request, topic.sys.id),
    loadTopics(request).catch(() => null),
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
