import type { Page } from '../../routing/page.ts'
import { isShortlistSecret } from '../../shortlists/shortlist-store.ts'
import { shortlistFolder } from '../../urls/paths.ts'
import { openList } from './list-page.tsx'
import { openManage } from './manage-page.tsx'
import { openNew } from './new-page.tsx'

/** /shortlist/ begins a list, /shortlist/{secret}/ is one, /shortlist/{secret}/manage/{admin}/ is its maker's. */
export const shortlistPage: Page = {
  name: 'shortlist',
  matches: (path) => readPath(path) !== null,
  middleware: ['private'],
  takesForms: true,
  open(request) {
    const [secret, admin] = readPath(request.path) ?? []
    if (!secret) return openNew(request)
    return admin ? openManage(request, secret, admin) : openList(request, secret)
  },
}

/** The secrets of a path; null for one that is no list's. */
function readPath(path: string): string[] | null {
  if (!path.startsWith(shortlistFolder)) return null
  const [secret, word, admin, ...rest] = path.slice(shortlistFolder.length, -1).split('/')
  if (!secret) return path === shortlistFolder ? [] : null
  if (!isShortlistSecret(secret)) return null
  if (word === undefined) return [secret]
  return word === 'manage' && isShortlistSecret(admin) && rest.length === 0 ? [secret, admin] : null
}
