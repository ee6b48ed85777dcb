/** Where browsers report what the content security policy has blocked. */
export const cspReportPath = '/api/csp-reports/'

/** What programs ask, and are answered in JSON whatever comes of it. */
export function isForPrograms(path: string): boolean {
  return /^\/(?:api|bridge|builds|__nuxt_island)\//.test(path)
}
