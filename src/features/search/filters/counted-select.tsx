import { writeCriterion } from '../../../domain/search-criteria.ts'
import { withCounts } from '../../../ui/choice-count.ts'
import { type Choice, SelectField } from '../../../ui/field.tsx'
import { labelOf } from '../criterion-label.ts'
import type { PlaceProps } from './place-props.ts'

export interface CountedSelectProps extends PlaceProps {
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
