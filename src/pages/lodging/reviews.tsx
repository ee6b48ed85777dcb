import type { Review } from '../../contracts/review.ts'
import type { PageRequest } from '../../routing/page.ts'
import { Notice } from '../../ui/notice.tsx'
import { ReviewEntry } from '../../ui/review-entry.tsx'
import { Rating } from '../../ui/stars.tsx'
import type { LodgingPageProps } from './page.tsx'

const firstReviews = 5

/** What guests said, newest first, in the edition's language; the average is of all of them. */
export function Reviews({ request, lodging, details }: LodgingPageProps) {
  const { market, messages } = request
  const texts = messages.lodging
  const reviews = (details?.reviews ?? []).toSorted((a, b) => b.date.localeCompare(a.date))
  return (
    <section className="part" id="reviews">
      <h2>{texts.reviews}</h2>
      <Rating
        market={market}
        messages={messages}
        value={lodging.reviewStat?.average ?? 0}
        count={lodging.reviewStat?.count ?? 0}
      />
      {!details && <Notice kind="warning">{messages.errors.partMissing}</Notice>}
      {reviews.length > 0 && <p className="quiet">{texts.reviewsNote}</p>}
      <ReviewList request={request} reviews={reviews.slice(0, firstReviews)} />
      {reviews.length > firstReviews && (
        <details>
          <summary>{messages.frame.showAll}</summary>
          <ReviewList request={request} reviews={reviews.slice(firstReviews)} />
        </details>
      )}
    </section>
  )
}

function ReviewList({ request: { market, messages }, reviews }: { request: PageRequest; reviews: readonly Review[] }) {
  return (
    <ul className="reviews">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewEntry market={market} messages={messages} review={review} />
        </li>
      ))}
    </ul>
  )
}
