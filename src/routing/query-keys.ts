/** Whether a page reads the parameter of that name. */
export type QueryKeys = (name: string) => boolean

export const noKeys: QueryKeys = () => false

export function keysNamed(...names: readonly string[]): QueryKeys {
  const known = new Set(names)
  return (name) => known.has(name)
}

/** The parameters that a page reads. */
export function readParameters(query: URLSearchParams, isRead: QueryKeys): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => isRead(name)))
}
