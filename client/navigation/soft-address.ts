import { needsFullLoad } from '../../src/urls/needs-full-load.ts'

const noPages = /^\/(api|bridge|builds|editor|media)\//

/** Whether a page of this site that is everyone's lies there; what a path without slash leads to the server says. */
export function isSoft({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.endsWith('/') && !noPages.test(pathname) && !needsFullLoad(pathname)
}
