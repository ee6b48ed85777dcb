import { formatMessage } from '../markets/format-message.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { Icon } from './icons.tsx'

export interface PagerProps {
  market: Market
  messages: { layout: Pick<Messages['layout'], 'pages' | 'previousPage' | 'nextPage' | 'pageNumber'> }
  page: number
  pages: number
  hrefOf: (page: number) => string
}

export function Pager({ market, messages, page, pages, hrefOf }: PagerProps) {
  if (pages < 2) return null
  const texts = messages.layout
  return (
    <nav className="pager" aria-label={texts.pages}>
      {page > 1 && (
        <a className="pager-step" href={hrefOf(page - 1)} rel="prev">
          <Icon name="back" />
          {texts.previousPage}
        </a>
      )}
      <ol>
        {pagerPlaces(page, pages).map((place) => (
          <li key={place}>
            {place > 0 ? (
              <a
                href={hrefOf(place)}
                aria-current={place === page ? 'page' : undefined}
                aria-label={formatMessage(texts.pageNumber, { number: place }, market)}
              >
                {place}
              </a>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="pager-step" href={hrefOf(page + 1)} rel="next">
          {texts.nextPage}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  )
}

/** The first, the last, and those around the current one; 0 and -1 stand for what is left out before and after it. */
export function pagerPlaces(page: number, pages: number): number[] {
  const from = Math.max(2, Math.min(page - 1, pages - 3))
  const to = Math.min(pages - 1, Math.max(page + 1, 4))
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  return [
    1,
    ...(from > 3 ? [0] : from === 3 ? [2] : []),
    ...middle,
    ...(to < pages - 2 ? [-1] : to === pages - 2 ? [pages - 1] : []),
    pages,
  ]
}
