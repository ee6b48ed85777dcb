import { lazyFunction } from './domain/lazy.ts'
import { accountFeature } from './features/account/feature.ts'
import { addOnsFeature } from './features/add-ons/feature.ts'
import { areaFeature } from './features/area/feature.ts'
import { backupFeature } from './features/backup/feature.ts'
import { blogFeature } from './features/blog/feature.ts'
import { bookingFeature } from './features/booking/feature.ts'
import { buildsFeature } from './features/builds/feature.ts'
import { categoryFeature } from './features/category/feature.ts'
import { compareFeature } from './features/compare/feature.ts'
import { consentFeature } from './features/consent/feature.ts'
import { contentFeature } from './features/content/feature.ts'
import { contentChangesFeature } from './features/content-changes/feature.ts'
import { contestFeature } from './features/contest/feature.ts'
import { cspReportsFeature } from './features/csp-reports/feature.ts'
import { departmentFeature } from './features/department/feature.ts'
import { editorFeature } from './features/editor/feature.ts'
import { favoritesFeature } from './features/favorites/feature.ts'
import { findFeature } from './features/find/feature.ts'
import { formsFeature } from './features/forms/feature.ts'
import { frontFeature } from './features/front/feature.ts'
import { healthFeature } from './features/health/feature.ts'
import { jobsFeature } from './features/jobs/feature.ts'
import { lodgingFeature } from './features/lodging/feature.ts'
import { mapTilesFeature } from './features/map-tiles/feature.ts'
import { mediaFeature } from './features/media/feature.ts'
import { offlineFeature } from './features/offline/feature.ts'
import { searchFeature } from './features/search/feature.ts'
import { seoFeature } from './features/seo/feature.ts'
import { shortlistFeature } from './features/shortlist/feature.ts'
import { smsSignupFeature } from './features/sms-signup/feature.ts'
import { streetFeature } from './features/street/feature.ts'
import { taxCalculationFeature } from './features/tax-calculation/feature.ts'
import { telemetryFeature } from './features/telemetry/feature.ts'
import { togetherFeature } from './features/together/feature.ts'
import { weatherFeature } from './features/weather/feature.ts'
import { catchAll } from './routing/catch-all.ts'
import type { Endpoint } from './routing/endpoint.ts'
import { type Feature, gather, type Sitemaps, type SiteParts } from './routing/feature.ts'
import type { Fragment } from './routing/fragment.ts'
import { createPageTable } from './routing/page-table.ts'
import { fragmentRoute, routes } from './urls/routes.ts'

const features = [
  accountFeature,
  addOnsFeature,
  areaFeature,
  backupFeature,
  blogFeature,
  bookingFeature,
  buildsFeature,
  categoryFeature,
  compareFeature,
  consentFeature,
  contentFeature,
  contentChangesFeature,
  contestFeature,
  cspReportsFeature,
  departmentFeature,
  editorFeature,
  favoritesFeature,
  findFeature,
  formsFeature,
  frontFeature,
  healthFeature,
  jobsFeature,
  lodgingFeature,
  mapTilesFeature,
  mediaFeature,
  offlineFeature,
  searchFeature,
  seoFeature,
  shortlistFeature,
  smsSignupFeature,
  streetFeature,
  taxCalculationFeature,
  telemetryFeature,
  togetherFeature,
  weatherFeature,
] as const

const all: readonly Feature[] = features

/** The pages of all routes; entries of content are rendered by their template or type. */
export const pages = createPageTable(routes, {
  ...gather(features, 'pages'),
  'catch-all': catchAll({ templates: gather(features, 'templates'), types: gather(features, 'types') }),
})

/** Parts of those pages that can be requested alone. */
export async function allFragments(): Promise<readonly Fragment[]> {
  return (await Promise.all(all.map(({ fragments }) => fragments?.() ?? []))).flat()
}

const sitemaps: Sitemaps = Object.assign({}, ...all.map((feature) => feature.sitemaps))

/** All endpoints. */
export function endpointsOf(site: Omit<SiteParts, 'sitemaps'>): Endpoint[] {
  return [
    ...all.flatMap((feature) => feature.endpoints?.({ ...site, sitemaps }) ?? []),
    { path: fragmentRoute.path, get: fragmentHandler(site.deps), rate: 'query' },
  ]
}

function fragmentHandler(deps: SiteParts['deps']) {
  return lazyFunction(async () => (await import('./routing/serve-fragment.ts')).handleFragment(deps, allFragments))
}
