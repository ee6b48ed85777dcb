import type { Blog, CommentPage } from '../../contracts/blog.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Comments } from './comments.tsx'

interface MoreCommentsProps {
  request: RenderContext
  route: EntryRoute
  post: Blog
  /** Null when they could not be had. */
  found: CommentPage | null
}

/** A numbered page of a post: the comments that its own page has no room for. */
export function MoreCommentsPage({ request, route, post, found }: MoreCommentsProps) {
  const { market, messages, pageNumber } = request
  const title = formatMessage(messages.frame.numberedTitle, { title: post.title, number: pageNumber }, market)
  return (
    <div className="content post container">
      <header className="content-head">
        <Breadcrumbs
          messages={messages}
          parents={[...route.parents, { title: post.title, path: route.path }]}
          current={formatMessage(messages.frame.pageNumber, { number: pageNumber }, market)}
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
