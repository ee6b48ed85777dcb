import type { EntryRoute } from '../../contracts/route.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import type { Opened, PageRequest } from '../../routing/page.ts'
import { postData } from './post-data.ts'
import { loadBesidePost } from './post-load.ts'
import { PostPage } from './post-page.tsx'

export const postPage: EntryPage = {
  name: 'blog post',
  shows: (route) => route.entry.type === 'blog',
  open: openPost,
}

async function openPost(request: PageRequest, route: EntryRoute): Promise<Opened> {
  if (request.pageNumber > 1) return { kind: 'not-found' }
  const post = await request.services.content.blog(route.entry.id, request.market.locale)
  if (!post) return { kind: 'not-found' }
  return {
    kind: 'page',
    status: 200,
    head: await entryHead(request, route, post),
    layout: route.entry.layout,
    structured: async () => postData(request, route, post),
    main: loadBesidePost(request, post).then((beside) => PostPage({ request, route, post, ...beside })),
  }
}
