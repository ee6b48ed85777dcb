import type { HouseCardHtml } from '../../contracts/search.ts'
import { createBoundedMap, textBytes } from '../../domain/bounded-map.ts'
import { islandHtml } from '../../islands/island.tsx'
import SearchPanel, { type PanelGiven, type SearchPanelProps } from './search-panel.island.tsx'
import { cardsHtml } from './views/house-cards.tsx'

/** Bytes of an isolate's memory: some hundred searches. */
const capacity = 2 * 1024 * 1024

/** HTML before and behind the cards of a page, by the panel's props. Nothing else is in it but the words of the edition. */
const written = createBoundedMap<readonly [before: string, behind: string]>(
  capacity,
  ([before, behind]) => textBytes(before) + textBytes(behind),
)

/** No text of a guest or a house: those have no tags. */
const placeOfCards: HouseCardHtml = { id: 0, html: '<template></template>' }

type WrittenBeside = Pick<PanelGiven, 'texts' | 'counted'> & { cards: readonly HouseCardHtml[] | undefined }

/** The panel as React renders it, once for equal props: a search is often on a page again, as what it finds is. */
export function panelHtml(props: SearchPanelProps, { cards = [], ...given }: WrittenBeside): string {
  const key = JSON.stringify(props)
  const known = written.get(key)
  const [before, behind] = known ?? renderAround(props, given)
  if (!known) written.set(key, [before, behind])
  return before + cardsHtml(cards) + behind
}

function renderAround(props: SearchPanelProps, given: Omit<WrittenBeside, 'cards'>): readonly [string, string] {
  const html = islandHtml('search-panel', SearchPanel, { ...props, ...given, cards: [placeOfCards] })
  const [before = '', behind = ''] = html.split(cardsHtml([placeOfCards]))
  return [before, behind]
}
