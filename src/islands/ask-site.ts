import { errorTexts } from '../contracts/error-texts.ts'
import { retriedStatuses } from '../domain/retries.ts'

/** A reply of the site's that is not OK: its status, and its body as it was parsed. */
export class FailedRequest extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(errorTexts.requestFailed(status))
    this.name = 'FailedRequest'
    this.status = status
    this.body = body
  }
}

/** The parsed JSON of a reply that is OK; rejects with a FailedRequest for any other. */
export async function askSite(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
  if (response.ok) return response.json()
  throw new FailedRequest(response.status, await response.json().catch(() => undefined))
}

/**
 * Whether to ask once more: where no answer came, or one of the statuses that the specification names.
 * @param failures before this one
 */
export function mayAskAgain(failures: number, error: Error): boolean {
  return failures === 0 && (!(error instanceof FailedRequest) || retriedStatuses.has(error.status))
}
