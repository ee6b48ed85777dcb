import { memo } from 'react'
import type { ChoiceCounts } from '../../../contracts/search.ts'
import type { Criteria } from '../../../domain/search-criteria.ts'
import type { SearchView } from '../../../domain/search-view.ts'
import type { Market } from '../../../markets/market.ts'
import { say } from '../../../markets/say.ts'
import { Icon } from '../../../ui/icons.tsx'
import { searchAddress } from '../../../urls/search-address.ts'
import { HiddenSearch } from '../hidden-search.tsx'
import type { PanelMessages } from '../panel-messages.ts'
import { FilterGroup, Ticks } from './filter-group.tsx'
import { HouseFilters } from './house-filters.tsx'
import { EnergyFilters, MoreFilters } from './more-filters.tsx'
import { choicesOf } from './place-props.ts'
import { StayFilters } from './stay-filters.tsx'
import { SurroundingsFilters } from './surroundings-filters.tsx'

export interface FiltersProps {
  market: Market
  messages: PanelMessages
  path: string
  criteria: Criteria
  view: SearchView
  /** ISO day. */
  earliest: string
  counts: ChoiceCounts | null
  /** How many houses the search as it stands finds. */
  total?: number
}

/** Every wish that the search box does not ask for. The hidden fields carry what the box asks along. */
export function Filters({ market, messages, path, criteria, view, earliest, counts, total }: FiltersProps) {
  const texts = messages.search
  return (
    <aside aria-label={texts.filters}>
      <form className="filters" id="filters" popover="auto" action={path} method="get">
        <HiddenSearch criteria={criteria} view={view} />
        <div className="filters-head">
          <h2>{texts.filters}</h2>
          <button
            className="tool"
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={messages.frame.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <FilterGroups market={market} messages={messages} criteria={criteria} counts={counts} earliest={earliest} />
        <div className="filters-end">
          <button className="button primary" type="submit">
            {total === undefined ? texts.applyFilters : say(texts.form.show, { count: total }, market)}
          </button>
          <a className="quiet" href={searchAddress(path, new Map(), { ...view, searchOrder: 'best', page: 1 })}>
            {texts.resetFilters}
          </a>
        </div>
      </form>
    </aside>
  )
}

type GroupsProps = Pick<FiltersProps, 'market' | 'messages' | 'criteria' | 'counts' | 'earliest'>

/** Drawn anew for other wishes and counts only: houses that come say nothing of them. */
const FilterGroups = memo(({ earliest, ...place }: GroupsProps) => {
  const { messages } = place
  const { groups } = messages.search
  return (
    <>
      <StayFilters {...place} />
      <HouseFilters {...place} />
      <FilterGroup title={groups.wellness} open>
        <Ticks {...place} choices={choicesOf(messages, 'wellness')} />
      </FilterGroup>
      <FilterGroup title={groups.comfort}>
        <Ticks {...place} choices={choicesOf(messages, 'comfort')} />
      </FilterGroup>
      <SurroundingsFilters {...place} />
      <EnergyFilters {...place} />
      <MoreFilters {...place} earliest={earliest} />
    </>
  )
})
