import { errorTexts } from '../contracts/error-texts.ts'
import { hasOneFormat } from './program-paths.ts'

const payloadFile = '_payload.json'
/** Parameter for the build of the requesting page. */
const buildKey = 'b'
const nowhere = 'http://page.invalid'

/**
 * URL of a page's payload: '/soeg/?husdyr=1' → '/soeg/_payload.json?husdyr=1&b=4f…'.
 * @param url path and query on this host; throws for any other
 */
export function payloadUrl(url: string, buildId: string): string {
  const { origin, pathname, searchParams } = new URL(url, nowhere)
  if (!url.startsWith('/') || origin !== nowhere || pathname.startsWith('//'))
    throw new Error(errorTexts.payloadWithHost)
  searchParams.append(buildKey, buildId)
  return `${pathname.endsWith('/') ? pathname : `${pathname}/`}${payloadFile}?${searchParams}`
}

/** The page of a payload's URL, and the build of the requesting page where the URL names it. */
export function parsePayloadUrl(url: URL): { page: URL; buildId: string | null } {
  const page = new URL(url)
  page.pathname = url.pathname.slice(0, -payloadFile.length)
  const buildId = page.searchParams.get(buildKey)
  page.searchParams.delete(buildKey)
  return { page, buildId }
}

/** Format of a page: a document, the payload for a navigation in the browser, or Markdown. */
type PageFormat = 'document' | 'payload' | 'markdown'

const markdownFile = 'index.md'

/** '/soeg/_payload.json' → '/soeg/' and its format. */
export function splitFormat(pathname: string): { path: string; format: PageFormat } {
  if (pathname.endsWith(`/${payloadFile}`)) return { path: pathname.slice(0, -payloadFile.length), format: 'payload' }
  if (pathname.endsWith(`/${markdownFile}`))
    return { path: pathname.slice(0, -markdownFile.length), format: 'markdown' }
  return { path: pathname, format: 'document' }
}

/** '/om-os/' → '/om-os/index.md', the page's text as Markdown; a query stays. A file has none and is left as it is. */
export function markdownPath(url: string): string {
  return url.replace(/^[^?#]*\/(?=[?#]|$)/, `$&${markdownFile}`)
}

interface PagedPath {
  /** Without the page part, with leading and trailing slash. */
  path: string
  /** 1 when the path names none. */
  page: number
}

/** '/blog/page/3/' → '/blog/' and 3 (specification, section 2: a segment 'page' followed by a number). */
export function splitPageNumber(path: string): PagedPath {
  const match = /^(.*\/)page\/(\d{1,6})\/$/.exec(path)
  const page = Number(match?.[2] ?? 1)
  if (!match?.[1] || page < 1) return { path, page: 1 }
  return { path: match[1], page }
}

export function withPageNumber(path: string, page: number): string {
  return page <= 1 ? path : `${path}page/${page}/`
}

/** The path by which routes are matched: without page number and format. */
export function routedPath(pathname: string): string {
  return hasOneFormat(pathname) ? pathname : splitPageNumber(splitFormat(pathname).path).path
}
