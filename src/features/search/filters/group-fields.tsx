import { capital } from '../../../ui/date-words.ts'
import { TextField } from '../../../ui/field.tsx'
import { type Tick, Ticks } from '../../../ui/ticks.tsx'
import {
  type CriterionField,
  criterionFields,
  type FieldKey,
  type FilterGroupKey,
  fieldKeys,
  parameterOf,
  type SelectField,
  type Words,
} from '../criterion-fields.ts'
import { CountedSelect, type PlaceProps } from './counted-select.tsx'
import { offeredFacilities } from './offered.ts'
import { PriceFilter } from './price-filter.tsx'
import { StreetField } from './street-field.tsx'

/** A group's own fields, then all its checkboxes. */
export function GroupFields({ group, ...place }: PlaceProps & { group: FilterGroupKey }) {
  const keys = fieldKeys.filter((key) => criterionFields[key].filter?.group === group)
  const ticked = keys.filter((key) => criterionFields[key].filter?.control === 'ticks')
  const ticks = [...ticked.flatMap((key) => ticksOf(key, place)), ...facilityTicks(group, place)]
  return (
    <>
      {keys.map((key) => (
        <CriterionControl key={key} field={key} {...place} />
      ))}
      {ticks.length > 0 && <Ticks {...place} choices={ticks} />}
    </>
  )
}

function CriterionControl({ field: key, ...place }: PlaceProps & { field: FieldKey }) {
  const { messages, criteria } = place
  const field = criterionFields[key]
  const name = parameterOf(key)
  if (isSelect(field)) {
    const words = wordsOf(place)
    const choices = valuesOf(key, place).map((value) => ({ value, label: capital(field.filter.option(value, words)) }))
    const any = { value: '', label: field.filter.any(messages.search) }
    return (
      <CountedSelect {...place} name={name} label={messages.search.filter[field.name]} choices={[any, ...choices]} />
    )
  }
  const { filter } = field
  switch (filter?.control) {
    case 'price':
      return <PriceFilter {...place} />
    case 'text':
      return (
        <TextField
          name={name}
          label={messages.search.form.text}
          type="search"
          maxLength={100}
          defaultValue={criteria.get(name)?.value ?? ''}
        />
      )
    case 'street':
      return <StreetField messages={messages} criteria={criteria} />
    default:
      return null
  }
}

function isSelect(field: CriterionField): field is SelectField {
  return field.filter?.control === 'select'
}

function ticksOf(key: FieldKey, place: PlaceProps): Tick[] {
  const words = wordsOf(place)
  return valuesOf(key, place).map((value) => ({
    name: parameterOf(key),
    value,
    label: criterionFields[key].label(value, words),
  }))
}

function wordsOf({ market, messages }: PlaceProps): Words {
  return { market, messages, texts: messages.search }
}

function valuesOf(key: FieldKey, { earliest }: PlaceProps): readonly string[] {
  return criterionFields[key].counted?.({ day: earliest }) ?? []
}

function facilityTicks(group: FilterGroupKey, { messages }: PlaceProps): Tick[] {
  const offered = offeredFacilities[group] ?? []
  return offered.map(([text, id]) => ({ name: String(id), value: '1', label: messages.facilities[text] }))
}
