import type { Review } from '../../contracts/review.ts'
import type { RenderContext } from '../../routing/page.ts'
import { ReviewEntry } from '../../ui/review-entry.tsx'

interface ReviewListProps {
  request: RenderContext
  reviews: readonly Review[]
}

const firstReviews = 5

/** Newest first, in the edition's language; the later ones on demand. */
export function ReviewList({ request, reviews }: ReviewListProps) {
  const { lodging, frame } = request.messages
  const newest = reviews.toSorted((a, b) => b.date.localeCompare(a.date))
  if (newest.length === 0) return null
  return (
    <>
      <p className="quiet">{lodging.reviewsNote}</p>
      <Entries request={request} reviews={newest.slice(0, firstReviews)} />
      {newest.length > firstReviews && (
        <details>
          <summary>{frame.showAll}</summary>
          <Entries request={request} reviews={newest.slice(firstReviews)} />
        </details>
      )}
    </>
  )
}

function Entries({ request: { market, messages }, reviews }: ReviewListProps) {
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
