import * as v from 'valibot'
import { withTimeout } from '../../../domain/promises.ts'
import { type Letter, type Outcome, providerTimeoutMs } from './outbox-rows.ts'

/**
 * Through Cloudflare's send_email binding. It knows no idempotency key: what has no clear answer stays unknown. Its
 * errors carry a code; those below say that nothing was sent.
 */
export async function sendByBinding(
  binding: Pick<SendEmail, 'send'> | undefined,
  letter: Letter,
  timeoutMs = providerTimeoutMs,
): Promise<Outcome> {
  if (!binding) return { kind: 'later', problem: 'The worker has no EMAIL binding' }
  try {
    const sent: Promise<unknown> = binding.send({
      from: letter.from,
      to: letter.to,
      ...(letter.replyTo && { replyTo: letter.replyTo }),
      subject: letter.subject,
      html: letter.html,
      text: letter.text,
    })
    const reply = await withTimeout(sent, timeoutMs, undefined)
    const receipt = v.safeParse(ReceiptSchema, reply)
    return receipt.success
      ? { kind: 'sent', providerId: receipt.output.messageId }
      : { kind: 'unknown', problem: 'EMAIL gave no receipt' }
  } catch (error) {
    return outcomeOf(error)
  }
}

const ReceiptSchema = v.object({ messageId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(998)) })
const CodeSchema = v.object({ code: v.pipe(v.string(), v.regex(/^E_[A-Z_]{1,60}$/)) })

/** The mail itself is at fault. */
const refusals = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_CONTENT_TOO_LARGE',
  'E_TOO_MANY_RECIPIENTS',
  'E_RECIPIENT_SUPPRESSED',
  'E_DELIVERY_FAILED',
])
/** Limits pass, and an account can be set right. */
const laters = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_SENDER_NOT_VERIFIED',
  'E_SENDER_DOMAIN_NOT_AVAILABLE',
  'E_RECIPIENT_NOT_ALLOWED',
])

function outcomeOf(error: unknown): Outcome {
  const parsed = v.safeParse(CodeSchema, error)
  if (!parsed.success) return { kind: 'unknown', problem: 'EMAIL failed without a code' }
  const { code } = parsed.output
  if (refusals.has(code)) return { kind: 'refused', problem: code }
  return { kind: laters.has(code) ? 'later' : 'unknown', problem: code }
}
