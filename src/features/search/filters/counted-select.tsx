import type { ChoiceCounts } from '../../../contracts/search.ts'
import { type Criteria, writeCriterion } from '../../../domain/search-criteria.ts'
import type { Market } from '../../../markets/market.ts'
import { withCounts } from '../../../ui/choice-count.ts'
import { type Choice, SelectField } from '../../../ui/field.tsx'
import { labelOf } from '../criterion-label.ts'
import type { PanelMessages } from '../panel-messages.ts'

interface CountedSelectProps extends PlaceProps {
  name: string
  label: string
  /** The first one means no choice. */
  choices: readonly [Choice, ...Choice[]]
}

/** A select of one criterion's choices with their counts. A value from a link that is not among them is added. */
export function CountedSelect({ name, label, choices, ...place }: CountedSelectProps) {
  const { market, messages, criteria, counts } = place
  const criterion = criteria.get(name)
  const chosen = writeCriterion(criterion)
  const isOffered = choices.some(({ value }) => value === chosen)
  const own = criterion && !isOffered ? [{ value: chosen, label: labelOf(name, criterion, market, messages) }] : []
  return (
    <SelectField
      name={name}
      label={label}
      defaultValue={chosen}
      choices={[...withCounts(market, choices, counts, name, chosen), ...own]}
    />
  )
}

/** Props that every group of filters gets. */
export interface PlaceProps {
  market: Market
  messages: PanelMessages
  criteria: Criteria
  /** Number of houses for each choice; null where it is unknown. */
  counts: ChoiceCounts | null
  /** ISO day. */
  earliest: string
  /** URL of the form with all choices, in place of those that come only when a group is opened. */
  allHref?: string
}
