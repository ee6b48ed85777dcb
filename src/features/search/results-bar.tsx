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
import { searchUrl } from '../../urls/search-url.ts'
import { HiddenSearch } from './hidden-search.tsx'
import type { PanelMessages } from './panel-messages.ts'

interface BarProps {
  messages: PanelMessages
  path: string
  criteria: Criteria
  view: SearchView
}

export function SortForm({ messages, path, criteria, view }: BarProps) {
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
    </form>
  )
}

/** Explains the order, beside its field. */
export function HowWeSort({ market, messages }: Pick<BarProps, 'messages'> & { market: Market }) {
  return (
    <a className="how-we-sort" href={href.howWeSort(market)}>
      {messages.search.howWeSort}
    </a>
  )
}

const offeredViews: readonly { view: ViewType; text: 'viewList' | 'viewGrid' | 'viewMap' }[] = [
  { view: 'list', text: 'viewList' },
  { view: 'grid', text: 'viewGrid' },
  { view: 'map', text: 'viewMap' },
]

/** The views; phones have room for the other one of list and map. */
export function Views({ messages, path, criteria, view }: BarProps) {
  const other = view.viewType === 'map' ? 'list' : 'map'
  return (
    <nav className="views" aria-label={messages.search.view}>
      {offeredViews.map(({ view: viewType, text }) => (
        <a
          key={viewType}
          className={viewType === other ? 'other-view' : undefined}
          href={searchUrl(path, criteria, { ...view, viewType })}
          aria-label={messages.search[text]}
          aria-current={view.viewType === viewType ? 'true' : undefined}
        >
          <Icon name={viewType} />
          <span>{messages.search[text]}</span>
        </a>
      ))}
    </nav>
  )
}

export function SaveSearch({ messages }: Pick<BarProps, 'messages'>) {
  return (
    <button className="button quiet small" type="button" {...{ [savedSearchesAttribute]: '' }}>
      <Icon name="heart" />
      <span>{messages.search.save}</span>
    </button>
  )
}
