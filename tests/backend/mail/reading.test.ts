import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { Env } from '../../../src/backend/env.ts'
import backend from '../../../src/backend/index.ts'
import { queueMail } from '../../../src/backend/mail/queue.ts'
import { marketById } from '../../../src/markets/market.ts'

const one = `id=${encodeURIComponent('share/1?&#')}`
const deployed = { ...env, MAIL_PROVIDER: 'cloudflare' }

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM outbox').run()
  await queueMail(env.DB, {
    id: 'share/1?&#',
    market: marketById(1),
    to: 'ven@example.com',
    template: 'share-favorites',
    data: {
      senderName: 'Anne <script>alert(1)</script>',
      message: 'Se her:\n<img src=x onerror=alert(2)>',
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
  ['from another host', 'http://backend.example.workers.dev', env, {}],
  ['under a name that leads to this machine', 'http://rebound.example:8788', env, {}],
  ['where mails leave', 'http://127.0.0.1:8788', deployed, {}],
  ['with a wrong key', 'http://backend.example', env, { 'x-service-public-key': 'guess' }],
  ['with a wrong password', 'http://backend.example', env, { authorization: `Basic ${btoa('editor:guess')}` }],
  ['with what is no password', 'http://backend.example', env, { authorization: 'Basic %%%' }],
])('nobody reads mails %s', async (_, origin, settings, headers) => {
  for (const path of ['', `one?${one}`, `html?${one}`, `text?${one}`]) {
    const answer = await read(path, { origin, settings, headers })
    expect(answer.status).toBe(401)
    expect(await answer.text()).not.toContain('example.com')
  }
})

test('elsewhere the service key opens it, in its header or as a password', async () => {
  const origin = 'https://backend.example'
  const shown: Record<string, string>[] = [
    { 'x-service-public-key': env.SERVICE_KEY },
    { authorization: `Basic ${btoa(`editor:${env.SERVICE_KEY}`)}` },
  ]
  for (const headers of shown) {
    const answer = await read('', { origin, settings: deployed, headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
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
    // Nothing leaves this machine: it is kept to be read, as a mail that was just queued.
    expect(await env.DB.prepare('SELECT state, attempts, first_sent_at, problem FROM outbox').first()).toEqual({
      state: 'kept',
      attempts: 0,
      first_sent_at: null,
      problem: null,
    })
  }
})

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
