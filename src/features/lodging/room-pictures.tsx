import type { LodgingImage } from '../../contracts/lodging.ts'
import { galleryLinksAttribute } from '../../islands/layout-protocol.ts'
import { Picture } from '../../ui/picture.tsx'
import { mediaUrl } from '../../urls/media.ts'
import type { LodgingPageProps } from './page.tsx'
import { pictureGroupOf, pictureWords } from './pictures.tsx'

/** Pictures that the gallery shows at once at a desk: another one of the same kind is preferred. */
const shownInGallery = 5

/** Where everybody sleeps and bathes: each picture a link that opens the gallery at it. */
export function RoomPictures({ request, lodging, area }: LodgingPageProps) {
  const { market, messages } = request
  const pictures = roomPicturesOf(lodging.images)
  if (pictures.length < 2) return null
  return (
    <ul className="room-pictures" {...{ [galleryLinksAttribute]: '' }}>
      {pictures.map((image) => (
        <li key={image.url}>
          <a href={mediaUrl(image.url, 1600)}>
            <Picture
              path={image.url}
              alt={pictureWords(market, messages.lodging, lodging, area, image)}
              isFramed
              upTo={480}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Two of where one sleeps, and one of each of two kinds of where one bathes: bathroom, sauna, pool. */
export function roomPicturesOf<Image extends Pick<LodgingImage, 'tagIds'>>(images: readonly Image[]): Image[] {
  const inOrder = [...images.slice(shownInGallery), ...images.slice(0, shownInGallery)]
  const ofGroup = Map.groupBy(inOrder, pictureGroupOf)
  const kinds = Map.groupBy(ofGroup.get('bath') ?? [], ({ tagIds: [tag] }) => tag)
  const baths = [...kinds.values()].flatMap(([first]) => first ?? [])
  return [ofGroup.get('sleeping') ?? [], baths].flatMap((each) => each.slice(0, 2))
}
