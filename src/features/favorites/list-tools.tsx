import { tripFromList } from '../../domain/read-trip.ts'
import { parseCriteria } from '../../domain/search-criteria.ts'
import { tripParameters } from '../../domain/trip.ts'
import { sentByChoiceAttribute } from '../../islands/layout-protocol.ts'
import { printAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { dateWords } from '../../ui/date-words.ts'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { stayDatesShort } from '../../ui/stay-dates.ts'
import { newShortlist } from '../../urls/new-shortlist.ts'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import { type ListedHouse, stayOfShortlist } from '../house-list/listed-houses.ts'
import { refusalOf } from '../house-list/refusal.ts'
import { type FavoritesQuery, sorts } from './favorites-query.ts'

export interface ListToolsProps {
  request: RenderContext
  listQuery: FavoritesQuery
  houses: readonly ListedHouse[]
}

/** The order of the list: a form by GET, so that its URL can be bookmarked. */
export function ListTools({ request, listQuery, houses }: ListToolsProps) {
  const { market, messages } = request
  const texts = messages.favorites
  const { arrival, duration, searchQuery } = listQuery
  const dates = arrival
    ? stayDatesShort(market, arrival, duration)
    : dateWords(market, messages.search.form.when, parseCriteria(new URLSearchParams(searchQuery)))
  const decided = stayOfShortlist(listQuery, duration)
  const count = houses.filter(({ hit, state }) => state === 'free' && !refusalOf(request, hit, listQuery.party)).length
  const free = count === 0 ? texts.noneFree : count === houses.length ? texts.allFree : texts.freeCount
  return (
    <section className="favorites-tools" aria-label={texts.tools}>
      <form className="actions" method="get" action={href.favorites()} {...{ [sentByChoiceAttribute]: '' }}>
        {tripParameters(tripFromList(listQuery)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          name="sort"
          label={texts.sort}
          defaultValue={listQuery.sort}
          choices={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
        />
        <Button kind="secondary" type="submit">
          {messages.search.sortSubmit}
        </Button>
      </form>
      <div className="actions">
        <ButtonLink
          kind="secondary"
          icon="people"
          href={newShortlist(
            houses.map(({ hit }) => hit.lodgingId),
            decided,
            listQuery.party,
          )}
        >
          {texts.decide}
        </ButtonLink>
        <ButtonLink kind="secondary" icon="share" href={withTrip(href.shareFavorites(), tripFromList(listQuery))}>
          {texts.share}
        </ButtonLink>
        <Button kind="quiet" type="button" {...{ [printAttribute]: '' }}>
          {texts.print}
        </Button>
      </div>
      {dates && (
        <p className="favorites-dates" role="status">
          <Icon name="calendar" />
          {formatMessage(free, { count, dates }, market)}
        </p>
      )}
    </section>
  )
}
