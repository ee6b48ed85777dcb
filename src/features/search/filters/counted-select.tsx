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
  /** The first is what stands for no choice. */
  choices: readonly [Choice, ...Choice[]]
}

/** A list of one criterion's choices with their counts. What came by a link and is none of them is one more. */
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

/** What every group of filters is drawn from. */
export interface PlaceProps {
  market: Market
  messages: PanelMessages
  criteria: Criteria
  /** What each choice would give; null where nobody has counted. */
  counts: ChoiceCounts | null
  /** ISO day. */
  earliest: string
  /** Where everything is offered to choose from, in place of what is seen only once it is opened. */
  allHref?: string
}
