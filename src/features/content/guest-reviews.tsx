import { areaPlace } from '../../markets/area-name.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatNumber } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ReviewEntry, Stars } from '../../ui/reviews.tsx'
import { areaChoices } from '../../ui/search-box.tsx'
import { withPageNumber } from '../../urls/page-path.ts'
import { withQuery } from '../../urls/paths.ts'
import { type GuestReviews as Loaded, reviewedAreaKey } from './reviews-load.ts'

interface GuestReviewsProps {
  request: RenderContext
  found: Loaded
}

/** What guests of all houses said, or of one area's, with the average of all and how the reviews are checked. */
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
