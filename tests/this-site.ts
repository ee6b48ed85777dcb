import { inject } from 'vitest'
import type { SiteLocation } from './running-site.ts'

/** The running site that this test file has to itself while it runs. */
export function thisSite(): SiteLocation {
  const sites = inject('sites')
  const site = sites[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % sites.length]
  if (!site) throw new Error('No site runs for this project')
  return site
}
