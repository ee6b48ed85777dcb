import { memo, useState } from 'react'
import type { ChoiceCounts } from '../../../contracts/search.ts'
import type { Criteria } from '../../../domain/search-criteria.ts'
import type { SearchView } from '../../../domain/search-view.ts'
import { formatMessage } from '../../../markets/format-message.ts'
import type { Market } from '../../../markets/market.ts'
import { Icon } from '../../../ui/icons.tsx'
import { searchUrl } from '../../../urls/search-url.ts'
import { type FilterGroupKey, filterGroups } from '../criterion-fields.ts'
import { HiddenSearch } from '../hidden-search.tsx'
import type { PanelMessages } from '../panel-messages.ts'
import { SaveSearch } from '../results-bar.tsx'
import type { PlaceProps } from './counted-select.tsx'
import { GroupFields } from './group-fields.tsx'
import { keysOfGroup } from './offered.ts'

export interface FiltersProps {
  market: Market
  messages: PanelMessages
  path: string
  criteria: Criteria
  view: SearchView
  /** ISO day. */
  earliest: string
  counts: ChoiceCounts | null
  /**
   * URL of the form with all choices, in place of those that come only when a group is opened; without one they are
   * here.
   */
  allHref?: string
  /** Whether every group is open. */
  areAllOpen?: boolean
  /** Number of houses of the current search. */
  total?: number
  /** On the server: the groups are a `<template>`. */
  hasPlaces?: boolean
}

/** Every criterion that is not in the search box. Hidden fields carry the box's criteria along. */
export function Filters({ path, view, total, hasPlaces, ...place }: FiltersProps) {
  const { market, messages, criteria } = place

  const texts = messages.search
  return (
    <aside aria-label={texts.filters}>
      <form className="filters page-part" id="filters" popover="auto" action={path} method="get">
        <HiddenSearch criteria={criteria} view={view} />
        <div className="filters-head">
          <h2>{texts.filters}</h2>
          <SaveSearch messages={messages} />
          <button
            className="tool"
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={messages.layout.close}
          >
            <Icon name="close" />
          </button>
        </div>
        {hasPlaces ? <template slot="groups" /> : <FilterGroups {...place} />}
        <div className="filters-end">
          <button className="button primary" type="submit">
            {total === undefined ? texts.applyFilters : formatMessage(texts.form.show, { count: total }, market)}
          </button>
          <a className="quiet" href={searchUrl(path, new Map(), { ...view, searchOrder: 'best', page: 1 })}>
            {texts.resetFilters}
          </a>
        </div>
      </form>
    </aside>
  )
}

/** Rendered again only for other criteria and counts, not for new houses. */
const FilterGroups = memo((place: Omit<FilterGroupProps, 'group'>) =>
  filterGroups.map((group) => <FilterGroup key={group} {...place} group={group} />),
)

type FilterGroupProps = PlaceProps & Pick<FiltersProps, 'areAllOpen'> & { group: FilterGroupKey }

/** Reads no other criteria than those of its own fields. */
export function FilterGroup({ group, areAllOpen, ...place }: FilterGroupProps) {
  const { search: texts } = place.messages
  const isShown = openGroups.has(group) || keysOfGroup(group).some((key) => place.criteria.has(key))
  // What is chosen later neither opens nor closes it.
  const [isFirstOpen] = useState(isShown)
  return (
    <details className="filter-group" open={areAllOpen || isFirstOpen}>
      <summary>{texts.groups[group]}</summary>
      {!place.allHref || isShown ? (
        <GroupFields {...place} group={group} />
      ) : (
        <a href={place.allHref}>{texts.form.showAll}</a>
      )}
    </details>
  )
}

const openGroups: ReadonlySet<FilterGroupKey> = new Set<FilterGroupKey>(['popular', 'price', 'house'])
