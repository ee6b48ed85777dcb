import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import type { PageAddition, TemplatePart } from '../content/template-part.ts'
import { loadPosts, loadTopics } from './load.ts'
import { Posts } from './posts.tsx'
import { TopicMenu } from './topic-menu.tsx'

/** All posts, below whatever the blog's page says itself. */
export const blogList: TemplatePart = { load: loadBlogList }

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
