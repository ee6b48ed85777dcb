import type { Review } from '../../contracts/review.ts'
import { formatDate } from '../../markets/formats.ts'
import { marketById } from '../../markets/market.ts'
import { say } from '../../markets/say.ts'
import type { PageRequest } from '../../routing/page.ts'
import { Notice } from '../../ui/notice.tsx'
import { Rating, Stars } from '../../ui/stars.tsx'
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

const variants = {
  da: { answer: 'answerTextDa', response: 'responseTextDa' },
  de: { answer: 'answerTextDe', response: 'responseTextDe' },
  en: { answer: 'answerTextEn', response: 'responseTextEn' },
} as const

function ReviewList({ request, reviews }: { request: PageRequest; reviews: readonly Review[] }) {
  const { market, messages } = request
  const texts = messages.lodging
  const { answer, response } = variants[market.key]
  return (
    <ul className="reviews">
      {reviews.map((review) => (
        <li key={review.id} className="review">
          <header>
            <Stars market={market} messages={messages} value={review.rating} />
            <span className="review-by">{say(texts.reviewBy, { name: review.name, place: review.place }, market)}</span>
            <span>{say(texts.reviewStayed, { month: formatDate(market, review.date, 'month') }, market)}</span>
          </header>
          <blockquote>{review[answer]}</blockquote>
          {review.lan !== market.id && (
            <p className="quiet">
              {say(
                texts.reviewTranslated,
                { language: messages.frame.languageNames[marketById(review.lan).key] },
                market,
              )}
            </p>
          )}
          {review[response] && (
            <div className="review-answer">
              <strong>{texts.reviewAnswer}</strong>
              <p>{review[response]}</p>
              {review.hasHadAfterCare && <p className="quiet">{texts.afterCare}</p>}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
