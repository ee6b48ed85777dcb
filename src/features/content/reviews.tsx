import type { PortalReview } from '../../contracts/review.ts'
import { portalReviewLimits } from '../../domain/broker-limits.ts'
import { agencyDay } from '../../domain/stays.ts'
import { areaPlace } from '../../markets/area-name.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate, formatNumber } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ReviewEntry, Stars } from '../../ui/reviews.tsx'
import { areaChoices } from '../../ui/search-box.tsx'
import { withPageNumber } from '../../urls/page-path.ts'
import { withQuery } from '../../urls/paths.ts'
import {
  type GuestReviews as LoadedGuestReviews,
  type PortalReviews as LoadedPortalReviews,
  reviewedAreaKey,
} from './reviews-load.ts'

interface GuestReviewsProps {
  request: RenderContext
  found: LoadedGuestReviews
}

/** Reviews of all houses, or of one area's, with their average and how they are checked. */
export function GuestReviews({ request, found }: GuestReviewsProps) {
  const { market, messages, path, pageNumber } = request
  const query = new URLSearchParams(found.area ? { [reviewedAreaKey]: found.area.slug } : {})
  return (
    <>
      <Summary request={request} found={found} />
      <AreaForm request={request} found={found} />
      <ul className="reviews">
        {found.reviews.map((review) => (
          <li key={review.id}>
            <ReviewEntry
              market={market}
              messages={messages}
              review={review}
              house={found.houses.get(review.lodgingId)}
            />
          </li>
        ))}
      </ul>
      <Pager
        market={market}
        messages={messages}
        page={pageNumber}
        pages={found.pages}
        hrefOf={(page) => withQuery(withPageNumber(path, page), query)}
      />
    </>
  )
}

function Summary({ request: { market, messages }, found: { area, total, average } }: GuestReviewsProps) {
  const texts = messages.people.reviews
  const place = area ? areaPlace(market, area) : ''
  return (
    <div className="review-summary">
      {average === null ? (
        <p>{area ? formatMessage(texts.emptyIn, { place }, market) : texts.empty}</p>
      ) : (
        <>
          <p className="review-average">
            <strong>{formatMessage(texts.average, { average: formatNumber(market, average, 2) }, market)}</strong>
            <Stars market={market} messages={messages} value={average} />
          </p>
          <p>{formatMessage(area ? texts.averageIn : texts.averageOf, { count: total, place }, market)}</p>
        </>
      )}
      <h3>{texts.checked}</h3>
      <p>{texts.checkedText}</p>
    </div>
  )
}

function AreaForm({ request: { market, messages, path }, found: { area } }: GuestReviewsProps) {
  const texts = messages.people
  return (
    <form className="review-areas" action={path}>
      <SelectField
        name={reviewedAreaKey}
        label={texts.reviews.area}
        choices={areaChoices(market, texts.everywhere)}
        defaultValue={area?.slug ?? ''}
      />
      <Button kind="secondary">{texts.reviews.show}</Button>
    </form>
  )
}

/** Reviews from other sites: the overall figures, and a selection that is named as one. */
export function PortalReviews({ request, found }: { request: RenderContext; found: LoadedPortalReviews }) {
  const { market, messages } = request
  const texts = messages.people.portal
  const { stat, reviews, collector } = found
  const words = { host: collector.host, domain: stat.domain, count: stat.reviewsTotal }
  return (
    <>
      <div className="review-summary">
        <p className="review-average">
          <strong>
            {formatMessage(
              messages.people.reviews.average,
              { average: formatNumber(market, stat.trustScore, 1) },
              market,
            )}
          </strong>
          <Stars market={market} messages={messages} value={stat.stars} />
        </p>
        <p>{formatMessage(texts.averageOf, words, market)}</p>
        {reviews.length > 0 && (
          <p>{formatMessage(texts.selection, { count: reviews.length, stars: portalReviewLimits.minStars }, market)}</p>
        )}
        <p>{formatMessage(texts.checked, words, market)}</p>
        <p>
          <a className="more" href={collector.href} rel="noopener">
            {formatMessage(messages.layout.footer.readReviews, words, market)} <Icon name="arrow" />
          </a>
        </p>
      </div>
      <ul className="reviews">
        {reviews.map((review) => (
          <li key={review.id}>
            <PortalReviewEntry request={request} review={review} />
          </li>
        ))}
      </ul>
    </>
  )
}

function PortalReviewEntry({
  request: { market, messages },
  review,
}: {
  request: RenderContext
  review: PortalReview
}) {
  return (
    <div className="review" lang={review.language}>
      <header lang={market.locale}>
        <Stars market={market} messages={messages} value={review.stars} />
        <span>{review.personName}</span>
        <span>{formatDate(market, agencyDay(review.createdAt), 'date')}</span>
      </header>
      <blockquote>
        <strong>{review.title}</strong>
        <p>{review.text}</p>
      </blockquote>
      {review.responseText && (
        <div className="review-answer">
          <strong lang={market.locale}>{messages.lodging.reviewAnswer}</strong>
          <p>{review.responseText}</p>
        </div>
      )}
    </div>
  )
}
