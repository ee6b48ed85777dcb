import * as v from 'valibot'
import { type Letter, type Outcome, providerTimeoutMs } from './outbox-rows.ts'

/**
 * To a provider that takes a mail as JSON in one POST and replies with its id, as Resend does. The outbox id is the
 * idempotency key: for a repeated request, the provider repeats its reply and sends nothing.
 */
export async function sendByHttp(
  { url, key }: { url: string; key: string },
  letter: Letter,
  timeoutMs = providerTimeoutMs,
): Promise<Outcome> {
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      // A redirect would lead the key, and the mail, elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': letter.id,
      },
      body: JSON.stringify({
        from: `${JSON.stringify(letter.from.name)} <${letter.from.email}>`,
        to: [letter.to],
        ...(letter.replyTo && { reply_to: letter.replyTo }),
        subject: letter.subject,
        html: letter.html,
        text: letter.text,
      }),
    })
  } catch {
    return { kind: 'unknown', problem: 'No answer' }
  }
  // The body is waited for under the same signal, and of it nothing but the id and the name of an error is read.
  const body: unknown = await response.json().catch(() => undefined)
  return outcomeOf(response, body)
}

const ReceiptSchema = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) })
const ConcurrentSchema = v.object({ name: v.literal('concurrent_idempotent_requests') })

/** What is wrong with the mail itself, and stays wrong. */
const refusals = [400, 413, 422]
/**
 * Statuses after which sending is tried later: wrong key or address (nothing was sent, and it may be corrected), or too
 * many requests.
 */
const laters = [401, 402, 403, 404, 405, 429]

function outcomeOf(response: Response, body: unknown): Outcome {
  const problem = `Status ${response.status}`
  if (response.ok) {
    const receipt = v.safeParse(ReceiptSchema, body)
    return receipt.success
      ? { kind: 'sent', providerId: receipt.output.id }
      : { kind: 'unknown', problem: `${problem} without an id` }
  }
  if (refusals.includes(response.status)) return { kind: 'refused', problem }
  if (laters.includes(response.status) || (response.status >= 300 && response.status < 400)) {
    return { kind: 'later', problem, wait: waitOf(response) }
  }
  // An attempt with this key is still going on: the next request gets its result.
  if (response.status === 409 && v.is(ConcurrentSchema, body))
    return { kind: 'unknown', problem: `${problem}, going on` }
  return { kind: 'unknown', problem }
}

/** Milliseconds, where the answer names seconds, and at most a day. */
function waitOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return seconds > 0 ? Math.min(seconds, 24 * 60 * 60) * 1000 : undefined
}
