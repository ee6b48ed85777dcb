import type { Meta } from '../../contracts/lodging.ts'
import type { Redirect } from '../../contracts/route.ts'
import { brokerLimits } from '../../domain/broker-limits.ts'
import { type BrokerContext, editionOf, limited } from './context.ts'

/** The broker's small texts: settings by key, texts by name, redirects. */
export const textQueries = {
  async metas(_: unknown, args: { keys: string[]; limit: number }, { db }: BrokerContext): Promise<Meta[]> {
    const { results } = await db
      .prepare(
        `SELECT broker_meta.key, broker_meta.value FROM json_each(?1) AS requested
         JOIN broker_meta ON broker_meta.key = requested.value GROUP BY broker_meta.key ORDER BY MIN(requested.key) LIMIT ?2`,
      )
      .bind(JSON.stringify(args.keys), limited(args.limit, brokerLimits.metas))
      .all<Meta>()
    return results
  },

  text(_: unknown, args: { name: string; lan: number }, { db }: BrokerContext) {
    return db
      .prepare('SELECT name, html FROM broker_text WHERE name = ?1 AND lan = ?2')
      .bind(args.name, editionOf(args.lan).id)
      .first<{ name: string; html: string }>()
  },

  async redirects(
    _: unknown,
    args: { specifier?: string | null; lan: number; limit: number; skip: number },
    { db }: BrokerContext,
  ): Promise<Redirect[]> {
    const { results } = await db
      .prepare(
        `SELECT from_path, to_path, is_permanent FROM redirect
         WHERE lan = ?1 AND (?2 IS NULL OR from_path = ?2) ORDER BY id LIMIT ?3 OFFSET ?4`,
      )
      .bind(
        editionOf(args.lan).id,
        args.specifier ?? null,
        limited(args.limit, brokerLimits.redirects),
        Math.max(args.skip, 0),
      )
      .all<{ from_path: string; to_path: string; is_permanent: number }>()
    return results.map((row) => ({ from: row.from_path, to: row.to_path, isPermanent: row.is_permanent === 1 }))
  },
}
