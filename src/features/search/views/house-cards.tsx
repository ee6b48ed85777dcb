import { useMemo } from 'react'
import type { HouseCardHtml } from '../../../contracts/search.ts'
import { KeptHtml } from '../../../islands/kept-html.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { searchUrl } from '../../../urls/search-url.ts'
import { PageSizes } from './page-sizes.tsx'
import type { ResultsViewProps } from './results-view.tsx'

type HouseCardsProps = ResultsViewProps & { className: string }

/** The server's cards: of other houses it writes others, which take their place. */
export function HouseCards({ market, messages, path, requested, results, className }: HouseCardsProps) {
  const { cards } = results
  const html = useMemo(() => cards.map((card) => `<li>${card.html}</li>`).join(''), [cards])
  return (
    <>
      <KeptHtml className={className} html={html} />
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

/** What stands in the page as the server wrote it. */
export function cardsOnPage(root: Document): HouseCardHtml[] {
  return [...root.querySelectorAll('.results .cards > li')].flatMap((item) => {
    const card = item.querySelector<HTMLElement>('[data-lodging]')
    return card ? [{ id: Number(card.dataset.lodging), html: item.innerHTML }] : []
  })
}
