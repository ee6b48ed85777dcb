import type { Criteria } from '../../domain/search-criteria.ts'
import {
  type SearchOrder,
  type SearchView,
  searchOrders,
  searchOrderTexts,
  type ViewType,
} from '../../domain/search-view.ts'
import { savedSearchesAttribute } from '../../islands/protocol.ts'
import type { Market } from '../../markets/market.ts'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { href } from '../../urls/paths.ts'
import { searchUrl } from '../../urls/search-address.ts'
import { HiddenSearch } from './hidden-search.tsx'
import type { PanelMessages } from './panel-messages.ts'

interface BarProps {
  market: Market
  messages: PanelMessages
  path: string
  criteria: Criteria
  view: SearchView
}

export function SortForm({ market, messages, path, criteria, view }: BarProps) {
  const texts = messages.search
  return (
    <form className="sort" action={path} method="get">
      <HiddenSearch criteria={criteria} view={view} of="sort" />
      <SelectField
        name="searchOrder"
        label={texts.sort}
        defaultValue={view.searchOrder}
        choices={(Object.keys(searchOrders) as SearchOrder[]).map((order) => ({
          value: order,
          label: texts.orders[searchOrderTexts[order]],
        }))}
      />
      <button className="button small without-scripts" type="submit">
        {texts.sortSubmit}
      </button>
      <a className="how-we-sort" href={href.howWeSort(market)}>
        {texts.howWeSort}
      </a>
    </form>
  )
}

const offeredViews: readonly { view: ViewType; text: 'viewList' | 'viewGrid' | 'viewMap' }[] = [
  { view: 'list', text: 'viewList' },
  { view: 'grid', text: 'viewGrid' },
  { view: 'map', text: 'viewMap' },
]

export function Views({ messages, path, criteria, view }: Omit<BarProps, 'market'>) {
  return (
    <nav className="views" aria-label={messages.search.view}>
      {offeredViews.map(({ view: viewType, text }) => (
        <a
          key={viewType}
          href={searchUrl(path, criteria, { ...view, viewType })}
          aria-label={messages.search[text]}
          aria-current={view.viewType === viewType ? 'true' : undefined}
        >
          <Icon name={viewType} />
        </a>
      ))}
    </nav>
  )
}

export function SaveSearch({ messages }: Pick<BarProps, 'messages'>) {
  return (
    <button className="button quiet small" type="button" {...{ [savedSearchesAttribute]: '' }}>
      <Icon name="heart" />
      {messages.search.save}
    </button>
  )
}
