import { useMemo } from 'react'
import type { HouseCardHtml, ShownHouses } from '../../../contracts/search.ts'
import { pageSizes } from '../../../domain/search-view.ts'
import { StaticHtml } from '../../../islands/static-html.tsx'
import { formatMessage } from '../../../markets/format-message.ts'
import { formatNumber } from '../../../markets/formats.ts'
import type { Market } from '../../../markets/market.ts'
import { Pager } from '../../../ui/pager.tsx'
import { searchUrl } from '../../../urls/search-url.ts'
import type { PanelMessages } from '../panel-messages.ts'
import type { ResultsViewProps } from './results-view.tsx'

/** Of what the panel's first link leads to: the houses, or that there are none. */
export const housesId = 'houses'

export function idOfHouses({ cards }: ShownHouses): string | undefined {
  return cards.length > 0 ? housesId : undefined
}

type HouseCardsProps = ResultsViewProps & {
  className: string
  id?: string | undefined
}

/** The server's cards; for other houses it sends others, which replace them. */
export function HouseCards({ market, messages, path, requested, results, className, id }: HouseCardsProps) {
  const { cards } = results
  const html = useMemo(() => cardsHtml(cards), [cards])
  return (
    <>
      <StaticHtml id={id} className={className} html={html} />
      <div className="houses-end">
        {results.totalPages > 1 && <p>{rangeText(market, messages, results)}</p>}
        <Pager
          market={market}
          messages={messages}
          page={results.page}
          pages={results.totalPages}
          hrefOf={(page) => searchUrl(path, requested.criteria, { ...requested.view, page })}
        />
        <PageSizes market={market} messages={messages} path={path} requested={requested} total={results.totalHits} />
      </div>
    </>
  )
}

/** "11–20 of 411": a page but the last has as many houses as the first. */
function rangeText(market: Market, { search }: PanelMessages, { cards, page, totalPages, totalHits }: ShownHouses) {
  const to = page < totalPages ? page * cards.length : totalHits
  const text = (number: number) => formatNumber(market, number)
  return formatMessage(
    search.range,
    { from: text(to - cards.length + 1), to: text(to), count: text(totalHits) },
    market,
  )
}

export function cardsHtml(cards: readonly HouseCardHtml[]): string {
  return cards.map(({ html }) => `<li>${html}</li>`).join('')
}

/** The cards in the page as the server rendered them. */
export function cardsOnPage(root: Document): HouseCardHtml[] {
  return [...root.querySelectorAll('.results .cards > li')].flatMap((item) => {
    const card = item.querySelector<HTMLElement>('[data-lodging]')
    return card ? [{ id: Number(card.dataset.lodging), html: item.innerHTML }] : []
  })
}

type PageSizesProps = Pick<ResultsViewProps, 'market' | 'messages' | 'path' | 'requested'> & { total: number }

/** The field for the number of houses on a page, where it matters; a value from a link is added to those offered. */
function PageSizes({ market, messages, path, requested, total }: PageSizesProps) {
  if (total <= pageSizes[0]) return null
  const sizes = [...new Set([...pageSizes, requested.view.result])].sort((a, b) => a - b)
  const label = messages.search.pageSize
  return (
    <nav className="pager page-sizes" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ol>
        {sizes.map((result) => (
          <li key={result}>
            <a
              href={searchUrl(path, requested.criteria, { ...requested.view, result, page: 1 })}
              aria-current={result === requested.view.result ? 'true' : undefined}
            >
              {formatNumber(market, result)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
