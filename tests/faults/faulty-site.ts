import { rm } from 'node:fs/promises'
import type { Miniflare } from 'miniflare'
import * as v from 'valibot'
import { keys } from '../../kv/keys.ts'
import { hashPassword } from '../../src/backend/auth/accounts.ts'
import { backendName, siteName } from '../../src/commands/local-variables.ts'
import { runWorkers } from '../../src/commands/run-workers.ts'
import { CompiledRouteSchema } from '../../src/contracts/route.ts'
import { type ServiceName, serviceNames } from '../../src/contracts/services.ts'
import { userTypes } from '../../src/contracts/session.ts'
import { addDays, today, weekdayOf } from '../../src/domain/stays.ts'
import { copyState, freePort, unlimited } from '../running-site.ts'
import { keepSiteLog } from '../site-log.ts'
import { type FaultyService, openFaultyService } from './fault-proxy.ts'

/** Each service by the path that the embedded back end has for it. */
const services: Record<ServiceName, string> = {
  content: 'content',
  broker: 'broker',
  search: 'search',
  booking: 'booking',
  images: 'media',
  workers: 'workers',
  urgency: 'urgency',
  related: 'related',
  auth: 'auth',
  favorites: 'favorites',
}

export interface FaultySite {
  origin: string
  services: Record<ServiceName, FaultyService>
  /** A path of the Danish edition whose entry is of that type, or a page of that template (`page:blog`). */
  pathOf(kind: string): string
  /** A Saturday around which nine houses in ten are sold. */
  soldOut: string
  /** How many of them there truly are. */
  count(table: 'booking' | 'sms_signup' | 'favorite'): Promise<number>
  /** Of a guest who may log in. */
  account: { email: string; password: string }
  close(): Promise<void>
}

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

const CountSchema = v.object({ count: v.number() })

/** The built site over a prepared state, every service behind a line of its own that can be made to fail. */
export async function openFaultySite(
  preparedPath: string,
  onLog = keepSiteLog,
  variables: Record<string, string> = {},
): Promise<FaultySite> {
  const statePath = await copyState(preparedPath, 'faults')
  const [port, backendPort] = [await freePort(), await freePort()]
  const open = (name: ServiceName) => openFaultyService(`http://127.0.0.1:${backendPort}/${services[name]}`)
  const opened = await Promise.all(serviceNames.map(async (name) => [name, await open(name)] as const))
  const lines = Object.fromEntries(opened) as Record<ServiceName, FaultyService>
  const miniflare = await runWorkers({
    onLog,
    port,
    backendPort,
    statePath,
    rateLimit: unlimited,
    siteVariables: {
      ...variables,
      ...Object.fromEntries(
        Object.entries(lines).flatMap(([name, { url }]) => [
          [`${name.toUpperCase()}_URL`, name === 'content' ? `${url}/graphql` : url],
          [`${name.toUpperCase()}_KEY`, 'local-service-key'],
        ]),
      ),
      AUTH_OUTSIDE_PUBLIC_KEY: 'local-auth-key',
    },
  })
  const routes = await miniflare.getKVNamespace('ROUTES', siteName)
  const db = await miniflare.getD1Database('DB', backendName)
  const paths = await pathsByKind(routes)
  const soldOut = saturdayFrom(addDays(today(), 250))
  await sellMost(db, soldOut)
  await addAccount(db)
  return {
    origin: `http://127.0.0.1:${port}`,
    services: lines,
    pathOf(kind) {
      const path = paths.get(kind)
      if (path === undefined) throw new Error(`There is no page of the kind ${kind}`)
      return path
    },
    soldOut,
    account,
    count: async (table) =>
      v.parse(CountSchema, await db.prepare(`SELECT count(*) AS count FROM ${table}`).first()).count,
    async close() {
      await Promise.all(Object.values(lines).map((line) => line.close()))
      await miniflare.dispose()
      await rm(statePath, { recursive: true, force: true })
    },
  }
}

const account = { email: 'karen@example.org', password: 'sand mellem tæerne' }

async function addAccount(db: Database): Promise<void> {
  await db
    .prepare('INSERT INTO account (type, email, email_proven_at, password, created_at) VALUES (?1, ?2, ?3, ?4, ?3)')
    .bind(userTypes.customer, account.email, Date.now(), await hashPassword(account.password))
    .run()
}

function saturdayFrom(day: string): string {
  return addDays(day, (13 - weekdayOf(day)) % 7)
}

async function sellMost(db: Database, saturday: string): Promise<void> {
  await db
    .prepare('UPDATE booking_option SET status = 0 WHERE arrival BETWEEN ?1 AND ?2 AND lodging_id % 10 <> 0')
    .bind(addDays(saturday, -2), addDays(saturday, 2))
    .run()
}

async function pathsByKind(routes: Awaited<ReturnType<Miniflare['getKVNamespace']>>): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  let cursor: string | undefined
  do {
    const page = await routes.list({ prefix: keys.route('da', ''), limit: 100, cursor })
    const values = await routes.get(
      page.keys.map(({ name }) => name),
      'json',
    )
    for (const value of values.values()) {
      const record = v.safeParse(v.object({ value: CompiledRouteSchema }), value)
      if (!record.success || record.output.value.kind !== 'entry') continue
      const { entry, path } = record.output.value
      const kind = entry.type === 'page' ? `page:${entry.template}` : entry.type
      if (!paths.has(kind)) paths.set(kind, path)
    }
    cursor = page.list_complete ? undefined : page.cursor
  } while (cursor)
  return paths
}
