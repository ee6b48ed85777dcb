import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { secretFaults, secrets } from '../../../src/contracts/secrets.ts'
import { documented } from './documented-secrets.ts'

const configurations = { marehalm: 'wrangler.toml', 'marehalm-backend': 'src/backend/wrangler.toml' } as const
const variablesOf = (worker: keyof typeof configurations) =>
  unstable_readConfig({ config: configurations[worker] }).vars as Record<string, string>

test.each(['marehalm', 'marehalm-backend'] as const)(
  '%s has every secret of the list as a variable of its local value, and none beside them',
  (worker) => {
    const variables = variablesOf(worker)
    const own = secrets.filter(({ workers }) => workers.includes(worker))
    expect(own.map(({ name, localValue }) => [name, localValue])).toEqual(
      own.map(({ name }) => [name, variables[name]]),
    )
    const names = own.map(({ name }) => name)
    const secretNames = Object.keys(variables).filter((name) => /(_KEY|_SECRET|_TOKEN|_PASSWORD)$/.test(name))
    // A key that pages show is none.
    expect(secretNames.filter((name) => !names.includes(name))).toEqual(
      worker === 'marehalm' ? ['CAPTCHA_SITE_KEY'] : [],
    )
    expect(
      Object.entries(variables).filter(([name, value]) => value.startsWith('local-') && !names.includes(name)),
    ).toEqual([])
  },
)

test('the list is documented as it is', () => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toContain(documented(secrets))
})

const generated = 'a1b2c3d4e5f60718'

test('on a developer’s machine the values of the repository are right', () => {
  for (const worker of ['marehalm', 'marehalm-backend'] as const) {
    const hosts = ['da.localhost', 'localhost', '127.0.0.1', '[::1]']
    expect(secretFaults(worker, variablesOf(worker), hosts)).toEqual([])
  }
})

test.each(['marehalm', 'marehalm-backend'] as const)(
  '%s refuses each value of the repository as soon as one host is not local, and names no value',
  (worker) => {
    for (const host of ['www.marehalm.dk', 'localhost.marehalm.dk', '127.0.0.1.example', '10.0.0.1', 'localhost.']) {
      const faults = secretFaults(worker, variablesOf(worker), ['da.localhost', host])
      const named = secrets.filter(({ localValue, workers }) => localValue !== '' && workers.includes(worker))
      expect(faults.map((fault) => fault.split(' ')[0])).toEqual(named.map(({ name }) => name))
      expect(faults.join()).not.toContain('local-')
    }
  },
)

test.each([
  ['nothing where a key is needed', { SERVICE_KEY: '' }, ['SERVICE_KEY is not set']],
  ['another local value', { PURGE_SECRET: 'local-secret-of-mine' }, ['PURGE_SECRET has the value for local work']],
  ['a short one', { EDITOR_SECRET: 'marehalm' }, ['EDITOR_SECRET needs at least 16 characters']],
  [
    'a local one among several',
    { QUOTE_SECRET: `${generated}, local-quote-secret` },
    ['QUOTE_SECRET has the value for local work'],
  ],
  ['a captcha without its secret', { CAPTCHA_SITE_KEY: 'public' }, ['CAPTCHA_SECRET is not set']],
  ['an outside service’s short key', { CONTENT_KEY: 'k' }, []],
  ['nothing wrong', {}, []],
])('a deployed site with %s', (_, variables, faults) => {
  const right = { SERVICE_KEY: generated, AUTH_PUBLIC_KEY: generated }
  expect(secretFaults('marehalm', { ...right, ...variables }, ['www.marehalm.dk'])).toEqual(faults)
})

test('mails by HTTP need their provider’s key, mails by the binding none', () => {
  const right = { SERVICE_KEY: generated, AUTH_PUBLIC_KEY: generated }
  const faults = (provider: string) =>
    secretFaults('marehalm-backend', { ...right, MAIL_PROVIDER: provider }, ['www.marehalm.dk'])
  expect([faults(''), faults('cloudflare'), faults('http')]).toEqual([[], [], ['MAIL_KEY is not set']])
})
