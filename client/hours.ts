import { hoursAttribute, openAttribute } from '../src/islands/protocol.ts'
import type { OpeningMoment } from '../src/markets/opening-texts.ts'

/** Updates texts about opening hours to the minute; the hours themselves are in the header. */
export function followHours(root: Document): void {
  function tick() {
    showHours(root)
    setTimeout(tick, 60_000 - (Date.now() % 60_000))
  }
  tick()
  root.addEventListener('visibilitychange', () => showHours(root))
}

export function showHours(root: Document): void {
  const minute = Date.now() / 60_000
  const agency = root.querySelector(`header [${hoursAttribute}]`)?.getAttribute(hoursAttribute)
  for (const place of root.querySelectorAll(`[${hoursAttribute}]`)) {
    const moments: OpeningMoment[] = JSON.parse(place.getAttribute(hoursAttribute) || agency || '[]')
    const [, words, isOpen] = moments.findLast(([from]) => from <= minute) ?? []
    if (!words) continue
    place.textContent = words
    place.parentElement?.toggleAttribute(openAttribute, Boolean(isOpen))
  }
}
