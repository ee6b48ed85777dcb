import { expect, test } from 'vitest'
import { parseVariables } from '../../src/env.ts'
import type { CaptchaVerdict } from '../../src/routing/captcha.ts'
import { checkCaptcha } from '../../src/routing/captcha.ts'
import { createCaptchaProvider } from '../../src/services/captcha.ts'
import type { SiteRequest } from '../../src/site-context.ts'
import { openSite, origins, unparsedTexts } from './site.ts'

const configured = {
  CAPTCHA_URL: 'https://captcha.example/v0',
  CAPTCHA_SITE_KEY: 'public-key',
  CAPTCHA_SECRET: 'a secret of captchas',
}
const own = { hostname: new URL(origins.da).hostname, action: 'contact' }

/** Answers as Turnstile does: each token is good once. */
function provider(tokens: Record<string, { hostname: string; action: string }>) {
  const left = new Map(Object.entries(tokens))
  const requests: { url: string; headers: Headers; body: Record<string, unknown> }[] = []
  const send: typeof fetch = async (url, init) => {
    const body = JSON.parse(String(init?.body))
    requests.push({ url: String(url), headers: new Headers(init?.headers), body })
    const found = left.get(body.response)
    left.delete(body.response)
    return Response.json(
      found ? { success: true, ...found } : { success: false, 'error-codes': ['timeout-or-duplicate'] },
    )
  }
  return { requests, captcha: createCaptchaProvider(configured, send) }
}

function limit(most: number) {
  let count = 0
  return {
    async limit() {
      count += 1
      return { success: count <= most }
    },
  }
}

/** The verdict for a form with that token. */
function check(
  deps: Parameters<typeof checkCaptcha>[1],
  token: string | null,
  action = 'contact',
): Promise<CaptchaVerdict> {
  const form = new FormData()
  if (token !== null) form.set('captcha', token)
  const c = { req: { url: `${origins.da}/kontakt/`, header: () => '192.0.2.7' } } as unknown as SiteRequest
  return checkCaptcha(c, deps).check(form, action)
}

test('a token of this form and this host passes, once', async () => {
  const { captcha, requests } = provider({ good: own })
  expect(await check({ captcha, limits: {} }, 'good')).toBe('passed')
  expect(await check({ captcha, limits: {} }, 'good')).toBe('failed')
  expect(requests[0]?.url).toBe('https://captcha.example/v0/siteverify')
  expect(requests[0]?.body).toEqual({ secret: configured.CAPTCHA_SECRET, response: 'good', remoteip: '192.0.2.7' })
})

test('the provider is told the secret in the body and no key of our services', async () => {
  const { captcha, requests } = provider({ good: own })
  await check({ captcha, limits: {} }, 'good')
  expect(requests[0]?.url).not.toContain('secret')
  expect(requests[0]?.headers.get('x-service-public-key')).toBeNull()
})

test('a token of another form, of another host or of nobody fails', async () => {
  const { captcha } = provider({
    elsewhere: { ...own, hostname: 'www.evil.example' },
    other: { ...own, action: 'login' },
  })
  for (const token of ['elsewhere', 'other', 'made-up', 'with space', 'x'.repeat(2049)]) {
    expect(await check({ captcha, limits: {} }, token), token.slice(0, 20)).toBe('failed')
  }
})

test('without a token, as without scripts, a form goes on unproven, and only so often a minute', async () => {
  const { captcha, requests } = provider({})
  const limits = { unproven: limit(2) }
  expect(await check({ captcha, limits }, null)).toBe('unproven')
  expect(await check({ captcha, limits }, '')).toBe('unproven')
  expect(await check({ captcha, limits }, null)).toBe('too-many')
  expect(requests).toEqual([])
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('no network'))],
  ['fails', async () => new Response('oops', { status: 500 })],
  ['talks nonsense', async () => Response.json({ ok: 1 })],
] as const)('a provider that %s costs no guest the form', async (_, send) => {
  const captcha = createCaptchaProvider(configured, send)
  expect(await check({ captcha, limits: {} }, 'good')).toBe('unproven')
})

test('without a key there is no captcha, and every form passes', async () => {
  const captcha = createCaptchaProvider({ ...configured, CAPTCHA_SITE_KEY: '' }, fetch)
  expect(captcha).toBeNull()
  expect(await check({ captcha, limits: {} }, null)).toBe('passed')
})

test('a key without its secret is a fault of the configuration', () => {
  const { deps } = openSite()
  const variables = {
    ...deps.variables,
    HOSTS_DA: 'a.dk',
    HOSTS_DE: 'a.de',
    HOSTS_EN: 'a.info',
    ...unparsedTexts,
  }
  expect(() => parseVariables({ ...variables, CAPTCHA_SITE_KEY: 'public-key' })).toThrow(/CAPTCHA_SECRET/)
  expect(parseVariables({ ...variables, ...configured }).CAPTCHA_SITE_KEY).toBe('public-key')
})
