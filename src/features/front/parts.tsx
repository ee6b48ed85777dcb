import type { Review } from '../../contracts/review.ts'
import { fieldOf } from '../../editions/names.ts'
import { formatMessage } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import { PictureLinks } from '../../ui/picture-links.tsx'
import { Stars } from '../../ui/stars.tsx'
import { href } from '../../urls/paths.ts'
import type { CountedArea } from './load.ts'

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

export function Quotes({ request, reviews }: { request: RenderContext; reviews: readonly Review[] }) {
  const { market, messages } = request
  return (
    <ul className="quotes">
      {reviews.map((review) => (
        <li key={review.id}>
          <figure className="review">
            <Stars market={market} messages={messages} value={review.rating} />
            <blockquote>{review[fieldOf('answerText', market.key)]}</blockquote>
            <figcaption>
              {formatMessage(messages.lodging.reviewBy, { name: review.name, place: review.place }, market)}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
