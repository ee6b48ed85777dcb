import { markets } from '../../markets/market.ts'
import type { Feature } from '../../routing/feature.ts'
import { lazyPage } from '../../routing/lazy-page.ts'
import type { RenderContext } from '../../routing/page.ts'
import { contestStart } from './paths.ts'

/** Below the contest's path in any edition. */
const mayBeAlternate = ({ path }: RenderContext) => markets.some((market) => path.startsWith(contestStart(market)))

export const contestFeature = {
  pages: {
    'contest-upload': lazyPage(async () => (await import('./upload-page.tsx')).contestUploadPage),
    'contest-image': lazyPage(async () => (await import('./route.tsx')).contestImagePage, { mayBeAlternate }),
    'contest-year': lazyPage(async () => (await import('./route.tsx')).contestYearPage, { mayBeAlternate }),
  },
  templates: { photoContest: async () => (await import('./current.tsx')).currentContestPage },
  sitemaps: { contests: async (...of) => (await import('./sitemap.ts')).listContests(...of) },
} as const satisfies Feature
