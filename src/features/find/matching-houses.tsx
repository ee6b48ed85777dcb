import type { FoundHouses } from '../../contracts/search.ts'
import { partyOfCriteria, personsKey } from '../../domain/party-criteria.ts'
import { searchQueryOf } from '../../domain/read-trip.ts'
import { germanLands, type SchoolLand } from '../../domain/school-holidays.ts'
import { type Criteria, requestsDates, requestsStay, writeCriteria } from '../../domain/search-criteria.ts'
import { noTrip } from '../../domain/trip.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { HitCards } from '../../ui/hit-card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { href, withQuery } from '../../urls/paths.ts'
import { searchQuery } from '../../urls/search-url.ts'
import { EmptyResults } from '../search/empty-results.tsx'
import type { OwnMessages } from '../search/panel-messages.ts'
import { viewInOrder } from './load.ts'
import { queryInWords, type ReadWords } from './words/read-words.ts'

export interface MatchingHousesProps {
  market: Market
  messages: Messages & OwnMessages
  text: string
  read: ReadWords
  /** Null when the search did not answer, or the words contain no criterion. */
  houses: FoundHouses | null
}

/** The criteria read from the words, each with a link that removes it, and the houses that match all of them. */
export function MatchingHouses({ market, messages, text, read, houses }: MatchingHousesProps) {
  const { wishes } = messages.find
  const { criteria, searchOrder, parts, unread, holiday, families } = read
  const view = viewInOrder(searchOrder)
  const search = withQuery(href.search(market), searchQuery(criteria, view))
  return (
    <section className="found">
      <h2>{wishes.title}</h2>
      <div className="stack">
        {parts.length > 0 && (
          <ul className="actions">
            {parts.map((part) => {
              const label = queryInWords(market, messages, part)
              return (
                <li key={label}>
                  <a
                    className="chip"
                    href={href.find(part.without)}
                    aria-label={formatMessage(messages.search.removeFilter, { filter: label }, market)}
                  >
                    {label}
                    <Icon name="close" />
                  </a>
                </li>
              )
            })}
          </ul>
        )}
        {holiday && <WhoseHolidays market={market} messages={messages} text={text} holiday={holiday} />}
        {families !== null && (
          <p>
            <a className="button" href={togetherUrl(criteria, families)}>
              {formatMessage(messages.search.together, { count: personsOf(criteria) }, market)}
            </a>
          </p>
        )}
        {unread.length > 0 && (
          <p className="quiet">{formatMessage(wishes.unread, { words: unread.join(', ') }, market)}</p>
        )}
        {houses?.totalHits === 0 && (
          <EmptyResults
            market={market}
            messages={messages}
            path={href.search(market)}
            criteria={criteria}
            view={view}
            changes={houses.changes}
          />
        )}
        {houses && houses.hits.length > 0 && (
          <HitCards
            market={market}
            messages={messages}
            hits={houses.hits}
            dated={requestsDates(criteria)}
            linksToStay={requestsStay(criteria)}
            trip={{ ...noTrip, party: partyOfCriteria(criteria), searchQuery: searchQueryOf(criteria) }}
            headingLevel={3}
          />
        )}
        {criteria.size > 0 && (
          <p>
            <a className={`button ${houses?.totalHits === 0 ? '' : 'primary'}`} href={search}>
              {houses && houses.totalHits > 0
                ? formatMessage(messages.search.form.show, { count: houses.totalHits }, market)
                : wishes.change}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

/** Houses close to each other for the same request. */
function togetherUrl(criteria: Criteria, families: number): string {
  const query = writeCriteria(criteria)
  query.set('houses', String(families))
  return withQuery(href.housesTogether(), query)
}

/** Guests of all houses together; 1 where no number was given. */
function personsOf(criteria: Criteria): number {
  return Number(criteria.get(personsKey)?.value ?? 1)
}

interface WhoseHolidaysProps extends Pick<MatchingHousesProps, 'market' | 'messages' | 'text'> {
  holiday: NonNullable<ReadWords['holiday']>
}

/** School holidays differ by Land: the query again with each of them. */
function WhoseHolidays({ market, messages, text, holiday }: WhoseHolidaysProps) {
  const { kinds, denmark } = messages.search.form.when
  const nameOf = (land: SchoolLand) => (land === 'dk' ? denmark : germanLands[land])
  return (
    <>
      <p id="whose-holidays">{formatMessage(messages.find.wishes.whose, { holiday: kinds[holiday.kind] }, market)}</p>
      <ul className="actions" aria-labelledby="whose-holidays">
        {holiday.lands.map((land) => (
          <li key={land}>
            <a className="chip" href={href.find(`${text} ${nameOf(land)}`)}>
              {nameOf(land)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
