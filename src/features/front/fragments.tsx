import * as v from 'valibot'
import type { LodgingHit } from '../../contracts/search.ts'
import { fieldOf } from '../../editions/names.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import { defineFragment } from '../../routing/fragment.ts'
import type { GuestReviews } from '../../routing/guest-reviews.ts'
import type { RenderContext } from '../../routing/page.ts'
import { HitCards } from '../../ui/hit-card.tsx'
import { PictureLinks } from '../../ui/picture-links.tsx'
import { Stars } from '../../ui/reviews.tsx'
import { href } from '../../urls/paths.ts'
import { type CountedArea, readAreas, readLastMinute, readRecommended, readReviews } from './load.ts'

export function Areas({ request, areas }: { request: RenderContext; areas: readonly CountedArea[] }) {
  const { market, messages } = request
  return (
    <PictureLinks
      type="area"
      links={areas.map(({ id, title, path, banner, houses }) => ({
        id,
        title,
        text: houses === null ? '' : formatMessage(messages.front.areaHouses, { count: houses }, market),
        href: path ?? href.search(market),
        image: banner?.url ?? null,
      }))}
    />
  )
}

export function Recommended({ request, hits }: { request: RenderContext; hits: readonly LodgingHit[] }) {
  return <HitCards market={request.market} messages={request.messages} hits={hits} dated={false} />
}

/** The few houses that are free soon. */
export function LastMinute({ request, hits }: { request: RenderContext; hits: readonly LodgingHit[] }) {
  return <HitCards market={request.market} messages={request.messages} hits={hits} dated />
}

export function Quotes({ request, found }: { request: RenderContext; found: GuestReviews }) {
  const { market, messages } = request
  const texts = messages.lodging
  return (
    <ul className="quotes">
      {found.reviews.map((review) => {
        const house = found.houses.get(review.lodgingId)
        return (
          <li key={review.id}>
            <figure className="review">
              <Stars market={market} messages={messages} value={review.rating} />
              <blockquote>{review[fieldOf('answerText', market.key)]}</blockquote>
              <figcaption>
                {house && <a href={house.href}>{house.title}</a>}
                <span>{formatMessage(texts.reviewBy, { name: review.name, place: review.place }, market)}</span>
                <span>
                  {formatMessage(texts.reviewStayed, { month: formatDate(market, review.date, 'month') }, market)}
                </span>
              </figcaption>
            </figure>
          </li>
        )
      })}
    </ul>
  )
}

const parameters = v.strictTuple([])

export const areasPart = defineFragment({
  name: 'front-areas',
  parameters,
  load: async (request) => <Areas request={request} areas={await readAreas(request)} />,
})

export const lastMinutePart = defineFragment({
  name: 'front-last-minute',
  parameters,
  load: async (request) => <LastMinute request={request} hits={await readLastMinute(request)} />,
})

export const recommendedPart = defineFragment({
  name: 'front-recommended',
  parameters,
  load: async (request) => <Recommended request={request} hits={await readRecommended(request)} />,
})

export const reviewsPart = defineFragment({
  name: 'front-reviews',
  parameters,
  load: async (request) => <Quotes request={request} found={await readReviews(request)} />,
})

export const frontFragments = [areasPart, lastMinutePart, recommendedPart, reviewsPart]
