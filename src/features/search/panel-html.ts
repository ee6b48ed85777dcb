import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import type { HouseCardHtml } from '../../contracts/search.ts'
import { createBoundedMap, textBytes } from '../../domain/bounded-map.ts'
import { type Criteria, criteriaText } from '../../domain/search-criteria.ts'
import { islandHtml } from '../../islands/island.tsx'
import { remembered } from '../../markets/intl.ts'
import { marketById } from '../../markets/market.ts'
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

/** No text of a guest or a house: those have no tags. */
const placeOfCards: HouseCardHtml = { id: 0, html: '<template></template>' }
const placeOfGroups = '<template slot="groups"></template>'
/** With `href="`, which no text of a guest contains. */
const placeOfUrl = '/whole-form/'

type WrittenBeside = Pick<PanelGiven, 'texts'> & { cards: readonly HouseCardHtml[] | undefined }

/** The panel as React renders it, once for equal props: a search is often on a page again, as what it finds is. */
export function panelHtml(props: SearchPanelProps, { cards = [], texts }: WrittenBeside): string {
  const key = JSON.stringify(props)
  const known = written.get(key)
  const [before, behind] = known ?? renderAround(props, texts)
  if (!known) written.set(key, [before, behind])
  return before + cardsHtml(cards) + behind
}

function renderAround(props: SearchPanelProps, texts: PanelGiven['texts']): readonly [string, string] {
  const groups = props.whole ? undefined : createElement('template', { slot: 'groups' })
  const html = islandHtml('search-panel', SearchPanel, { ...props, texts, groups, cards: [placeOfCards] })
  const [before = '', behind = ''] = html.split(cardsHtml([placeOfCards]))
  return groups ? [before.replace(placeOfGroups, () => groupsHtml(props, texts)), behind] : [before, behind]
}

/** Groups of the filters, by what they show. */
const groupsWritten = createBoundedMap<string>(capacity / 4, textBytes)

/** The groups of the filters, without counts. */
function groupsHtml({ marketId, query, path, earliest }: SearchPanelProps, texts: PanelGiven['texts']): string {
  const { criteria, view } = readQuery(query)
  const url = `href="${escaped(wholeUrl(path, criteria, view))}"`
  return filterGroups
    .map((group) => groupHtml(group, { marketId, earliest, criteria }, texts))
    .join('')
    .replaceAll(`href="${placeOfUrl}"`, () => url)
}

/** A group, rendered once for equal choices in it. */
function groupHtml(
  group: FilterGroupKey,
  { marketId, earliest, criteria }: Pick<SearchPanelProps, 'marketId' | 'earliest'> & { criteria: Criteria },
  texts: PanelGiven['texts'],
): string {
  const own = keysOf(group)
  const chosen = new Map([...criteria].filter(([key]) => own.has(key)))
  const key = `${marketId} ${earliest} ${group} ${criteriaText(chosen)}`
  const known = groupsWritten.get(key)
  if (known) return known
  const place = { group, market: marketById(marketId), messages: panelMessages(texts, {}, false), earliest }
  const html = islandHtml('search-panel', Group, { ...place, criteria: chosen, counts: null, allHref: placeOfUrl })
  groupsWritten.set(key, html)
  return html
}

const keysOf = remembered((group: FilterGroupKey): ReadonlySet<string> => new Set(keysOfGroup(group)))

function Group(place: Parameters<typeof FilterGroup>[0]) {
  return createElement(QueryClientProvider, { client: new QueryClient() }, createElement(FilterGroup, place))
}
