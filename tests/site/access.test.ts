import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { signRequest } from '../../src/domain/signed-request.ts'
import { endpointsOf } from '../../src/features.ts'
import { markets } from '../../src/markets/market.ts'
import type { Endpoint } from '../../src/routing/endpoint.ts'
import type { SiteContext } from '../../src/site-context.ts'
import { patternsOf, routeList } from '../../src/urls/routes.ts'
import { open, sessionCookie, sessionData } from './account-site.ts'
import { origins } from './site.ts'

const secrets = {
  ...{ EDITOR_SECRET: 'e'.repeat(40), PURGE_SECRET: 'p'.repeat(40), BACKUP_SECRET: 'b'.repeat(40) },
  ...{ CONTENT_WEBHOOK_SECRET: 'c'.repeat(64), MANAGEMENT_TOKEN: 'm'.repeat(40) },
}
type Headers = Record<string, string>
/** Credentials of each kind of caller; those of a signed call depend on the call. */
type Shows = (call: { method: string; path: string; body: string }) => Promise<Headers> | Headers

const asBearer = (token: string) => ({ authorization: `Bearer ${token}` })
const sessionOf = (loginTarget: string) => () =>
  sessionCookie({ token: `token-of-the-${loginTarget}`, permissions: {}, loginTarget })

const roles: Record<string, Shows> = {
  visitor: () => ({}),
  stranger: () => ({
    cookie: '__Host-marehalm_console=0.guess.guess; marehalm_main_auth=guess',
    ...asBearer('a guess of sixteen'),
  }),
  guest: sessionOf('guest'),
  owner: sessionOf('owner'),
  staff: sessionOf('employee'),
  editor: async () => {
    const reply = await site.fetch(`/editor/?${new URLSearchParams({ secret: secrets.EDITOR_SECRET })}`)
    return { cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '', ...asBearer(secrets.EDITOR_SECRET) }
  },
  purger: () => asBearer(secrets.PURGE_SECRET),
  operator: () => asBearer(secrets.BACKUP_SECRET),
  content: ({ method, path, body }) =>
    signRequest({ method, path, headers: {}, body }, secrets.CONTENT_WEBHOOK_SECRET, Date.now()),
}
const all = Object.keys(roles)
const accounts = ['guest', 'owner', 'staff']

/** Of every route of the site: which it is, and who is let in. */
const doors: [pattern: RegExp, letIn: readonly string[]][] = [
  [/^(GET|POST) \/editor\/$/, ['editor']],
  [/^POST \/editor\/sign-in\/$/, []],
  [/^\w+ \/editor\//, ['editor']],
  [/^\w+ \/account\//, accounts],
  [/^\w+ \/api\/purge\//, ['purger']],
  [/^\w+ \/api\/backup\//, ['operator']],
  [/^\w+ \/api\/webhooks\/content\//, ['content']],
  [/^\w+ \/cdn-cgi\/local\//, ['editor']],
  // By a link that is signed, or with consent to statistics: nobody shows these here.
  [/^GET \/preview\/$/, []],
  [/^POST \/bridge\/telemetry\//, []],
  [/./, all],
]

const site = open({ whoami: async () => sessionData, userMetas: async () => ({}) as never }, { variables: secrets })

interface RequestedRoute {
  route: string
  method: string
  path: string
}

/** Pages as their records say, and what the app has beside them; what stands before all of them is no route. */
const routes: RequestedRoute[] = [
  ...routeList.flatMap((route) =>
    patternsOf(route, markets[0]).flatMap((pattern) =>
      ['GET', ...('takesForms' in route && route.takesForms ? ['POST'] : [])].map((method) => `${method} ${pattern}`),
    ),
  ),
  ...site.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : [`${method} ${path}`])),
  ...(await routesWithin(endpointsOf({ deps: site.deps, visit: () => new Response() }))),
]
  .filter((route, place, list) => list.indexOf(route) === place)
  .map((route) => {
    const [method = '', pattern = ''] = route.split(' ')
    return { route, method, path: filled(pattern) }
  })

/** Those of the folders that an app of their own answers in, which is made with the first request there. */
async function routesWithin(endpoints: readonly Endpoint[]): Promise<string[]> {
  const folders = endpoints.flatMap(({ path, app }) => (app ? [{ path, app }] : []))
  const apps = await Promise.all(
    folders.map(async ({ path, app }) => new Hono<SiteContext>({ strict: true }).route(path, await app())),
  )
  return apps.flatMap(({ routes: within }) =>
    within.flatMap(({ method, path }) => (method === 'ALL' ? [] : [`${method} ${path}`])),
  )
}

/** With something in the place of each parameter that it may be. */
function filled(pattern: string): string {
  return pattern
    .replace(/backup\/\*$/, 'backup/objects/DRAFTS/')
    .replace(/\*$/, 'x')
    .replace(/([^/]*):(\w+)(\{.*?\})?(?=\/|$)/g, (_, before: string, name: string, rule?: string) => {
      const form = new RegExp(`^(?:${rule?.slice(1, -1) ?? '[^/]+'})$`)
      const value = [
        'x1',
        'a'.repeat(32),
        `${name}-2026`,
        '7',
        'small',
        'sommerhus-bl1234',
        'fotokonkurrence-2026',
      ].find((each) => form.test(each))
      if (value === undefined) throw new Error(`Nothing fits ${pattern}`)
      return before + value
    })
}

async function ask({ method, path }: RequestedRoute, shows: Shows): Promise<Response> {
  const body = method === 'GET' || method === 'DELETE' ? '' : '{}'
  return site.fetch(path, {
    method,
    headers: {
      ...(method === 'GET' ? {} : { origin: origins.da, 'sec-fetch-site': 'same-origin' }),
      ...(body === ''
        ? {}
        : { 'content-type': path.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded' }),
      ...(await shows({ method, path, body })),
    },
    ...(body === '' ? {} : { body: path.startsWith('/api/') ? body : 'x=1' }),
  })
}

async function isRefused(reply: Response): Promise<boolean> {
  if (reply.status === 401 || reply.status === 403) return true
  if (reply.status === 303 || reply.status === 302)
    return /^\/login\/\w+\/\?to=/.test(reply.headers.get('location') ?? '')
  return reply.status === 404 && /without the secret/.test(await reply.text())
}

/** Whom each route has let in. */
const allowed = new Map<string, readonly string[]>()

test.each(routes)('$route lets in whom it is for, and nobody else', async (route) => {
  const seen: string[] = []
  for (const [role, shows] of Object.entries(roles)) if (!(await isRefused(await ask(route, shows)))) seen.push(role)
  allowed.set(route.route, seen)
  expect(seen).toEqual(doors.find(([pattern]) => pattern.test(`${route.method} ${route.path}`))?.[1])
})

/** How the table calls them, in the order of its columns; a stranger with wrong ones is a visitor. */
const columns = ['visitor', 'guest', 'owner', 'staff', 'editor', 'purger', 'operator', 'content'] as const

test('docs/access-site.md says of every route whom it lets in; `npm test -- tests/site/access.test.ts -u` writes it', async () => {
  const cells = (texts: readonly string[]) => `| ${texts.join(' | ')} |`
  const everybody = [...allowed].filter(([, seen]) => seen.length === all.length)
  const rows = [...allowed]
    .filter(([, seen]) => seen.length < all.length)
    .map(([route, seen]) => ({ route: readable(route), seen }))
    .toSorted((a, b) => (pathOf(a.route) < pathOf(b.route) ? -1 : 1))
    .map(({ route, seen }) => cells([`\`${route}\``, ...columns.map((role) => (seen.includes(role) ? 'yes' : '–'))]))
  const table = [cells(['Route', ...columns]), cells(['---', ...columns.map(() => ':-:')]), ...rows]
  const open = [...new Set(everybody.map(([route]) => `\`${readable(route)}\``))].toSorted((a, b) =>
    pathOf(a) < pathOf(b) ? -1 : 1,
  )
  await expect(`${head}\n${table.join('\n')}\n\n## Open to everybody\n\n${open.join(', ')}.\n`).toMatchFileSnapshot(
    '../../docs/access-site.md',
  )
})

/** Without the form that a parameter has. */
function readable(route: string): string {
  return route.replace(/:(\w+)(\{.*?\})?(?=\/|$)/g, ':$1')
}

function pathOf(route: string): string {
  return route.replace(/^\W?\w+ /, '')
}

const head = `# Who may ask what of the site

Every route of the site's worker and who is let in, as \`tests/site/access.test.ts\` finds it by asking each as each of them (Danish paths); that test also writes this page. Whoever is not let in gets a 401 or 403, at the pages of an account the login, and at \`/api/backup/\` a 404 that says nothing of what is there. [access.md](access.md) is of the back end.

| | Shows |
| --- | --- |
| visitor | nothing, or wrong cookies and bearers |
| guest, owner, staff | the session of an account |
| editor | the console's cookie, which \`EDITOR_SECRET\` or Cloudflare Access gives, and \`EDITOR_SECRET\` as bearer |
| purger | \`PURGE_SECRET\` as bearer: \`npm run purge\`, an agency's own programs |
| operator | \`BACKUP_SECRET\` as bearer: \`npm run backup\` and \`restore\` |
| content | a call signed with \`CONTENT_WEBHOOK_SECRET\`: the content service |

\`GET /preview/\` opens by a signed link of the console alone, telemetry with consent to statistics: none of these callers has that. \`POST /editor/sign-in/\` takes the secret itself. What a page shows of an account, a booking, a shared list or a draft is that of its session, its link's secret or its cookie alone.
`

test('every kind of route is among them', () => {
  expect(routes.length).toBeGreaterThan(130)
  for (const [pattern] of doors)
    expect(
      routes.filter(({ method, path }) => pattern.test(`${method} ${path}`)),
      `${pattern}`,
    ).not.toEqual([])
})
