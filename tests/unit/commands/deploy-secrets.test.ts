import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  fileFaults,
  readSecretsFile,
  secretsOfWorker,
  withoutSecrets,
} from '../../../src/commands/deploy-parameters.ts'
import { secrets } from '../../../src/contracts/secrets.ts'

const strong = 'a1b2c3d4e5f60718'
const both = { SERVICE_KEY: strong, AUTH_PUBLIC_KEY: strong }

test('each worker gets its own secrets and no other’s', () => {
  const given = { ...both, EDITOR_SECRET: strong, MANAGEMENT_TOKEN: strong, CONTENT_WEBHOOK_SECRET: strong }
  const namesOf = (worker: Parameters<typeof secretsOfWorker>[0]) => Object.keys(secretsOfWorker(worker, given)).sort()
  expect(namesOf('marehalm')).toEqual([
    'AUTH_PUBLIC_KEY',
    'CONTENT_WEBHOOK_SECRET',
    'EDITOR_SECRET',
    'MANAGEMENT_TOKEN',
    'SERVICE_KEY',
  ])
  expect(namesOf('marehalm-backend')).toEqual([
    'AUTH_PUBLIC_KEY',
    'CONTENT_WEBHOOK_SECRET',
    'MANAGEMENT_TOKEN',
    'SERVICE_KEY',
  ])
  expect(namesOf('marehalm-mcp')).toEqual([])
})

test('no secret is a plain variable of what is deployed', () => {
  const variables = Object.fromEntries(secrets.map(({ name, localValue }) => [name, localValue]))
  expect(withoutSecrets({ ...variables, BRAND: 'Marehalm' })).toEqual({ BRAND: 'Marehalm' })
})

test.each([
  ['an empty secret', { ...both, CAPTCHA_SECRET: '' }, ['CAPTCHA_SECRET is empty: leave it out']],
  [
    'a value of the repository',
    { ...both, SERVICE_KEY: 'local-service-key' },
    ['SERVICE_KEY has the value for local work'],
  ],
  ['a short one', { ...both, QUOTE_SECRET: 'short' }, ['QUOTE_SECRET needs at least 16 characters in each part']],
  ['a name with a slip', { ...both, SERVCE_KEY: strong }, ['SERVCE_KEY is no secret of these workers']],
  ['what is right', { ...both, MAIL_KEY: 're_1' }, []],
])('%s in the file: the faults name no value', (_, given, faults) => {
  expect(fileFaults(given)).toEqual(faults)
})

test('a secrets file is JSON or lines; of another nothing is repeated but its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marehalm-secrets-file-'))
  const read = (text: string) => {
    writeFileSync(`${folder}/secrets`, text)
    return readSecretsFile(`${folder}/secrets`)
  }
  try {
    expect(read('{"SERVICE_KEY": "a=b"}')).toEqual({ SERVICE_KEY: 'a=b' })
    expect(read('# ours\nSERVICE_KEY=a=b\nMAIL_KEY="x y"\n')).toEqual({ SERVICE_KEY: 'a=b', MAIL_KEY: 'x y' })
    for (const wrong of ['{"SERVICE_KEY": null}', '{SERVICE_KEY: "hidden"}']) {
      expect(() => read(wrong)).toThrow(
        /secrets is no JSON object whose values are all texts, nor lines of NAME=value\.$/,
      )
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the command ends before it builds or sends anything where the file is wrong', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marehalm-deploy-'))
  try {
    const file = join(folder, 'secrets.json')
    writeFileSync(file, JSON.stringify({ ...both, SERVICE_KEY: 'local-service-key' }))
    const { status, stderr, stdout } = spawnSync(process.execPath, ['src/commands/deploy.ts', '--secrets-file', file], {
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('Nothing was deployed.\n  SERVICE_KEY has the value for local work')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
