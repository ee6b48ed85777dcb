import { digestHex } from '../../domain/hex.ts'

/** What an idempotency key has booked: given again to whoever asks with the same key and the same request. */
export interface StoredReply {
  requestHash: string
  /** `data` of the reply. */
  data: unknown
}

export async function findStoredReply(db: D1Database, key: string): Promise<StoredReply | undefined> {
  const row = await db
    .prepare('SELECT request_hash, reply FROM booking WHERE idempotency_key = ?1')
    .bind(key)
    .first<{ request_hash: string; reply: string }>()
  return row ? { requestHash: row.request_hash, data: JSON.parse(row.reply) } : undefined
}

/** Of the parsed request, so that neither spaces nor the order of names make it another one. */
export async function hashRequest(request: unknown): Promise<string> {
  return digestHex(JSON.stringify(request))
}
