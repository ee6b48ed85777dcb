import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import type { HouseCardHtml } from '../../contracts/search.ts'
import { createBoundedMap, textBytes } from '../../domain/bounded-map.ts'
import { type Criteria, criteriaText } from '../../domain/search-criteria.ts'
import { islandHtml } from '../../islands/island.tsx'
import { remembered } from '../../markets/intl.ts'
import { marketById } from '../../markets/market.ts'
import { SearchBox, searchBoxKeys } from '../../ui/search-box.tsx'
import { escaped } from '../../ui/written-html.ts'
import { type FilterGroupKey, filterGroups } from './criterion-fields.ts'
import { FilterGroup } from './filters/filters.tsx'
import { keysOfGroup } from './filters/offered.ts'
import { panelMessages } from './panel-messages.ts'
import SearchPanel, { type PanelGiven, type SearchPanelProps } from './search-panel.island.tsx'
import { readQuery } from './use-search.ts'
import { cardsHtml } from './views/house-cards.tsx'
import { wholeUrl } from './whole-form.ts'

/** Bytes of an isolate's memory: some hundred searches. */
const capacity = 2 * 1024 * 1024

/** HTML before and behind the cards of a page, by the panel's props. Nothing else is in it but the words of the edition. */
const written = createBoundedMap<readonly [before: string, behind: string]>(
  capacity,
  ([before, behind]) => textBytes(before) + textBytes(behind),
)

/** Parts that stand in the place of others: no text of a guest or a house, for those have no tags. */
const placeOfCards: HouseCardHtml = { id: 0, html: '<template></template>' }
const placeOfGroups = '<template slot="groups"></template>'
const placeOfHidden = '<template slot="hidden"></template>'
/** With the hidden fields that are the search's own. */
const placeOfBox = /<template slot="box">(.*?)<\/template>/s
/** With `href="`, which no text of a guest contains. */
const placeOfUrl = '/whole-form/'

type Texts = PanelGiven['texts']
type WrittenBeside = Pick<PanelGiven, 'texts'> & { cards: readonly HouseCardHtml[] | undefined }

/** The panel as React renders it, once for equal props: a search is often on a page again, as what it finds is. */
export function panelHtml(props: SearchPanelProps, { cards = [], texts }: WrittenBeside): string {
  const key = JSON.stringify(props)
  const known = written.get(key)
  const [before, behind] = known ?? renderAround(props, texts)
  if (!known) written.set(key, [before, behind])
  return before + cardsHtml(cards) + behind
}

function renderAround(props: SearchPanelProps, texts: Texts): readonly [string, string] {
  const hasPlaces = !props.whole
  const html = islandHtml('search-panel', SearchPanel, { ...props, texts, hasPlaces, cards: [placeOfCards] })
  const [before = '', behind = ''] = html.split(cardsHtml([placeOfCards]))
  return [hasPlaces ? withParts(before, props, texts) : before, behind]
}

/** Box and groups of the filters, without counts, as they are in a panel of equal choices. */
function withParts(html: string, { marketId, query, path, earliest }: SearchPanelProps, texts: Texts): string {
  const { criteria, view } = readQuery(query)
  const market = marketById(marketId)
  const shared = { market, messages: panelMessages(texts, {}, false), earliest, counts: null, allHref: placeOfUrl }
  const url = escaped(wholeUrl(path, criteria, view))
  return html
    .replace(placeOfGroups, () => filterGroups.map(groupHtml).join(''))
    .replace(placeOfBox, (_, hidden: string) => boxHtml().replace(placeOfHidden, () => hidden))
    .replaceAll(`href="${placeOfUrl}`, () => `href="${url}`)

  function groupHtml(group: FilterGroupKey): string {
    const chosen = ofKeys(criteria, keysOf(group))
    return partHtml(keyOf(group, chosen), () => createElement(FilterGroup, { ...shared, group, criteria: chosen }))
  }
  function boxHtml(): string {
    const chosen = ofKeys(criteria, searchBoxKeys)
    const hidden = createElement('template', { slot: 'hidden' })
    return partHtml(keyOf(`box ${path}`, chosen), () =>
      createElement(SearchBox, { ...shared, criteria: chosen, action: path }, hidden),
    )
  }
  function keyOf(part: string, chosen: Criteria): string {
    return `${marketId} ${earliest} ${part} ${criteriaText(chosen)}`
  }
}

/** Parts by what they show. */
const parts = createBoundedMap<string>(capacity / 2, textBytes)

function partHtml(key: string, render: () => ReactNode): string {
  const known = parts.get(key)
  if (known !== undefined) return known
  const html = islandHtml('search-panel', Part, { render })
  parts.set(key, html)
  return html
}

function Part({ render }: { render: () => ReactNode }) {
  return createElement(QueryClientProvider, { client: new QueryClient() }, render())
}

function ofKeys(criteria: Criteria, keys: ReadonlySet<string>): Criteria {
  return new Map([...criteria].filter(([key]) => keys.has(key)))
}

const keysOf = remembered((group: FilterGroupKey): ReadonlySet<string> => new Set(keysOfGroup(group)))
