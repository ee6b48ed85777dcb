import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { redeemConfirmation, requestConfirmation } from '../../src/backend/confirm/confirmations.ts'
import { markets } from '../../src/markets/market.ts'

const PayloadSchema = v.object({ phone: v.string() })
const payload = { phone: '+45 12 34 56 78' }
const requested = {
  kind: 'sms',
  payload,
  market: markets[0],
  to: 'gaest@example.com',
  purpose: 'Tilmelding til sms',
  link: (token: string) => `https://www.marehalm.dk/sms/?token=${token}`,
}

/** The token of the newest mail. */
async function tokenOfMail(): Promise<string> {
  const row = await env.DB.prepare('SELECT data FROM outbox').first<{ data: string }>()
  return new URL(JSON.parse(row?.data ?? '{}').link).searchParams.get('token') ?? ''
}

async function ask(): Promise<string> {
  await env.DB.prepare('DELETE FROM outbox').run()
  await env.DB.batch(requestConfirmation(env.DB, requested))
  return tokenOfMail()
}

test('what waits is given once, to who has the token of the mail and asks for its kind', async () => {
  const token = await ask()
  expect(await redeemConfirmation(env.DB, 'login', token, PayloadSchema)).toBeNull()
  expect(await redeemConfirmation(env.DB, 'sms', `${token}x`, PayloadSchema)).toBeNull()
  expect(await redeemConfirmation(env.DB, 'sms', token, PayloadSchema)).toEqual(payload)
  expect(await redeemConfirmation(env.DB, 'sms', token, PayloadSchema)).toBeNull()
})

test('of the token only a digest is stored', async () => {
  const token = await ask()
  const { results } = await env.DB.prepare('SELECT * FROM confirmation').all()
  expect(results.length).toBeGreaterThan(0)
  expect(JSON.stringify(results)).not.toContain(token)
})

test('after its hours it is gone', async () => {
  const token = await ask()
  vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000, toFake: ['Date'] })
  expect(await redeemConfirmation(env.DB, 'sms', token, PayloadSchema)).toBeNull()
  vi.useRealTimers()
})
