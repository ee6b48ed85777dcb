export interface PagedPath {
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
