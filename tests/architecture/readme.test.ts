import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'

const readme = readFileSync('README.md', 'utf8')
const documentsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`)
const documents = ['README.md', 'CONTRIBUTING.md', ...documentsIn('docs')]
const documentation = documents.map((file) => readFileSync(file, 'utf8')).join('\n')

test.each(['wrangler.toml', 'src/backend/wrangler.toml', 'src/mcp/wrangler.toml'])(
  'the documentation explains every variable and binding of %s',
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
    const rows = documentation.split('\n').filter((line) => line.startsWith('| `'))
    expect(Object.keys(vars).filter((name) => !rows.some((row) => row.startsWith(`| \`${name}\` |`)))).toEqual([])
    expect(bindings.filter((name) => !documentation.includes(`\`${name}\``))).toEqual([])
    expect(Object.keys(vars).length + bindings.length).toBeGreaterThan(3)
  },
)

test('the documentation gives the default that each variable has', () => {
  const { vars } = unstable_readConfig({ config: 'wrangler.toml' })
  const wrong = Object.entries(vars).filter(([name, value]) => {
    const row = documentation.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
    return !row?.includes(value === '' ? '| empty' : `| \`${value}\` |`)
  })
  expect(wrong).toEqual([])
})

test('the documentation names every script', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commandOf = (name: string) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)
  const named = (command: string) => new RegExp(`\`${command}[\` ]`).test(documentation)
  expect(Object.keys(scripts).filter((name) => !named(commandOf(name)))).toEqual([])
})

test('README’s pictures are there and light, and the files that the documentation names exist', () => {
  const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path]) => path ?? '')
  expect(pictures.length).toBeGreaterThan(3)
  expect(pictures.filter((path) => statSync(path).size > 150_000)).toEqual([])
  const files = [...documentation.matchAll(/`((?:src|client|kv|tests)\/[\w/.-]+)`/g)].map(([, path]) => path ?? '')
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((path) => !existsSync(path))).toEqual([])
})

test('README is read in a few minutes', () => {
  expect(readme.split(/\s+/).length).toBeLessThanOrEqual(2000)
})

test.each(documents)('every link of %s leads to a file, and to a heading of it', (document) => {
  const text = readFileSync(document, 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  const broken = links.filter(([, path, heading]) => {
    const file = path ? join(dirname(document), path) : document
    return !existsSync(file) || (heading && !anchorsOf(file).includes(heading))
  })
  expect(broken.map(([link]) => link)).toEqual([])
})

/** As GitHub names them. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
