import { useEffect, useRef, useState } from 'react'
import type { MarketId } from '../../editions/table.ts'
import { marketById } from '../../markets/market.ts'

interface HouseMapProps {
  marketId: MarketId
  lat: number
  lng: number
  /** Source of the map data. */
  source: string
}

/** Streets, names and shops around the house, over the drawn coast, which stays where they can't be loaded. */
export default function HouseMap({ marketId, lat, lng, source }: HouseMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    import('./draw-house-map.ts')
      .then(({ drawHouseMap }) =>
        frame.current ? drawHouseMap(frame.current, { market: marketById(marketId), lat, lng, signal }) : false,
      )
      .then(setDrawn, () => undefined)
    return () => over.abort()
  }, [marketId, lat, lng])
  return (
    <>
      {/* What it shows is said by the picture below it. */}
      <div className="house-streets" hidden={!isDrawn}>
        <div ref={frame} aria-hidden="true" />
      </div>
      {isDrawn && <p className="map-source">{source}</p>}
    </>
  )
}
