import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { createBackend } from '../../src/backend/app.ts'
import { userTypes } from '../../src/contracts/session.ts'
import { addAccount, ask as askAuth, password, readSession } from './accounts.ts'

const secrets = {
  ...{ MANAGEMENT_TOKEN: 'm'.repeat(40), MAIL_READER_SECRET: 'r'.repeat(40), BACKUP_SECRET: 'b'.repeat(40) },
  ...{ SERVICE_KEY: 's'.repeat(40), AUTH_PUBLIC_KEY: 'a'.repeat(40) },
}
const everything = { ...env, ...secrets }
const siteKeys = { 'x-service-public-key': secrets.SERVICE_KEY, 'x-public-key': secrets.AUTH_PUBLIC_KEY }
const asBearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Credentials of each kind of caller. */
const roles: Record<string, Record<string, string>> = {
  nobody: {},
  stranger: { 'x-service-public-key': 'guess', 'x-public-key': 'guess', ...asBearer('a guess of sixteen letters') },
  site: siteKeys,
  guest: siteKeys,
  owner: siteKeys,
  staff: siteKeys,
  editor: asBearer(secrets.MANAGEMENT_TOKEN),
  operator: asBearer(secrets.BACKUP_SECRET),
}

/** Of every route of the back end: which it is, and who is let in. Whatever is named by none is the site's alone. */
const doors: [pattern: RegExp, open: readonly (keyof typeof roles)[]][] = [
  [/^\w+ \/$/, Object.keys(roles)],
  [/^GET \/search(\/health)?$/, Object.keys(roles)],
  [/^\w+ \/media\//, Object.keys(roles)],
  // The key is in the body, as a beacon sends no headers.
  [/^POST \/workers\/bridge\/telemetry\/unsafe/, []],
  [/^\w+ \/(management)\//, ['editor']],
  [/^\w+ \/(backup)\//, ['operator']],
  [/^\w+ \/(mail)\b/, []],
  [/^\w+ \/workers\/(rest\/v1\/bs|bs\/reset-)/, ['staff']],
  [/^\w+ \/(favorites\/|auth\/rest\/)/, ['guest', 'owner', 'staff']],
  [/^POST \/auth\/whoami/, ['guest', 'owner', 'staff']],
  [/^\w+ \/search\//, []],
  [/./, ['site', 'guest', 'owner', 'staff']],
]
const backend = createBackend()
/** A logout and a restore end the sessions: they come last. */
const endsSessions = (route: string) => /\/auth\/logout$|\/backup\/restore\//.test(route)
const routes = [
  ...new Set(backend.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : [`${method} ${path}`]))),
].toSorted((a, b) => Number(endsSessions(a)) - Number(endsSessions(b)))

beforeAll(async () => {
  const accounts = [
    ['guest', '/login/guest/', userTypes.customer, []],
    ['owner', '/login/owner/', userTypes.creditor, []],
    ['staff', '/login/', userTypes.internal, ['bs']],
  ] as const
  for (const [role, login, type, permissions] of accounts) {
    const email = `${role}-at-the-door@example.com`
    await addAccount({ email, type, permissions: [...permissions] })
    const { token } = await readSession(await askAuth(login, { email, password, captcha: null }))
    roles[role] = { ...siteKeys, ...asBearer(token) }
  }
})

/** The reply of a route, with a value for each parameter. */
async function ask(route: string, headers: Record<string, string>): Promise<Response> {
  const [method = '', pattern = ''] = route.split(' ')
  const path = pattern.replace(/:\w+(\{.*?\})?(?=\/|$)/g, (_, form?: string) => (form ? '1' : 'x')).replaceAll('*', 'x')
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }
  const init = { method, headers: { 'content-type': 'application/json', ...headers }, ...body }
  const context = createExecutionContext()
  const reply = await backend.fetch(new Request(`http://backend${path}`, init), everything, context)
  await waitOnExecutionContext(context)
  return reply
}

async function isRefused(reply: Response): Promise<boolean> {
  if (reply.status === 401 || reply.status === 403) return true
  return reply.status === 404 && /without the secret/.test(await reply.text())
}

/** Whom each route has let in. */
const allowed = new Map<string, readonly string[]>()

test.each(routes)('%s lets in whom it is for, and nobody else', async (route) => {
  const open = doors.find(([pattern]) => pattern.test(route))?.[1] ?? []
  const seen: string[] = []
  for (const [role, headers] of Object.entries(roles))
    if (!(await isRefused(await ask(route, headers)))) seen.push(role)
  allowed.set(route, seen)
  expect(seen).toEqual(open)
})

/** How the table calls them, in the order of its columns; a stranger with wrong keys is nobody. */
const columns = ['nobody', 'site', 'guest', 'owner', 'staff', 'editor', 'operator'] as const

test('docs/access.md says of every route whom it lets in; `npm test -- tests/backend/access.test.ts -u` writes it', async () => {
  const cells = (texts: readonly string[]) => `| ${texts.join(' | ')} |`
  const rows = [...allowed]
    .map(([route, seen]) => {
      const [method, path = ''] = route.split(' ')
      return { path: readable(path), method, seen }
    })
    .toSorted((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1))
    .map(({ path, method, seen }) =>
      cells([`\`${method} ${path}\``, ...columns.map((role) => (seen.includes(role) ? 'yes' : '–'))]),
    )
  const table = [cells(['Route', ...columns]), cells(['---', ...columns.map(() => ':-:')]), ...rows]
  await expect(`${head}\n${table.join('\n')}\n`).toMatchFileSnapshot('../../docs/access.md')
})

/** Without the form that a parameter has, and with a slash that may be missing left out. */
function readable(path: string): string {
  return path.replace(/:(\w+)(\{.*?\})?(?=\/|$)/g, ':$1').replace(/(.)\/$/, '$1')
}

const head = `# Who may ask what of the back end

Every route of the back-end worker and who is let in, as \`tests/backend/access.test.ts\` finds it by asking each route as each of them; that test also writes this page. Whoever is not let in gets a 401 or 403, and from what is open by a secret in its address alone a 404.

| | Shows |
| --- | --- |
| nobody | no key, or a wrong one |
| site | \`SERVICE_KEY\` and \`AUTH_PUBLIC_KEY\`: the site's worker for a visitor who has not logged in |
| guest, owner, staff | the same with the session of an account; staff is one with the permission \`bs\` |
| editor | \`MANAGEMENT_TOKEN\`: the site's worker for the console, and scripts made for Contentful |
| operator | \`BACKUP_SECRET\` |

\`/mail\` opens with \`MAIL_READER_SECRET\` in its address (on a developer's machine without), \`/search\` with \`SERVICE_KEY\` as bearer, \`POST /workers/bridge/telemetry/unsafe\` with the key in its body: none of these callers has that, so all of them are refused there.
`

test('every kind of route is among them', () => {
  expect(routes.length).toBeGreaterThan(60)
  for (const [pattern] of doors)
    expect(
      routes.filter((route) => pattern.test(route)),
      `${pattern}`,
    ).not.toEqual([])
})
