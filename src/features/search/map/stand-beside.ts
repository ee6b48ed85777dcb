import { type Rectangle, touches } from './stand-apart.ts'

/** Pixels between a pin and its card, and of the map's edges where tools stand. */
const gap = 10
const edges = { top: 64, right: 72, bottom: 44, left: 12 }
const pins = ':is(.map-house, .map-group) button'

/**
 * Sets an open card below or above its pin, where it covers fewer others. Returns false where neither has room in the visible
 * part of the map.
 */
export function standBeside(card: HTMLElement, pin: Element): boolean {
  const frame = card.parentElement
  const map = frame?.getBoundingClientRect()
  if (!frame || !map) return false
  const { offsetWidth: width, offsetHeight: height } = card
  const own = pin.getBoundingClientRect()
  const foot = Math.min(map.bottom, innerHeight) - edges.bottom
  const centred = (own.left + own.right - width) / 2
  const left = Math.max(map.left + edges.left, Math.min(centred, map.right - edges.right - width))
  const others = [...frame.querySelectorAll(pins)]
    .filter((each) => each !== pin)
    .map((each) => each.getBoundingClientRect())
  const covered = (place: Rectangle) => others.filter((other) => touches(other, place)).length
  const [place] = [own.bottom + gap, own.top - gap - height]
    .map((top) => ({ left, top, right: left + width, bottom: top + height }))
    .filter(({ top, bottom }) => top >= map.top + edges.top && bottom <= foot)
    .toSorted((one, other) => covered(one) - covered(other))
  card.classList.toggle('is-beside', place !== undefined)
  if (!place) return false
  card.style.setProperty('--from-top', `${Math.round(place.top - map.top)}px`)
  card.style.setProperty('--from-left', `${Math.round(left - map.left)}px`)
  return true
}
