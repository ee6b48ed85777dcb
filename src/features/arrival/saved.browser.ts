import { isSharedDevice } from '../../../client/cookies.ts'
import { trustedScriptUrl } from '../../islands/trusted-html.ts'

/** As service-worker.js has it. */
const cacheName = 'marehalm-offline'
const offlinePath = '/offline/'
const titleHeader = 'x-title'

const canKeepFiles = 'serviceWorker' in navigator && 'caches' in globalThis
/** Not where others would find the pack. */
export const canSave = canKeepFiles && !isSharedDevice()

export interface SavedPack {
  path: string
  title: string
}

/** Stores the page, the offline page and their files on this device. Rejects when some of it can't be loaded. */
export function savePack(path: string): Promise<void> {
  return inTurn(() => save(path))
}

/** Removes a pack, and with the last one all files for packs. */
export function removePack(path: string): Promise<void> {
  return inTurn(() => remove(path))
}

/** With the session whose stays they are of. */
export function dropAllPacks(): Promise<void> {
  return inTurn(async () => {
    if (canKeepFiles) await dropEverything()
  })
}

/** One at a time in all tabs: what is removed while it is still being renewed must not come back. */
function inTurn(work: () => Promise<void>): Promise<void> {
  return navigator.locks.request(cacheName, work)
}

async function save(path: string): Promise<void> {
  const pages = await Promise.all([path, offlinePath].map(readPage))
  const cache = await caches.open(cacheName)
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = loaded.filter(isFile).map(({ pathname }) => pathname)
  await cache.addAll([...new Set([...files, ...pages.flatMap((page) => page.files)])])
  await Promise.all(pages.map(({ pageUrl, response }) => cache.put(pageUrl, response)))
  await navigator.serviceWorker.register(trustedScriptUrl(`${location.origin}/service-worker.js`), { scope: '/' })
  await navigator.serviceWorker.ready
}

async function remove(path: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.delete(path)
  if ((await savedPacks()).length === 0) await dropEverything()
}

async function dropEverything(): Promise<void> {
  await caches.delete(cacheName)
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
}

export async function savedPacks(): Promise<SavedPack[]> {
  if (!canSave || !(await caches.has(cacheName))) return []
  const cache = await caches.open(cacheName)
  const replies = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: new URL(request.url).pathname,
      title: (await cache.match(request, { ignoreVary: true }))?.headers.get(titleHeader),
    })),
  )
  return replies.flatMap(({ path, title }) => (title ? [{ path, title: decodeURIComponent(title) }] : []))
}

/** Loads a page as it is now; a pack with its title. */
async function readPage(pageUrl: string) {
  const reply = await fetch(pageUrl, { credentials: 'same-origin', cache: 'no-store' })
  if (!reply.ok || reply.redirected) throw new Error(`${pageUrl} can't be had`)
  const text = await reply.text()
  const headers = new Headers(reply.headers)
  if (pageUrl !== offlinePath) headers.set(titleHeader, encodeURIComponent(document.title))
  const files = [...text.matchAll(/(?:href|src)="(\/[^"]+)"/g)].flatMap(([, file = '']) => {
    const url = new URL(file, location.origin)
    return isFile(url) ? [url.pathname] : []
  })
  return { pageUrl, files, response: new Response(text, { headers }) }
}

function isFile({ origin, pathname }: URL): boolean {
  return origin === location.origin && (pathname.startsWith('/assets/') || pathname === '/favicon.svg')
}
