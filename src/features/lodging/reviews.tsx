import { MissingPart } from '../../routing/missing-part.tsx'
import { Rating } from '../../ui/stars.tsx'
import { reviewsPart } from './fragments.tsx'
import type { LodgingPageProps } from './page.tsx'
import { ReviewList } from './review-list.tsx'

/** What guests said of the house; the average is of all of them. */
export function Reviews({ request, lodging, details }: LodgingPageProps) {
  const { market, messages } = request
  const texts = messages.lodging
  return (
    <section className="part" id="reviews">
      <h2>{texts.reviews}</h2>
      <Rating
        market={market}
        messages={messages}
        value={lodging.reviewStat?.average ?? 0}
        count={lodging.reviewStat?.count ?? 0}
      />
      {details ? (
        <ReviewList request={request} reviews={details.reviews} />
      ) : (
        <MissingPart request={request} fragment={reviewsPart.key(lodging.id)} />
      )}
    </section>
  )
}
