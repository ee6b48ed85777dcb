import { type Blog, type CommentPage, commentPages } from '../../contracts/blog.ts'
import { blogQuery } from '../../contracts/queries/blog.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import { postGaps } from '../../domain/search-facts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import { orNull } from '../../routing/or-null.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import type { StructuredData } from '../../routing/structured-data.ts'
import type { Linked } from '../../services/content.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { HitCards } from '../../ui/hit-card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AreaLinks } from '../../ui/picture-links.tsx'
import { RichTextBody } from '../../ui/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import { mediaUrl } from '../../urls/media.ts'
import { pagePolicy } from '../../urls/route.ts'
import { CategoryChips } from '../content/section-parts.tsx'
import { Comments } from './comments.tsx'
import { areasPart, commentsPart, housesPart } from './fragments.tsx'
import { type BesidePost, loadBesidePost, loadComments } from './post-load.ts'
import { PostDay } from './posts.tsx'

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
    head: { ...(await entryHead(request, route, post)), sheets: ['post'] },
    layout: route.entry.layout,
    structured: async () => postData(request, route, post),
    main: loadBesidePost(request, post).then((beside) => PostPage({ request, route, post, ...beside })),
  }
}

async function loadMoreCommentsPage(request: RenderContext, route: EntryRoute, post: Blog): Promise<LoaderResult> {
  const { services, market, pageNumber } = request
  const found = await orNull(request, loadComments(services.content, post.sys.id, market.locale, pageNumber))
  if (found && pageNumber > commentPages(found)) return { kind: 'not-found' }
  return {
    kind: 'page',
    status: 200,
    head: { ...(await entryHead(request, route, post)), sheets: ['post'] },
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

interface PostPageProps extends BesidePost {
  request: RenderContext
  route: EntryRoute
  post: Linked<Blog>
}

function PostPage({ request, route, post, areas, houses, comments }: PostPageProps) {
  const { market, messages } = request
  return (
    <>
      <article className="content post container">
        <header className="content-head">
          <Breadcrumbs messages={messages} parents={route.parents} current={post.title} />
          <CategoryChips categories={post.categoriesCollection} />
          <h1>{post.title}</h1>
          {post.excerpt && <p className="lead">{post.excerpt}</p>}
          <Byline request={request} post={post} />
        </header>
        {post.image && (
          <Picture
            className="post-picture"
            path={post.image.url}
            alt={post.image.description}
            sizes="(min-width: 80rem) 74rem, 100vw"
            priority
          />
        )}
        <RichTextBody text={post.body} links={post.links} />
        {comments ? (
          <Comments
            request={request}
            found={comments}
            page={1}
            path={route.path}
            openPostId={post.commentsOpen ? post.sys.id : null}
          />
        ) : (
          <MissingPart request={request} fragment={commentsPart.key(post.sys.id)} />
        )}
      </article>
      {areas?.length !== 0 && (
        <Section tone="sand" title={messages.blog.relatedAreas}>
          {areas ? (
            <AreaLinks areas={areas} />
          ) : (
            <MissingPart request={request} fragment={areasPart.key(post.sys.id)} />
          )}
        </Section>
      )}
      {houses?.hits.length !== 0 && (
        <Section title={houses?.inText ? messages.blog.linkedHouses : messages.blog.relatedHouses}>
          {houses ? (
            <HitCards market={market} messages={messages} hits={houses.hits} dated={false} />
          ) : (
            <MissingPart request={request} fragment={housesPart.key(post.sys.id)} />
          )}
        </Section>
      )}
    </>
  )
}

function Byline({ request: { market, messages }, post }: Pick<PostPageProps, 'request' | 'post'>) {
  const isUpdated = post.dateUpdated !== null && post.dateUpdated > post.datePublished
  return (
    <p className="quiet">
      {post.author && `${formatMessage(messages.blog.by, { author: post.author }, market)} · `}
      <PostDay market={market} day={post.datePublished} />
      {isUpdated &&
        `, ${formatMessage(messages.blog.updated, { date: formatDate(market, post.dateUpdated ?? '', 'date') }, market)}`}
    </p>
  )
}

interface MoreCommentsProps {
  request: RenderContext
  route: EntryRoute
  post: Blog
  /** Null when they could not be loaded. */
  found: CommentPage | null
}

/** A numbered page of a post, with the comments that do not fit on its first page. */
function MoreCommentsPage({ request, route, post, found }: MoreCommentsProps) {
  const { market, messages, pageNumber } = request
  const title = formatMessage(messages.layout.numberedTitle, { title: post.title, number: pageNumber }, market)
  return (
    <div className="content post container">
      <header className="content-head">
        <Breadcrumbs
          messages={messages}
          parents={[...route.parents, { title: post.title, path: route.path }]}
          current={formatMessage(messages.layout.pageNumber, { number: pageNumber }, market)}
        />
        <h1>{title}</h1>
        <p>
          <ButtonLink kind="quiet" icon="back" href={route.path}>
            {post.title}
          </ButtonLink>
        </p>
      </header>
      {found ? (
        <Comments
          request={request}
          found={found}
          page={pageNumber}
          path={route.path}
          openPostId={post.commentsOpen ? post.sys.id : null}
        />
      ) : (
        <MissingPart request={request} />
      )}
    </div>
  )
}
