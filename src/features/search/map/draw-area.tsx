import { type PointerEvent, useEffect, useState } from 'react'
import type { Spot } from './stand-apart.ts'

interface DrawAreaProps {
  hint: string
  done: (from: Spot, to: Spot) => void
  cancel: () => void
}

/** Pixels within which a press stands for a corner, and does not drag. */
const still = 8

/** Lies over the map while a part of it is drawn: by dragging, or by a press at each of two opposite corners. */
export function DrawArea({ hint, done, cancel }: DrawAreaProps) {
  const [from, setFrom] = useState<Spot | null>(null)
  const [to, setTo] = useState<Spot | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      cancel()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [cancel])
  return (
    <div
      className="map-draw"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        const spot = spotOf(event)
        if (!from) setFrom(spot)
        setTo(spot)
      }}
      onPointerMove={(event) => {
        if (from) setTo(spotOf(event))
      }}
      onPointerUp={(event) => {
        const spot = spotOf(event)
        if (from && Math.abs(spot.x - from.x) > still && Math.abs(spot.y - from.y) > still) done(from, spot)
      }}
    >
      <p>{hint}</p>
      {from && to && (
        <i
          style={{
            insetInlineStart: Math.min(from.x, to.x),
            insetBlockStart: Math.min(from.y, to.y),
            inlineSize: Math.abs(from.x - to.x),
            blockSize: Math.abs(from.y - to.y),
          }}
        />
      )}
    </div>
  )
}

function spotOf({ currentTarget, clientX, clientY }: PointerEvent): Spot {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
