/** '/a/b' and 'a/b' → '/a/b/'; query and fragment stay. URLs of other hosts, files and mailto: are unchanged. */
export function appendTrailingSlash(link: string): string {
  if (isElsewhere(link)) return link
  return changePath(link, (path) => (path.endsWith('/') || isFile(path) ? path : `${path}/`))
}

/** '/a/b/' → '/a/b', 'https://a.dk/b/' → 'https://a.dk/b'; query and fragment stay, and so does the path '/'. */
export function removeTrailingSlash(link: string): string {
  return changePath(link, (path) => (path.length > 1 ? withoutEndSlashes(path) || '/' : path))
}

/** Takes time in proportion to the text: `/\/+$/` alone begins anew at each slash of a long row. */
export function withoutEndSlashes(text: string): string {
  return text.replace(/(?<!\/)\/+$/, '')
}

/** A path whose last segment has a dot names a file. */
export function isFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).includes('.')
}

function isElsewhere(link: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(link) || link.startsWith('//')
}

function changePath(link: string, change: (path: string) => string): string {
  const end = link.search(/[?#]/)
  const path = end === -1 ? link : link.slice(0, end)
  return path === '' ? link : change(path) + (end === -1 ? '' : link.slice(end))
}
