import type { ReactNode } from 'react'
import { FilterXSS } from 'xss'
import type { LodgingImage } from '../../contracts/lodging.ts'
import type { Area } from '../../domain/areas.ts'
import { Island } from '../../islands/island.tsx'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import Gallery, { type GalleryPicture } from './gallery.island.tsx'
import { type PicturedHouse, pictureGroupOf, pictureGroups, pictureWords } from './picture-words.ts'
import { Fold } from './sections.tsx'

export interface MosaicProps {
  market: Market
  messages: Messages
  house: PicturedHouse & { images: readonly LodgingImage[] }
  area: Area | undefined
}

/** The house in pictures; floor plans stand further down. */
export function Mosaic({ market, messages, house, area }: MosaicProps) {
  const shown = house.images.filter(({ tagIds }) => !tagIds.includes('floor-plan'))
  if (shown.length === 0) return <p className="no-picture">{messages.card.noPicture}</p>
  const groups = pictureGroups.filter((group) => shown.some((image) => pictureGroupOf(image) === group))
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
        caption: messages.lodging.pictureOf,
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
  )
}

/** A player of our own, or what leads to one elsewhere: nobody is told of a visit before the guest asks for it. */
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
  /** As the broker has it: a player, or an iframe of a film host. */
  html: string
  heading: string
  /** "See the film at {host}". */
  elsewhere(host: string): string
  /** What leads to a film of a host that may be framed; null for any other. */
  framed?(url: URL): ReactNode
}

/** The film of a house. One that lies with another host is a link, or a frame that the guest asks for: its player would load that host's scripts. */
export function Film({ html, heading, elsewhere, framed = () => null }: FilmProps) {
  const hosted = hostedElsewhere(html)
  const player = hosted ? '' : new FilterXSS(playerRules).process(html).trim()
  if (!hosted && !player.includes('src="/media/')) return null
  return (
    <section className="part film" id="film">
      <Fold summary={<h2>{heading}</h2>}>
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
      </Fold>
    </section>
  )
}

/** The https URL that an iframe would load. */
function hostedElsewhere(html: string): URL | null {
  const src = /<iframe\b[^>]*\bsrc\s*=\s*["']([^"'<>\s]+)["']/i.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const url = src && URL.canParse(src) ? new URL(src) : null
  return url?.protocol === 'https:' ? url : null
}
