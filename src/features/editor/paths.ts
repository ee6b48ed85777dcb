import type { InboxKind } from '../../contracts/office.ts'
import { officePaths } from '../../urls/paths.ts'

/** URLs of the console. */
export const editorPaths = {
  home: '/editor/',
  ...officePaths,
  cached: '/editor/cached/',
  report: '/editor/report/',
  preview: '/editor/preview/',
  marks: '/editor/marks/',
  purge: '/editor/purge/',
  signIn: '/editor/sign-in/',
  signOut: '/editor/sign-out/',
} as const

/** A page of the console, as a URL names it; its front page for whatever is none. */
export function consolePath(url: string, base: string): string {
  const home = new URL(editorPaths.home, base)
  const { origin, pathname, search } = URL.parse(url, home) ?? home
  return origin === home.origin && pathname.startsWith(editorPaths.home) ? pathname + search : editorPaths.home
}

/** A picture that waits, as small as the inbox shows it, or whole. */
export function uploadPath(id: string, size: 'small' | 'large'): string {
  return `/editor/uploads/${id}/${size}/`
}

export function receiptPath(epoch: number): string {
  return `/editor/receipts/${epoch}/`
}

/** The console's page about what is cached for a URL. */
export function cachedPath(url: string): string {
  return `${editorPaths.cached}?${new URLSearchParams({ address: url })}`
}

/** The number of a list's page in a URL. */
export function pageOf(query = ''): number {
  return /^[1-9]\d{0,3}$/.test(query) ? Number(query) : 1
}

interface InboxUrl {
  kind?: InboxKind | null
  isDecided?: boolean
  page?: number
  /** What was decided last. */
  decided?: string
}

export function inboxUrl({ kind, isDecided = false, page = 1, decided }: InboxUrl): string {
  const query = new URLSearchParams({
    ...(kind ? { kind } : {}),
    ...(isDecided ? { show: 'decided' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(decided ? { decided } : {}),
  })
  return query.size === 0 ? editorPaths.inbox : `${editorPaths.inbox}?${query}`
}
