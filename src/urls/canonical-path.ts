/** Slash at the end, lower case, single slashes, page numbers without zeros in front; the first page has none. */
export function canonicalPath(path: string): string {
  const clean = path
    .replace(/\\|%5c/gi, '/')
    .replace(/\/{2,}/g, '/')
    .toLowerCase()
  return (clean.endsWith('/') ? clean : `${clean}/`)
    .replace(/\/(?:page\/0*1\/)+$/, '/')
    .replace(/\/page\/0+([1-9]\d*)\/$/, '/page/$1/')
}
