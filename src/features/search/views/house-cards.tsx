import { useMemo } from 'react'
import type { HouseCardHtml } from '../../../contracts/search.ts'
import { pageSizes } from '../../../domain/search-view.ts'
import { StaticHtml } from '../../../islands/static-html.tsx'
import { formatMessage, type Message } from '../../../markets/format-message.ts'
import { formatNumber } from '../../../markets/formats.ts'
import type { IconName } from '../../../ui/icon-shapes.ts'
import { iconClass } from '../../../ui/icons.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { escaped } from '../../../ui/written-html.ts'
import { searchUrl } from '../../../urls/search-url.ts'
import type { ResultsViewProps } from './results-view.tsx'

/** Of what the panel's first link leads to: the houses, or that there are none. */
export const housesId = 'houses'

type HouseCardsProps = ResultsViewProps & { className: string }

/** The server's cards; for other houses it sends others, which replace them. */
export function HouseCards({ className, ...shown }: HouseCardsProps) {
  const { market, messages, path, requested, results } = shown
  const { cards } = results
  const more = moreHtml(shown)
  const html = useMemo(() => cardsHtml(cards) + more, [cards, more])
  return (
    <>
      <StaticHtml id={cards.length > 0 ? housesId : undefined} className={className} html={html} />
      <Pager
        market={market}
        messages={messages}
        page={results.page}
        pages={results.totalPages}
        hrefOf={(page) => searchUrl(path, requested.criteria, { ...requested.view, page })}
      />
      <PageSizes market={market} messages={messages} path={path} requested={requested} total={results.totalHits} />
    </>
  )
}

export function cardsHtml(cards: readonly HouseCardHtml[]): string {
  return cards.map(({ html }) => `<li>${html}</li>`).join('')
}

/**
 * Links to the next page and to the map, where the window leaves room for them in the last row (layout/page.css). They
 * are of the houses that are shown, not of those that are asked for: other HTML would put all cards into the page anew.
 */
function moreHtml({ market, messages, path, criteria, view, results }: ResultsViewProps): string {
  const { page, totalPages, totalHits } = results
  if (page >= totalPages) return ''
  const { moreHouses, allOnMap } = messages.search
  const text = (message: Message, values: Record<string, number>) => escaped(formatMessage(message, values, market))
  const more = text(moreHouses, { count: totalHits - page * view.result })
  const next = `${more}<small>${text(messages.layout.pageNumber, { number: page + 1 })}</small>`
  const links = [tile('arrow', searchUrl(path, criteria, { ...view, page: page + 1 }), next, ' rel="next"')]
  if (view.viewType !== 'map') {
    const onMap = searchUrl(path, criteria, { ...view, viewType: 'map', page: 1 })
    links.push(tile('map', onMap, text(allOnMap, { total: totalHits })))
  }
  return links.join('')
}

function tile(icon: IconName, url: string, html: string, attributes = ''): string {
  return `<li class="more-houses"><a class="${iconClass(icon)}" href="${escaped(url)}"${attributes}>${html}</a></li>`
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
