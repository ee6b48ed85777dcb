import { type CSSProperties, useState } from 'react'
import { mapZooms } from '../../../domain/map/cells.ts'
import { bandsFrom, shoreBands } from '../../../domain/map/shore-bands.ts'
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
  isDrawing: boolean
  toggleDrawing: () => void
  /** Whether the map fills the window. */
  isFull: boolean
  toggleFull: () => void
  zoomBy: (steps: number) => void
  panTo: (direction: Direction) => void
  /** The search of the visible part, where it differs from the list's. */
  here: { count: number; href: string } | null
  /** The search without its part of the map. */
  coast: string | null
  failed: (() => void) | null
}

/** Zoom from which the coast is visibly inaccurate. */
const coarseFrom = 13.5

export function MapTools({ market, texts, zoom, scale, isTiled, here, coast, failed, ...tools }: MapToolsProps) {
  const [isSaid, setSaid] = useState(false)
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
        <button className="button" type="button" aria-pressed={tools.isDrawing} onClick={tools.toggleDrawing}>
          {texts.draw}
        </button>
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
        <div className="map-buttons">
          <button
            type="button"
            aria-label={texts.zoomIn}
            // A disabled button would lose the focus.
            aria-disabled={zoom >= mapZooms.max || undefined}
            onClick={() => tools.zoomBy(1)}
          >
            <Icon name="plus" />
          </button>
          <button type="button" aria-label={texts.zoomOut} onClick={() => tools.zoomBy(-1)}>
            <Icon name="minus" />
          </button>
          <details>
            <summary aria-label={texts.pan.label}>
              <Shape of={shapes.move} />
            </summary>
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
          </details>
          <button type="button" aria-label={texts.fullScreen} aria-pressed={tools.isFull} onClick={tools.toggleFull}>
            <Shape of={shapes.full} />
          </button>
        </div>
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
        {zoom >= bandsFrom && !isTiled && (
          <span className="map-shores">
            {texts.toWater}
            {shoreBands.toReversed().map(({ metres, colour }) => (
              <span key={metres} style={{ '--band': `var(${colour})` } as CSSProperties}>
                {lengthText(market, metres)}
              </span>
            ))}
          </span>
        )}
        <div className="map-source">
          <button type="button" aria-label={texts.data} aria-expanded={isSaid} onClick={() => setSaid(!isSaid)}>
            i
          </button>
          <span>
            {isTiled ? texts.tilesSource : zoom >= coarseFrom ? `${texts.coarse} ${texts.source}` : texts.source}
          </span>
        </div>
      </div>
    </>
  )
}

/** Icons of the map alone, as those of ui/icon-shapes.ts are drawn. */
const shapes = {
  move: 'M12 3v18M3 12h18M9.5 5.5L12 3l2.5 2.5M9.5 18.5L12 21l2.5-2.5M5.5 9.5L3 12l2.5 2.5M18.5 9.5L21 12l-2.5 2.5',
  full: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
} as const

function Shape({ of: shape }: { of: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  )
}

const directions = ['north', 'west', 'east', 'south'] as const

function lengthText(market: Market, metres: number): string {
  return metres < 1000 ? `${formatNumber(market, metres)}\u00a0m` : `${formatNumber(market, metres / 1000)}\u00a0km`
}
