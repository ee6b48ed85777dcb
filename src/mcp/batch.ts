/** Messages of one batch; each counts as one question. */
export const maxBatch = 20

/** How many messages a body carries: JSON-RPC sends several as a list. */
export function batchSize(body: string): number {
  try {
    const messages: unknown = JSON.parse(body)
    return Array.isArray(messages) ? messages.length : 1
  } catch {
    return 1
  }
}
