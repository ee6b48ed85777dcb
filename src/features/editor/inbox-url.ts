import type { InboxKind } from '../../contracts/office.ts'
import { editorPaths } from './paths.ts'

interface InboxUrl {
  kind?: InboxKind | null
  isDecided?: boolean
  page?: number
  /** What was decided last. */
  decided?: string
}

export function inboxUrl({ kind, isDecided = false, page = 1, decided }: InboxUrl): string {
  const query = new URLSearchParams({
    ...(kind ? { kind } : {}),
    ...(isDecided ? { show: 'decided' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(decided ? { decided } : {}),
  })
  return query.size === 0 ? editorPaths.inbox : `${editorPaths.inbox}?${query}`
}
