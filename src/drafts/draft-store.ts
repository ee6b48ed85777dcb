import * as v from 'valibot'
import type { BookingDraft } from './booking-draft.ts'
import { type Attempt, type Draft, DraftSchema, type SentRequest } from './draft.ts'

/** Drafts by their id: 128 random bits as 32 hexadecimal digits, a secret between the guest's browser and the site. */
export interface DraftStore {
  /** Null when there is none under this id, or it is not an id. */
  get(id: string | undefined): Promise<Draft | null>
  /** Keeps the draft as it is given, in place of what is there. */
  put(id: string, draft: Draft): Promise<void>
  /** Changes only the named parts. A draft whose booking was made stays as it is. */
  change(id: string, parts: Partial<Draft>): Promise<void>
  /** Notes what is about to be sent: under the key that is still open, else under the new one. */
  attempt(id: string, request: SentRequest, newKey: string): Promise<Attempt>
  /** Requests under the key that were definitely refused. */
  forget(id: string, key: string, refused: SentRequest[]): Promise<void>
}

export function createDraftStore(namespace: DurableObjectNamespace): DraftStore {
  // The class behind the binding is the one that wrangler.toml names.
  const drafts = namespace as DurableObjectNamespace<BookingDraft>
  const draftOf = (id: string) => drafts.get(drafts.idFromName(v.parse(DraftIdSchema, id)))
  return {
    async get(id) {
      if (!isDraftId(id)) return null
      const draft: unknown = await draftOf(id).read()
      return v.parse(v.nullable(DraftSchema), draft)
    },
    put: (id, draft) => draftOf(id).write(v.parse(DraftSchema, draft)),
    async change(id, parts) {
      await draftOf(id).change(parts)
    },
    attempt: (id, request, newKey) => draftOf(id).attempt(request, newKey),
    forget: (id, key, refused) => draftOf(id).forget(key, refused),
  }
}

const DraftIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

export function isDraftId(id: string | undefined): id is string {
  return v.is(DraftIdSchema, id)
}

export function newDraftId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
