import type { Page } from '../../routing/page.ts'
import { loadListPage } from './list-page.tsx'
import { loadManagePage } from './manage-page.tsx'
import { loadNewPage } from './new-page.tsx'

/** /shortlist/ begins a list, /shortlist/{secret}/ is one, /shortlist/{secret}/manage/{admin}/ is its maker's. */
export const shortlistPage: Page = {
  load(request) {
    const { secret, admin } = request.params
    if (secret === undefined) return loadNewPage(request)
    return admin === undefined ? loadListPage(request, secret) : loadManagePage(request, secret, admin)
  },
}
