import * as v from 'valibot'
import { BackedUpObject } from '../../../domain/backup/backed-up-object.ts'
import { today } from '../../../domain/stays.ts'
import {
  ClientMessageSchema,
  endedCode,
  lineCheck,
  type Refusal,
  type ServerMessage,
  type Shortlist,
  type ShortlistChange,
  type ShortlistEvent,
  shortlistLimits,
} from '../contract.ts'
import { hashOf } from './hash.ts'
import type { ListRows, NewShortlist, Outcome } from './list-rows.ts'
import { tableNames, tables } from './tables.ts'

const endedKey = 'ended'
const dayMilliseconds = 24 * 60 * 60 * 1000
const LineSchema = v.object({ person: v.nullable(v.number()) })

/** `gone`: it has ended, and only that is known. `none`: there never was one. */
export type StoredList = { kind: 'open'; list: Shortlist; me: number | null } | { kind: 'gone' } | { kind: 'none' }

/** What the maker of a list may do beyond what everybody may. */
export type Moderation = { kind: 'comment' | 'house'; id: number } | { kind: 'end' }

/**
 * One shared list, which ends after its days, or when its creator ends it. Keys come as their hashes and are stored so:
 * the contents of the database allow no votes. A viewer's connection outlives this object's hibernation.
 */
export class SharedShortlist extends BackedUpObject<object> {
  #rows!: ListRows

  constructor(state: DurableObjectState, bindings: object) {
    super(state, bindings)
    // The class of an object is part of the worker's start, what it does is not.
    state.blockConcurrencyWhile(async () => {
      const { ListRows } = await import('./list-rows.ts')
      this.#rows = new ListRows(state.storage.sql)
    })
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(lineCheck.ask, lineCheck.response))
  }

  /** Does nothing where there is a list, or was one. */
  async create(list: NewShortlist, admin: string): Promise<void> {
    if (this.#rows.exists() || (await this.#hasEnded())) return
    const ends = Date.now() + shortlistLimits.days * dayMilliseconds
    this.ctx.storage.transactionSync(() => {
      for (const table of tables) this.ctx.storage.sql.exec(table)
      this.#rows.begin(list, admin, today(new Date(ends)))
    })
    await this.ctx.storage.setAlarm(ends)
  }

  async open(key: string | null): Promise<StoredList> {
    if (!this.#rows.exists()) return { kind: (await this.#hasEnded()) ? 'gone' : 'none' }
    return { kind: 'open', list: this.#rows.read(), me: key === null ? null : (this.#rows.person(key)?.id ?? null) }
  }

  join(key: string, name: string): Outcome | Refusal {
    if (!this.#rows.exists()) return 'gone'
    const outcome = this.ctx.storage.transactionSync(() => this.#rows.join(key, name))
    if (outcome === 'done') this.#tell({ by: name, kind: 'join' })
    return outcome
  }

  change(key: string, change: ShortlistChange): Outcome | Refusal {
    if (!this.#rows.exists()) return 'gone'
    const person = this.#rows.person(key)
    return person ? this.#change(person, change) : 'unknown'
  }

  isAdmin(admin: string): boolean {
    return this.#rows.exists() && this.#rows.isAdmin(admin)
  }

  async moderate(admin: string, moderation: Moderation): Promise<Outcome | Refusal> {
    if (!this.#rows.exists()) return 'gone'
    if (!this.#rows.isAdmin(admin)) return 'unknown'
    if (moderation.kind === 'end') {
      await this.#end()
      return 'done'
    }
    const outcome = this.ctx.storage.transactionSync(() =>
      moderation.kind === 'comment' ? this.#rows.removeComment(moderation.id) : this.#rows.removeHouse(moderation.id),
    )
    if (outcome === 'done') this.#tell({ by: '', kind: 'moderate' })
    return outcome
  }

  /** Opens a WebSocket for a viewer of the list; `x-key` is the hash of their key, where their cookie has one. */
  override async fetch(request: Request): Promise<Response> {
    const exists = this.#rows.exists()
    if (!exists && !(await this.#hasEnded())) return new Response(null, { status: 404 })
    if (this.ctx.getWebSockets().length >= shortlistLimits.sockets) return new Response(null, { status: 503 })
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    const answer = new Response(null, { status: 101, webSocket: client })
    if (!exists) {
      // Browsers do not see the status of a WebSocket's response: the close code tells them.
      server.close(endedCode, 'ended')
      return answer
    }
    const key = request.headers.get('x-key')
    server.serializeAttachment({ person: (key && this.#rows.person(key)?.id) || null })
    this.#send(server, { type: 'list', list: this.#rows.read() })
    return answer
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const parsed = typeof message === 'string' && message.length < 4_000 ? v.safeParse(ClientWire, message) : null
    if (!parsed?.success) return socket.close(1008, 'not understood')
    const { change, key } = parsed.output
    const hash = key === undefined ? null : await hashOf(key)
    if (!this.#rows.exists()) return socket.close(endedCode, 'ended')
    const { person: id } = v.parse(LineSchema, socket.deserializeAttachment())
    const person = hash === null ? this.#rows.personOf(id) : this.#rows.person(hash)
    // A house needs looking up, and a stay a form: both come by another way.
    const isOwn = change.kind === 'vote' || change.kind === 'comment' || change.kind === 'forget'
    const outcome = !person ? 'unknown' : isOwn ? this.#change(person, change) : 'missing'
    const isDone = outcome === 'done' || outcome === 'replayed'
    this.#send(socket, isDone ? { type: 'done', id: change.id } : { type: 'refused', id: change.id, reason: outcome })
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close()
  }

  override webSocketError(socket: WebSocket): void {
    socket.close(1011, 'failed')
  }

  /** The list has expired; or the time in which its URL still says that there was one. */
  override async alarm(): Promise<void> {
    if (this.#rows.exists()) await this.#end()
    else await this.ctx.storage.deleteAll()
  }

  #change(person: { id: number; name: string }, change: ShortlistChange): Outcome {
    const outcome = this.ctx.storage.transactionSync(() => this.#rows.change(change, person.id, Date.now()))
    if (outcome === 'done') this.#tell(eventOf(person.name, change))
    return outcome
  }

  /** In one transaction: a list whose end is cut off is as it was, with its last day. */
  async #end(): Promise<void> {
    const { storage } = this.ctx
    await storage.transaction(async () => {
      for (const table of tableNames) storage.sql.exec(`DROP TABLE IF EXISTS ${table}`)
      await storage.put(endedKey, true)
      await storage.setAlarm(Date.now() + shortlistLimits.days * dayMilliseconds)
    })
    for (const socket of this.ctx.getWebSockets()) socket.close(endedCode, 'ended')
  }

  async #hasEnded(): Promise<boolean> {
    return (await this.ctx.storage.get(endedKey)) === true
  }

  /** Sends the event to all connections. */
  #tell(event: ShortlistEvent): void {
    const list = this.#rows.read()
    for (const socket of this.ctx.getWebSockets()) this.#send(socket, { type: 'list', list, event })
  }

  #send(socket: WebSocket, message: ServerMessage): void {
    try {
      socket.send(JSON.stringify(message))
    } catch {
      // A broken WebSocket: its browser opens another and gets the whole state then.
    }
  }
}

const ClientWire = v.pipe(v.string(), v.parseJson(), ClientMessageSchema)

function eventOf(by: string, change: ShortlistChange): ShortlistEvent {
  if (change.kind === 'vote') return { by, kind: 'vote', house: change.house, vote: change.vote }
  if (change.kind === 'comment') return { by, kind: 'comment', house: change.house }
  if (change.kind === 'house') return { by, kind: 'house', house: change.house.id }
  // A page of an earlier build knows no other word for it.
  if (change.kind === 'group') return { by, kind: 'house' }
  return { by, kind: change.kind }
}
