import { rm } from 'node:fs/promises'
import type { Miniflare } from 'miniflare'
import * as v from 'valibot'
import { backendName } from '../../../src/commands/local-variables.ts'
import { runWorkers } from '../../../src/commands/run-workers.ts'
import { addDays, today } from '../../../src/domain/stays.ts'
import { copyState, freePort, unlimited } from '../../running-site.ts'
import { keepSiteLog } from '../../site-log.ts'
import { type FaultyService, openFaultyService } from '../fault-proxy.ts'

const BookingSchema = v.object({ number: v.string(), total: v.number() })
type StoredBooking = v.InferOutput<typeof BookingSchema>
const StaySchema = v.object({ house: v.string(), arrival: v.string() })
export type FreeStay = v.InferOutput<typeof StaySchema>

/** A site, and in a process of its own the back end that has its broker and its booking service. */
export interface BookingSite {
  port: number
  lines: Record<'broker' | 'booking', FaultyService>
  /** The back end's process is gone, and another one begins with what it has left. */
  killBackend(): Promise<void>
  /** Of that house. */
  bookingsOf(stay: FreeStay): Promise<StoredBooking[]>
  /** Free weeks of different houses. */
  freeStays(count: number): Promise<FreeStay[]>
  close(): Promise<void>
}

export async function openBookingSite(preparedPath: string): Promise<BookingSite> {
  const [sitePath, backendPath] = [await copyState(preparedPath, 'steps'), await copyState(preparedPath, 'books')]
  const [port, backendPort] = [await freePort(), await freePort()]
  const startBackend = () =>
    runWorkers({ port: 0, backendPort, statePath: backendPath, rateLimit: unlimited, onLog: keepSiteLog })
  let backend = await startBackend()
  const lines = {
    broker: await openFaultyService(`http://127.0.0.1:${backendPort}/broker`),
    booking: await openFaultyService(`http://127.0.0.1:${backendPort}/booking`),
  }
  const site = await runWorkers({
    onLog: keepSiteLog,
    port,
    backendPort: null,
    statePath: sitePath,
    rateLimit: unlimited,
    siteVariables: {
      BROKER_URL: lines.broker.url,
      BROKER_KEY: 'local-service-key',
      BOOKING_URL: lines.booking.url,
      BOOKING_KEY: 'local-service-key',
    },
  })

  async function rows(sql: string, ...values: (string | number)[]) {
    const db = await (backend as Miniflare).getD1Database('DB', backendName)
    return (
      await db
        .prepare(sql)
        .bind(...values)
        .all()
    ).results
  }

  return {
    port,
    lines,
    async killBackend() {
      await backend.dispose()
      backend = await startBackend()
    },
    async bookingsOf({ house, arrival }) {
      const sql = `SELECT number, total FROM booking JOIN lodging ON lodging.id = lodging_id
        WHERE lodging.name = ?1 AND arrival = ?2 AND idempotency_key NOT LIKE 'seed%' ORDER BY booking.id`
      return v.parse(v.array(BookingSchema), await rows(sql, house, arrival))
    },
    async freeStays(count) {
      const sql = `SELECT lodging.name AS house, MIN(arrival) AS arrival FROM booking_option
        JOIN lodging ON lodging.id = lodging_id
        WHERE status = 1 AND duration = 7 AND arrival > ?1 GROUP BY lodging_id ORDER BY lodging_id LIMIT ?2`
      return v.parse(v.array(StaySchema), await rows(sql, addDays(today(), 90), count))
    },
    async close() {
      for (const line of Object.values(lines)) await line.close()
      await site.dispose()
      await backend.dispose()
      await rm(sitePath, { recursive: true, force: true })
      await rm(backendPath, { recursive: true, force: true })
    },
  }
}
