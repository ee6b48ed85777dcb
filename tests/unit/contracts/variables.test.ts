import { afterEach, expect, test, vi } from 'vitest'
import { readConfigurations } from '../../../src/commands/doctor/configurations.ts'
import { faultsOf } from '../../../src/commands/doctor/findings.ts'
import { needVariables } from '../../../src/commands/prepare-data.ts'
import { sourceOf } from '../../../src/commands/source-of.ts'
import { secrets } from '../../../src/contracts/secrets.ts'

const notUrls = ['nonsense', 'ftp://a.dk', 'javascript:alert(1)', 'mailto:a@b.dk', 'https://', 'https://me:pw@a.dk']
const notNumbers = ['', 'many', '-1', '1.5', '9999999', '1e3', ' 1']
const notHosts = ['https://www.a.dk', 'a b', 'www.a.dk/', 'a_b.dk', 'a.dk:443', '*.a.dk', '.']

/** Values that a variable of that name can't have: each is refused by name, in every worker that reads it. */
const wrongValues: [name: RegExp, values: readonly string[]][] = [
  [/^HOSTS_/, ['', ' , ', ...notHosts]],
  [/^SITE_/, [...notUrls, 'www.a.dk', 'https://a.dk/path', 'https://a.dk/?a', 'https://a.dk/#a']],
  [/_URL$|^OWNER_CHAT_SCRIPT$|^MAP_TILES$/, [...notUrls, 'https://a.dk/#a']],
  [/^(?!CONTENT|MAIL|WEATHER|MCP).*_URL$/, ['https://a.dk/?key=a']],
  [/^MAP_TILES$/, ['https://a.dk/map.zip']],
  [/^BRAND$/, ['', ' ', 'Two\nlines', 'Marehalm '.repeat(9)]],
  [/^SECURITY_CONTACT$/, ['security@a.dk', 'http://a.dk']],
  [/^EMBED_HOSTS$/, ['https://a.dk', 'a b']],
  [/^ASSET_SOURCES$/, ['https://a.dk', 'localhost']],
  [/^TELLING_SERVICES$/, ['weather', 'broker,auth']],
  [/^COOKIE_DOMAIN$/, [...notHosts, 'another.dk']],
  [/^ACCESS_TEAM_DOMAIN$/, ['team', 'https://team.cloudflareaccess.com', 'team.cloudflareaccess.com']],
  [/^ACCESS_AUD$/, ['an audience without a team']],
  [/^NOINDEX_HOSTS$/, notHosts],
  [/^TRAINING_BOTS$/, ['', 'true']],
  [/^CAPTCHA_SITE_KEY$/, ['a key without its secret']],
  [/^(?:PAGE_DEADLINE_MS|DELAY_MS|HOLD_SECONDS|MAIL_KEY_HOURS)$/, notNumbers],
  [/^HOLD_SECONDS$/, ['0']],
  [/^PAGE_DEADLINE_MS$/, ['199', '30001']],
  [/^MAIL_PROVIDER$/, ['smtp', 'http']],
  [/^MAIL_FROM$/, ['', 'Marehalm', 'a@b@c.dk']],
  [/^OFFICE_MAIL$/, ['', 'weekly']],
  [/^OFFICE_MAIL_TO$/, ['the office']],
  [/^WEATHER_AGENT$/, ['Marehalm', 'a@b.dk\n']],
  [/^WEATHER_SOURCE_URL$/, ['https://a.dk']],
]

const cases = readConfigurations(undefined).flatMap(({ worker, variables }) =>
  Object.keys(variables).map((name) => ({ worker, variables, name })),
)

test.each(cases)('$worker.name refuses a wrong $name and says what is needed, not what it was given', (given) => {
  const { worker, variables, name } = given
  const secret = secrets.find((each) => each.name === name)
  const values = secret ? wrongSecrets(secret) : wrongValues.flatMap(([names, list]) => (names.test(name) ? list : []))
  expect(values.length).toBeGreaterThan(0)
  for (const value of values) {
    const faults = faultsOf(worker, { ...variables, [name]: value })
    expect([value, faults.join('; ')]).toEqual([
      value,
      expect.stringMatching(new RegExp(`${name}|CAPTCHA_S|MAIL_(?:URL|KEY)`)),
    ])
    expect(faults.join()).not.toMatch(/Expected \//)
    if (value.length > 12) expect(faults.join()).not.toContain(value)
  }
  expect(faultsOf(worker, variables)).toEqual([])
})

test.each(cases.filter(({ worker }) => worker.name === 'marehalm-mcp'))(
  '$worker.name says that $name is missing',
  (given) => {
    const { [given.name]: _, ...others } = given.variables
    expect(faultsOf(given.worker, others)).toEqual([`${given.name} is missing`])
  },
)

/** On a developer's machine too; what is too short or for local work alone is for the tests of the workers. */
function wrongSecrets({ name, isHeader, requiredWhen }: (typeof secrets)[number]): string[] {
  return [
    ...(isHeader ? ['nøgle med æ', 'of two\nlines'] : []),
    ...(requiredWhen === 'always' ? [''] : []),
    ...(name === 'CAPTCHA_SECRET' ? ['a secret without its key'] : ['from a file\n', ' pasted']),
  ]
}

afterEach(() => void vi.unstubAllEnvs())

test('a host of two editions, or one that the cookies’ domain does not cover, is named', () => {
  const site = readConfigurations(undefined).find(({ worker }) => worker.name === 'marehalm')
  if (!site) throw new Error('There is a site')
  const faults = (variables: object) => faultsOf(site.worker, { ...site.variables, ...variables })
  expect(faults({ HOSTS_DE: 'da.localhost' })).toEqual([expect.stringContaining('HOSTS_…: a host is named twice')])
  const hosts = { HOSTS_DA: 'da.localhost', HOSTS_DE: 'de.localhost', HOSTS_EN: 'localhost' }
  for (const domain of ['localhost', '.localhost']) expect(faults({ ...hosts, COOKIE_DOMAIN: domain })).toEqual([])
  expect(faults({ ...hosts, COOKIE_DOMAIN: 'da.localhost' })).toEqual([expect.stringContaining('COOKIE_DOMAIN')])
})

test('nothing is built or served with them: all are named at once, by the worker that would refuse them', () => {
  const ports = { port: 8787, mcpPort: 8789 }
  expect(() => needVariables(ports)).not.toThrow()
  for (const [name, value] of Object.entries({
    OFFICE_MAIL: 'weekly',
    BROKER_URL: 'nonsense',
    SITE_DA: 'x:1',
    BRAND: '',
  })) {
    vi.stubEnv(name, value)
  }
  const named = /marehalm-backend: .*OFFICE_MAIL[\s\S]*marehalm: .*BROKER_URL[\s\S]*marehalm-mcp: BRAND/
  expect(() => needVariables(ports)).toThrow(named)
  vi.stubEnv('LODGINGS', 'many')
  expect(() => needVariables(ports)).toThrow('LODGINGS is "many"')
  expect(() => sourceOf('broker', '')).toThrow('BROKER_URL is wrong: a URL')
})
