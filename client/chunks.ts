import { bookingFolder } from '../src/urls/booking-folder.ts'
import { chunkReloadInterval, chunkReloadKey } from './measures.ts'

let reloads = false

/** Whether the page is about to load again: what waits for its scripts is left to the new one. */
export function isReloading(): boolean {
  return reloads
}

/**
 * A file of scripts or styles that does not come, as after a deploy that took it away: the page loads again, at most
 * once per path in ten seconds. Not in a booking, whose forms do without, and not while there is no network.
 */
export function reloadForChunks(): void {
  addEventListener('vite:preloadError', () => {
    const { pathname } = location
    if (pathname.startsWith(bookingFolder) || !navigator.onLine || hasReloaded(pathname)) return
    reloads = true
    location.reload()
  })
}

/** Notes this time; where nothing can be noted, it counts as done. */
function hasReloaded(path: string): boolean {
  try {
    const last = Number(sessionStorage.getItem(chunkReloadKey + path))
    sessionStorage.setItem(chunkReloadKey + path, String(Date.now()))
    return Date.now() - last < chunkReloadInterval
  } catch {
    return true
  }
}
