import { printAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { DatesFields, PartyChoice } from '../../ui/trip-fields.tsx'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import type { ListedHouse } from '../house-list/listed-houses.ts'
import { type FavoritesQuery, listUrl, sorts } from './favorites-query.ts'

export interface ListToolsProps {
  request: RenderContext
  listQuery: FavoritesQuery
  houses: readonly ListedHouse[]
}

/** For which dates and in which order the list is shown: a form by GET, so that its address can be kept. */
export function ListTools({ request, listQuery, houses }: ListToolsProps) {
  const { market, messages, now } = request
  const texts = messages.favorites
  const { arrival, duration } = listQuery
  const free = houses.filter(({ state }) => state === 'free').length
  return (
    <section className="favorites-tools" aria-label={texts.tools}>
      <form method="get" action={href.favorites()}>
        <DatesFields market={market} messages={messages} now={now} arrival={arrival} duration={duration} />
        <PartyChoice market={market} messages={messages} party={listQuery.party} />
        <SelectField
          name="sort"
          label={texts.sort}
          defaultValue={listQuery.sort}
          choices={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
        />
        <Button type="submit">{texts.show}</Button>
      </form>
      <div className="favorites-actions">
        <ButtonLink
          kind="secondary"
          icon="heart"
          href={href.newShortlist(
            houses.map(({ hit }) => hit.lodgingId),
            arrival,
            duration,
            listQuery.party,
          )}
        >
          {texts.decide}
        </ButtonLink>
        <ButtonLink
          kind="secondary"
          icon="share"
          href={withTrip(href.shareFavorites(), { ...listQuery, duration: arrival ? duration : null })}
        >
          {texts.share}
        </ButtonLink>
        <Button kind="quiet" type="button" {...{ [printAttribute]: '' }}>
          {texts.print}
        </Button>
        {arrival && (
          <ButtonLink kind="quiet" href={listUrl({ ...listQuery, arrival: null })}>
            {texts.clear}
          </ButtonLink>
        )}
      </div>
      {arrival && (
        <p className="favorites-dates" role="status">
          <Icon name="calendar" />
          {formatMessage(
            free === 0 ? texts.noneFree : texts.freeCount,
            { count: free, dates: stayDates(market, arrival, duration) },
            market,
          )}
        </p>
      )}
    </section>
  )
}
