/** What programs ask, and are answered in JSON whatever comes of it. */
export function isForPrograms(path: string): boolean {
  return /^\/(?:api|bridge|builds|__nuxt_island)\//.test(path)
}
