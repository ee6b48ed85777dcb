import { type Blog, commentPages } from '../../contracts/blog.ts'
import { blogQuery } from '../../contracts/queries/blog.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import { postGaps } from '../../domain/search-facts.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import type { StructuredData } from '../../routing/structured-data.ts'
import { mediaUrl } from '../../urls/media.ts'
import { pagePolicy } from '../../urls/route.ts'
import { loadBesidePost, loadComments } from './post-load.ts'
import { MoreCommentsPage, PostPage } from './post-page.tsx'

export const postPage: EntryPage = {
  name: 'blog post',
  cachePolicy: pagePolicy,
  numbered: true,
  load: loadPostPage,
}

async function loadPostPage(request: RenderContext, route: EntryRoute): Promise<LoaderResult> {
  const variables = { id: route.entry.id, locale: request.market.locale }
  const post = await request.services.content.queryLinked(blogQuery, variables)
  if (!post) return { kind: 'not-found' }
  if (request.pageNumber > 1) return loadMoreCommentsPage(request, route, post)
  return {
    kind: 'page',
    status: 200,
    head: await entryHead(request, route, post),
    layout: route.entry.layout,
    structured: async () => postData(request, route, post),
    main: loadBesidePost(request, post).then((beside) => PostPage({ request, route, post, ...beside })),
  }
}

async function loadMoreCommentsPage(request: RenderContext, route: EntryRoute, post: Blog): Promise<LoaderResult> {
  const { services, market, pageNumber } = request
  const found = await loadComments(services.content, post.sys.id, market.locale, pageNumber).catch(() => null)
  if (found && pageNumber > commentPages(found)) return { kind: 'not-found' }
  return {
    kind: 'page',
    status: 200,
    head: await entryHead(request, route, post),
    layout: route.entry.layout,
    parents: [...route.parents, { title: post.title, path: route.path }],
    main: Promise.resolve(MoreCommentsPage({ request, route, post, found })),
  }
}

/** The post, once it has an author, a picture and a summary. */
function postData({ origin, brand, market }: RenderContext, { path }: EntryRoute, post: Blog): StructuredData[] {
  if (!post.image || postGaps(post).length > 0) return []
  return [
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt,
      image: origin + mediaUrl(post.image.url, 1280),
      datePublished: post.datePublished,
      dateModified: post.dateUpdated ?? post.datePublished,
      author: { '@type': 'Person', name: post.author },
      publisher: { '@type': 'Organization', name: brand, url: `${origin}/` },
      inLanguage: market.locale,
      mainEntityOfPage: origin + path,
    },
  ]
}
