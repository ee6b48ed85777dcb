import { afterEach, expect, test, vi } from 'vitest'
import { errorTexts } from '../../../src/contracts/error-texts.ts'
import { createAuthService, ResetRefused } from '../../../src/services/auth.ts'
import { Deadline } from '../../../src/services/deadline.ts'
import { ServiceError } from '../../../src/services/service-error.ts'

afterEach(() => void vi.restoreAllMocks())

const token = 'a-token-of-the-service-1'
const request = { email: 'a@example.com', password: 'secret', captcha: null }
const resetRequest = { user_id: '7', reset_token: 'x', password: 'y', password_confirm: 'y' }
const link = { email: 'a@example.com', lan: 1 as const, url: 'https://www.marehalm.dk/login/guest/reset/' }

function open(reply: unknown, status = 200) {
  const calls: { url: string; init: RequestInit }[] = []
  const send = async (url: string, init: RequestInit) => {
    calls.push({ url, init })
    return Response.json(reply, { status })
  }
  const endpoint = { name: 'auth', url: 'https://auth.example', key: 'service key', fetch: send }
  return { auth: createAuthService(endpoint, { publicKey: 'auth key', visitor: '192.0.2.1' }), calls }
}

test('a login sends both keys and the captcha, or null, to its target’s URL', async () => {
  const { auth, calls } = open({ data: { token } })
  expect(await auth.login('owner', request)).toMatchObject({ token, permissions: [] })
  await auth.login(null, request)
  expect(calls.map(({ url }) => url)).toEqual(['https://auth.example/login/owner/', 'https://auth.example/login/'])
  expect(calls[0]?.init.headers).toMatchObject({ 'x-service-public-key': 'service key', 'x-public-key': 'auth key' })
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual(request)
})

test.each([[{ data: {} }], [{ data: { token: 7 } }], [{ data: { sent: 'ok' } }], [{ error: 'nope' }]])(
  'a login answered with %j is rejected with the whole response',
  async (reply) => {
    const error = await open(reply)
      .auth.login('guest', request)
      .catch((caught) => caught)
    expect(error).toBeInstanceOf(ServiceError)
    expect(error.body).toEqual(reply)
  },
)

test('a refused login is rejected with the server’s body and status', async () => {
  const body = { error: { code: 'invalid_credentials' } }
  const error = await open(body, 401)
    .auth.login('guest', request)
    .catch((caught) => caught)
  expect([error.message, error.status, error.body]).toEqual([errorTexts.requestFailed(401), 401, body])
})

test('only a login that asked for it may be answered with a mail', async () => {
  const confirm = { lan: 1 as const, url: 'https://www.marehalm.dk/login/confirm/' }
  expect(await open({ data: { sent: 'ok' } }).auth.login('guest', { ...request, confirm })).toBe('sent')
})

test('forgot-password knows guests and owners, and asks the service for nobody else', async () => {
  const { auth, calls } = open({ data: { sent: 'ok' } })
  await auth.forgotPassword('guest', link)
  await auth.forgotPassword('owner', link)
  await expect(auth.forgotPassword('admin', link)).rejects.toThrow('Unsupported target')
  expect(calls.map(({ url }) => url)).toEqual([
    'https://auth.example/guest/forgot-password/',
    'https://auth.example/owner/forgot-password/',
  ])
})

test.each([[{ data: { sent: 'no' } }], [{ data: {} }], [{}]])(
  'forgot-password answered with %j is a warning and a rejection, and neither tells of whom',
  async (reply) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const error = await open(reply)
      .auth.forgotPassword('guest', link)
      .catch((caught) => caught)
    expect(error.body).toEqual(reply)
    expect(warn).toHaveBeenCalledOnce()
    expect(JSON.stringify(warn.mock.calls)).not.toContain('example.com')
  },
)

test('a reset needs a token string; an error string is a rejection, anything else an invalid response', async () => {
  expect(await open({ data: { token } }).auth.resetPassword('guest', resetRequest)).toMatchObject({ token })
  const refused = await open({ data: { error: 'invalid_token' } })
    .auth.resetPassword('guest', resetRequest)
    .catch((caught) => caught)
  expect(refused).toBeInstanceOf(ResetRefused)
  expect(refused.reason).toBe('invalid_token')
  for (const reply of [{ data: {} }, { data: { error: 7 } }, { data: null }, 'ok']) {
    const error = await open(reply)
      .auth.resetPassword('guest', resetRequest)
      .catch((caught) => caught)
    expect(error).toBeInstanceOf(ServiceError)
    expect(error.status).toBe(0)
  }
})

test('whoami sends the bearer token and needs one back', async () => {
  const { auth, calls } = open({ data: { token, permissions: ['a'], loginTarget: 'guest' } })
  expect(await auth.whoami(token, 'guest')).toMatchObject({ permissions: ['a'], loginTarget: 'guest' })
  expect(calls[0]?.init.headers).toMatchObject({ authorization: `Bearer ${token}` })
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ loginTarget: 'guest' })
  await expect(open({ data: {} }).auth.whoami(token)).rejects.toBeInstanceOf(ServiceError)
})

test('user metas are for who is logged in', async () => {
  const { auth, calls } = open({ data: [{ metaKey: 'a', metaValue: 'b' }] })
  await expect(auth.userMetas(null, ['a'])).rejects.toThrow('Not logged in')
  expect(calls).toEqual([])
  expect(await auth.userMetas(token, ['a', 'b c'])).toEqual([{ metaKey: 'a', metaValue: 'b' }])
  expect(calls[0]?.url).toBe('https://auth.example/rest/v1/entities/user_metas/?metaKey_in=a,b%20c')
})

test('what a page asks ends with the page’s deadline, what somebody sends does not', async () => {
  const hang = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const endpoint = { name: 'auth', url: 'https://auth.example', key: 'service key', fetch: hang }
  const auth = createAuthService(endpoint, { publicKey: 'auth key', deadline: new Deadline(20) })
  let isLoginOver = false
  const over = () => {
    isLoginOver = true
  }
  auth.login('guest', request).then(over, over)
  await expect(auth.whoami(token)).rejects.toBeInstanceOf(ServiceError)
  await expect(auth.bookings(token, 1)).rejects.toBeInstanceOf(ServiceError)
  expect(isLoginOver).toBe(false)
})
