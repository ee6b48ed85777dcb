/** Addresses of the console. */
export const editorPaths = {
  home: '/editor/',
  cached: '/editor/cached/',
  report: '/editor/report/',
  marks: '/editor/marks/',
  purge: '/editor/purge/',
  signIn: '/editor/sign-in/',
  signOut: '/editor/sign-out/',
} as const

export function receiptPath(epoch: number): string {
  return `/editor/receipts/${epoch}/`
}

/** Where the console tells of that address what is cached. */
export function cachedPath(address: string): string {
  return `${editorPaths.cached}?${new URLSearchParams({ address })}`
}
