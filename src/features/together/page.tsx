import { firstBookableArrival } from '../../domain/stays.ts'
import { noTrip } from '../../domain/trip.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { RenderContext } from '../../routing/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HitCard } from '../../ui/hit-card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { stayPriceText } from '../../ui/price.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { searchInWords, TripLine } from '../../ui/trip-bar.tsx'
import { newShortlist } from '../../urls/new-shortlist.ts'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import { ChosenFilters, chosenFilters } from '../search/chosen-filters.tsx'
import { dateProblemText } from '../search/date-problem.ts'
import { type Group, groupDistances, type PartyHit } from './find-groups.ts'
import { TogetherForm, type TogetherQuery, togetherUrl } from './form.tsx'
import { type FoundTogether, maxHouses, maxStays } from './load.ts'

export interface TogetherPageProps {
  request: RenderContext
  togetherQuery: TogetherQuery
  /** Null while no days are chosen, or none that come. */
  found: FoundTogether | 'failed' | null
}

export function TogetherPage({ request, togetherQuery, found }: TogetherPageProps) {
  const { market, messages } = request
  const texts = messages.together
  return (
    <div className="content container together">
      <header className="content-head">
        <h1>{texts.title}</h1>
        {found === null && <p className="lead">{texts.lead}</p>}
      </header>
      <TripLine
        texts={messages.search.trip}
        words={searchInWords(market, messages, togetherQuery.criteria)}
        open={found === null}
      >
        <TogetherForm request={request} togetherQuery={togetherQuery} />
      </TripLine>
      <ChosenOfEach request={request} togetherQuery={togetherQuery} />
      {found === null && <NoDays request={request} togetherQuery={togetherQuery} />}
      {found === 'failed' && <Notice kind="error">{texts.failed}</Notice>}
      {found !== null && found !== 'failed' && <Found request={request} togetherQuery={togetherQuery} found={found} />}
    </div>
  )
}

/** What else each house has to meet: it came by a link, and each criterion is a link that removes it. */
function ChosenOfEach({ request, togetherQuery }: Pick<TogetherPageProps, 'request' | 'togetherQuery'>) {
  const { market, messages } = request
  const { criteria } = togetherQuery
  if (chosenFilters(criteria, market, messages).length === 0) return null
  return (
    <ChosenFilters
      market={market}
      messages={messages}
      criteria={criteria}
      requested={criteria}
      urlOf={(others) => togetherUrl({ ...togetherQuery, criteria: others, page: 1 })}
    />
  )
}

/** Why nothing was looked for. */
function NoDays({ request, togetherQuery }: { request: RenderContext; togetherQuery: TogetherQuery }) {
  const { market, messages, now } = request
  const problem = dateProblemText(market, messages.search.notes, togetherQuery.criteria, firstBookableArrival(now))
  return (
    <>
      {problem && <Notice kind="warning">{problem}</Notice>}
      <p className="together-choose">{messages.together.choose}</p>
    </>
  )
}

function Found({ request, togetherQuery, found }: TogetherPageProps & { found: FoundTogether }) {
  const { market, messages } = request
  const texts = messages.together
  const { groups, total, houses, areStaysCut, cutAfter, page, pages } = found
  const isCut = areStaysCut || cutAfter !== null
  return (
    <>
      {houses > maxHouses && (
        <Notice kind="warning">{formatMessage(texts.cheapestOnly, { looked: maxHouses, all: houses }, market)}</Notice>
      )}
      {areStaysCut && <Notice kind="warning">{formatMessage(texts.staysCut, { count: maxStays }, market)}</Notice>}
      {cutAfter !== null && <Notice kind="warning">{formatMessage(texts.cut, { count: cutAfter }, market)}</Notice>}
      {/* Among those that were not looked at there may be some. */}
      {total === 0 && !isCut && <Nothing request={request} togetherQuery={togetherQuery} />}
      {total > 0 && (
        <>
          <p className="results-count" role="status">
            {formatMessage(texts.found, { count: total }, market)}
          </p>
          <details className="together-how">
            <summary>
              {texts.how}
              <Icon name="chevron" />
            </summary>
            <p>{texts.sameStay}</p>
            {togetherQuery.party && <p>{texts.spread}</p>}
            <p>{texts.honest}</p>
          </details>
          <ol className="together-groups">
            {groups.map((group, index) => (
              <li key={group.houses.map(({ lodgingId }) => lodgingId).join('.')}>
                <HouseGroup
                  request={request}
                  togetherQuery={togetherQuery}
                  group={group}
                  number={(page - 1) * 10 + index + 1}
                />
              </li>
            ))}
          </ol>
          <Pager
            market={market}
            messages={messages}
            page={page}
            pages={pages}
            hrefOf={(other) => togetherUrl({ ...togetherQuery, page: other })}
          />
        </>
      )}
    </>
  )
}

interface HouseGroupProps {
  request: RenderContext
  togetherQuery: TogetherQuery
  group: Group<PartyHit>
  number: number
}

/** Houses side by side, what they cost and hold together, and a booking of each. */
function HouseGroup({ request, togetherQuery, group, number }: HouseGroupProps) {
  const { market, messages } = request
  const texts = messages.together
  const room = group.houses.reduce((sum, { persons }) => sum + persons, 0)
  const ids = group.houses.map(({ lodgingId }) => lodgingId)
  const petHouse = group.houses.find(({ lodgingId }) => lodgingId === group.petHouseId)
  return (
    <section className="together-group" aria-labelledby={`group-${number}`}>
      <header>
        <h2 id={`group-${number}`}>
          <span className="visually-hidden">{`${formatMessage(texts.group, { number }, market)}: `}</span>
          {formatMessage(texts.sum, { total: stayPriceText(market, messages.card, group) }, market)}
        </h2>
        <p>{stayDates(market, group.arrival, group.duration)}</p>
        <p>
          {formatMessage(texts.apart, { distance: Math.round(group.distance) }, market)}
          {' · '}
          {formatMessage(texts.room, { count: room }, market)}
          {petHouse &&
            ` · ${formatMessage(texts.petsIn, { count: petHouse.party?.pets ?? 0, house: petHouse.name }, market)}`}
        </p>
        <ButtonLink
          href={withTrip(href.bookTogether(group.houses, group.arrival, group.duration), {
            ...noTrip,
            party: togetherQuery.party,
          })}
          rel="nofollow"
        >
          {texts.bookAll}
        </ButtonLink>
        <ButtonLink kind="quiet" icon="people" href={newShortlist([ids], group, togetherQuery.party)} rel="nofollow">
          {messages.favorites.decide}
        </ButtonLink>
      </header>
      <ul className="cards grid">
        {group.houses.map((hit) => (
          <li key={hit.lodgingId}>
            <HitCard
              market={market}
              messages={messages}
              hit={hit}
              trip={{ ...noTrip, party: hit.party }}
              dated
              headingLevel={3}
            />
            <ButtonLink
              kind="secondary"
              href={withTrip(href.book(hit.name, group.arrival, group.duration, hit.quote), {
                ...noTrip,
                party: hit.party,
              })}
              rel="nofollow"
            >
              {formatMessage(texts.book, { house: hit.name }, market)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Nothing({ request, togetherQuery }: { request: RenderContext; togetherQuery: TogetherQuery }) {
  const { market, messages } = request
  const texts = messages.together
  const further = groupDistances.find((distance) => distance > togetherQuery.within)
  const anywhere = new Map([...togetherQuery.criteria].filter(([key]) => key !== 'omraader'))
  return (
    <EmptyState title={texts.empty} text={texts.emptyText}>
      {further && (
        <a className="button" href={togetherUrl({ ...togetherQuery, within: further, page: 1 })}>
          {formatMessage(texts.furtherApart, { distance: further }, market)}
        </a>
      )}
      {togetherQuery.criteria.has('omraader') && (
        <a className="button" href={togetherUrl({ ...togetherQuery, criteria: anywhere, page: 1 })}>
          {messages.search.emptyAnywhere}
        </a>
      )}
    </EmptyState>
  )
}
