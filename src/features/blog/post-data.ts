import type { Blog } from '../../contracts/blog.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import { postGaps } from '../../domain/search-facts.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { StructuredData } from '../../routing/structured-data.ts'
import { mediaUrl } from '../../urls/media.ts'

/** The post, once it has an author, a picture and a summary. */
export function postData({ origin, brand, market }: RenderContext, { path }: EntryRoute, post: Blog): StructuredData[] {
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
