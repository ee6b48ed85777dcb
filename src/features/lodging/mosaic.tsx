import type { LodgingImage } from '../../contracts/lodging.ts'
import { Island } from '../../islands/island.tsx'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { formatMessage } from '../../markets/say.ts'
import Gallery from './gallery.island.tsx'

export interface MosaicProps {
  market: Market
  messages: Messages
  title: string
  images: readonly LodgingImage[]
}

/** The house in pictures; floor plans stand further down. */
export function Mosaic({ market, messages, title, images }: MosaicProps) {
  const shown = images.filter(({ tagIds }) => !tagIds.includes('floor-plan'))
  if (shown.length === 0) return <p className="no-picture">{messages.card.noPicture}</p>
  const { tags } = messages.lodging
  const tagText = (tag: string | undefined) => (tag && Object.hasOwn(tags, tag) ? tags[tag as keyof typeof tags] : null)
  return (
    <Island
      name="gallery"
      component={Gallery}
      on="interaction"
      props={{
        label: messages.lodging.gallery,
        showAll: formatMessage(messages.lodging.pictures, { count: shown.length }, market),
        close: messages.frame.close,
        previous: messages.frame.previousPage,
        next: messages.frame.nextPage,
        pictures: shown.map(({ url, width, height, tagIds }, index) => ({
          path: url,
          width,
          height,
          alt: formatMessage(
            messages.lodging.pictureOf,
            { title: tagText(tagIds[0]) ?? title, number: index + 1, count: shown.length },
            market,
          ),
        })),
      }}
    />
  )
}
