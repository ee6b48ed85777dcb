import type { ReactNode } from 'react'
import { FilterXSS } from 'xss'
import type { HeldFacility, LodgingImage, VacationRental } from '../../contracts/lodging.ts'
import type { Area } from '../../domain/areas.ts'
import { facility } from '../../domain/facilities.ts'
import { Island } from '../../islands/island.tsx'
import { areaPlace } from '../../markets/area-name.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import Gallery, { type GalleryPicture } from './gallery.island.tsx'
import { FoldRow } from './sections.tsx'

interface MosaicProps {
  market: Market
  messages: Messages
  house: PicturedHouse & { images: readonly Omit<LodgingImage, 'fileSize' | 'sortOrder'>[] }
  area: Area | undefined
  hasEmbeddedHouses: boolean
}

/** What the URLs of the seeded agency's pictures begin with. */
const renderedPictures = 'pictures/'

/** The house's pictures; floor plans are further down. */
export function Mosaic({ market, messages, house, area, hasEmbeddedHouses }: MosaicProps) {
  const shown = house.images.filter(({ tagIds }) => !tagIds.includes('floor-plan'))
  if (shown.length === 0) return <p className="no-picture">{messages.card.noPicture}</p>
  const groups = pictureGroups.filter((group) => shown.some((image) => pictureGroupOf(image) === group))
  const isRendered = hasEmbeddedHouses && shown.every(({ url }) => url.startsWith(renderedPictures))
  return (
    <>
      <Island
        name="gallery"
        component={Gallery}
        on="interaction"
        props={{
          label: messages.lodging.gallery,
          showAll: formatMessage(messages.lodging.pictures, { count: shown.length }, market),
          close: messages.layout.close,
          previous: messages.layout.previousPage,
          next: messages.layout.nextPage,
          caption: isRendered ? messages.lodging.rendering : messages.lodging.pictureOf,
          groups: groups.map((group) => messages.lodging.pictureGroups[group]),
          pictures: shown.map(
            (image): GalleryPicture => [
              image.url,
              pictureWords(market, messages.lodging, house, area, image),
              groups.indexOf(pictureGroupOf(image)),
              image.width,
              image.height,
            ],
          ),
        }}
      />
      {isRendered && <p className="mosaic-note">{messages.lodging.renderings}</p>}
    </>
  )
}

/** The site's own player, or a link to another one: no other host is contacted before the guest starts it. */
const playerRules = {
  whiteList: {
    video: ['controls', 'preload', 'poster', 'width', 'height', 'playsinline', 'aria-label'],
    source: ['src', 'type'],
  },
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'noscript'],
  safeAttrValue: (_tag: string, name: string, value: string) =>
    (name !== 'src' && name !== 'poster') || /^\/media\/[\w./?=-]+$/.test(value) ? value.replace(/["'<>&]/g, '') : '',
}

interface FilmProps {
  /** HTML of the broker: a player, or an iframe of a film host. */
  html: string
  heading: string
  /** "See the film at {host}". */
  elsewhere(host: string): string
  /** Embeds a film of a host that may be framed; null for any other. */
  framed?(url: URL): ReactNode
}

/**
 * The film of a house. One of another host is a link, or a frame that the guest starts: its player loads that host's
 * scripts.
 */
export function Film({ html, heading, elsewhere, framed = () => null }: FilmProps) {
  const hosted = hostedElsewhere(html)
  const player = hosted ? '' : new FilterXSS(playerRules).process(html).trim()
  if (!hosted && !player.includes('src="/media/')) return null
  return (
    <section className="part film" id="film">
      <FoldRow title={heading} level={2}>
        {hosted ? (
          (framed(hosted) ?? (
            <a className="button" href={hosted.href} target="_blank" rel="noopener noreferrer">
              {elsewhere(hosted.hostname.replace(/^www\./, ''))}
            </a>
          ))
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned right here
          <div dangerouslySetInnerHTML={{ __html: player }} />
        )}
      </FoldRow>
    </section>
  )
}

/** The https URL that an iframe would load. */
function hostedElsewhere(html: string): URL | null {
  const src = /<iframe\b[^>]*\bsrc\s*=\s*["']([^"'<>\s]+)["']/i.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const url = src && URL.canParse(src) ? new URL(src) : null
  return url?.protocol === 'https:' ? url : null
}

interface PicturedHouse {
  vacationRental: Pick<VacationRental, 'bedrooms' | 'bathrooms'>
  facilities: readonly Pick<HeldFacility, 'facilityId' | 'value'>[]
}

/**
 * Alternative text of a picture: by its tag and what the house is, since the broker has no text for it. Without a known
 * tag it is the house.
 */
export function pictureWords(
  market: Market,
  { tags, houseTypes, pictured }: Messages['lodging'],
  house: PicturedHouse,
  area: Area | undefined,
  { tagIds: [tag] }: Pick<LodgingImage, 'tagIds'>,
): string {
  const { bedrooms, bathrooms } = house.vacationRental
  const style = house.facilities.find(({ facilityId }) => facilityId === facility.houseType)?.value
  const type = new Map(Object.entries(houseTypes)).get(style ?? '')
  if (tag === 'facade' && type && area)
    return formatMessage(pictured.outside, { type, place: areaPlace(market, area) }, market)
  if (tag === 'bedroom') return formatMessage(pictured.bedroom, { count: Math.max(1, bedrooms) }, market)
  if (tag === 'bathroom') return formatMessage(pictured.bathroom, { count: Math.max(1, bathrooms) }, market)
  return new Map(Object.entries(tags)).get(tag ?? '') ?? tags.facade
}

/** The rooms by which pictures are grouped, in the order of a walk through the house, and the tags of each. */
const groupTags = {
  outside: ['facade', 'garden', 'terrace', 'charging-point', 'view'],
  living: ['living-room', 'kitchen', 'dining', 'fireplace', 'activity-room', 'detail'],
  sleeping: ['bedroom', 'children-room'],
  bath: ['bathroom', 'sauna', 'spa', 'pool', 'wilderness-bath'],
  nearby: ['dunes', 'beach', 'sea', 'town', 'harbour', 'lighthouse', 'heath', 'forest', 'fjord'],
} as const satisfies Record<keyof Messages['lodging']['pictureGroups'], readonly string[]>

const pictureGroups = Object.keys(groupTags) as (keyof typeof groupTags)[]

export function pictureGroupOf({ tagIds }: Pick<LodgingImage, 'tagIds'>): keyof typeof groupTags {
  return pictureGroups.find((group) => groupTags[group].some((tag) => tagIds.includes(tag))) ?? 'outside'
}
