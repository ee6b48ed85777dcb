import type { Draft } from '../src/drafts/draft.ts'
import { withoutRequests, withRequest, withTyped } from '../src/drafts/draft-changes.ts'
import { type DraftStore, newDraftId } from '../src/drafts/draft-store.ts'

/** Drafts as the Durable Objects keep them. */
export function draftsInMemory(): DraftStore {
  const kept = new Map<string, Draft>()
  const links = new Map<string, readonly string[]>()
  const moves = new Map<string, { browser: string; ids: readonly string[] }>()
  const movedBy = (token: string, browser: string) => {
    const move = moves.get(token)
    return move?.browser === browser ? move.ids : []
  }
  const draftsOf = (ids: readonly string[]) => ids.flatMap((id) => kept.get(id) ?? [])
  const change = (id: string, parts: Partial<Draft>) => {
    const draft = kept.get(id)
    if (draft && !draft.booked) kept.set(id, { ...draft, ...parts })
  }
  return {
    get: async (id) => (id && kept.get(id)) || null,
    put: async (id, draft) => void (kept.get(id)?.booked || kept.set(id, draft)),
    change: async (id, parts) => change(id, parts),
    async type(id, parts) {
      const draft = kept.get(id)
      if (draft) change(id, withTyped(draft, parts))
    },
    async attempt(id, request, newKey) {
      const draft = kept.get(id)
      if (!draft || draft.booked) return null
      const attempt = withRequest(draft.attempt ?? { key: newKey, requests: [] }, request)
      change(id, { attempt })
      return attempt
    },
    async forget(id, key, refused) {
      const attempt = kept.get(id)?.attempt
      if (attempt?.key === key) change(id, { attempt: withoutRequests(attempt, refused) })
    },
    remove: async (id) => void kept.delete(id),
    async discard(id) {
      const draft = kept.get(id)
      if (draft?.attempt || draft?.booked) return false
      kept.delete(id)
      return true
    },
    async createLink(ids) {
      const token = newDraftId()
      links.set(token, ids)
      return token
    },
    linked: async (token = '', browser) => draftsOf(links.get(token) ?? movedBy(token, browser)),
    async take(token = '', browser) {
      const moved = movedBy(token, browser)
      if (moved.length > 0) return moved.flatMap((id) => draftsOf([id]).map((draft) => ({ id, draft })))
      const linked = draftsOf(links.get(token) ?? [])
      const taken = linked.map((draft) => ({ id: newDraftId(), draft: { ...draft, link: null } }))
      if (taken.length > 0) moves.set(token, { browser, ids: taken.map(({ id }) => id) })
      for (const { id, draft } of taken) kept.set(id, draft)
      for (const id of links.get(token) ?? []) kept.delete(id)
      links.delete(token)
      return taken
    },
  }
}
