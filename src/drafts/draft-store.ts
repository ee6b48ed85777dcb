import * as v from 'valibot'
import type { TypedParts } from '../contracts/booking-forms.ts'
import { randomHex } from '../domain/digests.ts'
import { NoReplyError, replyInTime } from '../domain/promises.ts'
import type { BookingDraft } from './booking-draft.ts'
import { type Attempt, type Draft, readStoredDraft, type SentRequest } from './draft.ts'

/** Drafts by their id: 128 random bits as 32 hexadecimal digits, a secret between the guest's browser and the site. */
export interface DraftStore {
  /** Null when there is none under this id, or it is not an id. */
  get(id: string | undefined): Promise<Draft | null>
  /** Stores the draft in place of the present one. @throws where that one is booked */
  put(id: string, draft: Draft): Promise<void>
  /** Changes the named parts only. A booked draft stays as it is. */
  change(id: string, parts: Partial<Draft>): Promise<void>
  /** Changes only what was just typed. */
  type(id: string, parts: TypedParts): Promise<void>
  /**
   * Stores a request before it is sent: under the key of the open attempt, else under the new one. Null where the draft
   * is gone or booked: what is not stored must not be sent.
   */
  attempt(id: string, request: SentRequest, newKey: string): Promise<Attempt | null>
  /** Removes requests of that key that were definitely refused. */
  forget(id: string, key: string, refused: SentRequest[]): Promise<void>
  remove(id: string): Promise<void>
  /** Removes it unless something of it was sent or booked, also just now. @returns whether it is gone */
  discard(id: string): Promise<boolean>
  /** A secret that leads to the drafts of one order from another device, once, within a day. */
  createLink(ids: readonly string[]): Promise<string>
  /** The drafts that a link leads to, in their order; none for one that leads nowhere, or not any more for this browser. */
  linked(token: string | undefined, browser: string): Promise<Draft[]>
  /**
   * Moves the linked drafts to new ids, so that only the caller has them; a caller that asks again gets them again, for a
   * reply may be lost. Empty for a link that leads nowhere, or that another browser has used.
   */
  take(token: string | undefined, browser: string): Promise<{ id: string; draft: Draft }[]>
}

export function createDraftStore({ DRAFTS: namespace }: { DRAFTS: DurableObjectNamespace }): DraftStore {
  // The class behind the binding is the one that wrangler.toml names.
  const drafts = namespace as DurableObjectNamespace<BookingDraft>
  const draftOf = (id: string) => drafts.get(drafts.idFromName(v.parse(DraftIdSchema, id)))
  const linkOf = (token: string) => drafts.get(drafts.idFromName(`link:${v.parse(DraftIdSchema, token)}`))
  return {
    async get(id) {
      return isDraftId(id) ? read(id) : null
    },
    async put(id, draft) {
      if (!(await replyInTime(draftOf(id).write(draft))))
        throw new Error('A booking that was made is never written over')
    },
    async change(id, parts) {
      await replyInTime(draftOf(id).change(parts))
    },
    type: (id, parts) => replyInTime(draftOf(id).type(parts)),
    attempt: (id, request, newKey) => replyInTime(draftOf(id).attempt(request, newKey)),
    forget: (id, key, refused) => replyInTime(draftOf(id).forget(key, refused)),
    remove: (id) => replyInTime(draftOf(id).remove()),
    discard: (id) => replyInTime(draftOf(id).discard()),
    async createLink(ids) {
      const token = newDraftId()
      await replyInTime(linkOf(token).lead(v.parse(v.array(DraftIdSchema), ids)))
      return token
    },
    linked: async (token, browser) => (await readLinked(token, browser)).map(({ draft }) => draft),
    async take(token, browser) {
      if (!isDraftId(token)) return []
      const move: { from: string[]; to: string[] } | null = await replyInTime(linkOf(token).claim(browser))
      for (const [place, id] of move?.from.entries() ?? []) {
        const to = move?.to[place] ?? id
        const draft = await handOver(id)
        // Nothing else is moved when the first of the drafts no longer exists.
        if (!draft && place === 0 && !(await read(to))) break
        if (draft) await storeMoved(id, to, draft)
      }
      return readAll(move?.to ?? [])
    },
  }

  /**
   * It is in one of both places at any moment. A draft that can not be stored in its new place stays where it was; one
   * that may yet be stored there stays handed over, for the next call of the same browser.
   */
  async function storeMoved(from: string, to: string, draft: Draft): Promise<void> {
    try {
      // A budget is in one currency.
      await replyInTime(draftOf(to).receive({ ...draft, link: null, wishes: '' }))
    } catch (error) {
      if (error instanceof NoReplyError) throw error
      await replyInTime(draftOf(from).takeBack())
      throw error
    }
    await replyInTime(draftOf(from).remove())
  }

  async function readLinked(token: string | undefined, browser: string) {
    if (!isDraftId(token)) return []
    const ids = await replyInTime(linkOf(token).targets())
    return readAll(ids.length > 0 ? ids : await replyInTime(linkOf(token).moved(browser)))
  }

  /** Empty when the first of the drafts does not exist. */
  async function readAll(ids: readonly string[]): Promise<{ id: string; draft: Draft }[]> {
    const found = await Promise.all(ids.map(async (id) => ({ id, draft: await read(id) })))
    return found[0]?.draft ? found.flatMap(({ id, draft }) => (draft ? [{ id, draft }] : [])) : []
  }

  async function handOver(id: string): Promise<Draft | null> {
    const draft: unknown = await replyInTime(draftOf(id).handOver())
    return readStoredDraft(draft)
  }

  async function read(id: string): Promise<Draft | null> {
    const draft: unknown = await replyInTime(draftOf(id).read())
    return readStoredDraft(draft)
  }
}

const DraftIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

export function isDraftId(id: string | undefined): id is string {
  return v.is(DraftIdSchema, id)
}

export function newDraftId(): string {
  return randomHex(16)
}

/** Id of the draft's hold, which is sent to the booking service alone. */
export function newHoldId(): string {
  return randomHex(16)
}

/** Identifies a draft in forms among the few of the same browser. */
export function newDraftMark(): string {
  return randomHex(5)
}

/** Recognises a browser that has opened a link. */
export function newBrowserMark(): string {
  return randomHex(16)
}
