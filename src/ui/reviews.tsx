import type { ReactNode } from 'react'
import type { HouseReview } from '../contracts/review.ts'
import { fieldOf } from '../editions/names.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatDate, formatNumber } from '../markets/formats.ts'
import { type Market, marketById } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { Icon, iconClass } from './icons.tsx'
import { ratedBy } from './short-rating.tsx'

interface StarsProps {
  market: Market
  messages: Pick<Messages, 'card'>
  /** 1 to 5. */
  value: number
}

/** Five stars, as many filled as given, for one guest's review or a house's class: an `<i>` is a full one (rating.css). */
export function Stars({ market, messages, value }: StarsProps) {
  const label = formatMessage(messages.card.stars, { stars: value }, market)
  return (
    <span className="stars" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((place) =>
        isHalf(value, place) ? (
          <span key={place} className="star half">
            <Icon name="star" />
            <Icon name="star-full" />
          </span>
        ) : (
          <i key={place} className={isFull(value, place) ? undefined : iconClass('star')} />
        ),
      )}
    </span>
  )
}

function isFull(value: number, place: number): boolean {
  return value >= place - 0.25
}

function isHalf(value: number, place: number): boolean {
  return !isFull(value, place) && value >= place - 0.75
}

/** An average and how many reviews it is of: ★ 4,6 af 5 · 23 anmeldelser. Without any, it says that the house is new. */
export function Rating({ market, messages, value, count }: StarsProps & { count: number }) {
  if (count === 0) return <p className="rating none">{messages.card.noReviews}</p>
  return (
    <p className={`rating ${iconClass('star-full')}`}>
      <strong>{formatNumber(market, value, 1)}</strong>
      <span>{ratedBy(market, messages, count)}</span>
    </p>
  )
}

export interface ReviewEntryProps {
  market: Market
  messages: Pick<Messages, 'card' | 'layout' | 'lodging' | 'people'>
  review: HouseReview
  /** The house that it is about, where the page is not that house's own. */
  house?: { title: string; href: string }
  /** Whether the agency's answer opens on demand. */
  foldsReply?: boolean
}

/** One guest's review in the edition's language, with the agency's answer. */
export function ReviewEntry({ market, messages, review, house, foldsReply = false }: ReviewEntryProps) {
  const texts = messages.lodging
  const [answer, response] = [fieldOf('answerText', market.key), fieldOf('responseText', market.key)] as const
  return (
    <div className="review">
      <header>
        <Stars market={market} messages={messages} value={review.rating} />
        <span>{formatMessage(texts.reviewBy, { name: review.name, place: review.place }, market)}</span>
        <span>{formatMessage(texts.reviewStayed, { month: formatDate(market, review.date, 'month') }, market)}</span>
        {house && (
          <a href={house.href}>{formatMessage(messages.people.reviews.about, { title: house.title }, market)}</a>
        )}
      </header>
      <blockquote>{review[answer]}</blockquote>
      {review.lan !== market.id && <p className="quiet">{texts.reviewTranslated[marketById(review.lan).key]}</p>}
      {review[response] && (
        <Answer title={texts.reviewAnswer} isFolded={foldsReply}>
          <p>{review[response]}</p>
          {review.hasHadAfterCare && <p className="quiet">{texts.afterCare}</p>}
        </Answer>
      )}
    </div>
  )
}

function Answer({ title, isFolded, children }: { title: string; isFolded: boolean; children: ReactNode }) {
  if (!isFolded) {
    return (
      <div className="review-answer">
        <strong>{title}</strong>
        {children}
      </div>
    )
  }
  return (
    <details className="review-answer fold">
      <summary>{title}</summary>
      {children}
    </details>
  )
}
