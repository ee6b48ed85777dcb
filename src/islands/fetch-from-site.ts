import { errorTexts } from '../contracts/error-texts.ts'
import { retriedStatuses } from '../domain/retries.ts'

/** A reply of the site's that is not OK: its status, and its body as it was parsed. */
export class FailedRequest extends Error {
  readonly status: number
  readonly body: unknown
  /** Seconds of the reply's `Retry-After`; 0 without one. */
  readonly wait: number

  constructor(status: number, body: unknown, wait = 0) {
    super(errorTexts.requestFailed(status))
    this.name = 'FailedRequest'
    this.status = status
    this.body = body
    this.wait = wait
  }
}

/** The parsed JSON of a reply that is OK; rejects with a FailedRequest for any other. */
export async function fetchFromSite(url: string, signal: AbortSignal): Promise<unknown> {
  return (await fetchOfSite(url, { signal, headers: { accept: 'application/json' } })).json()
}

/** A reply that is OK; rejects with a FailedRequest for any other. */
export async function fetchOfSite(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  if (response.ok) return response
  const wait = Number(response.headers.get('retry-after'))
  throw new FailedRequest(response.status, await response.json().catch(() => undefined), wait)
}

/** React-query options of what a guest waits for: sent even if the browser reports that it is offline, so that they get an answer. */
export const waitedFor = { retry: mayRetry, networkMode: 'always' as const }

/** Maximum seconds before a second try while a guest waits. */
const longestWait = 5

/**
 * Whether to retry, once: after no answer, or after one of the statuses that the specification names unless it asks for a
 * longer wait.
 * @param failures before this one
 */
export function mayRetry(failures: number, error: Error): boolean {
  return (
    failures === 0 &&
    (!(error instanceof FailedRequest) || (retriedStatuses.has(error.status) && error.wait <= longestWait))
  )
}
