import type { PortalReview } from '../../contracts/review.ts'
import { portalReviewLimits } from '../../domain/guest-reviews.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate, formatNumber } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Icon } from '../../ui/icons.tsx'
import { Stars } from '../../ui/reviews.tsx'
import type { PortalReviews as Loaded } from './reviews-load.ts'

/** What others have collected: the figures over all of it, and a selection that says that it is one. */
export function PortalReviews({ request, found }: { request: RenderContext; found: Loaded }) {
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
            {formatMessage(messages.frame.footer.readReviews, words, market)} <Icon name="arrow" />
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
        <span className="review-by">{review.personName}</span>
        <span>{formatDate(market, review.createdAt.slice(0, 10), 'date')}</span>
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
