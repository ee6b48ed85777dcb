import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  fileFaults,
  givenFaults,
  readDeployParameters,
  variablesOfWorker,
} from '../../../src/commands/deploy-parameters.ts'
import { type Configuration, readConfigurations } from '../../../src/commands/doctor/configurations.ts'
import { reportOf } from '../../../src/commands/doctor/finding.ts'
import { configurationFindings, secretFindings } from '../../../src/commands/doctor/findings.ts'
import {
  breakingStatements,
  deployedFindings,
  migrationNames,
  toolFindings,
  unknownVersions,
} from '../../../src/commands/doctor/remote.ts'
import { secrets } from '../../../src/contracts/secrets.ts'

const production = readConfigurations(undefined)
const id = '0f2ac74b498b48028cb68387c421e279'

/** The repository's configurations as an operator makes them ready, with what is changed of the worker of that name. */
function ready(worker = '', change: Partial<Configuration> & { set?: Record<string, string> } = {}): Configuration[] {
  const { set = {}, ...parts } = change
  return production.map((each) => {
    const own = each.worker.name === worker
    const hosts = { HOSTS_DA: 'www.klitly.dk,klitly.dk', HOSTS_DE: 'www.klitly.de', HOSTS_EN: 'www.klitly.info' }
    const sites = {
      SITE_DA: 'https://www.klitly.dk',
      SITE_DE: 'https://www.klitly.de',
      SITE_EN: 'https://www.klitly.info',
    }
    const forBackend = {
      CONTENT_WEBHOOK_URL: 'https://www.klitly.dk/api/webhooks/content/',
      MAIL_PROVIDER: 'cloudflare',
      MAIL_FROM: 'booking@klitly.dk',
    }
    const forSite = { ...hosts, SECURITY_CONTACT: 'mailto:security@klitly.dk' }
    return {
      ...each,
      kvIds: each.kvIds.map(({ binding }) => ({ binding, id })),
      databases: each.databases.map((database) => ({ ...database, id })),
      ...(own && parts),
      variables: {
        ...each.variables,
        ...(each.worker.name === 'marehalm' ? forSite : sites),
        ...(each.worker.name === 'marehalm-backend' && forBackend),
        ...(own && set),
      },
    }
  })
}

const findingsOf = (...change: Parameters<typeof ready>) =>
  configurationFindings(ready(...change)).map(({ level, where, text }) => `${level} ${where}: ${text}`)

test('what an operator has made ready is without findings', () => {
  expect(findingsOf()).toEqual([])
})

test('the repository’s own configurations are refused for each of their placeholders and local hosts', () => {
  const report = reportOf(configurationFindings(production))
  for (const part of ['KV namespace ROUTES', 'KV namespace CACHE', 'database DB', 'HOSTS_DA', 'HOSTS_DE', 'HOSTS_EN']) {
    expect(report).toContain(part)
  }
  expect(reportOf(configurationFindings(readConfigurations('staging')))).toContain('HOSTS_DA is a placeholder')
})

test('the steps of a first deploy name every variable that the repository’s own configurations are refused for', () => {
  const [, steps = ''] = /## Deploy\n(.*?)\n### /s.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  const files = { marehalm: '`wrangler.toml`', 'marehalm-backend': '`src/backend/wrangler.toml`' }
  const faults = configurationFindings(production).filter(({ level }) => level === 'fault')
  const variables = faults.flatMap(({ where, text }) =>
    [...(/^[A-Z_]{4,}/.exec(text) ?? [])].map((variable) => ({ where, variable })),
  )
  expect(new Set(variables.map(({ where }) => where)).size).toBe(3)
  for (const { where, variable } of variables) {
    const file = Reflect.get(files, where) ?? '`src/mcp/wrangler.toml`'
    const step = steps.split('\n').filter((line) => line.includes(file) && line.includes(`\`${variable}\``))
    expect([where, variable, step.length > 0]).toEqual([where, variable, true])
  }
  // One sentence for each.
  expect(new Set(variables.map((each) => JSON.stringify(each))).size).toBe(variables.length)
})

test('the steps of a first deploy name every secret that the doctor would miss', () => {
  const [, step = ''] = /^7\. (.*)$/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  const missed = secretFindings(ready(), () => []).flatMap(({ text }) => /[A-Z]+_[A-Z_]+/.exec(text) ?? [])
  expect(missed).toContain('BACKUP_SECRET')
  for (const name of new Set(missed)) expect(step).toContain(`\`${name}\``)
})

test.each([
  ['marehalm', { set: { HOSTS_DE: '' } }, 'fault marehalm: HOSTS_DE: each edition needs a host.'],
  ['marehalm', { set: { BROKER_URL: 'http://broker.example.org' } }, 'fault marehalm: BROKER_URL is not https'],
  [
    'marehalm',
    { set: { CONTENT_URL: 'https://graphql.contentful.com/content/v1/spaces/a/environments/master' } },
    'warning marehalm: ASSET_SOURCES is empty',
  ],
  [
    'marehalm',
    { set: { CONTENT_URL: 'https://content.klitly.dk/graphql' } },
    "fault marehalm-backend: CONTENT_URL is not the site's",
  ],
  [
    'marehalm',
    { set: { SEARCH_URL: 'https://search.klitly.dk' } },
    "warning marehalm-backend: SEARCH_URL is not the site's",
  ],
  [
    'marehalm-backend',
    { set: { CONTENT_MANAGEMENT_URL: 'https://api.contentful.com/spaces/a/environments/master' } },
    'fault marehalm-backend: CONTENT_MANAGEMENT_URL is set: CONTENT_URL has to be set too',
  ],
  ['marehalm-backend', { set: { MAIL_URL: 'http://mail.example.org' } }, 'MAIL_URL is not https'],
  ['marehalm', { set: { HOSTS_EN: 'en.klitly.example' } }, 'fault marehalm: HOSTS_EN is a placeholder'],
  ['marehalm', { set: { BROKR_URL: 'https://b.dk' } }, 'fault marehalm: BROKR_URL is no variable of this worker.'],
  ['marehalm-backend', { notTexts: ['DELAY_MS'] }, 'fault marehalm-backend: DELAY_MS is no text: put its value in'],
  ['marehalm', { bindings: [] }, 'fault marehalm: The binding ARCHIVE is missing.'],
  ['marehalm', { classes: { bound: ['Visits'], migrated: [] } }, 'makes the Durable Object Visits.'],
  ['marehalm', { services: [{ binding: 'BACKEND', service: 'old' }] }, 'fault marehalm: BACKEND is bound to old'],
  ['marehalm', { hasLogs: false }, 'warning marehalm: [observability] keeps no logs'],
  ['marehalm', { hasSourceMaps: false }, 'warning marehalm: upload_source_maps is off'],
  ['marehalm', { hasPreviewUrls: true }, 'warning marehalm: preview_urls is on'],
  ['marehalm', { name: 'marehalm-staging' }, 'warning marehalm-staging: www.klitly.dk is not in NOINDEX_HOSTS'],
  ['marehalm-backend', { set: { CONTENT_WEBHOOK_URL: '' } }, 'warning marehalm-backend: CONTENT_WEBHOOK_URL is empty'],
  [
    'marehalm-backend',
    { set: { CONTENT_WEBHOOK_URL: 'https://old.klitly.dk/api/webhooks/content/' } },
    'fault marehalm-backend: CONTENT_WEBHOOK_URL is https://old',
  ],
  ['marehalm-backend', { set: { SITE_DE: 'https://www.other.de' } }, 'SITE_DE is at www.other.de, which is no host'],
  ['marehalm-backend', { set: { MAIL_PROVIDER: 'http' } }, 'fault marehalm-backend: MAIL_PROVIDER is http: MAIL_URL'],
  [
    'marehalm-backend',
    { set: { MAIL_PROVIDER: 'cloudflare' }, bindings: ['DB', 'MEDIA', 'IMAGES'] },
    'MAIL_PROVIDER is cloudflare, and the binding EMAIL is missing.',
  ],
  ['marehalm-backend', { set: { MAIL_FROM: 'a@b.example' } }, 'fault marehalm-backend: MAIL_FROM is a placeholder'],
  ['marehalm-backend', { set: { MAIL_PROVIDER: '' } }, 'warning marehalm-backend: MAIL_PROVIDER is empty'],
  ['marehalm-mcp', { set: { BRAND: '' } }, 'fault marehalm-mcp: BRAND'],
  ['marehalm-mcp', { compatibilityDate: '2020-01-01' }, 'warning all: The workers have different compatibility dates.'],
])('%s with %o is found', (worker, change, found) => {
  expect(findingsOf(worker, change)).toContainEqual(expect.stringContaining(found))
})

test.each([
  ['marehalm-backend', 'MAIL_FROM', 'nobody', 'MAIL_FROM: a mail address is needed.'],
  ['marehalm-backend', 'OFFICE_MAIL_TO', 'nobody', 'OFFICE_MAIL_TO: a mail address is needed.'],
  ['marehalm-backend', 'OFFICE_MAIL', 'weekly', 'OFFICE_MAIL: one of these is needed: at-once, daily, none.'],
  ['marehalm-backend', 'MAIL_PROVIDER', 'smtp', 'MAIL_PROVIDER: one of these is needed: empty, cloudflare, http.'],
  ['marehalm', 'SITE_DA', 'https://www.klitly.dk/da/', 'SITE_DA: an origin is needed, without a path'],
  ['marehalm', 'SITE_DA', 'https://u:sesame@www.klitly.dk', 'SITE_DA: a URL that begins with https://'],
  ['marehalm', 'TRAINING_BOTS', 'YES', 'TRAINING_BOTS: one of these is needed: yes, no.'],
  ['marehalm', 'TELLING_SERVICES', 'mail,fax', 'TELLING_SERVICES: one of these is needed: content, broker, search'],
  ['marehalm', 'EMBED_HOSTS', `${'a.'.repeat(3_000)}dk`, 'EMBED_HOSTS has 6002 bytes: Cloudflare takes 5120 at most.'],
  ['marehalm-backend', 'CONTENT_WEBHOOK_URL', 'https://u:sesame@a.dk/', 'CONTENT_WEBHOOK_URL: a URL that begins with'],
  [
    'marehalm',
    'SECURITY_CONTACT',
    `https://u:sesame@a.example/${'x'.repeat(900)}`,
    'is a placeholder: https://…@a.example/xxx',
  ],
])('of %s’s %s the doctor says what is needed, in few words and without a password', (worker, name, value, text) => {
  const found = findingsOf(worker, { set: { [name]: value } })
  expect(found).toContainEqual(expect.stringContaining(text))
  for (const each of found) {
    expect(each).not.toContain('sesame')
    expect(each.length).toBeLessThan(300)
  }
})

test('a secret of a file that is too long is named with its length and what Cloudflare takes', () => {
  expect(fileFaults({ EDITOR_SECRET: 'e'.repeat(6_000) })).toEqual([
    'EDITOR_SECRET has 6000 bytes: Cloudflare takes 5120 at most',
  ])
})

test.each(['CONTENT_KEY', 'SERVICE_KEY'])('a key of previews that is the same as %s is refused', (name) => {
  const key = 'a1b2c3d4e5f60718'
  expect(fileFaults({ CONTENT_PREVIEW_KEY: key, [name]: key })).toEqual([
    `CONTENT_PREVIEW_KEY is the same as ${name}: it opens drafts, and is a key of its own`,
  ])
  expect(fileFaults({ CONTENT_PREVIEW_KEY: key, [name]: `${key}9` })).toEqual([])
})

test('a space that the back end reads and may not write to is named, unless the workers are others', () => {
  const withSpace = (more: Record<string, string>) =>
    ready().map((each) => {
      const space = { CONTENT_URL: 'https://content.klitly.dk/graphql', ...more }
      const own = Object.entries(space).filter(([name]) => each.worker.variableNames.includes(name))
      return { ...each, variables: { ...each.variables, ...Object.fromEntries(own) } }
    })
  const texts = (more: Record<string, string>) => configurationFindings(withSpace(more)).map(({ text }) => text)
  expect(texts({})).toEqual([expect.stringContaining('CONTENT_MANAGEMENT_URL is empty')])
  expect(texts({ CONTENT_MANAGEMENT_URL: 'https://content.klitly.dk/spaces/a/environments/master' })).toEqual([])
  expect(texts({ WORKERS_URL: 'https://workers.klitly.dk' })).toEqual([])
})

test('a value for local work in a variable is no fault: a deploy sends no secret as a variable', () => {
  expect(production[0]?.variables.SERVICE_KEY).toBe('local-service-key')
  expect(reportOf(configurationFindings(ready()))).not.toContain('SERVICE_KEY')
})

test('each worker is asked for its own secrets, the MCP worker for none', () => {
  const all = ready()
  const missing = secretFindings(all, () => []).filter(({ level }) => level === 'fault')
  expect(missing.map(({ where, text }) => `${where}: ${text}`)).toEqual([
    'marehalm-backend: The secret SERVICE_KEY is missing.',
    'marehalm-backend: The secret AUTH_PUBLIC_KEY is missing.',
    'marehalm: The secret SERVICE_KEY is missing.',
    'marehalm: The secret AUTH_PUBLIC_KEY is missing.',
  ])
  const every = secrets.map(({ name }) => name)
  const found = secretFindings(all, (worker) => (worker === 'marehalm-mcp' ? ['SERVICE_KEY'] : every))
  expect(found.filter(({ level }) => level === 'fault')).toEqual([])
  expect(reportOf(found)).toContain('! marehalm-mcp: SERVICE_KEY is no secret of this worker')
  expect(reportOf(found)).toContain('! marehalm: MAIL_KEY is no secret of this worker')
})

test('a captcha’s public key asks for its secret, also where nobody can say which there are', () => {
  const all = ready('marehalm', { set: { CAPTCHA_SITE_KEY: 'public' } })
  const both = ['SERVICE_KEY', 'AUTH_PUBLIC_KEY']
  const faults = (known: readonly string[] | null) =>
    secretFindings(all, () => known).flatMap(({ level, text }) => (level === 'fault' ? [text] : []))
  expect(faults(both)).toEqual(['The secret CAPTCHA_SECRET is missing.'])
  expect(faults([...both, 'CAPTCHA_SECRET'])).toEqual([])
  expect(faults(null)).toEqual([
    'It needs the secret CAPTCHA_SECRET, for CAPTCHA_SITE_KEY is set: --remote or --secrets-file looks for it.',
  ])
})

test('staging is bound to what production is bound to, and has the same variables', () => {
  for (const [index, staging] of readConfigurations('staging').entries()) {
    const live = production[index]
    if (!live) throw new Error('There are as many workers')
    const withoutSecrets = Object.keys(live.variables).filter((name) => !secrets.some((secret) => secret.name === name))
    expect(Object.keys(staging.variables).sort()).toEqual(withoutSecrets.sort())
    expect([...staging.bindings].sort()).toEqual([...live.bindings].sort())
    expect(staging.classes).toEqual(live.classes)
    expect([staging.name, staging.hasLogs, staging.hasSourceMaps]).toEqual([`${live.name}-staging`, true, true])
    for (const kind of ['kvIds', 'databases', 'buckets', 'services'] as const) {
      for (const part of staging[kind]) expect(live[kind]).not.toContainEqual(part)
    }
  }
})

test('of the deployed workers: what waits, what would break, and who shares the requests', () => {
  const deployed = {
    secrets: new Map([['marehalm' as const, null]]),
    versions: new Map([
      [
        'marehalm',
        [
          { id: 'b', share: 90 },
          { id: 'a', share: 10 },
        ],
      ],
    ]),
    pendingMigrations: ['0024_street_keys.sql'],
  }
  const report = reportOf(deployedFindings(ready(), deployed))
  expect(report).toContain('! marehalm: It is not deployed yet.')
  expect(report).toContain('! database: Migrations that `npm run deploy` applies: 0024_street_keys.sql.')
  expect(report).toContain('! marehalm: Two versions share the requests: b 90 %, a 10 %.')
  expect(migrationNames('│ 0001_a.sql │\n│ 0002_b.sql │\n0002_b.sql')).toEqual(['0001_a.sql', '0002_b.sql'])
})

test('without the list of migrations nothing is deployed: newer code than its database answers nothing', () => {
  const deployed = { secrets: new Map(), versions: new Map(), pendingMigrations: null }
  expect(reportOf(deployedFindings(ready(), deployed))).toContain('✗ database: Its migrations could not be listed')
})

test('a share of the requests is not given to a version beside one that is not known', () => {
  const all = ready()
  const secretsOf = (names: string[] | null) => new Map(all.map(({ worker }) => [worker.name, names]))
  const versions = new Map(all.slice(1).map(({ name }) => [name, [{ id: 'a', share: 100 }]]))
  const texts = (secrets: ReturnType<typeof secretsOf>) =>
    unknownVersions(all, { secrets, versions, pendingMigrations: [] }).map(({ level, where }) => `${level} ${where}`)
  expect(texts(secretsOf(['SERVICE_KEY']))).toEqual(['fault marehalm-backend'])
  // Not deployed yet.
  expect(texts(secretsOf(null))).toEqual([])
})

test('a variable of the command line goes to the workers that read it, and a secret to none', () => {
  const workers = production.map(({ worker }) => worker)
  const given = { BRAND: 'Klitly', HOLD_SECONDS: '600' }
  expect(workers.map((worker) => [worker.name, variablesOfWorker(worker, given)])).toEqual([
    ['marehalm-backend', given],
    ['marehalm', { BRAND: 'Klitly' }],
    ['marehalm-mcp', { BRAND: 'Klitly' }],
  ])
  expect(givenFaults(given, workers)).toEqual([])
  expect(givenFaults({ PURGE_SECRET: 'a1b2c3d4e5f60718', BRAN: 'x' }, workers)).toEqual([
    'PURGE_SECRET is a secret: --secrets-file takes it',
    'BRAN is read by no worker',
  ])
})

test('a migration leaves what the code before it reads', () => {
  const folder = 'src/backend/migrations'
  for (const file of readdirSync(folder)) {
    expect([file, breakingStatements(readFileSync(`${folder}/${file}`, 'utf8'))]).toEqual([file, []])
  }
  const breaking =
    'DROP TABLE old;\n-- DROP VIEW v;\nALTER TABLE a RENAME TO b; alter table a drop column c; DROP INDEX i;'
  expect(breakingStatements(breaking)).toHaveLength(3)
})

test('what is installed is what package.json says', () => {
  expect(toolFindings()).toEqual([])
})

test('a deploy’s options are read before anything is begun, and what follows a second -- goes to wrangler', () => {
  const all = [
    '--env',
    'staging',
    '--share=10',
    '--dry-run',
    '--secrets-file',
    's.json',
    '--var',
    'BRAND:Klitly: by the sea',
    '--',
    '--keep-vars',
  ]
  expect(readDeployParameters(all)).toEqual({
    env: 'staging',
    share: 10,
    isDryRun: true,
    secretsFile: 's.json',
    variables: { BRAND: 'Klitly: by the sea' },
    parameters: ['--dry-run', '--keep-vars'],
  })
  expect(readDeployParameters([])).toMatchObject({ env: undefined, share: null, isDryRun: false, parameters: [] })
  expect(() => readDeployParameters(['--share', '101'])).toThrow('a whole number from 0 to 100')
  expect(() => readDeployParameters(['--env'])).toThrow("'--env <value>' argument missing")
  expect(() => readDeployParameters(['--nonsense'])).toThrow("Unknown option '--nonsense'")
  expect(() => readDeployParameters(['--var', 'BRAND'])).toThrow('NAME:value is needed')
})
