import * as v from 'valibot'
import type { TypedParts } from '../contracts/booking-forms.ts'
import { BackedUpObject } from '../domain/backup/backed-up-object.ts'
import { randomHex } from '../domain/digests.ts'
import { type Attempt, type Draft, draftVersion, readStoredDraft, type SentRequest } from './draft.ts'
import { linkMilliseconds, withoutRequests, withRequest, withTyped } from './draft-changes.ts'

const maxAgeMs = 7 * 24 * 60 * 60 * 1000
/** Of a draft that was started on a shared device. */
const sharedMaxAgeMs = 2 * 60 * 60 * 1000
const storageKey = 'draft'
const linkKey = 'link'
const moveKey = 'move'
/** The draft while it is on its way to another object: nobody can change or order it here. */
const handedKey = 'handed'
const MoveSchema = v.object({ browser: v.string(), from: v.array(v.string()), to: v.array(v.string()) })
type Move = v.InferOutput<typeof MoveSchema>

/**
 * One draft. It is deleted seven days after its last change, on a shared device two hours after it. Calls are processed
 * one after another.
 */
export class BookingDraft extends BackedUpObject {
  /** Null: there is none. */
  async read(): Promise<Draft | null> {
    return readStoredDraft(await this.ctx.storage.get(storageKey))
  }

  /** Replaces the stored draft, unless that is booked. @returns whether it was replaced */
  async write(draft: Draft): Promise<boolean> {
    if ((await this.read())?.booked) return false
    await this.#store(draft)
    return true
  }

  /** Changes the named parts only, so that two tabs do not undo each other. A placed booking is never lost. */
  async change(parts: Partial<Draft>): Promise<Draft | null> {
    const draft = await this.read()
    if (!draft || draft.booked) return draft
    const changed = { ...draft, ...parts }
    await this.#store(changed)
    return changed
  }

  /** Stores fields of a step while they are typed; from several tabs, the last value of each field. */
  async type(parts: TypedParts): Promise<void> {
    const draft = await this.read()
    if (draft && !draft.booked) await this.#store({ ...draft, ...withTyped(draft, parts) })
  }

  /**
   * Adds a request to the open attempt, else to a new one with the given key: presses at the same time share one key.
   * Called before the request is sent. Null where nothing may be sent: there is no draft, or it is booked.
   */
  async attempt(request: SentRequest, newKey: string): Promise<Attempt | null> {
    const draft = await this.read()
    if (!draft || draft.booked) return null
    const attempt = withRequest(draft.attempt ?? { key: newKey, requests: [] }, request)
    await this.change({ attempt })
    return attempt
  }

  /**
   * Removes requests that were definitely refused. When none is left, the attempt ends, and the next press begins
   * another.
   */
  async forget(key: string, refused: SentRequest[]): Promise<void> {
    const draft = await this.read()
    if (draft?.attempt?.key === key) await this.change({ attempt: withoutRequests(draft.attempt, refused) })
  }

  /** Makes this object a link to the drafts of those ids, valid for a day. */
  async lead(draftIds: readonly string[]): Promise<void> {
    await Promise.all([
      this.ctx.storage.put(linkKey, draftIds.join('.')),
      this.ctx.storage.setAlarm(Date.now() + linkMilliseconds),
    ])
  }

  /** Removes the draft, unless something of it was sent or booked. @returns whether it is gone */
  async discard(): Promise<boolean> {
    const draft = await this.read()
    if (draft?.attempt || draft?.booked) return false
    await this.remove()
    return true
  }

  /**
   * Sets the draft aside and returns it, again and again until it is removed: what takes it may end in between. Null:
   * there is none.
   */
  async handOver(): Promise<Draft | null> {
    const draft = await this.read()
    if (!draft) return readStoredDraft(await this.ctx.storage.get(handedKey))
    const { storage } = this.ctx
    await Promise.all([storage.put(handedKey, { version: draftVersion, ...draft }), storage.delete(storageKey)])
    return draft
  }

  /** Stores a draft that was handed over, once: one that is here already has been changed since. */
  async receive(draft: Draft): Promise<void> {
    if (!(await this.read())) await this.#store(draft)
  }

  /** The draft stays here after all. */
  async takeBack(): Promise<void> {
    const handed = readStoredDraft(await this.ctx.storage.get(handedKey))
    if (handed) await this.#store(handed)
    await this.ctx.storage.delete(handedKey)
  }

  /**
   * From which ids to which the drafts of this link move, for the first browser alone: that one is told again, because
   * the reply to its first press may be lost. Null for any other, and for a link that leads nowhere.
   * @param browser what the browser is recognised by
   */
  async claim(browser: string): Promise<Move | null> {
    const before = v.parse(v.optional(MoveSchema), await this.ctx.storage.get(moveKey))
    if (before) return before.browser === browser ? before : null
    const from = await this.targets()
    if (from.length === 0) return null
    const move = { browser, from, to: from.map(() => randomHex(16)) }
    await this.ctx.storage.put(moveKey, move)
    await this.ctx.storage.delete(linkKey)
    return move
  }

  /** The ids to which that browser has moved the drafts of this link; none where it has not. */
  async moved(browser: string): Promise<string[]> {
    const move = v.parse(v.optional(MoveSchema), await this.ctx.storage.get(moveKey))
    return move?.browser === browser ? move.to : []
  }

  /** The ids of the drafts that this link leads to. */
  async targets(): Promise<string[]> {
    const ids = v.parse(v.optional(v.string()), await this.ctx.storage.get(linkKey))
    return ids?.split('.') ?? []
  }

  async remove(): Promise<void> {
    await this.ctx.storage.deleteAll()
    await this.ctx.storage.deleteAlarm()
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  /** Written together, without waiting in between: no draft is without the alarm that deletes it. */
  async #store(draft: Draft): Promise<void> {
    await Promise.all([
      this.ctx.storage.put(storageKey, { version: draftVersion, ...draft }),
      this.ctx.storage.setAlarm(Date.now() + (draft.isShared ? sharedMaxAgeMs : maxAgeMs)),
    ])
  }
}
