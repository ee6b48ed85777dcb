import type { Page } from '../../routing/page.ts'
import { openList } from './list-page.tsx'
import { openManage } from './manage-page.tsx'
import { openNew } from './new-page.tsx'

/** /shortlist/ begins a list, /shortlist/{secret}/ is one, /shortlist/{secret}/manage/{admin}/ is its maker's. */
export const shortlistPage: Page = {
  load(request) {
    const { secret, admin } = request.params
    if (secret === undefined) return openNew(request)
    return admin === undefined ? openList(request, secret) : openManage(request, secret, admin)
  },
}
