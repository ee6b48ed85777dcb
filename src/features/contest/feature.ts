import type { Feature } from '../../routing/feature.ts'
import { contentPage } from '../content/route.ts'
import { currentContest } from './current.tsx'
import { contestImagePage, contestYearPage } from './route.tsx'
import { listContests } from './sitemap.ts'
import { contestUploadPage } from './upload-page.tsx'

export const contestFeature = {
  pages: { 'contest-upload': contestUploadPage, 'contest-image': contestImagePage, 'contest-year': contestYearPage },
  templates: { photoContest: contentPage(currentContest) },
  sitemaps: { contests: listContests },
} as const satisfies Feature
