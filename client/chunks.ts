import { bookingFolder } from '../src/urls/booking-folder.ts'
import { chunkReloadInterval, chunkReloadKey } from './measures.ts'

let reload = Promise.resolve(false)

/** Whether the page is about to load again: what waits for its scripts is left to the new one. */
export function isReloading(): Promise<boolean> {
  return reload
}

/**
 * Reloads the page when a file of scripts or styles can't be loaded, as after a deploy that removed it: at most once
 * per path in ten seconds. Not in a booking, whose forms work without scripts, and not without a network: a page that
 * can be read is better than none.
 */
export function reloadForChunks(): void {
  addEventListener('vite:preloadError', () => {
    const { pathname, href } = location
    if (pathname.startsWith(bookingFolder) || hasReloaded(pathname)) return
    reload = fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
      () => {
        location.reload()
        return true
      },
      () => false,
    )
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
