import { formatNumber } from '../../markets/formats.ts'
import { say } from '../../markets/say.ts'
import type { PageRequest } from '../../routing/page.ts'
import { Pager } from '../../ui/pager.tsx'
import { ReviewEntry } from '../../ui/review-entry.tsx'
import { Stars } from '../../ui/stars.tsx'
import { withPageNumber } from '../../urls/page-number.ts'
import type { GuestReviews as Loaded } from './guest-reviews-load.ts'

/** What guests of all houses said, with the average of all and how the reviews are checked. */
export function GuestReviews({ request, found }: { request: PageRequest; found: Loaded }) {
  const { market, messages, path, pageNumber } = request
  const texts = messages.people.reviews
  if (found.total === 0 || found.average === null) return <p>{texts.empty}</p>
  return (
    <>
      <div className="review-summary">
        <p className="review-average">
          <strong>{say(texts.average, { average: formatNumber(market, found.average, 2) }, market)}</strong>
          <Stars market={market} messages={messages} value={found.average} />
        </p>
        <p>{say(texts.averageOf, { count: found.total }, market)}</p>
        <h3>{texts.checked}</h3>
        <p>{texts.checkedText}</p>
      </div>
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
        hrefOf={(page) => withPageNumber(path, page)}
      />
    </>
  )
}
