/**
 * A redirect's target with the query of the request: what the target says of a key itself stands. The fragment stays last.
 * @param to path or absolute URL
 */
export function mergeQuery(to: string, query: URLSearchParams): string {
  const [, path = '', ownQuery = '', fragment = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(to) ?? []
  const own = new URLSearchParams(ownQuery)
  const added = new URLSearchParams([...query].filter(([key]) => !own.has(key))).toString()
  const merged = [ownQuery, added].filter((part) => part !== '').join('&')
  return path + (merged && `?${merged}`) + fragment
}
