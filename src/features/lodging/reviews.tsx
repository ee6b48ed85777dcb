import type { ReactNode } from 'react'
import * as v from 'valibot'
import { tagOf } from '../../../kv/tags.ts'
import { type HouseReview, maxPoints, type ReviewScores, scoredParts } from '../../contracts/review.ts'
import { type Trip, tripParameters } from '../../domain/trip.ts'
import { fieldOf } from '../../editions/names.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatNumber } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { defineFragment, writtenId } from '../../routing/fragment.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { iconClass } from '../../ui/icons.tsx'
import { Rating, ReviewEntry } from '../../ui/reviews.tsx'
import { withTrip } from '../../urls/trip-link.ts'
import { CachedSection, inPlace, Place } from './cached-panel.tsx'
import { readReviews } from './load.ts'
import type { LodgingPageProps } from './page.tsx'
import {
  filterReviews,
  isFiltered,
  maxReviewWords,
  parseReviewFilter,
  type ReviewFilter,
  reviewStarsKey,
  reviewWordsKey,
  starChoices,
} from './review-filter.ts'
import { Fold } from './sections.tsx'

export const reviewsPart = defineFragment({
  name: 'lodging-reviews',
  parameters: v.strictTuple([writtenId]),
  async load(request, id) {
    const reviews = newestFirst(await readReviews(request, id))
    return (
      <>
        <Overview request={request} reviews={reviews} />
        <ReviewList request={request} reviews={reviews} />
      </>
    )
  },
})

/** Reviews of the house; the average is of all of them. */
export function Reviews(props: LodgingPageProps) {
  const { request, lodging, details, requested } = props
  const { market, messages } = request
  const { average = 0, count = 0 } = lodging.reviewStat ?? {}
  const filter = parseReviewFilter(request.query)
  const trip = <TripFields trip={requested} />
  const content = (tripFields: ReactNode) => (
    <>
      <h2>{messages.lodging.reviews}</h2>
      <Rating market={market} messages={messages} value={average} count={count} />
      {details ? (
        <>
          <Overview request={request} reviews={details.reviews} />
          <FoundReviews {...props} reviews={newestFirst(details.reviews)} filter={filter} />
          <ReviewForm {...props} filter={filter} tripFields={tripFields} />
          {details.reviews.length > 0 && <p className="quiet">{messages.lodging.reviewsNote}</p>}
        </>
      ) : (
        <MissingPart request={request} fragment={reviewsPart.key(lodging.id)} />
      )}
    </>
  )
  // Not cached: a filter is rarely requested again.
  if (!details || isFiltered(filter)) {
    return (
      <section className="part" id="reviews">
        {content(trip)}
      </section>
    )
  }
  return (
    <CachedSection
      request={request}
      name="reviews"
      shows={[request.path, average, count, details.reviews]}
      finish={(html) => inPlace(html, 'trip', trip)}
      tags={[tagOf.lodging(lodging.id)]}
      render={() => content(<Place name="trip" />)}
    />
  )
}

/** Minimum number of reviews for a filter. */
const minToFilter = 5

/** Searches the guests' reviews; the page's URL keeps the trip. */
function ReviewForm({
  request,
  details,
  filter,
  tripFields,
}: LodgingPageProps & { filter: ReviewFilter; tripFields: ReactNode }) {
  const texts = request.messages.lodging.reviewFilter
  if (!details || details.reviews.length < minToFilter) return null
  return (
    <Fold summary={texts.title} open={isFiltered(filter)}>
      <form className="review-filter" action={`${request.path}#reviews`}>
        {tripFields}
        <TextField
          type="search"
          name={reviewWordsKey}
          label={texts.words}
          maxLength={maxReviewWords}
          defaultValue={filter.words}
        />
        <SelectField
          name={reviewStarsKey}
          label={texts.stars}
          defaultValue={String(filter.stars ?? '')}
          choices={[
            { value: '', label: texts.any },
            ...starChoices.map((choice) => ({ value: String(choice), label: texts.choices[choice] })),
          ]}
        />
        <button className="button secondary" type="submit">
          {texts.show}
        </button>
      </form>
    </Fold>
  )
}

function TripFields({ trip }: { trip: Trip }) {
  return tripParameters(trip).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

type FoundReviewsProps = LodgingPageProps & { reviews: readonly HouseReview[]; filter: ReviewFilter }

function FoundReviews({ request, requested, reviews, filter }: FoundReviewsProps) {
  const { market, messages, path } = request
  const texts = messages.lodging.reviewFilter
  if (!isFiltered(filter)) return <ReviewList request={request} reviews={reviews} />
  const found = filterReviews(reviews, filter, market)
  return (
    <>
      <p role="status">
        {formatMessage(texts.found, { count: found.length, all: reviews.length }, market)}{' '}
        <a href={`${withTrip(path, requested)}#reviews`}>{texts.all}</a>
      </p>
      <Entries request={request} reviews={found} />
    </>
  )
}

interface ReviewListProps {
  request: RenderContext
  reviews: readonly HouseReview[]
}

const firstReviews = 2

/** The newest, and the earlier ones on demand. */
function ReviewList({ request, reviews }: ReviewListProps) {
  const { market, messages } = request
  const earlier = reviews.slice(firstReviews)
  if (reviews.length === 0) return null
  return (
    <>
      <Entries request={request} reviews={reviews.slice(0, firstReviews)} />
      {earlier.length > 0 && (
        <Fold summary={formatMessage(messages.lodging.moreReviews, { count: earlier.length }, market)}>
          <Entries request={request} reviews={earlier} />
        </Fold>
      )}
    </>
  )
}

/** Characters of a text that is quoted as a whole beside the house's facts. */
const quoted = { from: 40, to: 200 }
const minQuotedRating = 4

/**
 * The best word, of the best the newest, in the edition's own language that does not stand among the first reviews already.
 */
export function quoteOf(market: Market, reviews: readonly HouseReview[]): HouseReview | undefined {
  const answer = fieldOf('answerText', market.key)
  return newestFirst(reviews)
    .slice(firstReviews)
    .toSorted((a, b) => b.rating - a.rating)
    .find(
      ({ lan, rating, [answer]: { length } }) =>
        lan === market.id && rating >= minQuotedRating && length >= quoted.from && length <= quoted.to,
    )
}

type GuestQuoteProps = Pick<RenderContext, 'market' | 'messages'> & { review: HouseReview }

export function GuestQuote({ market, messages, review }: GuestQuoteProps) {
  const { card, lodging } = messages
  return (
    <figure className="guest-quote">
      <blockquote>{review[fieldOf('answerText', market.key)]}</blockquote>
      <figcaption className={`rating ${iconClass('star-full')}`}>
        <strong role="img" aria-label={formatMessage(card.stars, { stars: review.rating }, market)}>
          {formatNumber(market, review.rating, 0)}
        </strong>
        <span>{formatMessage(lodging.reviewBy, { name: review.name, place: review.place }, market)}</span>
      </figcaption>
    </figure>
  )
}

function newestFirst(reviews: readonly HouseReview[]): HouseReview[] {
  return reviews.toSorted((a, b) => b.date.localeCompare(a.date))
}

/** The mean of each part that guests have scored. */
function Overview({ request: { market, messages }, reviews }: ReviewListProps) {
  const { scores: texts } = messages.lodging
  const given = reviews.flatMap(({ scores }): ReviewScores[] => (scores ? [scores] : []))
  if (given.length === 0) return null
  return (
    <>
      <h3 className="visually-hidden">{texts.title}</h3>
      <dl className="scores">
        {scoredParts.map((part) => {
          const mean = given.reduce((sum, scores) => sum + scores[part], 0) / given.length
          return (
            <div key={part}>
              <dt>{texts[part]}</dt>
              <dd>
                <meter min={1} max={maxPoints} value={Math.round(mean * 10) / 10} aria-hidden="true" />
                {formatMessage(
                  messages.lodging.scoreOf,
                  { score: formatNumber(market, mean, 1), most: maxPoints },
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
          <ReviewEntry market={market} messages={messages} review={review} foldsReply />
        </li>
      ))}
    </ul>
  )
}
