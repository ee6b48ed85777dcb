import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Env } from '../../../src/backend/env.ts'
import backend from '../../../src/backend/index.ts'
import { queueMail } from '../../../src/backend/mail/queue.ts'
import { marketById } from '../../../src/markets/market.ts'
import { deployedEnv } from '../deployed-env.ts'

const one = `id=${encodeURIComponent('share/1?&#')}`
const secret = 'a secret of mail readers'
const deployed = { ...deployedEnv, MAIL_READER_SECRET: secret }
const leaving = { ...env, MAIL_PROVIDER: 'cloudflare' }
const asReader = { authorization: `Basic ${btoa(`editor:${secret}`)}` }

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM outbox').run()
  await queueMail(env.DB, {
    id: 'share/1?&#',
    market: marketById(1),
    to: 'ven@example.com',
    template: 'share-favorites',
    data: {
      senderName: 'Anne <script>alert(1)</script><img src=x onerror=alert(2)>',
      houses: [{ title: 'Klitten', code: 'BL1234', url: 'https://example.com/sommerhus-bl1234/' }],
      link: 'https://example.com/favorite-houses/?list=1',
    },
  }).run()
})

test('on one’s own machine the outbox is read without a key: the list, one mail, its HTML and its text', async () => {
  expect(await (await read('')).text()).toContain('ven@example.com')
  const page = await (await read(`one?${one}`)).text()
  expect(page).toContain(`src="/mail/html?${one}"`)
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  const html = await read(`html?${one}`)
  expect(html.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups[^;]*; default-src 'none'/)
  const text = await read(`text?${one}`)
  expect(text.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await text.text()).toContain('https://example.com/sommerhus-bl1234/')
})

test.each(['', `one?${one}`, `html?${one}`])('nothing that a guest wrote is markup at /mail/%s', async (path) => {
  const html = await (await read(path)).text()
  expect(html).not.toMatch(/<script|<img/)
})

test.each([
  ['from another host', 'https://backend.example', deployed, {}],
  ['under a name that leads to this machine', 'http://127.0.0.1:8788', deployed, {}],
  ['where mails leave', 'http://127.0.0.1:8788', leaving, {}],
  ['with the key of services', 'https://backend.example', deployed, { 'x-service-public-key': deployed.SERVICE_KEY }],
  ['with that key as password', 'https://backend.example', deployed, basic(deployed.SERVICE_KEY)],
  ['with a wrong password', 'https://backend.example', deployed, basic('guess')],
  [
    'with an empty one where none is set',
    'https://backend.example',
    { ...deployed, MAIL_READER_SECRET: '' },
    basic(''),
  ],
  ['with what is no password', 'https://backend.example', deployed, { authorization: 'Basic %%%' }],
])('nobody reads mails %s', async (_, origin, settings, headers) => {
  for (const path of ['', `one?${one}`, `html?${one}`, `text?${one}`]) {
    const answer = await read(path, { origin, settings, headers })
    expect(answer.status).toBe(401)
    expect(await answer.text()).not.toContain('example.com')
  }
})

test('elsewhere the secret of mail readers opens it, as a password', async () => {
  const answer = await read('', { origin: 'https://backend.example', settings: deployed, headers: asReader })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('behind Cloudflare Access the secret alone opens nothing, nor does an assertion that is not Access’s', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ keys: [] }))
  const settings = { ...deployed, ACCESS_TEAM_DOMAIN: 'coast.cloudflareaccess.com', ACCESS_AUD: 'mails' }
  const withoutOne: Record<string, string> = asReader
  for (const headers of [withoutOne, { ...asReader, 'cf-access-jwt-assertion': 'a.b.c' }]) {
    expect((await read('', { origin: 'https://backend.example', settings, headers })).status).toBe(401)
  }
})

test('who comes through Access and shows the secret reads mails', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ keys: [jwk] }))
  const settings = { ...deployed, ACCESS_TEAM_DOMAIN: 'dune.cloudflareaccess.com', ACCESS_AUD: 'mails' }
  const assertion = await new SignJWT({ email: 'kontor@example.com' })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer('https://dune.cloudflareaccess.com')
    .setAudience('mails')
    .setExpirationTime('1h')
    .sign(privateKey)
  const through = { 'cf-access-jwt-assertion': assertion }
  const origin = 'https://backend.example'
  expect((await read('', { origin, settings, headers: { ...asReader, ...through } })).status).toBe(200)
  expect((await read('', { origin, settings, headers: through })).status).toBe(401)
})

test('a mail that is not there, or is forgotten, is not shown', async () => {
  expect((await read('one?id=nothing')).status).toBe(404)
  expect((await read('html')).status).toBe(404)
  await env.DB.prepare("UPDATE outbox SET data = '{}'").run()
  expect(await (await read(`one?${one}`)).text()).toContain('no longer kept')
  expect((await read(`html?${one}`)).status).toBe(404)
})

test('what did not go out, or may not have, is sent again by whoever has looked at it, and nothing else is', async () => {
  const again = (headers: Record<string, string> = {}) =>
    read('again', { headers, method: 'POST', body: new URLSearchParams(one) })
  for (const state of ['queued', 'sending', 'sent']) {
    await env.DB.prepare('UPDATE outbox SET state = ?1').bind(state).run()
    expect((await again()).status).toBe(404)
    expect(await (await read(`one?${one}`)).text()).not.toContain('Send again')
  }
  for (const state of ['failed', 'unknown']) {
    await env.DB.prepare('UPDATE outbox SET state = ?1, attempts = 8, first_sent_at = 1, problem = ?1')
      .bind(state)
      .run()
    expect(await (await read(`one?${one}`)).text()).toContain('Send again')
    expect((await again({ origin: 'https://elsewhere.example' })).status).toBe(403)
    const answer = await again({ origin: 'http://127.0.0.1:8788' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/mail/one?${one}`])
    // Nothing leaves this machine: it is stored to be read, like a mail that was just queued.
    expect(await env.DB.prepare('SELECT state, attempts, first_sent_at, problem FROM outbox').first()).toEqual({
      state: 'kept',
      attempts: 0,
      first_sent_at: null,
      problem: null,
    })
  }
})

function basic(password: string) {
  return { authorization: `Basic ${btoa(`editor:${password}`)}` }
}

interface Reading {
  method?: string
  body?: URLSearchParams
  origin?: string
  settings?: Env
  headers?: Record<string, string>
}

async function read(path: string, reading: Reading = {}) {
  const { origin = 'http://127.0.0.1:8788', settings = env, headers = {}, method = 'GET', body } = reading
  const context = createExecutionContext()
  const answer = await backend.fetch(
    new Request(`${origin}/mail/${path}`, { method, headers, body, redirect: 'manual' }),
    settings,
    context,
  )
  await waitOnExecutionContext(context)
  return answer
}
