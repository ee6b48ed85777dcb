/**
 * Registered only by whoever saves an arrival pack. Pages come from the network; without one, or while the site fails, the
 * packs that were saved, and without a network the page that says there is none. It puts nothing away itself:
 * src/features/arrival/saved.browser.ts does, when it is asked to.
 */
const cacheName = 'marehalm-offline'
/** Milliseconds that a page may take to come while a saved one is at hand. */
const fetchTimeoutMs = 4_000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  // Who logs out leaves nothing of their stays on the device.
  if (request.method === 'POST' && pathname === '/logout/') event.waitUntil(caches.delete(cacheName))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(pageOf(request, pathname))
  else if (pathname.startsWith('/assets/') || pathname === '/favicon.svg') event.respondWith(fileOf(request))
})

async function pageOf(request, pathname) {
  const kept = await keptAt(pathname)
  try {
    const shown = await Promise.race([fetch(request), ...(kept ? [after(fetchTimeoutMs, kept)] : [])])
    return kept && shown.status >= 500 ? kept : shown
  } catch (error) {
    const shown = kept ?? (await keptAt('/offline/'))
    if (!shown) throw error
    return shown
  }
}

/** Names of files carry a hash of what is in them: one that is kept is the right one. */
async function fileOf(request) {
  return (await keptAt(request.url)) ?? fetch(request)
}

function keptAt(address) {
  return caches.match(address, { cacheName, ignoreVary: true })
}

function after(milliseconds, value) {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds))
}
