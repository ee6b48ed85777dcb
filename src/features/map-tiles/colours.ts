import type { Map as LeafletMap } from 'leaflet'
import './colours.css'

const darkScheme = '(prefers-color-scheme: dark)'

export function isDark(): boolean {
  return matchMedia(darkScheme).matches
}

/** The computed value of a custom property on that element, in the device's colour scheme: "rgb(20, 48, 58)". */
export function colourOf(element: HTMLElement, property: `--${string}`): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${property})`
  element.appendChild(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Paints at once, and again whenever the device changes between light and dark, as long as the map is there. */
export function paintByScheme(map: LeafletMap, paint: () => void): void {
  const scheme = matchMedia(darkScheme)
  scheme.addEventListener('change', paint)
  map.on('unload', () => scheme.removeEventListener('change', paint))
  paint()
}
