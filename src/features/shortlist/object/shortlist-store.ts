import * as v from 'valibot'
import { replyInTime } from '../../../domain/promises.ts'
import { newDraftId } from '../../../drafts/draft-store.ts'
import { type Refusal, SecretSchema, type ShortlistChange } from '../contract.ts'
import { hashOf } from './hash.ts'
import type { NewShortlist, Outcome } from './list-rows.ts'
import type { Moderation, SharedShortlist, StoredList } from './shortlist-object.ts'

/** Shared lists by their secret, 128 random bits; a person's key and the maker's are as long. */
export interface ShortlistStore {
  /** The secret that opens it, and the one with which its maker looks after it. */
  create(list: NewShortlist): Promise<{ secret: string; admin: string }>
  /** `key`: of the participant, if known; an unknown one counts as none. */
  open(secret: string, key?: string): Promise<StoredList>
  /** Who comes again under the same key is the same, with the name that is given now. */
  join(secret: string, key: string, name: string): Promise<Outcome | Refusal>
  change(secret: string, key: string | undefined, change: ShortlistChange): Promise<Outcome | Refusal>
  isAdmin(secret: string, admin: string): Promise<boolean>
  moderate(secret: string, admin: string, moderation: Moderation): Promise<Outcome | Refusal>
  /** A line through which changes come as they happen: 101, or 404, 410 and 503 without one. */
  connect(secret: string, key: string | undefined): Promise<Response>
}

export function createShortlistStore({
  SHORTLISTS: namespace,
}: {
  SHORTLISTS: DurableObjectNamespace
}): ShortlistStore {
  // The class behind the binding is the one that wrangler.toml names.
  const lists = namespace as DurableObjectNamespace<SharedShortlist>
  const listOf = (secret: string) => lists.get(lists.idFromName(v.parse(SecretSchema, secret)))
  const known = (key: string | undefined) => (isShortlistSecret(key) ? hashOf(key) : null)
  return {
    async create(list) {
      const [secret, admin] = [newDraftId(), newDraftId()]
      await replyInTime(listOf(secret).create(list, await hashOf(admin)))
      return { secret, admin }
    },
    async open(secret, key) {
      const opened: StoredList = await replyInTime<StoredList>(listOf(secret).open(await known(key)))
      return opened
    },
    join: async (secret, key, name) => replyInTime(listOf(secret).join(await hashOf(v.parse(SecretSchema, key)), name)),
    async change(secret, key, change) {
      const hash = await known(key)
      return hash === null ? 'unknown' : replyInTime(listOf(secret).change(hash, change))
    },
    isAdmin: async (secret, admin) =>
      isShortlistSecret(admin) && replyInTime(listOf(secret).isAdmin(await hashOf(admin))),
    moderate: async (secret, admin, moderation) =>
      replyInTime(listOf(secret).moderate(await hashOf(admin), moderation)),
    async connect(secret, key) {
      const hash = await known(key)
      const headers = new Headers({ upgrade: 'websocket', ...(hash && { 'x-key': hash }) })
      return replyInTime(listOf(secret).fetch('http://list/', { headers }))
    },
  }
}

export function isShortlistSecret(text: string | undefined): text is string {
  return v.is(SecretSchema, text)
}
