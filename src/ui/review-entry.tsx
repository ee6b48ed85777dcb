import type { Review } from '../contracts/review.ts'
import { fieldOf } from '../editions/names.ts'
import { formatDate } from '../markets/formats.ts'
import { type Market, marketById } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { formatMessage } from '../markets/say.ts'
import { Stars } from './stars.tsx'

export interface ReviewEntryProps {
  market: Market
  messages: Pick<Messages, 'card' | 'frame' | 'lodging' | 'people'>
  review: Review
  /** The house that it is about, where the page is not that house's own. */
  house?: { title: string; href: string }
}

/** One guest's review in the edition's language, with the agency's answer. */
export function ReviewEntry({ market, messages, review, house }: ReviewEntryProps) {
  const texts = messages.lodging
  const [answer, response] = [fieldOf('answerText', market.key), fieldOf('responseText', market.key)] as const
  return (
    <div className="review">
      <header>
        <Stars market={market} messages={messages} value={review.rating} />
        <span className="review-by">
          {formatMessage(texts.reviewBy, { name: review.name, place: review.place }, market)}
        </span>
        <span>{formatMessage(texts.reviewStayed, { month: formatDate(market, review.date, 'month') }, market)}</span>
        {house && (
          <a href={house.href}>{formatMessage(messages.people.reviews.about, { title: house.title }, market)}</a>
        )}
      </header>
      <blockquote>{review[answer]}</blockquote>
      {review.lan !== market.id && <p className="quiet">{texts.reviewTranslated[marketById(review.lan).key]}</p>}
      {review[response] && (
        <div className="review-answer">
          <strong>{texts.reviewAnswer}</strong>
          <p>{review[response]}</p>
          {review.hasHadAfterCare && <p className="quiet">{texts.afterCare}</p>}
        </div>
      )}
    </div>
  )
}
