import { mapZooms } from '../../../domain/map/cells.ts'
import { formatMessage } from '../../../markets/format-message.ts'
import { formatNumber } from '../../../markets/formats.ts'
import type { Market } from '../../../markets/market.ts'
import type { Messages } from '../../../markets/messages/messages.ts'
import { Icon } from '../../../ui/icons.tsx'
import type { Direction, Scale } from './run-map.ts'

export interface MapToolsProps {
  market: Market
  texts: Messages['map']
  zoom: number
  scale: Scale | null
  /** Whether tiles with streets and names are drawn. */
  isTiled: boolean
  /** Whether moving the map searches. */
  follows: boolean
  onFollow: (follows: boolean) => void
  zoomBy: (steps: number) => void
  panTo: (direction: Direction) => void
  /** The search of the visible part, where it differs from the list's. */
  here: { count: number; href: string } | null
  /** The search without its part of the map. */
  coast: string | null
  failed: (() => void) | null
}

/** Zoom from which the coast is visibly inaccurate. */
const coarseFrom = 13

export function MapTools({ market, texts, zoom, scale, isTiled, here, coast, failed, ...tools }: MapToolsProps) {
  return (
    <>
      <div className="map-tools">
        <label>
          <input
            type="checkbox"
            checked={tools.follows}
            onChange={(event) => {
              // It is not a field of the search form.
              event.stopPropagation()
              tools.onFollow(event.target.checked)
            }}
          />
          {texts.follow}
        </label>
        {here && (
          <a className="button primary" href={here.href}>
            {formatMessage(texts.searchHere, { count: here.count }, market)}
          </a>
        )}
        {coast && (
          <a className="button" href={coast}>
            {texts.wholeCoast}
          </a>
        )}
        <div className="map-zoom">
          <button
            type="button"
            aria-label={texts.zoomIn}
            disabled={zoom >= mapZooms.max}
            onClick={() => tools.zoomBy(1)}
          >
            <Icon name="plus" />
          </button>
          <button type="button" aria-label={texts.zoomOut} onClick={() => tools.zoomBy(-1)}>
            <Icon name="minus" />
          </button>
        </div>
        <fieldset className="map-pan" aria-label={texts.pan.label}>
          {directions.map((direction) => (
            <button
              key={direction}
              type="button"
              className={direction}
              aria-label={texts.pan[direction]}
              onClick={() => tools.panTo(direction)}
            >
              <Icon name="chevron" />
            </button>
          ))}
        </fieldset>
      </div>
      {failed && (
        <p className="map-failed" role="alert">
          {`${texts.failed} `}
          <button className="button small" type="button" onClick={failed}>
            {texts.tryAgain}
          </button>
        </p>
      )}
      <div className="map-foot">
        {scale && (
          <span className="map-scale" style={{ inlineSize: scale.pixels }}>
            <span className="visually-hidden">{`${texts.scale}: `}</span>
            {lengthText(market, scale.metres)}
          </span>
        )}
        <span>
          {isTiled ? texts.tilesSource : zoom >= coarseFrom ? `${texts.coarse} ${texts.source}` : texts.source}
        </span>
      </div>
    </>
  )
}

const directions = ['north', 'west', 'east', 'south'] as const

function lengthText(market: Market, metres: number): string {
  return metres < 1000 ? `${formatNumber(market, metres)}\u00a0m` : `${formatNumber(market, metres / 1000)}\u00a0km`
}
