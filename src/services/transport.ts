import { ServiceError } from './service-error.ts'

export interface ServiceAddress {
  name: string
  /** Base address without a trailing slash. */
  url: string
  /** Sends the request: a service binding's fetch or the platform's. */
  fetch: (input: string, init: RequestInit) => Promise<Response>
  key: string
}

export interface Call {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** True for POSTs that change nothing (GraphQL queries, searches): they may be tried again. */
  safe?: boolean
  signal?: AbortSignal
  /** What a reply that is not OK is called, where the catalogue has words of its own for the service. */
  failureText?: (status: number, statusText: string) => string
  /** Milliseconds; the caller's deadline for a page request, more for background work. */
  timeout?: number
}

const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const largestReply = 8 * 1024 * 1024
export const pageDeadline = 1200

/**
 * The only caller of `fetch`. Answers the parsed JSON body of a 2xx reply. Reads are tried once more on the
 * specification's statuses (section 9); what changes state never is.
 * @throws ServiceError with status 0 when there was no readable answer
 */
export async function callService(address: ServiceAddress, call: Call): Promise<unknown> {
  const deadline = Date.now() + (call.timeout ?? pageDeadline)
  const mayRetry = call.method !== 'POST' || call.safe === true
  try {
    return await attempt(address, call, deadline)
  } catch (error) {
    if (!mayRetry || !(error instanceof ServiceError) || !retriedStatuses.has(error.status)) throw error
    if (Date.now() >= deadline) throw error
    return attempt(address, call, deadline)
  }
}

async function attempt(address: ServiceAddress, call: Call, deadline: number): Promise<unknown> {
  const timeLeft = AbortSignal.timeout(Math.max(1, deadline - Date.now()))
  const signal = call.signal ? AbortSignal.any([call.signal, timeLeft]) : timeLeft
  let status = 0
  try {
    const response = await address.fetch(address.url + call.path, {
      method: call.method ?? 'GET',
      headers: {
        accept: 'application/json',
        'x-service-public-key': address.key,
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      redirect: 'manual',
      signal,
    })
    status = response.status
    const body = parseJson(await readText(response))
    if (!response.ok) {
      const { statusText } = response
      throw new ServiceError(address.name, status, body, statusText, call.failureText?.(status, statusText))
    }
    if (body === undefined) throw new ServiceError(address.name, 0, undefined, 'The reply was not JSON')
    return body
  } catch (error) {
    if (error instanceof ServiceError) throw error
    throw new ServiceError(address.name, 0, undefined, error instanceof Error ? error.message : String(error))
  }
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > largestReply) throw new Error(`The reply is larger than ${largestReply} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
