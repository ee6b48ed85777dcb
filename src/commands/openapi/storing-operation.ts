import { StoredReplySchema, SubmissionRefusalSchema } from '../../contracts/submission.ts'
import { failed, idempotencyKey, noKey, type Operation, tooLarge, wrongBody } from './describe-service.ts'

const conflict = failed('The key has stored another request (`idempotency_conflict`)')
export const faults = (text: string) => ({ text, schema: SubmissionRefusalSchema })

/** A call that stores something once for each key. */
export function storing(summary: string, operation: Omit<Operation, 'summary'>): Record<'post', Operation> {
  return {
    post: {
      summary,
      ...operation,
      parameters: [idempotencyKey, ...(operation.parameters ?? [])],
      replies: {
        200: { text: 'It was stored before', schema: StoredReplySchema },
        201: { text: '`reference` is for the sender’s eyes', schema: StoredReplySchema },
        400: wrongBody,
        401: noKey,
        409: conflict,
        413: tooLarge,
        ...operation.replies,
      },
    },
  }
}

export const pictureBytes = { type: 'string', contentMediaType: 'application/octet-stream' }
