import { bookingFolder } from '../src/urls/booking-folder.ts'
import { chunkReloadInterval, chunkReloadKey } from './measures.ts'

let reload = Promise.resolve(false)

/** Whether the page is about to load again: what waits for its scripts is left to the new one. */
export function isReloading(): Promise<boolean> {
  return reload
}

/**
 * A file of scripts or styles that does not come, as after a deploy that took it away: the page loads again, at most
 * once per path in ten seconds. Not in a booking, whose forms do without, and not where the network is gone: a page
 * that can be read is better than none.
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
