import type { Feature } from '../../routing/feature.ts'
import type { Page } from '../../routing/page.ts'
import { href } from '../../urls/paths.ts'
import { loadListPage } from './list-page.tsx'
import { getShortlistLive } from './load.ts'
import { loadManagePage } from './manage-page.tsx'
import { loadNewPage } from './new-page.tsx'

/** /shortlist/ begins a list, /shortlist/{secret}/ is one, /shortlist/{secret}/manage/{admin}/ is its maker's. */
const shortlistPage: Page = {
  load(request) {
    const { secret, admin } = request.params
    if (secret === undefined) return loadNewPage(request)
    return admin === undefined ? loadListPage(request, secret) : loadManagePage(request, secret, admin)
  },
}

export const shortlistFeature = {
  pages: { shortlist: shortlistPage },
  endpoints: ({ deps }) => [{ path: href.shortlistLive(':secret'), get: getShortlistLive(deps), rate: 'query' }],
} as const satisfies Feature
