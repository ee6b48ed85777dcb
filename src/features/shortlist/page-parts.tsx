import type { ReactNode } from 'react'
import { formatMessage } from '../../markets/format-message.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { href } from '../../urls/paths.ts'
import { shortlistLimits } from './contract.ts'

type Status = Extract<LoaderResult, { kind: 'page' }>['status']

/** A page with a secret URL: neither indexed nor cached. */
export function secretPage(
  { alternates, query }: RenderContext,
  title: string,
  main: ReactNode | Promise<ReactNode>,
  status: Status = 200,
): LoaderResult {
  return {
    kind: 'page',
    status,
    head: {
      title,
      robots: 'noindex',
      sheets: ['together'],
      alternateQuery: query,
      alternates,
    },
    layout: 'page',
    main: Promise.resolve(main),
  }
}

export function endedPage(request: RenderContext): LoaderResult {
  const { shortlist: texts } = request.messages
  return secretPage(
    request,
    texts.endedTitle,
    <div className="content container">
      <EmptyState
        level={1}
        title={texts.endedTitle}
        text={formatMessage(texts.endedText, { days: shortlistLimits.days }, request.market)}
      >
        <a className="button primary" href={href.favorites()}>
          {texts.toFavorites}
        </a>
      </EmptyState>
    </div>,
    410,
  )
}

/** Which data is stored about participants, and until when. */
export function Privacy({ request, until }: { request: RenderContext; until?: string }) {
  const { shortlist: texts } = request.messages
  return (
    <p className="field-hint">
      {formatMessage(texts.privacy, { days: shortlistLimits.days }, request.market)}
      {until && ` ${until}`}
    </p>
  )
}
