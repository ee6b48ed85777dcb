import type { LodgingHit } from '../contracts/search.ts'
import type { Trip } from '../domain/trip.ts'
import { morePicturesAttribute } from '../islands/layout-protocol.ts'
import { prefetchAttribute } from '../islands/protocol.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatDate, formatMoney } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { titleForLines } from '../markets/short-title.ts'
import { CompareLink } from './compare-link.tsx'
import { CardFacts } from './facts.tsx'
import { Heart } from './heart.tsx'
import type { IconName } from './icon-shapes.ts'
import { Icon } from './icons.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import { ShortRating } from './short-rating.tsx'
import { stayDatesShort } from './stay-dates.ts'

/** The fields of a hit that a card shows: nothing else makes two cards differ. */
export type ShownHit = Pick<
  LodgingHit,
  | 'lodgingId'
  | 'name'
  | 'title'
  | 'city'
  | 'locationId'
  | 'date'
  | 'duration'
  | 'totalPrice'
  | 'discountTotal'
  | 'reviewAverage'
  | 'reviewCount'
  | 'persons'
  | 'pets'
  | 'bedrooms'
  | 'bathrooms'
  | 'houseArea'
  | 'beachDistance'
  | 'images'
  | 'facilityIds'
  | 'petCharge'
  | 'quote'
  | 'forecast'
>

interface LodgingCardProps {
  market: Market
  messages: Pick<Messages, 'card'>
  hit: ShownHit
  /** The house's page, with the stay in its query when dates are chosen. */
  href: string
  areaTitle: string
  favoritesHref: string
  /** The trip in links to a comparison. */
  trip?: Trip
  facilities: readonly { icon: IconName; label: string }[]
  /** Pets whose charge the price holds. */
  pets?: number
  /** No dates were requested: the price is the cheapest stay's. */
  from?: boolean
  /** Its stay begins on the day that the page says above its houses. */
  isOfTrip?: boolean
  /** Its stay begins on another day than requested. */
  moved?: MovedBy
  /** It is known to be a favourite: on pages that are the visitor's own. */
  saved?: boolean
  /** Id of the form that its heart sends, if not the page's. */
  heartForm?: string
  /** The first ones of a page fetch their picture at once. */
  priority?: boolean
  headingLevel?: 2 | 3
  /** How wide its picture stands, as in `<img sizes>`, where that is not as in a list: 20 rem, or a phone's width. */
  sizes?: string
}

/**
 * Why a stay begins on another day than requested: the house changes on that one, or is cheapest then; else how many days
 * later, below zero earlier.
 */
export type MovedBy = 'changeDay' | 'cheapest' | number

/** Pictures that are turned on a card: the house's page has all. */
export const maxPictures = 5

/** Of a card's picture in a list. */
const listWidth = 480

/** The card of a house in a list: horizontal where its place is wide, else vertical. */
export function LodgingCard({
  market,
  messages,
  hit,
  href,
  areaTitle,
  favoritesHref,
  trip,
  ...looks
}: LodgingCardProps) {
  const { facilities, pets = 0, from, isOfTrip, moved, saved, heartForm, priority, headingLevel = 3, sizes } = looks
  const Heading = `h${headingLevel}` as const
  const [picture, ...further] = hit.images.slice(0, maxPictures)
  const place = { market, messages }
  return (
    <article className="card" data-lodging={hit.lodgingId}>
      <div className="card-picture" {...(further.length > 0 && moreOf(picture, further))}>
        {picture ? (
          <Picture
            path={picture}
            alt=""
            isFramed
            priority={priority}
            {...(sizes ? { sizes, upTo: 960 } : { at: listWidth })}
          />
        ) : (
          <p className="no-picture">
            <Icon name="picture" />
            {messages.card.noPicture}
          </p>
        )}
        {hit.discountTotal > 0 && (
          <span className="tag sale">
            {formatMessage(messages.card.discount, { price: formatMoney(market, hit.discountTotal) }, market)}
          </span>
        )}
        <CompareLink {...place} code={hit.name} title={hit.title} trip={trip} isIcon />
        <Heart
          {...place}
          lodgingId={hit.lodgingId}
          title={hit.title}
          action={favoritesHref}
          pressed={saved}
          form={heartForm}
        />
      </div>
      <div className="card-body">
        <p className="card-area">
          {`${areaTitle} · ${hit.name}`}
          <ShortRating {...place} value={hit.reviewAverage ?? 0} count={hit.reviewCount} />
        </p>
        <Heading className="card-title">
          <a href={href} {...(priority ? { [prefetchAttribute]: '' } : {})}>
            {inLines(hit.title)}
          </a>
        </Heading>
        <CardFacts {...place} house={hit} facilities={facilities} />
        <div className="card-price">
          {hit.date && hit.duration ? (
            <>
              {!isOfTrip && (
                <p className="card-stay">
                  <StayDates {...place} arrival={hit.date} duration={hit.duration} moved={moved} from={from} />
                </p>
              )}
              <Price
                {...place}
                total={hit.totalPrice}
                duration={hit.duration}
                normalTotal={hit.totalPrice + hit.discountTotal}
                from={from}
                pets={pets}
                forecast={hit.forecast}
              />
            </>
          ) : (
            <p className="card-stay">{messages.card.noFreeStays}</p>
          )}
        </div>
      </div>
    </article>
  )
}

interface StayDatesProps extends Pick<LodgingCardProps, 'market' | 'messages' | 'moved' | 'from'> {
  arrival: string
  duration: number
}

/** A day other than the requested one stands out, with the reason beside it. */
function StayDates({ market, messages, arrival, duration, moved, from }: StayDatesProps) {
  const dates = stayDatesShort(market, arrival, duration)
  if (from) return formatMessage(messages.card.cheapestStay, { dates }, market)
  if (moved === undefined) return dates
  return (
    <>
      <b>{dates}</b>
      {` · ${movedBy(market, messages.card, arrival, moved)}`}
    </>
  )
}

function movedBy(market: Market, { movedBy: texts }: Messages['card'], arrival: string, moved: MovedBy): string {
  if (typeof moved === 'number') {
    return formatMessage(moved < 0 ? texts.earlier : texts.later, { count: Math.abs(moved) }, market)
  }
  return formatMessage(texts[moved], { weekday: formatDate(market, arrival, 'dayOfWeekShort') }, market)
}

/** The title, whose lines break no compound. */
function inLines(title: string) {
  return titleForLines(title)
    .split(/([^\s-]{1,12}-[^\s-]{1,12})/)
    .map((part, place) => (place % 2 === 1 ? <span key={part}>{part}</span> : part))
}

/** The further pictures, and how many there are in all where that is not as many as on most cards: its styles say it. */
function moreOf(first = '', further: readonly string[]) {
  const count = further.length + 1
  return { [morePicturesAttribute]: besides(first, further), 'data-of': count < maxPictures ? count : undefined }
}

/** Paths of further pictures as links beside the first one have them: those of its folder by their names. */
function besides(first = '', further: readonly string[]): string {
  const folder = first.slice(0, first.lastIndexOf('/') + 1)
  const isNear = (path: string) => path.startsWith(folder) && !path.slice(folder.length).includes('/')
  return further
    .map((path) => (isNear(path) ? path.slice(folder.length) : `/${path.replace(/^(https?:)?\/+/, '')}`))
    .join(' ')
}
