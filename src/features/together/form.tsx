import { writeCriteria } from '../../domain/search-criteria.ts'
import { today } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { RenderContext } from '../../routing/page.ts'
import { SelectField } from '../../ui/field.tsx'
import { SearchBox, searchBoxKeys } from '../../ui/search-box.tsx'
import { href } from '../../urls/paths.ts'
import { groupDistances, groupOrders, groupSizes } from './find-groups.ts'
import type { TogetherQuery } from './together-query.ts'

/** The search box, with how the houses are to lie; criteria that came by a link go along. */
export function TogetherForm({ request, togetherQuery }: { request: RenderContext; togetherQuery: TogetherQuery }) {
  const { market, messages, now } = request
  const texts = messages.together
  const { search, card } = messages
  const others = [...writeCriteria(togetherQuery.criteria)].filter(([key]) => !searchBoxKeys.has(key))
  return (
    <SearchBox
      market={market}
      messages={{ search: { ...search, form: { ...search.form, persons: texts.persons } }, card }}
      action={href.housesTogether()}
      criteria={togetherQuery.criteria}
      earliest={today(now)}
      submit={texts.submit}
    >
      {others.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <SelectField
        name="houses"
        label={texts.houses}
        defaultValue={String(togetherQuery.size)}
        choices={groupSizes.map((size) => ({ value: String(size), label: texts.sizes[size === 2 ? 'two' : 'three'] }))}
      />
      <SelectField
        name="within"
        label={texts.within}
        defaultValue={String(togetherQuery.within)}
        choices={groupDistances.map((distance) => ({
          value: String(distance),
          label: formatMessage(texts.metres, { distance }, market),
        }))}
      />
      <SelectField
        name="order"
        label={texts.order}
        defaultValue={togetherQuery.order}
        choices={groupOrders.map((order) => ({ value: order, label: texts.orders[order] }))}
      />
    </SearchBox>
  )
}
