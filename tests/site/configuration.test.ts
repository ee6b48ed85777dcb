import { expect, test, vi } from 'vitest'
import worker from '../../src/index.ts'
import { siteVariables, unparsedTexts } from './site.ts'

/** As wrangler.toml has them, of hosts that guests reach. */
const deployed = {
  ...siteVariables,
  HOSTS_DA: 'www.marehalm.dk',
  HOSTS_DE: 'www.marehalm.de',
  HOSTS_EN: 'www.marehalm.info',
  ...unparsedTexts,
  SERVICE_KEY: 'a1b2c3d4e5f60718',
  AUTH_PUBLIC_KEY: 'b1b2c3d4e5f60718',
  PURGE_SECRET: '',
}

async function ask(variables: object, path = '/') {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetch = worker.fetch as unknown as (request: Request, env: object, context: object) => Promise<Response>
  const context = { waitUntil: () => {}, passThroughOnException: () => {} }
  const response = await fetch(new Request(`https://www.marehalm.dk${path}`), { ...deployed, ...variables }, context)
  return { status: response.status, text: await response.text(), logged: log.mock.calls.flat().join('\n') }
}

test.each([
  ['SERVICE_KEY', 'local-service-key'],
  ['AUTH_PUBLIC_KEY', 'local-auth-key'],
  ['AUTH_PUBLIC_KEY', 'too short'],
  ['PURGE_SECRET', 'local-purge-secret'],
  ['QUOTE_SECRET', 'local-quote-secret'],
  ['QUOTE_SECRET', 'not one of 16'],
  ['EDITOR_SECRET', 'local-editor-secret'],
  ['CONTENT_WEBHOOK_SECRET', 'local-webhook-secret'],
  ['CAPTCHA_SECRET', 'secret of a captcha that is nowhere shown'],
  ['QUOTE_SECRET', 'a1b2c3d4e5f60718,short'],
  ['BROKER_KEY', 'nøgle til mægleren'],
  ['BROKER_URL', 'https://someone:sesame@broker.example'],
  ['CONTENT_URL', 'not a url with a password'],
])('with a wrong %s every request gets a 503 that names it, and never says its value', async (name, value) => {
  const { status, text, logged } = await ask({ [name]: value })
  expect(status).toBe(503)
  expect(text).toContain(name)
  expect(logged).toContain(name)
  expect(text + logged).not.toContain(value)
})

test('a captcha’s key without its secret, and no key between the workers: named together', async () => {
  const { status, text } = await ask({ CAPTCHA_SITE_KEY: 'public', SERVICE_KEY: undefined })
  expect(status).toBe(503)
  expect(text).toContain('SERVICE_KEY is not set')
  expect(text).toContain('CAPTCHA_SECRET is not set')
})

test('health names it as JSON', async () => {
  const { status, text } = await ask({ SERVICE_KEY: undefined }, '/api/health/')
  expect(status).toBe(503)
  expect(JSON.parse(text)).toEqual({
    status: 'failing',
    configuration: 'Configuration is not valid. SERVICE_KEY is not set',
    services: {},
  })
})

test('bindings that the configuration does not give are named, not met as a fault of some page', async () => {
  const { status, text } = await ask({ ASSETS: {}, ROUTES: {}, CACHE: {}, DRAFTS: {} })
  expect(status).toBe(503)
  for (const name of ['BACKEND', 'ARCHIVE', 'PURGES']) expect(text).toContain(`the binding ${name} is missing`)
  expect(text).not.toContain('DRAFTS')
})
