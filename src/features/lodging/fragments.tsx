import type { ReactNode } from 'react'
import * as v from 'valibot'
import { tagOf } from '../../../kv/tags.ts'
import { mostPoints, type Review, type ReviewScores, scoredParts } from '../../contracts/review.ts'
import { dateRules } from '../../domain/flexible-dates.ts'
import type { PriceMatrix as Matrix } from '../../domain/price-matrix.ts'
import { today } from '../../domain/stays.ts'
import { noTrip, partyWord, readPartyWord, type Trip } from '../../domain/trip.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatNumber } from '../../markets/formats.ts'
import { defineFragment, writtenId, writtenParty } from '../../routing/fragment.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import { HitCards } from '../../ui/hit-card.tsx'
import { PriceMatrix } from '../../ui/price-matrix.tsx'
import { Rating, ReviewEntry } from '../../ui/reviews.tsx'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import { KeptSection } from './kept-panel.tsx'
import { readPrices, readReviews, readSimilar } from './load.ts'
import type { LodgingPageProps } from './page.tsx'
import { Fold } from './sections.tsx'
import { stayUrl } from './stay-url.ts'

interface ReviewListProps {
  request: RenderContext
  reviews: readonly Review[]
}

const firstReviews = 2

/** The scores, and what guests said: newest first, in the edition's language; the earlier ones on demand. */
function ReviewList({ request, reviews }: ReviewListProps) {
  const { market, messages } = request
  const newest = reviews.toSorted((a, b) => b.date.localeCompare(a.date))
  const earlier = newest.slice(firstReviews)
  if (newest.length === 0) return null
  return (
    <>
      <Scores request={request} reviews={reviews} />
      <p className="quiet">{messages.lodging.reviewsNote}</p>
      <Entries request={request} reviews={newest.slice(0, firstReviews)} />
      {earlier.length > 0 && (
        <Fold summary={formatMessage(messages.lodging.moreReviews, { count: earlier.length }, market)}>
          <Entries request={request} reviews={earlier} />
        </Fold>
      )}
    </>
  )
}

/** The mean of each scored part, where guests were asked for it. */
function Scores({ request: { market, messages }, reviews }: ReviewListProps) {
  const { scores: texts } = messages.lodging
  const given = reviews.flatMap(({ scores }): ReviewScores[] => (scores ? [scores] : []))
  if (given.length === 0) return null
  return (
    <>
      <h3>{texts.title}</h3>
      <dl className="scores">
        {scoredParts.map((part) => {
          const mean = given.reduce((sum, scores) => sum + scores[part], 0) / given.length
          return (
            <div key={part}>
              <dt>{texts[part]}</dt>
              <dd>
                <meter min={1} max={mostPoints} value={mean} aria-hidden="true" />
                {formatMessage(
                  messages.lodging.scoreOf,
                  { score: formatNumber(market, mean, 1), most: mostPoints },
                  market,
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

function Entries({ request: { market, messages }, reviews }: ReviewListProps) {
  return (
    <ul className="reviews">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewEntry market={market} messages={messages} review={review} foldsAnswer />
        </li>
      ))}
    </ul>
  )
}

interface MonthOfPricesProps {
  request: RenderContext
  /** The house's code. */
  name: string
  /** YYYY-MM */
  month: string
  /** Goes along; its party is whom the prices are for. */
  trip: Trip
  prices: Matrix
}

/** Each cell leads to the house's page with that stay chosen. */
function MonthOfPrices({ request, name, month, trip, prices }: MonthOfPricesProps) {
  const { market, messages, now } = request
  const path = href.lodging(market, name)
  return (
    <PriceMatrix
      market={market}
      messages={messages}
      matrix={prices}
      month={month}
      firstMonth={today(now).slice(0, 7)}
      hrefOfMonth={(each) => withTrip(`${path}?month=${each}#matrix`, trip)}
      hrefOfStay={(arrival, duration) => stayUrl(path, { ...trip, arrival, duration, month: null })}
    />
  )
}

export const similarPart = defineFragment({
  name: 'lodging-similar',
  parameters: v.strictTuple([writtenId, writtenParty]),
  async load(request, id, word) {
    const { market, messages } = request
    const party = readPartyWord(word)
    const hits = await readSimilar(request, id, party)
    const trip = { ...noTrip, party }
    return hits.length > 0 && <HitCards market={market} messages={messages} hits={hits} dated={false} trip={trip} />
  },
})

const reviewsPart = defineFragment({
  name: 'lodging-reviews',
  parameters: v.strictTuple([writtenId]),
  async load(request, id) {
    return <ReviewList request={request} reviews={await readReviews(request, id)} />
  },
})

const pricesPart = defineFragment({
  name: 'lodging-prices',
  parameters: v.strictTuple([
    writtenId,
    v.pipe(v.string(), v.regex(/^[a-z]{1,8}\d{1,8}$/i)),
    v.pipe(
      v.string(),
      v.check((month) => dateRules.maaned(month) !== null),
    ),
    writtenParty,
  ]),
  async load(request, id, name, month, word) {
    const party = readPartyWord(word)
    const prices = await readPrices(request, id, month, party)
    return <MonthOfPrices request={request} name={name} month={month} trip={{ ...noTrip, party }} prices={prices} />
  },
})

export const lodgingFragments = [similarPart, reviewsPart, pricesPart]

/** What guests said of the house; the average is of all of them. */
export function Reviews({ request, lodging, details }: LodgingPageProps) {
  const { market, messages } = request
  const { average = 0, count = 0 } = lodging.reviewStat ?? {}
  const content = () => (
    <>
      <h2>{messages.lodging.reviews}</h2>
      <Rating market={market} messages={messages} value={average} count={count} />
      {details ? (
        <ReviewList request={request} reviews={details.reviews} />
      ) : (
        <MissingPart request={request} fragment={reviewsPart.key(lodging.id)} />
      )}
    </>
  )
  if (!details) {
    return (
      <section className="part" id="reviews">
        {content()}
      </section>
    )
  }
  return (
    <KeptSection
      request={request}
      name="reviews"
      shows={[average, count, details.reviews]}
      tags={[tagOf.lodging(lodging.id)]}
      render={content}
    />
  )
}

/** Every free stay of a month by arrival and length. */
export function HousePrices({ request, lodging, month, prices, requested }: LodgingPageProps) {
  const { id, name } = lodging
  const { party, searchQuery } = requested
  const isOpen = requested.month !== null
  const texts = request.messages.prices
  const withContent = (content: ReactNode) => (
    <Fold summary={<h2>{texts.houseTitle}</h2>} open={isOpen}>
      <p>{texts.houseLead}</p>
      {content}
    </Fold>
  )
  if (!prices) {
    return (
      <section className="part" id="matrix">
        {withContent(<MissingPart request={request} fragment={pricesPart.key(id, name, month, partyWord(party))} />)}
      </section>
    )
  }
  return (
    <KeptSection
      request={request}
      name="matrix"
      shows={[name, month, today(request.now).slice(0, 7), isOpen, party, searchQuery, totalsOf(prices)]}
      tags={[tagOf.lodging(id)]}
      render={() =>
        withContent(
          <MonthOfPrices
            request={request}
            name={name}
            month={month}
            trip={{ ...noTrip, party, searchQuery }}
            prices={prices}
          />,
        )
      }
    />
  )
}

/** Row by row what the stays cost. */
function totalsOf({ arrivals, durations, cellOf }: Matrix) {
  return [durations, arrivals.map((arrival) => [arrival, durations.map((nights) => cellOf(arrival, nights)?.total)])]
}
