import type { LateMessages } from '../markets/messages/da/late.ts'
import type { Messages } from '../markets/messages/messages.ts'
import type { PageRequest } from './page.ts'

/** A request to a page whose texts do not lie in the worker's script. */
export type LateRequest = PageRequest & { messages: Messages & LateMessages }

export async function withLateMessages(request: PageRequest): Promise<LateRequest> {
  return { ...request, messages: { ...request.messages, ...(await request.lateMessages()) } }
}
