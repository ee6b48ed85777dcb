import type { TelemetryBatch } from '../../contracts/telemetry.ts'

/** Milliseconds that an event is kept. */
export const telemetryLifetime = 30 * 24 * 60 * 60 * 1000
/** Events that are kept at all. */
const maxTelemetryRows = 200_000

/** Keeps a batch, and forgets what is too old or too much. */
export async function storeTelemetry(
  db: D1Database,
  { service, lan, traces, events }: TelemetryBatch,
  now: number,
  max = maxTelemetryRows,
): Promise<void> {
  if (events.length === 0) return
  await db.batch([
    db
      .prepare(
        `INSERT INTO telemetry_event (received_at, service, lan, traces, type, name, page, event)
         SELECT ?1, ?2, ?3, ?4, value ->> 'type', value ->> 'name', value ->> 'page',
                json_remove(value, '$.type', '$.name', '$.page')
         FROM json_each(?5)`,
      )
      .bind(now, service, lan, JSON.stringify(traces), JSON.stringify(events)),
    db
      .prepare(
        `DELETE FROM telemetry_event
         WHERE received_at < ?1 OR id <= (SELECT max(id) FROM telemetry_event) - ?2`,
      )
      .bind(now - telemetryLifetime, max),
  ])
}
