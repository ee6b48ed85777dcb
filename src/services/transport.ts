import { visitorHeader } from '../contracts/booking.ts'
import { statedFault } from '../contracts/configuration-error.ts'
import { checksum } from '../domain/digests.ts'
import { largestReply, readText } from '../domain/read-text.ts'
import { readRetryAfter, retriedStatuses } from '../domain/retries.ts'
import { traceHeader, writeTrace } from '../domain/traces.ts'
import type { Breaker, Outcome } from './breaker.ts'
import { type Deadline, pageDeadline } from './deadline.ts'
import { ServiceError } from './service-error.ts'

export interface ServiceEndpoint {
  name: string
  /** Base address without a trailing slash. */
  url: string
  /** Sends the request: a service binding's fetch or the platform's. */
  fetch: (input: string, init: RequestInit) => Promise<Response>
  /** Empty: none is sent. */
  key: string
  /** How the key is sent; by default as `x-service-public-key`. */
  keyAs?: 'bearer'
  /** Without one every call is sent: background work keeps trying. */
  breaker?: Breaker
}

/** Called when a call has ended, with its milliseconds. */
export type Timed = (service: string, milliseconds: number) => void

export interface Call {
  path: string
  /**
   * Operation for its breaker and logs; by default the path without its query. Never anything that a visitor has typed.
   */
  operation?: string
  /** Network line of the visitor. */
  visitor?: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as multipart, in place of a body. */
  form?: FormData
  /** True for POSTs that change nothing (GraphQL queries, searches): they may be retried. */
  safe?: boolean
  signal?: AbortSignal
  /** Error text for a failed reply, where the catalogue has one for the service. */
  failureText?: (status: number, statusText: string) => string
  /** Deadline that the calls of a page request share. */
  deadline?: Deadline
  /** Milliseconds for this call; the deadline, where there is one, may be earlier. */
  timeout?: number
  timed?: Timed
  /** Called with the seconds for which the service refuses calls, where its refusal or failure names them. */
  onRetryAfter?: (seconds: number) => void
  /** Called with a failure of the service, also one that its caller can do without. */
  onFailure?: (error: ServiceError) => void
  /** Id of the trace, which is sent to the service. */
  trace?: string
  /** Sends the call even while the breaker is open: for calls that can't be repeated later. */
  evenWhenOpen?: boolean
}

/** Header with the visitor, for a service that counts by visitor. */
export function visitorHeaders({ visitor }: Pick<Call, 'visitor'>): Record<string, string> {
  return visitor === undefined ? {} : { [visitorHeader]: visitor }
}

/** Milliseconds: the failure of a call that had less time does not count against its service. */
const fairTime = 500

/**
 * Calls a service. Reads are retried once on the statuses of the specification (section 9), unless the service has sent
 * `Retry-After`; calls that change state never are. While the breaker is open nothing is sent.
 * @returns the JSON body of a 2xx reply; undefined for a 204
 * @throws ServiceError, with status 0 when there was no readable answer
 */
export function callService(endpoint: ServiceEndpoint, call: Call): Promise<unknown> {
  const mayRetry = (call.method ?? 'GET') === 'GET' || call.safe === true
  const end = endOf(call)
  let wait = 0
  const onRetryAfter = (seconds: number) => {
    wait = seconds
    call.onRetryAfter?.(seconds)
  }
  return throughBreaker(endpoint, call, async () => {
    try {
      return await attempt(endpoint, { ...call, onRetryAfter }, end)
    } catch (error) {
      if (!mayRetry || !(error instanceof ServiceError) || !retriedStatuses.has(error.status)) throw error
      if (wait > 0 || Date.now() >= end) throw error
      return attempt(endpoint, call, end)
    }
  })
}

/**
 * The response with its body unread; its status, unless it is a failure of the service, is the caller's to judge. Never
 * retried.
 */
export function fetchReply(endpoint: ServiceEndpoint, call: Call & { wholeTimeout: number }): Promise<Response> {
  return throughBreaker(endpoint, call, async () => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), Math.max(1, endOf(call) - Date.now()))
    try {
      const signal = AbortSignal.any([late.signal, AbortSignal.timeout(call.wholeTimeout)])
      const response = await send(endpoint, call, signal)
      if (isFailure(response.status)) {
        await response.body?.cancel()
        throw failureOf(endpoint, call, response, undefined)
      }
      return response
    } catch (error) {
      throw unreadable(endpoint, error)
    } finally {
      clearTimeout(timer)
    }
  })
}

function endOf({ deadline, timeout }: Call): number {
  const end = timeout === undefined ? Number.POSITIVE_INFINITY : Date.now() + timeout
  return Math.min(end, deadline?.end ?? (timeout === undefined ? Date.now() + pageDeadline : end))
}

async function throughBreaker<Answer>(
  { name, breaker }: ServiceEndpoint,
  call: Call,
  request: () => Promise<Answer>,
): Promise<Answer> {
  const known = { operation: operationOf(call), visitor: call.visitor }
  const pass = breaker?.admit(known) ?? (call.evenWhenOpen || !breaker ? 'call' : null)
  if (pass === null) throw new ServiceError(name, 0, undefined, 'Not called: it has failed again and again')
  const started = performance.now()
  const fair = endOf(call) - Date.now() >= fairTime
  try {
    const answer = await request()
    breaker?.record({ ...known, input: '' }, pass, 'success')
    return answer
  } catch (error) {
    const hasLeft = call.signal?.aborted === true
    breaker?.record({ ...known, input: inputOf(call) }, pass, outcomeOf(error, fair && !hasLeft))
    if (error instanceof ServiceError && (error.status === 0 || isFailure(error.status)) && !hasLeft) {
      call.onFailure?.(error)
    }
    throw error
  } finally {
    call.timed?.(name, performance.now() - started)
  }
}

function operationOf({ path, operation, method = 'GET' }: Call): string {
  return operation ?? `${method} ${path.split('?', 1)[0]}`
}

function inputOf({ path, body }: Call): string {
  return checksum(`${path} ${JSON.stringify(body)}`)
}

/** A refusal counts as an answer, also a 429 and a 408: they concern the calls, not the service. */
function outcomeOf(error: unknown, isFair: boolean): Outcome {
  const status = error instanceof ServiceError ? error.status : 0
  if (status > 0) return isFailure(status) ? 'failure' : 'success'
  return isFair ? 'failure' : 'nothing'
}

/** Also a status that is no final one, as 101: no reply of ours can have it. */
function isFailure(status: number): boolean {
  return status >= 500 || (status > 0 && status < 200)
}

async function attempt(endpoint: ServiceEndpoint, call: Call, end: number): Promise<unknown> {
  const timeLeft = AbortSignal.timeout(Math.max(1, end - Date.now()))
  try {
    const response = await send(endpoint, call, call.signal ? AbortSignal.any([call.signal, timeLeft]) : timeLeft)
    const { ok, status } = response
    const text = await readText(response, largestReply)
    const body = parseJson(text)
    if (!ok) throw failureOf(endpoint, call, response, body, statedFault(status, text))
    if (body === undefined && status !== 204)
      throw new ServiceError(endpoint.name, 0, undefined, 'The reply was not JSON')
    return body
  } catch (error) {
    throw unreadable(endpoint, error)
  }
}

/** The only place that calls a service. */
function send(endpoint: ServiceEndpoint, call: Call, signal: AbortSignal): Promise<Response> {
  return endpoint.fetch(endpoint.url + call.path, {
    method: call.method ?? 'GET',
    headers: {
      accept: 'application/json',
      ...keyHeader(endpoint),
      ...(call.trace && { [traceHeader]: writeTrace(call.trace) }),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    body: call.form ?? (call.body === undefined ? undefined : JSON.stringify(call.body)),
    redirect: 'manual',
    signal,
  })
}

function keyHeader({ key, keyAs }: ServiceEndpoint): Record<string, string> {
  if (key === '') return {}
  return keyAs === 'bearer' ? { authorization: `Bearer ${key}` } : { 'x-service-public-key': key }
}

function failureOf(
  { name }: ServiceEndpoint,
  call: Call,
  response: Response,
  body: unknown,
  toSetUp: string | null = null,
): ServiceError {
  const { status, statusText, headers } = response
  const wait = readRetryAfter(headers.get('retry-after'), Date.now())
  if (wait !== null) call.onRetryAfter?.(wait)
  return new ServiceError(name, status, body, statusText, call.failureText?.(status, statusText), toSetUp ?? undefined)
}

function unreadable({ name }: ServiceEndpoint, error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  return new ServiceError(name, 0, undefined, error instanceof Error ? error.message : String(error))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, surrogate.test(text) ? wellFormed : undefined)
  } catch {
    return undefined
  }
}

/** Half a character, as JSON may write it: with no other half beside it no URL can be made of its text. */
const surrogate = /\\ud[89a-f]/i

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}
