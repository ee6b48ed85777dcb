import { expect, test, vi } from 'vitest'
import { createBookingService } from '../../../src/services/booking.ts'
import { createBreaker, failuresToOpen } from '../../../src/services/breaker.ts'
import { Deadline } from '../../../src/services/deadline.ts'
import { ServiceError } from '../../../src/services/service-error.ts'
import { type Call, callService, fetchReply, type ServiceEndpoint } from '../../../src/services/transport.ts'

/** A service that answers as it is told, by the number of the call. */
function serviceThat(answer: (count: number, signal: AbortSignal) => Response | Promise<Response>) {
  const sent: RequestInit[] = []
  const breaker = createBreaker(Date.now)
  const endpoint: ServiceEndpoint = {
    name: 'broker',
    url: 'http://broker.example',
    key: 'key',
    breaker,
    fetch: async (_url, init) => {
      sent.push(init)
      return answer(sent.length, init.signal ?? AbortSignal.abort())
    },
  }
  /** Each call is of another thing, unless told. */
  let things = 0
  const call = (more: Partial<Call> = {}) => {
    things += 1
    const sent = { path: `/thing?id=${things}`, ...more }
    return callService(endpoint, sent).catch((error) => error)
  }
  return { endpoint, breaker, sent, call }
}

const never = (_: number, signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('reads are tried once more on the specification’s statuses, what changes state never', async () => {
  const { sent, call } = serviceThat((count) => (count === 1 ? new Response(null, { status: 429 }) : Response.json({})))
  expect(await call()).toEqual({})
  expect(sent).toHaveLength(2)
  const other = serviceThat(() => new Response(null, { status: 503 }))
  expect(await other.call({ method: 'POST', body: {} })).toMatchObject({
    status: 503,
    message: 'Request failed with status 503',
  })
  expect(other.sent).toHaveLength(1)
})

test('a read that is told to come back later is not sent again before that', async () => {
  const { sent, call } = serviceThat(() => new Response(null, { status: 503, headers: { 'retry-after': '3' } }))
  expect(await call()).toMatchObject({ status: 503 })
  expect(sent).toHaveLength(1)
})

test('a service is told of which trace its call is', async () => {
  const { sent, call } = serviceThat(() => Response.json({}))
  await call({ trace: '4bf92f3577b34da6a3ce929d0e0e4736' })
  await call()
  expect(sent.map(({ headers }) => new Headers(headers).get('traceparent'))).toEqual([
    expect.stringMatching(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-01$/),
    null,
  ])
})

test('a failure carries the status and the parsed body; what is not JSON has none', async () => {
  const refusing = serviceThat(() => Response.json({ error: { code: 'no' } }, { status: 422 }))
  expect(await refusing.call({ method: 'POST' })).toMatchObject({
    message: 'Request failed with status 422',
    status: 422,
    body: { error: { code: 'no' } },
  })
  const broken = serviceThat(() => new Response('<html>', { status: 502 }))
  expect(await broken.call({ method: 'POST' })).toMatchObject({
    message: 'Request failed with status 502',
    body: undefined,
  })
})

test('a reply of more than 8 MB is read no further than that, and not at all where it says so', async () => {
  const mebibyte = new Uint8Array(1024 * 1024).fill(0x20)
  let read = 0
  const endless = (headers: HeadersInit) => {
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      read += 1
      controller.enqueue(mebibyte)
    }
    return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { headers })
  }
  const { sent, call } = serviceThat((count) =>
    count === 1 ? endless({}) : endless({ 'content-length': String(50 * 1024 * 1024) }),
  )
  expect(await call()).toMatchObject({ status: 0, cause: 'broker: The reply is larger than 8388608 bytes' })
  expect(read).toBe(9)
  expect(await call()).toMatchObject({ status: 0, cause: 'broker: The reply is larger than 8388608 bytes' })
  expect(read).toBe(9)
  expect(sent).toHaveLength(2)
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a read that got %i is sent once more, and never a third time',
  async (status) => {
    const { sent, call } = serviceThat(() => new Response(null, { status }))
    for (const read of [{ method: 'GET' }, { method: 'POST', safe: true }] as const) {
      sent.length = 0
      expect(await call(read)).toMatchObject({ status })
      expect(sent).toHaveLength(2)
    }
  },
)

test.each([400, 401, 403, 404, 410, 418, 422, 501])('a read that got %i is not sent again', async (status) => {
  const { sent, call } = serviceThat(() => new Response(null, { status }))
  expect(await call()).toMatchObject({ status })
  expect(sent).toHaveLength(1)
})

test('a service that fails again and again is not called for a while; a refusal is no failure', async () => {
  const { sent, call, breaker } = serviceThat(() => new Response('not JSON'))
  for (let count = 0; count < failuresToOpen; count += 1) await call()
  expect(breaker.state()).toBe('open')
  expect(await call()).toMatchObject({ status: 0, service: 'broker' })
  expect(sent).toHaveLength(failuresToOpen)

  const refusing = serviceThat(() => Response.json({ error: 'no' }, { status: 404 }))
  for (let count = 0; count < 2 * failuresToOpen; count += 1) await refusing.call()
  expect(refusing.breaker.state()).toBe('closed')
  expect(refusing.breaker.lastSuccessAt()).not.toBeNull()
})

test.each([429, 408])('a service that answers %i has not failed, and what it asks to wait is told', async (status) => {
  const { sent, call, breaker } = serviceThat(() => new Response(null, { status, headers: { 'retry-after': '840' } }))
  const waits: number[] = []
  for (let count = 0; count < 3 * failuresToOpen; count += 1) {
    const error = await call({ method: 'POST', body: { count }, onRetryAfter: (seconds) => waits.push(seconds) })
    expect(error).toMatchObject({ status })
  }
  expect(breaker.state()).toBe('closed')
  expect(sent).toHaveLength(3 * failuresToOpen)
  expect(new Set(waits)).toEqual(new Set([840]))
})

test('what fails whenever it is asked for keeps nobody from what does not', async () => {
  const { call, breaker } = serviceThat(() => new Response(null, { status: 500 }))
  for (let count = 0; count < 3 * failuresToOpen; count += 1)
    await call({ path: '/thing?id=broken', visitor: `192.0.2.${count}` })
  for (let count = 0; count < 3 * failuresToOpen; count += 1) await call({ visitor: '192.0.2.1' })
  expect(breaker.state()).toBe('closed')
})

test('a visitor whose questions take too long keeps nobody from theirs', async () => {
  const { call, breaker } = serviceThat(never)
  const slow = Array.from({ length: 2 * failuresToOpen }, () =>
    call({ visitor: '192.0.2.1', deadline: new Deadline(600) }),
  )
  await Promise.all(slow)
  expect(breaker.state()).toBe('closed')
})

test('all calls of a request share one deadline', async () => {
  const { call } = serviceThat(never)
  const deadline = new Deadline(700)
  expect(await call({ deadline })).toBeInstanceOf(ServiceError)
  // Timers end in their order, however busy the machine is.
  const anew = AbortSignal.timeout(300)
  expect(await call({ deadline })).toBeInstanceOf(ServiceError)
  expect(anew.aborted).toBe(false)
})

test('a caller who leaves, or has hardly any time left, says nothing of the service', async () => {
  const { call, breaker } = serviceThat(never)
  for (let count = 0; count < 2 * failuresToOpen; count += 1) {
    await call({ deadline: new Deadline(5) })
    const leaving = new AbortController()
    const left = call({ signal: leaving.signal })
    leaving.abort()
    await left
  }
  expect(breaker.state()).toBe('closed')
})

test('each failure of a service is told to the log, also one whose caller does without; no refusal, nor a guest who leaves', async () => {
  const failures: string[] = []
  const onFailure = ({ service, status }: ServiceError) => failures.push(`${service} ${status}`)
  const answers = [new Response(null, { status: 500 }), new Response('no JSON'), new Response(null, { status: 404 })]
  const { call } = serviceThat((count) => answers[count - 1] ?? Response.json({}))
  for (const _ of [...answers, 'whole']) await call({ onFailure, method: 'POST' })
  const { call: callLate } = serviceThat(never)
  await callLate({ onFailure, deadline: new Deadline(5) })
  const leaving = new AbortController()
  const left = callLate({ onFailure, signal: leaving.signal })
  leaving.abort()
  await left
  expect(failures).toEqual(['broker 500', 'broker 0', 'broker 0'])
})

test('a booking is sent though the breaker is open, and what follows it has its time anew', async () => {
  const { endpoint, breaker, sent, call } = serviceThat(() => new Response(null, { status: 500 }))
  for (let count = 0; count < failuresToOpen; count += 1) await call({ method: 'POST' })
  expect(breaker.state()).toBe('open')
  const before = sent.length
  const deadline = new Deadline()
  const restart = vi.spyOn(deadline, 'restart')
  const request = { option: { languageId: 1 } }
  // Of the request only its language is read here.
  const outcome = await createBookingService(endpoint, { deadline }).book(request as never, 'key-1')
  expect(outcome).toEqual({ kind: 'unknown' })
  expect(sent).toHaveLength(before + 1)
  expect(restart).toHaveBeenCalledOnce()
})

test('a reply that is passed on fails on a failing status, and is left to its reader on a refusal', async () => {
  const failing = serviceThat(() => new Response('busy', { status: 503 }))
  await expect(fetchReply(failing.endpoint, { path: '/', wholeTimeout: 1000 })).rejects.toMatchObject({ status: 503 })
  const missing = serviceThat(() => new Response('none', { status: 404 }))
  expect((await fetchReply(missing.endpoint, { path: '/', wholeTimeout: 1000 })).status).toBe(404)
  const busy = serviceThat(() => new Response(null, { status: 429 }))
  expect((await fetchReply(busy.endpoint, { path: '/', wholeTimeout: 1000 })).status).toBe(429)
})

test('half a character in a reply is read as the sign for what can’t be read, and a whole one stays', async () => {
  const { call } = serviceThat(() => new Response('{"name":"A\\ud83d","list":["\\uD83D\\ude00","plain"]}'))
  expect(await call()).toEqual({ name: 'A\ufffd', list: ['\u{1f600}', 'plain'] })
})

test('a status that is no final one is a failure of the service, also where the reply is passed on', async () => {
  const { endpoint } = serviceThat(
    () => ({ status: 101, statusText: '', headers: new Headers(), body: null }) as Response,
  )
  const reply = fetchReply(endpoint, { path: '/picture', wholeTimeout: 1_000 })
  await expect(reply).rejects.toMatchObject({ name: 'ServiceError', status: 101 })
})
