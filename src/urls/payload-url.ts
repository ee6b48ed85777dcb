import { errorTexts } from '../contracts/error-texts.ts'

export const payloadFile = '_payload.json'
/** Names the build whose page asks. */
const buildKey = 'b'
const nowhere = 'http://page.invalid'

/**
 * Where the payload of a page is requested: '/soeg/?husdyr=1' → '/soeg/_payload.json?husdyr=1&b=4f…'.
 * @param address path and query on this very host; throws for any other
 */
export function payloadUrl(url: string, buildId: string): string {
  const { origin, pathname, searchParams } = new URL(url, nowhere)
  if (!url.startsWith('/') || origin !== nowhere || pathname.startsWith('//'))
    throw new Error(errorTexts.payloadWithHost)
  searchParams.append(buildKey, buildId)
  return `${pathname.endsWith('/') ? pathname : `${pathname}/`}${payloadFile}?${searchParams}`
}

/** What a payload's address asks for: the page's own address, and the build of who asks where it is said. */
export function parsePayloadUrl(url: URL): { page: URL; buildId: string | null } {
  const page = new URL(url)
  page.pathname = url.pathname.slice(0, -payloadFile.length)
  const buildId = page.searchParams.get(buildKey)
  page.searchParams.delete(buildKey)
  return { page, buildId }
}
