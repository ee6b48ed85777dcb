import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'

const readme = readFileSync('README.md', 'utf8')

test.each(['wrangler.toml', 'src/backend/wrangler.toml', 'src/mcp/wrangler.toml'])(
  'README explains every variable and binding of %s',
  (config) => {
    const { vars, d1_databases, durable_objects, images, kv_namespaces, r2_buckets, ratelimits, send_email, services } =
      unstable_readConfig({
        config,
      })
    const bindings = [
      ...[...d1_databases, ...kv_namespaces, ...r2_buckets, ...(services ?? [])].map(({ binding }) => binding),
      ...durable_objects.bindings.map(({ name }: { name: string }) => name),
      ...[...(ratelimits ?? []), ...(send_email ?? [])].map(({ name }: { name: string }) => name),
      ...(images ? [images.binding] : []),
    ]
    const rows = readme.split('\n').filter((line) => line.startsWith('| `'))
    expect(Object.keys(vars).filter((name) => !rows.some((row) => row.startsWith(`| \`${name}\` |`)))).toEqual([])
    expect(bindings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
    expect(Object.keys(vars).length + bindings.length).toBeGreaterThan(3)
  },
)

test('README gives the default that each variable has', () => {
  const { vars } = unstable_readConfig({ config: 'wrangler.toml' })
  const wrong = Object.entries(vars).filter(([name, value]) => {
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
    return !row?.includes(value === '' ? '| empty' : `| \`${value}\` |`)
  })
  expect(wrong).toEqual([])
})

test('README names every script', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commandOf = (name: string) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)
  const named = (command: string) => new RegExp(`\`${command}[\` ]`).test(readme)
  expect(Object.keys(scripts).filter((name) => !named(commandOf(name)))).toEqual([])
})

test('README’s pictures are there and light, and the files that it names exist', () => {
  const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path]) => path ?? '')
  expect(pictures.length).toBeGreaterThan(3)
  expect(pictures.filter((path) => statSync(path).size > 150_000)).toEqual([])
  const files = [...readme.matchAll(/`((?:src|client|kv|tests)\/[\w/.-]+)`/g)].map(([, path]) => path ?? '')
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((path) => !existsSync(path))).toEqual([])
})
